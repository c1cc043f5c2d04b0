import { defineMessages } from '../lib/messages.ts';

/** Texts that any screen may show. */
export const runtimeText = defineMessages('runtime', {
  retry: 'Retry',
  offline: 'You are offline',
  connect: 'Check your connection and try again.',
  signedOut: 'You are signed out',
  signIn: 'Sign in',
  framedTitle: 'Open this page in the app',
  framedDetail: 'For your safety, it cannot be shown inside another website.',
  crashedTitle: 'Something went wrong',
  crashedDetail: 'We could not show this page.',
  reload: 'Reload',
  incompleteTitle: 'This link is incomplete',
  close: 'Close this page',
  incomplete: 'Please open the page again from the app.',
  updating: 'We are checking whether anything changed…',
  outdated: 'We could not refresh this page, so it may be out of date.',
  later: 'Wait a minute, then tap Retry.',
  unsure: "We're not sure it went through.",
  afterUnsure: 'Please wait a moment, then try again.',
  afterRefusal: 'You can try again, or contact customer service.',
  unanswered: 'We got no answer. Please try again.',
  refused: 'This link cannot be opened. Please contact customer service.',
});

/** Ways on. Views show them too, so their documents need not have the texts above. */
export const wayOnText = defineMessages('wayOn', { order: 'See your order' });

/** How to reach customer service. */
export const contactText = defineMessages('contact', {
  call: 'Need help? Call',
  write: 'or write to',
});
