import { order } from '../../shared/features/order/order.messages.fil.ts';
import { translation } from '../../shared/lib/translation.ts';
import { mutation } from '../../shared/runtime/mutation/mutation.messages.fil.ts';
import { filipino } from '../../shared/runtime/shared.messages.fil.ts';
import type { text } from './cardRepayment.messages.ts';

/** The texts of the older repayment page in Filipino. Fixed wording is not translated. */
export const cardPayment = translation<typeof text>('cardRepayment', {
  title: 'Pagbabayad',
  noAmount: 'Walang nakasaad na halagang babayaran. Pakibuksan muli ang page na ito mula sa app.',
  amount: 'Halagang babayaran',
  order: 'Numero ng order',
  choose: 'Pumili ng bank card',
  ending: (digits) => `nagtatapos sa ${digits}`,
  chooseFirst: 'Pumili muna ng bank card',
  repay: 'Magbayad ng',
  noCards: 'Wala ka pang bank card',
  noCardsText: 'Magdagdag ng bank card para makapagbayad mula rito.',
  addCard: 'Magdagdag ng bank card',
  otherWays: 'Iba pang paraan ng pagbabayad',
  alipay: 'Alipay',
  partner: 'Magbayad sa aming payment partner',
  posting: 'Maaaring abutin ng ilang sandali bago lumabas ang bayad sa order mo.',
  codeTitle: 'Kumpirmahin ang bayad mo',
  code: 'Verification code',
  confirm: 'Kumpirmahin ang bayad',
  resend: 'Kumuha ng bagong code',
  seconds: (left) => `${left} s`,
  resendHint: 'Makakakuha ka ng bagong code 60 segundo pagkatapos ng huli.',
  codeAgain: 'Maaari ka nang kumuha ng bagong code.',
  payment: (amount) => (amount ? `ang bayad mong ${amount}` : 'ang bayad mo'),
});

/** The older repayment page in Filipino. Fixed wording is not translated. */
export const locale = filipino([cardPayment, mutation, order]);
