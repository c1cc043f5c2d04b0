import type { Translation } from '../../lib/translation.ts';
import type { codeHeadText, waysToPayText } from './repayment.messages.ts';

/** The shared texts of the instalment and extension pages in Filipino. */
export const waysToPay: Translation<typeof waysToPayText> = {
  waysToPay: {
    via: (way) => `gamit ang ${way}`,
    getting: 'Kinukuha ang code mo…',
    more: (hidden) => `Ipakita ang ${hidden} pa`,
    hide: 'Itago',
    payCode: 'Ang code mo sa pagbabayad',
    copyCode: 'Kopyahin',
    openCode: 'Tingnan kung paano magbayad gamit ang code na ito',
    instructions: 'Paano magbayad sa e-wallet at sa tindahan',
    posting: 'Maaaring abutin ng ilang sandali bago lumabas ang bayad sa order mo.',
    lost: 'Wala kaming natanggap na sagot. Wala pang nabayaran dito. I-tap ang Payment Method para makuha ang code mo.',
    lateCode: 'Handa na ang code na hiningi mo.',
    lastCode: (time) => `Tingnan ang code mula ${time}`,
    oneCode: 'Isang code lang ang gamitin sa pagbabayad.',
    nothingDue: 'Wala kang kailangang bayaran ngayon.',
    noChannels: 'Walang paraan para magbayad online ngayon. Makipag-ugnayan sa customer service.',
  },
};

/** Texts above a repayment code, in Filipino. */
export const codeHead: Translation<typeof codeHeadText> = {
  codeHead: {
    order: (id) => `Order ${id}`,
    product: 'Produkto',
    purpose: 'Para sa',
    extension: 'Extension mo',
    date: 'Due date',
    nextDate: 'Susunod na due date',
  },
};
