import { defineMessages } from '../../shared/lib/messages.ts';

/** Texts of the extension page that it does not share with the instalment page. */
export const text = defineMessages('repayDelay', {
  title: 'Rollover Repayment',
  failed: 'We could not load your extension',
  fee: 'To pay for the extension',
  date: 'Next payment date',
  cost: (amount: string, date: string) =>
    date
      ? `Extending costs ${amount}. The loan itself stays to be repaid, next on ${date}.`
      : `Extending costs ${amount}. The loan itself stays to be repaid.`,
  noPlan: 'The plan after the extension is not known yet.',
});
