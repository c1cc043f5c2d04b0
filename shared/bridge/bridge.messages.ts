import { defineMessages } from '../lib/messages.ts';

/** Texts for a borrower outside the app, or in an app that does not respond. */
export const bridgeText = defineMessages('bridge', {
  inApp: 'Open this in the app',
  walletTitle: 'Did the payment app open?',
  walletText:
    'If it did not, it may not be installed. Install it and try again, or choose another way to pay.',
  walletAgain: 'Try again',
  closeTitle: 'You can close this page',
  closeText: 'There is nothing left to do here.',
  home: 'Start page',
  login: 'Please open the app and sign in',
  callTitle: 'Call customer service',
  callText: 'Tap the number to call, or copy it.',
  badNumber: 'This phone number cannot be called.',
  thanks: 'Thank you for your rating!',
  close: 'Close',
  copy: 'Copy',
});
