import type { Translation } from '../../shared/lib/translation.ts';
import { everyScreen } from '../../shared/runtime/shared.messages.fil.ts';
import type { complaintListText } from './complaintList.messages.ts';

/** The complaint list in Filipino. */
export default {
  ...everyScreen,
  complaintList: {
    failed: 'Hindi namin ma-load ang mga reklamo mo',
    tabs: 'Mga reklamo ayon sa status',
    refresh: 'I-refresh',
    write: 'Bagong reklamo',
    empty: (tab) => `Walang reklamo sa ilalim ng "${tab}"`,
    none: 'Hindi ka pa nagpapadala ng reklamo',
    unnamed: 'Reklamo',
    untitled: 'Iba pa',
  },
} satisfies Translation<typeof complaintListText>;
