import { defineMessages } from '../../shared/lib/messages.ts';

/** Texts of the customer service page. */
export const text = defineMessages('customerService', {
  title: 'Customer service',
  failed: 'We could not load our contacts',
  online: 'Chat with us',
  onlineText: 'The quickest way to an answer.',
  openChat: 'Open chat',
  call: (number: string) => `Call ${number}`,
  email: 'Write to us',
  emailText: 'If your phone opens no mail app, copy the address.',
  phone: 'Call us',
  copy: 'Copy',
  copied: 'Copied',
  complain: 'Send a complaint',
  emptyTitle: 'No contact was given',
  emptyText: 'Please call us or send a complaint instead.',
});
