/** A figure that the product's figures are held against, with where it stands and when it was read. */
export interface Limit {
  value: number;
  unit: string;
  source: string;
  /** Month in which it was read, yyyy-mm. */
  read: string;
}

/** Limits for the operator's counsel; summaries of press and law firms, not legal advice (ux-checklist 4). */
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
