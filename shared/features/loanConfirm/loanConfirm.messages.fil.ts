import { translation } from '../../lib/translation.ts';
import { mutation } from '../../runtime/mutation/mutation.messages.fil.ts';
import { filipino } from '../../runtime/shared.messages.fil.ts';
import { order } from '../order/order.messages.fil.ts';
import type { text as dialogsText } from './confirmDialogs.messages.ts';
import type { text } from './loanConfirm.messages.ts';

const dialogs = translation<typeof dialogsText>('confirmDialogs', {
  frame: {
    title: 'Pakibasa ang kasunduang ito',
    open: 'Buksan sa hiwalay na page',
    slow: 'Matagal mag-load ang kasunduan. Maaari mo itong buksan sa hiwalay na page.',
    document: 'PDF ang kasunduang ito. Buksan ito para mabasa. Saka ka lang makakapag-Agree.',
    refused: 'Hindi namin maipakita ang kasunduang ito. Makipag-ugnayan sa customer service.',
  },
  promo: { title: 'Mabuting malaman', button: 'OK' },
  retention: {
    title: 'Iiwan mo ba ang alok na ito?',
  },
});

/** The texts of the loan confirmation in Filipino. */
export const confirm = translation<typeof text>('loanConfirm', {
  title: 'Kumpirmahin ang utang',
  failed: 'Hindi namin ma-load ang alok na utang',
  amount: 'Halaga ng utang',
  firstPayment: 'Unang bayad',
  rate: 'Rate ng interes',
  firstPeriod: 'Unang panahon',
  days: (days) => `${days} araw`,
  plan: 'Plano ng pagbabayad',
  planPart: 'Bayad',
  planAmount: 'Halaga',
  total: 'Kabuuang babayaran',
  more: (excess) => `Mas mataas ito nang ${excess} kaysa sa halaga ng utang.`,
  moreThanReceived: (excess) => `Mas mataas ito nang ${excess} kaysa sa matatanggap mo.`,
  commitment: (total, count, first) =>
    `Babayaran: ${total}${count > 1 ? ` sa ${count} hulog, ang una` : ''} sa ${first}`,
  noTotal: 'Hindi pa alam ang kabuuang babayaran.',
  cost: 'Magkano ang aabutin nito?',
  agreements: 'Mga kasunduan',
  untitled: (position) => `Kasunduan ${position}`,
  agree: 'Nabasa ko at tinatanggap ko ang mga kasunduan',
  agreeAlone: 'Sumasang-ayon akong kunin ang utang na ito ayon sa mga nakasulat sa itaas',
  agreementsFailed: 'Hindi ma-load ang mga kasunduan. Kailangan mo ang mga ito bago magpatuloy.',
  retry: 'Subukan muli',
  received: 'Natanggap na namin ang kumpirmasyon mo ng utang.',
  confirmation: (amount) =>
    amount ? `ang kumpirmasyon mo ng utang na ${amount}` : 'ang kumpirmasyon mo ng utang',
  blocked: {
    unchecked: 'Lagyan ng tsek ang kahon sa itaas para magpatuloy.',
    agreement:
      'May kasunduang kailangang basahin muna. Kung hindi mo ito makita, buksan muli ang page na ito.',
    failed: 'Pindutin ang Subukan muli para ma-load ang mga kasunduan.',
  },
});

/** The loan confirmation in Filipino, for both variants. */
export const locale = filipino([confirm, mutation, dialogs, order]);
