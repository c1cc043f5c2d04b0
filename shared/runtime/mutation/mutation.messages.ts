import { defineMessages } from '../../lib/messages.ts';

/** What was sent, as it appears in the sentences below. */
const things = {
  payCode: 'your request for a repayment code',
  extensionCode: 'your request for an extension code',
  confirmLoan: 'your confirmation',
  cardPayment: 'your payment request',
  account: 'your account details',
  complaint: 'your complaint',
  orderRating: 'your rating',
  complaintRating: 'your rating',
  sms: 'your request for a code',
  registration: 'your registration',
  agreement: 'your request',
  offer: 'your request',
};

/** What a page says about a write whose outcome is unknown or was found by a check. */
export const text = defineMessages('mutation', {
  things,
  /** What was sent, with its amount. */
  worth: (thing: string, amount: string) => `${thing} of ${amount}`,
  checking: (thing: string) => `We are checking whether ${thing} arrived…`,
  unknown: (thing: string) => `We do not know whether ${thing} arrived.`,
  unanswered: 'We received no answer. You can try again.',
  unreachable: 'We could not check just now. Please check again when your connection is back.',
  noProof: 'So far we see no change.',
  notDone: (thing: string) =>
    `We checked: ${thing} did not arrive. Nothing has changed. You can send it again.`,
  notSeen: (thing: string) =>
    `We checked: your order shows no change so far, so ${thing} seems not to have arrived. You can send the same one again.`,
  held: (thing: string, time: string) =>
    `Because ${thing} may still arrive, you can only send the same one again until ${time}.`,
  have: (thing: string) => `We have received ${thing}.`,
  alreadyHave: (thing: string) => `We already have ${thing}.`,
  paid: 'A payment has arrived.',
  next: 'The next page shows where it stands.',
  wait: (time: string) =>
    `Please do not send it again yet. You can do so at ${time}, or as soon as a check shows that nothing happened.`,
  settling:
    'It may still be on its way, so please do not send it again yet. In a moment we check again.',
  waitUnproved: (time: string) =>
    `It may still be on its way, so please do not send it again yet. You can do so at ${time}.`,
  risk: 'If you send it again, it may count twice. If you are not sure, contact us first.',
  check: 'Check again',
  repeat: 'Send again anyway',
  sentBefore: (thing: string, time: string) => `You sent ${thing} at ${time}.`,
  arrived: 'We have received it. If you send again, it will be a new one.',
  open: 'Continue',
  anew: 'Send another one',
  toOrder: 'See your order',
});
