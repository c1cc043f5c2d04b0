import { defineMessages } from '../../lib/messages.ts';

/** What a page says about a write whose outcome is unknown or was found by a check. `thing` is `your ₱3,450.00 request`. */
export const text = defineMessages('mutation', {
  checking: (thing: string) => `We are checking whether ${thing} went through…`,
  unknown: (thing: string) => `We're not sure ${thing} went through.`,
  unanswered: 'We got no answer. Please try again.',
  unreachable: "We can't check right now. Please check again in a few minutes.",
  noProof: 'Nothing has changed yet.',
  notDone: (thing: string) =>
    `We checked: ${thing} did not go through, and nothing has changed. You can send it again.`,
  notSeen: (thing: string, time: string) =>
    `We checked and don't see ${thing} yet. This may still arrive late, so until ${time} you can only send the same again.`,
  onlySame: (thing: string, time: string) =>
    `You can't send anything different yet: ${thing} may still arrive late. Until ${time} you can only send the same again.`,
  have: (thing: string) => `We have received ${thing}.`,
  alreadyHave: (thing: string) => `We already have ${thing}.`,
  next: 'The next page shows its status.',
  wait: (time: string) =>
    `Please don't send it again before ${time}, unless a check shows that nothing happened.`,
  settling: "We'll check again in a moment.",
  waitUnproved: (time: string) =>
    `It may still go through, so please don't send it again before ${time}.`,
  risk: 'If you send it again, it may count twice. Not sure? Please contact us first.',
  check: 'Check again',
  repeat: 'Send again anyway',
  sentBefore: (thing: string, time: string) => `You sent ${thing} at ${time}.`,
  unopened: 'The page to pay on cannot be opened.',
  arrived: 'We have received it. If you send another one now, it counts in addition.',
  open: 'Continue',
  anew: 'Send another one',
});
