import { codeHead } from '../../shared/features/repayment/repayment.messages.fil.ts';
import type { Translation } from '../../shared/lib/translation.ts';
import { everyScreen } from '../../shared/runtime/shared.messages.fil.ts';
import type { repaymentOfCodeText } from './repaymentOfCode.messages.ts';

/** The repayment code page in Filipino. */
export default {
  ...everyScreen,
  ...codeHead,
  repaymentOfCode: {
    title: 'Code sa pagbabayad',
    code: 'Code sa pagbabayad',
    qr: 'I-scan para magbayad',
    upload: 'I-save ang QR code na ito, saka i-upload sa wallet app mo.',
    amount: 'Halagang babayaran',
    copy: 'Kopyahin ang code',
    codeSteps: [
      'Kopyahin ang code.',
      'Buksan ang payment app mo o pumunta sa tindahan.',
      'Ilagay ang code at bayaran ang eksaktong halaga.',
    ],
    qrSteps: [
      'I-save ang QR code, o i-scan gamit ang ibang telepono.',
      'Buksan ang e-wallet mo at piliin ang "Scan" o "Upload QR".',
      'Tingnan ang halaga, saka magbayad.',
    ],
    qrAlt: (amount) => (amount ? `QR code para bayaran ang ${amount}` : 'QR code sa pagbabayad'),
    check: 'Tiyakin sa app na sa iyo ang halaga at produktong ito bago ka magbayad.',
    noAmount: 'Tingnan sa app',
    checkAmount:
      'Walang halaga rito. Tingnan sa app kung magkano at para sa aling produkto bago ka magbayad.',
    save: 'I-save o ibahagi ang QR code',
    notSaved: 'Hindi ma-save dito ang larawan. Mag-screenshot na lang.',
    badTitle: 'Hindi maipakita ang code na ito',
    badDetail: 'Kulang o nabago ang link. Humingi ng bagong code sa page ng pagbabayad.',
    badImage: 'Hindi namin ma-load ang QR code. Tingnan ang koneksyon mo, o kumuha ng bagong code.',
    imageTitle: 'Nawawala ang QR code',
    back: 'Bumalik sa order mo',
    repayment: 'Bumalik sa pagbabayad',
    retry: 'Subukan muli',
  },
} satisfies Translation<typeof repaymentOfCodeText>;
