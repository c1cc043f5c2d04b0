/** A legal limit to compare the product's figures with, its source, and when it was looked up. */
export interface Limit {
  value: number;
  unit: string;
  source: string;
  /** Month in which it was looked up, yyyy-mm. */
  read: string;
}

/** Legal limits, as summarized by press and law firms, for the operator's lawyers to check. Not legal advice. */
export const LIMITS = {
  lateRatePerMonth: {
    value: 5,
    unit: '% of the outstanding amount a month',
    source: 'SEC Memorandum Circular 3/2022 (Philippines)',
    read: '2026-10',
  },
  totalCost: {
    value: 100,
    unit: '% of the principal, all charges together',
    source: 'SEC Memorandum Circular 3/2022 (Philippines)',
    read: '2026-10',
  },
  cappedAmount: {
    value: 10_000,
    unit: 'pesos up to which the caps hold',
    source: 'SEC Memorandum Circulars 3/2022 and 14/2025 (Philippines)',
    read: '2026-10',
  },
  cappedDays: {
    value: 120,
    unit: 'days up to which the caps hold, about four months',
    source: 'SEC Memorandum Circulars 3/2022 and 14/2025 (Philippines)',
    read: '2026-10',
  },
  coolingOffDays: {
    value: 3,
    unit: 'days in which a loan may be given back',
    source: 'Lending rules of the Philippines; India asks for 1',
    read: '2026-10',
  },
  storeShortestTerm: {
    value: 60,
    unit: 'days that a loan in an app store must run at least',
    source: 'Google Play personal-loan policy',
    read: '2026-10',
  },
} as const satisfies Record<string, Limit>;
