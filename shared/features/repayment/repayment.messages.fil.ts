import { translation } from '../../lib/translation.ts';
import type { headText, text } from './repayment.messages.ts';

/** The shared texts of the instalment and extension pages in Filipino. */
export const repayment = translation<typeof text>('waysToPay', {
  more: (hidden) => `Ipakita ang ${hidden} pa`,
  hide: 'Itago',
  payCode: 'Ang code mo sa pagbabayad',
  copyCode: 'Kopyahin',
  openCode: 'Tingnan kung paano magbayad gamit ang code na ito',
  instructions: 'Paano magbayad sa e-wallet at sa tindahan',
  posting: 'Maaaring abutin ng ilang sandali bago lumabas ang bayad sa order mo.',
  lastCode: (time) => `Tingnan ang code mula ${time}`,
  nothingDue: 'Wala kang kailangang bayaran ngayon.',
  noChannels: 'Walang paraan para magbayad online ngayon. Makipag-ugnayan sa customer service.',
});

/** Texts above a repayment code, in Filipino. */
export const codeHead = translation<typeof headText>('codeHead', {
  product: 'Produkto',
  date: 'Petsa ng pagbabayad',
  nextDate: 'Susunod na petsa ng pagbabayad',
});
