import { definePage } from '../../shared/document/page.ts';
import { RepaymentOfCode2View } from './RepaymentOfCode2View.tsx';
import { repaymentOfCode2Text } from './repaymentOfCode2.messages.ts';
import {
  codeQuery,
  keptCode,
  orderQuery,
  readPayCode,
  shownDefaultCode,
} from './repaymentOfCode2.model.ts';

export default definePage({
  description: 'Your contract number and how to pay with it, step by step.',
  parameters: {
    isDelay: '1 for the code of an extension',
  },
  label: 'Repayment code 2',
  reads: [codeQuery, orderQuery],
  text: repaymentOfCode2Text,
  read: readPayCode,
  shown: (data, context) => shownDefaultCode(data, context, keptCode()),
  View: RepaymentOfCode2View,
  languages: { fil: () => import('./repaymentOfCode2.messages.fil.ts') },
});
