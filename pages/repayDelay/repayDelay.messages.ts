/** Texts that only the extension page has. */
export const text = {
  title: 'Rollover Repayment',
  failed: 'We could not load your extension',
  fee: 'To pay for the extension',
  date: 'Next payment date',
  cost: (amount: string, date: string) =>
    date
      ? `Extending costs ${amount}. The loan itself stays to be repaid, next on ${date}.`
      : `Extending costs ${amount}. The loan itself stays to be repaid.`,
  noPlan: 'The plan after the extension is not known yet.',
} as const;
