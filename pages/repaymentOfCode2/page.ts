import { definePage } from '../../shared/document/page.ts';
import { codeHead } from '../../shared/features/repayment/repayment.messages.fil.ts';
import { firstScreen } from '../../shared/runtime/firstScreen.ts';
import { RepaymentOfCode2View } from './RepaymentOfCode2View.tsx';
import { contract } from './repaymentOfCode2.messages.fil.ts';
import { text } from './repaymentOfCode2.messages.ts';
import {
  codeQuery,
  keptCode,
  orderQuery,
  readPayCode,
  shownPayCode,
} from './repaymentOfCode2.model.ts';

export default definePage({
  description: 'Your contract number and how to pay with it, step by step.',
  parameters: {
    isDelay: '1 for the code of an extension',
  },
  reads: [codeQuery, orderQuery],
  screen: () => import('./RepaymentOfCode2.tsx').then(({ RepaymentOfCode2 }) => RepaymentOfCode2),
  first: firstScreen({
    text,
    read: readPayCode,
    shown: (data, context) => shownPayCode(data, context, keptCode()),
    View: RepaymentOfCode2View,
  }),
  translations: { fil: [contract, codeHead] },
});
