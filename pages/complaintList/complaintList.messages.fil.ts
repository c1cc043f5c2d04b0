import { translation } from '../../shared/lib/translation.ts';
import { filipino } from '../../shared/runtime/shared.messages.fil.ts';
import type { text } from './complaintList.messages.ts';

/** The texts of the complaint list in Filipino. The title is fixed wording. */
export const complaints = translation<typeof text>('complaintList', {
  failed: 'Hindi namin ma-load ang mga reklamo mo',
  tabs: 'Mga reklamo ayon sa status',
  refresh: 'I-refresh',
  write: 'Bagong reklamo',
  empty: (tab) => `Walang reklamo sa ilalim ng "${tab}"`,
  none: 'Hindi ka pa nagpapadala ng reklamo',
  unnamed: 'Reklamo',
  untitled: 'Iba pa',
});

/** The complaint list in Filipino. */
export const locale = filipino([complaints]);
