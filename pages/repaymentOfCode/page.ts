import { definePage } from '../../shared/document/page.ts';
import { keptRequest } from '../../shared/features/repayment/keptRequest.ts';
import { RepaymentOfCodeView } from './RepaymentOfCodeView.tsx';
import { repaymentOfCodeText } from './repaymentOfCode.messages.ts';
import { shownChannelCode } from './repaymentOfCode.model.ts';

export default definePage({
  description: 'Your repayment code or QR code.',
  parameters: {
    showType: '1 shows the code as text, anything else as a QR code',
    payCode: 'the code, 4 to 64 letters, digits, spaces or hyphens',
    payCodeImg: 'address of a QR image; without one the page draws the QR code',
    repayAmount: 'whole minor units (125000), or with one or two decimals (1250.00)',
    real: "1 for rupees; any other value is pesos; without it, the market's currency",
  },
  example: { showType: '1', payCode: '801234567890', repayAmount: '345000' },
  text: repaymentOfCodeText,
  shown: (_, context) => shownChannelCode(context, keptRequest(context.address)),
  View: RepaymentOfCodeView,
  languages: { fil: () => import('./repaymentOfCode.messages.fil.ts') },
});
