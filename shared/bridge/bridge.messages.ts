import { defineMessages } from '../lib/messages.ts';

/** What a borrower reads when no shell answers. */
export const text = defineMessages('bridge', {
  inApp: 'Open this in the app',
  walletTitle: 'Did the payment app open?',
  walletText:
    'If it did not, it may not be on this phone. Install it and try again, or choose another way to pay.',
  walletAgain: 'Try again',
  closeTitle: 'You can close this page',
  closeText: 'Nothing more is needed here.',
  home: 'Start page',
  login: 'Please open the app and sign in',
  callTitle: 'Call customer service',
  callText: 'Tap the number to call, or copy it.',
  badNumber: 'This phone number cannot be called.',
  thanks: 'Thank you for your rating!',
  close: 'Close',
  copy: 'Copy',
  copied: 'Copied',
});
