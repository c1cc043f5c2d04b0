import { order } from '../../shared/features/order/order.messages.fil.ts';
import { receipt } from '../../shared/features/receipt/receipt.messages.fil.ts';
import type { Translation } from '../../shared/lib/translation.ts';
import { mutation } from '../../shared/runtime/mutation/mutation.messages.fil.ts';
import { everyScreen } from '../../shared/runtime/shared.messages.fil.ts';
import type { cardRepaymentText } from './cardRepayment.messages.ts';

/** The older repayment page in Filipino. Fixed wording is not translated. */
export default {
  ...everyScreen,
  ...receipt,
  ...order,
  ...mutation,
  cardRepayment: {
    title: 'Pagbabayad',
    noAmount: 'Walang nakasaad na halagang babayaran. Pakibuksan muli ang page na ito mula sa app.',
    amount: 'Halagang babayaran',
    order: 'Numero ng order',
    choose: 'Pumili ng bank card',
    ending: (digits) => `nagtatapos sa ${digits}`,
    chooseFirst: 'Pumili muna ng bank card',
    sending: 'Ipinapadala ang bayad mo…',
    repay: 'Magbayad ng',
    noCards: 'Wala ka pang bank card',
    noCardsText: 'Magdagdag ng bank card para makapagbayad mula rito.',
    addCard: 'Magdagdag ng bank card',
    otherWays: 'Iba pang paraan ng pagbabayad',
    alipay: 'Alipay',
    partner: 'Magbayad sa aming payment partner',
    lostPartner: 'Wala kaming natanggap na sagot. Wala pang nabayaran dito. Pakisubukang muli.',
    posting: 'Maaaring abutin ng ilang sandali bago lumabas ang bayad sa order mo.',
    codeTitle: 'Kumpirmahin ang bayad mo',
    code: 'Verification code',
    confirm: 'Kumpirmahin ang bayad',
    resend: 'Kumuha ng bagong code',
    seconds: (left) => `${left} s`,
    resendHint: 'Makakakuha ka ng bagong code 60 segundo pagkatapos ng huli.',
    resendHeld: 'Hindi ka makakakuha ng bagong code habang maaari pang dumating ang bayad mo.',
    codeAgain: 'Maaari ka nang kumuha ng bagong code.',
    payment: (amount) => (amount ? `ang bayad mong ${amount}` : 'ang bayad mo'),
    same: 'ang parehong bayad, gamit ang parehong card at parehong halaga,',
    another: 'Magbayad ng isa pa',
    sameCode: 'ang parehong bayad, gamit ang parehong card, parehong halaga at parehong code,',
  },
} satisfies Translation<typeof cardRepaymentText>;
