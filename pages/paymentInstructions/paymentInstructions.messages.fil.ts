import { QUOTED, translation } from '../../shared/lib/messages.ts';
import { copying, speakFilipino } from '../../shared/runtime/shared.messages.fil.ts';
import { COPY_TEXT } from '../../shared/ui/CopyButton.tsx';
import { VIEWER_TEXT } from '../../shared/ui/ImageViewer.tsx';
import { text, ways } from './paymentInstructions.messages.ts';

/** The payment instructions in Filipino. Words on a provider's own screens are not translated. */
export const speak = () =>
  speakFilipino([
    copying(COPY_TEXT),
    translation(VIEWER_TEXT, {
      close: 'Isara ang larawan',
      near: 'Palakihin',
      far: 'Paliitin',
    }),
    translation(text, {
      title: 'Paano magbayad',
      reference: 'Ang reference number mo',
      noReference:
        'Kailangan mo ang reference number ng utang mo. Makikita ito sa page ng pagbabayad bilang code sa pagbabayad.',
      check: 'Tiyakin sa app na sa iyo ang numerong ito bago ka magbayad.',
      repayment: 'Buksan ang page ng pagbabayad',
      copy: 'Kopyahin',
      copied: 'Nakopya na',
      enlarge: (alt) => `Palakihin ang larawan: ${alt}`,
      after:
        'Itago ang resibo hanggang lumabas ang bayad sa order mo. Maaaring abutin ito ng ilang sandali.',
      back: 'Bumalik sa pagbabayad',
    }),
    translation(ways, [
      {
        title: 'Sa e-wallet (bill payment)',
        steps: [
          {
            text: 'Buksan ang e-wallet app mo at piliin ang "Bills".',
            image: { file: QUOTED, alt: 'Unang screen ng e-wallet na may markang Bills' },
          },
          {
            text: 'Piliin ang kategoryang "Loans" at ang provider na nakasulat sa page ng pagbabayad.',
            image: { file: QUOTED, alt: 'Listahan ng mga biller na may markang Loans' },
          },
          {
            text: 'Ilagay ang reference number mo at ang eksaktong halaga, tingnan ang dalawa, at magbayad.',
            image: { file: QUOTED, alt: 'Form ng bill na may nakalagay na reference number' },
          },
          { text: 'I-save ang kumpirmasyong ipinapakita ng app.' },
        ],
      },
      {
        title: 'Sa tindahan',
        steps: [
          {
            text: 'Pumunta sa bills payment counter ng partner na tindahan.',
            image: { file: QUOTED, alt: 'Counter ng tindahan na may karatulang bills payment' },
          },
          {
            text: 'Sabihin sa cashier ang provider, o punan ang form gamit ang reference number mo.',
          },
          { text: 'Bayaran nang cash ang eksaktong halaga.' },
          {
            text: 'Tiyaking sa iyo ang reference number sa resibo.',
            image: { file: QUOTED, alt: 'Resibo na may reference number' },
          },
        ],
      },
    ]),
  ]);
