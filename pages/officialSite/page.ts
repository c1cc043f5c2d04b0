import { definePage } from '../../shared/document/page.ts';

export default definePage({
  title: '{brandName}',
  description: 'Small loans in plain language: you see every payment before you agree.',
  aliases: ['index'],
  kind: 'public',
  parameters: {
    amount: 'loan amount of an offer, for the calculator; decimal',
    cost: 'its interest and fees in all',
    fees: 'the part of its cost that is kept from the payout; the cost is read only with it',
    days: 'its term, days',
    payments: 'its number of payments',
  },
  label: 'Official site',
  layout: import.meta.env.SSR
    ? () => import('./OfficialSiteLayout.tsx').then(({ OfficialSiteLayout }) => OfficialSiteLayout)
    : undefined,
});
