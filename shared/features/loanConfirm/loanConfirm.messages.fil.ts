import type { Translation } from '../../lib/translation.ts';
import { mutation } from '../../runtime/mutation/mutation.messages.fil.ts';
import { everyScreen } from '../../runtime/shared.messages.fil.ts';
import { dueDate, weekdays } from '../order/dueDate.messages.fil.ts';
import { order } from '../order/order.messages.fil.ts';
import { receipt } from '../receipt/receipt.messages.fil.ts';
import type { confirmDialogsText } from './confirmDialogs.messages.ts';
import type { loanConfirmText } from './loanConfirm.messages.ts';

/** The loan confirmation in Filipino, for both variants. */
export default {
  ...everyScreen,
  ...mutation,
  ...order,
  ...dueDate,
  ...weekdays,
  ...receipt,
  confirmDialogs: {
    frame: {
      title: 'Pakibasa ang kasunduang ito',
      open: 'Buksan sa hiwalay na page',
      slow: 'Matagal mag-load ang kasunduan. Maaari mo itong buksan sa hiwalay na page.',
      separate:
        'Bumubukas sa hiwalay na page ang kasunduang ito. Basahin ito roon. Saka ka lang makakapag-Agree.',
      refused: 'Hindi namin maipakita ang kasunduang ito. Makipag-ugnayan sa customer service.',
    },
    promo: { title: 'Mabuting malaman', button: 'OK' },
    retention: {
      title: 'Iiwan mo ba ang offer na ito?',
      choice:
        'Sa Agree, mananatili ka sa offer na ito at wala pang makukumpirma. Sa Cancel, isasara ang page na ito.',
    },
  },
  loanConfirm: {
    title: 'Kumpirmahin ang loan',
    failed: 'Hindi namin ma-load ang loan offer',
    amount: 'Halaga ng loan',
    receive: 'Matatanggap mo',
    repay: 'Babayaran mo',
    about: (amount) => `humigit-kumulang ${amount}`,
    payments: (count, each, first) =>
      count === 1
        ? `1 bayad${first && ` sa ${first}`}`
        : `${count} hulog${each && ` na ${each}`}${first && `, ang una sa ${first}`}`,
    firstPayment: 'Unang bayad',
    rate: 'Interest rate',
    firstPeriod: 'Unang period',
    days: (days) => `${days} araw`,
    plan: 'Plano ng pagbabayad',
    planPart: 'Bayad',
    planAmount: 'Halaga',
    total: 'Kabuuang babayaran',
    more: (excess) => `Mas mataas ito nang ${excess} kaysa sa halaga ng loan.`,
    moreThanReceived: (excess) => `Mas mataas ito nang ${excess} kaysa sa matatanggap mo.`,
    effectiveRate: (month, year) =>
      `Effective rate sa aming kuwenta kung ngayon darating ang pera: ${month} kada buwan, ${year} kada taon.`,
    commitment: (total, count, first) =>
      `Babayaran: ${total}${count > 1 ? ` sa ${count} hulog, ang una` : ''} sa ${first}`,
    noTotal: 'Hindi pa alam ang kabuuang babayaran.',
    cost: 'Magkano ang aabutin nito?',
    agreements: 'Mga kasunduan',
    untitled: (position) => `Kasunduan ${position}`,
    agree: 'Nabasa ko at tinatanggap ko ang mga kasunduan',
    agreeAlone: 'Sumasang-ayon akong kunin ang loan na ito ayon sa mga nakasulat sa itaas',
    agreementsFailed: 'Hindi ma-load ang mga kasunduan. Kailangan mo ang mga ito bago magpatuloy.',
    retry: 'Subukan muli',
    confirming: 'Kinukumpirma ang loan mo…',
    another: 'Magkumpirma ng isa pang loan',
    received: 'Natanggap na namin ang kumpirmasyon mo sa loan.',
    confirmation: (amount) =>
      amount ? `ang kumpirmasyon mo sa loan na ${amount}` : 'ang kumpirmasyon mo sa loan',
    same: 'ang parehong kumpirmasyon, para sa parehong loan,',
    blocked: {
      unchecked: 'Lagyan ng tsek ang kahon sa itaas para magpatuloy.',
      agreement:
        'May kasunduang kailangang basahin muna. Kung hindi mo ito makita, buksan muli ang page na ito.',
      failed: 'Pindutin ang Subukan muli para ma-load ang mga kasunduan.',
    },
  },
} satisfies Translation<typeof confirmDialogsText> & Translation<typeof loanConfirmText>;
