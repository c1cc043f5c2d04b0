import { translation } from '../../../shared/lib/translation.ts';
import { filipino } from '../../../shared/runtime/shared.messages.fil.ts';
import type { text } from './pastPayments.messages.ts';

/** The texts of the past payments page in Filipino. */
export const pastPayments = translation<typeof text>('pastPayments', {
  title: 'Mga nakaraang bayad',
  failed: 'Hindi namin ma-load ang mga nakaraang bayad mo',
  paidOn: (date) => `Binayaran noong ${date}`,
  emptyTitle: 'Wala pang bayad',
  emptyText: 'Makikita rito ang bayad kapag dumating na.',
  order: 'Tingnan ang order mo',
});

/** The past payments page in Filipino. */
export const locale = filipino([pastPayments]);
