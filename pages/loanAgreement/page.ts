import { definePage } from '../../shared/document/page.ts';

export default definePage({
  title: 'Loan terms and conditions',
  description: 'What you agree to when you take a loan, in plain language, with every figure.',
  label: 'Loan terms',
  kind: 'public',
  staticScreen: () => import('./LoanAgreement.tsx').then(({ LoanAgreement }) => LoanAgreement),
});
