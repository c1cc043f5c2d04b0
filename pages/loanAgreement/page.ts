import { definePage } from '../../shared/document/page.ts';

export default definePage({
  title: 'Loan terms and conditions',
  description: 'What you agree to when you take a loan, in plain language, with every figure.',
  kind: 'public',
  script: false,
  screen: () => import('./LoanAgreement.tsx').then(({ LoanAgreement }) => LoanAgreement),
});
