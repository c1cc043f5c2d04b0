import { translation, verbatim } from '../../shared/lib/translation.ts';
import { copyButton, filipino, imageViewer } from '../../shared/runtime/shared.messages.fil.ts';
import type { referenceText, text } from './paymentInstructions.messages.ts';

/** The texts of the reference number in Filipino. */
export const reference = translation<typeof referenceText>('paymentReference', {
  reference: 'Ang reference number mo',
  noReference:
    'Kailangan mo ang reference number ng utang mo. Makikita ito sa page ng pagbabayad bilang code sa pagbabayad.',
  check: 'Tiyakin sa app na sa iyo ang numerong ito bago ka magbayad.',
  repayment: 'Buksan ang page ng pagbabayad',
  copy: 'Kopyahin',
});

/** The payment instructions in Filipino. Words on a provider's own screens are not translated. */
export const locale = filipino([
  copyButton,
  reference,
  imageViewer,
  translation<typeof text>('paymentInstructions', {
    title: 'Paano magbayad',
    enlarge: (alt) => `Palakihin ang larawan: ${alt}`,
    after:
      'Itago ang resibo hanggang lumabas ang bayad sa order mo. Maaaring abutin ito ng ilang sandali.',
    ways: [
      {
        title: 'Sa e-wallet (bill payment)',
        steps: [
          {
            text: 'Buksan ang e-wallet app mo at piliin ang "Bills".',
            image: { file: verbatim, alt: 'Unang screen ng e-wallet na may markang Bills' },
          },
          {
            text: 'Piliin ang kategoryang "Loans" at ang provider na nakasulat sa page ng pagbabayad.',
            image: { file: verbatim, alt: 'Listahan ng mga biller na may markang Loans' },
          },
          {
            text: 'Ilagay ang reference number mo at ang eksaktong halaga, tingnan ang dalawa, at magbayad.',
            image: { file: verbatim, alt: 'Form ng bill na may nakalagay na reference number' },
          },
          { text: 'I-save ang kumpirmasyong ipinapakita ng app.' },
        ],
      },
      {
        title: 'Sa tindahan',
        steps: [
          {
            text: 'Pumunta sa bills payment counter ng partner na tindahan.',
            image: { file: verbatim, alt: 'Counter ng tindahan na may karatulang bills payment' },
          },
          {
            text: 'Sabihin sa cashier ang provider, o punan ang form gamit ang reference number mo.',
          },
          { text: 'Bayaran nang cash ang eksaktong halaga.' },
          {
            text: 'Tiyaking sa iyo ang reference number sa resibo.',
            image: { file: verbatim, alt: 'Resibo na may reference number' },
          },
        ],
      },
    ],
  }),
]);
