import { defineMessages } from '../../shared/lib/messages.ts';

export const customerServiceText = defineMessages('customerService', {
  title: 'Customer service',
  failed: 'We could not load our contact details',
  online: 'Chat with us',
  onlineText: 'The quickest way to get an answer.',
  number: 'Online service',
  numberText: 'You can reach our online service on this number.',
  openChat: 'Open chat',
  /** Stands before a number. */
  call: 'Call',
  email: 'Write to us',
  emailText: 'If no mail app opens, copy the address.',
  phone: 'Call us',
  copy: 'Copy',
  sendComplaint: 'Send a complaint',
  emptyTitle: 'Chat and email are not available',
  emptyText: 'Please call us or send a complaint instead.',
});
