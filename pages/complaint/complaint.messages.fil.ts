import { translation, verbatim } from '../../shared/lib/translation.ts';
import { filipino } from '../../shared/runtime/shared.messages.fil.ts';
import type { text } from './complaint.messages.ts';

/** The texts of the complaint start page in Filipino. Fixed wording is not translated. */
export const complaint = translation<typeof text>('complaint', {
  title: 'Reklamo',
  failed: 'Hindi namin ma-load ang form ng reklamo',
  order: 'Tungkol sa aling order ito?',
  changeOrder: 'Pumili ng ibang order',
  orders: 'Mga order mo',
  orderNumber: (number) => `Order ${number}`,
  noOrder: 'Wala ka pang order. Puwede mo pa ring sabihin sa amin ang problema.',
  types: 'Tungkol saan ito?',
  sonTypes: 'Ano ang nangyari?',
  confirm: verbatim,
  cancel: verbatim,
  emptyTitle: 'Hindi ka makakapagpadala ng reklamo ngayon',
  emptyText: 'Makipag-ugnayan na lang sa customer service.',
  service: 'Customer service',
  mine: verbatim,
  refused: verbatim,
});

/** The complaint start page in Filipino. */
export const locale = filipino([complaint]);
