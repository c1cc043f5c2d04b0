import { COST_LIMITS, EXAMPLE_AMOUNT, type Loan } from '../../shared/features/legal/loanCost.ts';
import { inCentavos } from '../../shared/features/legal/loanTerms.ts';

/** The numbers that a visitor enters. */
const COST_FIELDS = ['amount', 'days', 'interest', 'fees'] as const;
export type CostField = (typeof COST_FIELDS)[number];

/** What is entered, as text. */
export type CostEntries = Readonly<Record<CostField, string>>;

/** Why a number cannot be used. */
export type CostProblem = 'outOfRange' | 'wholeDays' | 'feesTooHigh';

/** What was entered, checked. */
export interface CheckedEntries {
  /** Absent if there is a problem. */
  loan?: Omit<Loan, 'payments'>;
  /** Without it neither the whole total nor a rate is known. */
  hasInterest: boolean;
  problems: Readonly<Partial<Record<CostField, CostProblem>>>;
}

/** The entries to begin with: those of the example in the loan terms, for the shortest term. */
export const FIRST_ENTRIES: CostEntries = {
  amount: `${EXAMPLE_AMOUNT}`,
  days: `${COST_LIMITS.days.min}`,
  interest: '',
  fees: '',
};

/** The number of payments to begin with. */
export const FIRST_PAYMENTS = 3;

function problemOf(field: CostField, entry: string): CostProblem | undefined {
  const isOptional = field === 'interest' || field === 'fees';
  if (!entry.trim()) return isOptional ? undefined : rangeProblem(field);
  const value = Number(entry);
  const { min, max } = COST_LIMITS[field];
  const fits = value >= min && value <= max && (field !== 'days' || Number.isInteger(value));
  return fits ? undefined : rangeProblem(field);
}

const rangeProblem = (field: CostField) => (field === 'days' ? 'wholeDays' : 'outOfRange');

/** Checks what was entered. Interest and fees may be empty. */
export function checkEntries(entries: CostEntries): CheckedEntries {
  const found = COST_FIELDS.map((field) => [field, problemOf(field, entries[field])] as const);
  const problems: Partial<Record<CostField, CostProblem>> = {};
  for (const [field, problem] of found) if (problem) problems[field] = problem;
  const [amount = 0, days = 0, interest = 0, fees = 0] = COST_FIELDS.map((field) =>
    Number(entries[field]),
  );
  if (!problems.fees && !problems.amount && inCentavos(fees) >= inCentavos(amount))
    problems.fees = 'feesTooHigh';
  const hasInterest = Boolean(entries.interest.trim());
  if (Object.keys(problems).length) return { hasInterest, problems };
  return { loan: { amount, days, interest, fees }, hasInterest, problems };
}
