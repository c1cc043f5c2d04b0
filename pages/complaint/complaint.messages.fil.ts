import { ORDER_STATUS } from '../../shared/api/order.ts';
import { translation } from '../../shared/lib/translation.ts';
import { filipino } from '../../shared/runtime/shared.messages.fil.ts';
import type { text } from './complaint.messages.ts';
import type { text as pickerText } from './orderPicker.messages.ts';

/** The texts of the complaint start page in Filipino. Fixed wording is not translated. */
export const complaint = translation<typeof text>('complaint', {
  title: 'Reklamo',
  failed: 'Hindi namin ma-load ang form ng reklamo',
  order: 'Tungkol sa aling order ito?',
  changeOrder: 'Pumili ng ibang order',
  noOrder: 'Wala ka pang order. Puwede mo pa ring sabihin sa amin ang problema.',
  types: 'Tungkol saan ito?',
  sonTypes: 'Ano ang nangyari?',
  emptyTitle: 'Hindi ka makakapagpadala ng reklamo ngayon',
  emptyText: 'Makipag-ugnayan na lang sa customer service.',
  service: 'Customer service',
});

const orderPicker = translation<typeof pickerText>('orderPicker', {
  title: 'Mga order mo',
  number: (number) => `Order ${number}`,
  status: {
    [ORDER_STATUS.review]: 'Sinusuri pa',
    [ORDER_STATUS.preparing]: 'Inihahanda',
    [ORDER_STATUS.sending]: 'Ipinapadala na ang pera',
    [ORDER_STATUS.overdue]: 'Lampas na sa takda',
    [ORDER_STATUS.due]: 'May babayaran',
    [ORDER_STATUS.dueToday]: 'Takda ngayong araw',
    [ORDER_STATUS.repaid]: 'Bayad na',
  },
});

/** The complaint start page in Filipino. */
export const locale = filipino([complaint, orderPicker]);
