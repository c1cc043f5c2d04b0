import { definePage } from '../../shared/document/page.ts';
import { keptRequest } from '../../shared/features/repayment/keptRequest.ts';
import { codeHead } from '../../shared/features/repayment/repayment.messages.fil.ts';
import { firstScreen } from '../../shared/runtime/firstScreen.ts';
import { contact } from '../../shared/runtime/shared.messages.fil.ts';
import { RepaymentOfCodeView } from './RepaymentOfCodeView.tsx';
import { payCode } from './repaymentOfCode.messages.fil.ts';
import { text } from './repaymentOfCode.messages.ts';
import { shownPayCode } from './repaymentOfCode.model.ts';

export default definePage({
  description: 'Your repayment code or QR code.',
  parameters: {
    showType: '1 shows the code as text, anything else as a QR code',
    payCode: 'the code, 4 to 64 letters, digits, spaces or hyphens',
    payCodeImg: 'address of a QR image; without one the page draws the QR code',
    repayAmount: 'whole minor units (125000), or with one or two decimals (1250.00)',
    real: "1 for rupees; any other value is pesos; without it, the market's currency",
  },
  screen: () => import('./RepaymentOfCode.tsx').then(({ RepaymentOfCode }) => RepaymentOfCode),
  first: firstScreen({
    text,
    shown: (_, context) => shownPayCode(context, keptRequest(context.page)),
    View: RepaymentOfCodeView,
  }),
  translations: { fil: [payCode, codeHead, contact] },
});
