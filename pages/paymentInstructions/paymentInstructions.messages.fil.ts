import type { Translation } from '../../shared/lib/translation.ts';
import { everyScreen, imageViewer } from '../../shared/runtime/shared.messages.fil.ts';
import type { paymentInstructionsText, referenceText } from './paymentInstructions.messages.ts';

/** The payment instructions in Filipino. Words on a provider's own screens are not translated. */
export default {
  ...everyScreen,
  ...imageViewer,
  paymentReference: {
    reference: 'Ang reference number mo',
    noReference:
      'Kailangan mo ang reference number ng loan mo. Makikita ito sa page ng pagbabayad bilang code sa pagbabayad.',
    check: 'Tiyakin sa app na sa iyo ang numerong ito bago ka magbayad.',
    repayment: 'Buksan ang page ng pagbabayad',
    copy: 'Kopyahin',
  },
  paymentInstructions: {
    title: 'Paano magbayad',
    enlarge: (alt) => `Palakihin ang larawan: ${alt}`,
    after:
      'Ingatan ang resibo hanggang lumabas ang bayad sa order mo. Maaaring abutin ito ng ilang sandali.',
    pictures: {
      'wallet-home': 'Unang screen ng e-wallet na may markang Bills',
      'wallet-biller': 'Listahan ng mga biller na may markang Loans',
      'wallet-reference': 'Form ng bill na may nakalagay na reference number',
      'store-counter': 'Counter ng tindahan na may karatulang bills payment',
      'store-receipt': 'Resibo na may reference number',
    },
    ways: [
      {
        title: 'Sa e-wallet (bill payment)',
        steps: [
          'Buksan ang e-wallet app mo at piliin ang "Bills".',
          'Piliin ang kategoryang "Loans" at ang provider na nakasulat sa page ng pagbabayad.',
          'Ilagay ang reference number mo at ang eksaktong halaga, tingnan ang dalawa, at magbayad.',
          'I-save ang kumpirmasyong ipinapakita ng app.',
        ],
      },
      {
        title: 'Sa tindahan',
        steps: [
          'Pumunta sa bills payment counter ng partner na tindahan.',
          'Sabihin sa cashier ang provider, o punan ang form gamit ang reference number mo.',
          'Bayaran nang cash ang eksaktong halaga.',
          'Tiyaking sa iyo ang reference number sa resibo.',
        ],
      },
    ],
  },
} satisfies Translation<typeof referenceText> & Translation<typeof paymentInstructionsText>;
