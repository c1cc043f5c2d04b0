import { defineMessages } from '../../lib/messages.ts';

/** Messages about a write whose outcome is unknown or was found by a check. `thing` is `your ₱3,450.00 payment`. */
export const mutationText = defineMessages('mutation', {
  checking: (thing: string) => `We are checking whether ${thing} went through…`,
  unknown: (thing: string) => `We're not sure ${thing} went through.`,
  gone: "We don't see this offer any more.",
  unreachable: "We can't check right now. Please check again in a few minutes.",
  noProof: 'We do not see it yet.',
  notSeen: (thing: string, time: string, same: string) =>
    `We checked and don't see ${thing} yet. This may still arrive late, so until ${time} you can only send ${same}.`,
  unsent: 'Nothing was sent.',
  elsewhere:
    'Nothing was sent, because another tab is busy with it. Please close that tab, or try again in a moment.',
  unreached: 'We got no answer from the lender, so nothing was sent. Please try again.',
  next: 'The next page shows its status.',
  wait: (time: string) => `It may still go through, so please don't send it again before ${time}.`,
  risk: 'If you send it again, it may count twice. Not sure? Please contact us first.',
  check: 'Check again',
  repeat: 'Send again anyway',
  sentBefore: (thing: string, time: string) => `You sent ${thing} at ${time}.`,
  open: 'Continue',
});
