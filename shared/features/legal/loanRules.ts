/* What the loans, their terms and their offers are compared with. */
import type { Rule } from './findingRule.ts';
import { dayOfDoubling, lateCost, pesos } from './loanTerms.ts';

const PRINCIPAL = 10_000;

export const lateRate: Rule = ({ terms, limits }) => {
  const perMonth = lateCost(PRINCIPAL, 30, 'newClient');
  const cap = (PRINCIPAL * limits.lateRatePerMonth.value) / 100;
  if (perMonth.total <= cap) return undefined;
  const first = terms.late.tiers[0];
  return {
    severity: 'high',
    title: 'Late charges are far above the cap',
    detail: `${first?.percentPerDay}% a day and a fee of ${pesos(terms.late.fee.newClient)}: on ${pesos(PRINCIPAL)} the charges are ${pesos(perMonth.total)} after 30 days and reach the amount itself on day ${dayOfDoubling(PRINCIPAL, 'newClient')}.`,
    compare: `${limits.lateRatePerMonth.value}${limits.lateRatePerMonth.unit} would be ${pesos(cap)} (${limits.lateRatePerMonth.source})`,
  };
};

export const partlyCapped: Rule = ({ terms, limits }) =>
  terms.termDays.min <= limits.cappedDays.value
    ? {
        severity: 'medium',
        title: 'Some loans fall under the caps',
        detail: `Loans of ${terms.termDays.min} to ${limits.cappedDays.value} days and up to ${pesos(limits.cappedAmount.value)} are capped.`,
        compare: limits.cappedDays.source,
      }
    : undefined;

export const prepayment: Rule = ({ terms, limits }) => ({
  severity: 'medium',
  title: 'Early repayment is limited',
  detail: `Only after ${terms.prepayment.partOfTerm} of the term and ${terms.prepayment.daysAfterDisbursement} days; there is no cooling-off.`,
  compare: `${limits.coolingOffDays.value} ${limits.coolingOffDays.unit} (${limits.coolingOffDays.source})`,
});

export const effectiveRate: Rule = () => ({
  severity: 'high',
  title: 'No effective rate in the offer',
  detail:
    'The confirmation data carry no effective interest rate, net proceeds or disclosure statement; only a rate text.',
  compare: 'Truth in Lending Act (RA 3765), SEC MC 19/2019, store policies',
});

export const promotedOffers: Rule = () => ({
  severity: 'medium',
  title: 'Offers from other lenders say too little',
  detail: 'Recommended products carry no lender, effective rate, penalties or key fact statement.',
  compare: 'RBI digital lending directions 2025, lead-generator rule of Google Play',
});

export const rollover: Rule = () => ({
  severity: 'medium',
  title: 'Extensions are offered beside repayment',
  detail:
    "'Rollover Repayment / Short of money?' is required wording. Cost and new date are shown before the borrower pays.",
  compare: 'Spirit of the Truth in Lending Act',
});

export const shortTerms: Rule = ({ terms, limits }) => ({
  severity: 'low',
  title: 'Offers must keep to the stated terms',
  detail: `The texts state ${terms.termDays.min} to ${terms.termDays.max} days; offers come from the server and are not checked against them.`,
  compare: `${limits.storeShortestTerm.value} ${limits.storeShortestTerm.unit} (${limits.storeShortestTerm.source})`,
});
