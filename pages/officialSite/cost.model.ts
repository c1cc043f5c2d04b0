import * as v from 'valibot';
import { COST_LIMITS, EXAMPLE_LOAN, PAYMENT_COUNTS } from '../../shared/features/legal/loanCost.ts';
import { type Client, inCentavos } from '../../shared/features/legal/loanTerms.ts';
import { plainCharacters } from '../../shared/lib/plainCharacters.ts';

/** The numbers that a visitor enters. */
const COST_FIELDS = ['amount', 'days', 'interest', 'fees'] as const;
export type CostField = (typeof COST_FIELDS)[number];

/** Whether a name is that of a number. */
export const isCostField = (name: string): name is CostField =>
  COST_FIELDS.some((field) => field === name);

/** The entries, as text. */
export type CostEntries = Readonly<Record<CostField, string>>;

/** Why a number cannot be used. */
export type CostProblem = 'outOfRange' | 'wholeDays' | 'feesTooHigh';

/** The state of the calculator. */
export interface EnteredLoan {
  entries: CostEntries;
  payments: number;
  client: Client;
  /** The figures are our example, not those of a visitor's offer. */
  isExample: boolean;
}

const { amount, days, interest, fees, payments } = EXAMPLE_LOAN;
const EXAMPLE: EnteredLoan = {
  entries: { amount: `${amount}`, days: `${days}`, interest: `${interest}`, fees: `${fees}` },
  payments,
  client: 'newClient',
  isExample: true,
};

/** A figure in the address; '' for any other text, which is ignored. */
const figure = (pattern: RegExp, { min, max }: { min: number; max: number }) =>
  v.fallback(
    v.pipe(
      v.string(),
      v.regex(pattern),
      v.transform((given) => (Number(given) >= min && Number(given) <= max ? given : '')),
    ),
    '',
  );

const DECIMAL = /^\d{1,6}(\.\d{1,2})?$/;
const WHOLE = /^\d{1,3}$/;

/** An offer as the confirmation of a loan writes it into the address. */
const offerSchema = v.object({
  amount: figure(DECIMAL, COST_LIMITS.amount),
  days: figure(WHOLE, COST_LIMITS.days),
  // A cost of nothing is no proof that there is none.
  cost: figure(DECIMAL, { min: 0.01, max: COST_LIMITS.interest.max + COST_LIMITS.fees.max }),
  fees: figure(DECIMAL, COST_LIMITS.fees),
  payments: v.fallback(v.string(), ''),
});

/** Interest and fees, as far as they can be told apart: what is kept from the payout is not repaid on top of the amount. */
function costsOf(cost: string, fees: string): Pick<CostEntries, 'interest' | 'fees'> {
  const interest = (inCentavos(Number(cost)) - inCentavos(Number(fees))) / 100;
  if (!cost || !fees || interest < 0) return { interest: '', fees: '' };
  return { interest: `${interest}`, fees: Number(fees) ? fees : '' };
}

/** The offer in the address, or else an example with a price. What an offer does not say stays empty. */
export function startOf(search: string): EnteredLoan {
  const { amount, days, cost, fees, payments } = v.parse(
    offerSchema,
    Object.fromEntries(new URLSearchParams(search)),
  );
  if (!amount && !days && !cost) return EXAMPLE;
  return {
    ...EXAMPLE,
    entries: { amount, days, ...costsOf(cost, fees) },
    payments: PAYMENT_COUNTS.find((one) => `${one}` === payments) ?? EXAMPLE.payments,
    isExample: false,
  };
}

/** A figure as it was typed or pasted, with digits and a decimal point only: '₱5,000.50' is '5000.50'. */
export function plainFigure(typed: string): string {
  return plainCharacters(typed).replace(/[^\d.]/g, '');
}

/** The calculator after an edit. The costs of the example hold for no other loan, so they go with its first figure. */
export function withEntry(entered: EnteredLoan, field: CostField, entry: string): EnteredLoan {
  const costs = entered.isExample && { interest: '', fees: '' };
  const entries = { ...entered.entries, ...costs, [field]: entry };
  return { ...entered, entries, isExample: false };
}

function problemOf(field: CostField, entry: string): CostProblem | undefined {
  if (!entry.trim()) return undefined;
  const value = Number(entry);
  const { min, max } = COST_LIMITS[field];
  const fits = value >= min && value <= max && (field !== 'days' || Number.isInteger(value));
  return fits ? undefined : field === 'days' ? 'wholeDays' : 'outOfRange';
}

/**
 * Checks what was entered. There is no loan if there is a problem, or if something is missing: without its interest a loan
 * would look free. Fees may be missing.
 */
export function checkEntries(entries: CostEntries) {
  const [amount = 0, days = 0, interest = 0, fees = 0] = COST_FIELDS.map((field) =>
    Number(entries[field]),
  );
  const problems: Partial<Record<CostField, CostProblem>> = {};
  for (const field of COST_FIELDS) {
    const problem = problemOf(field, entries[field]);
    if (problem) problems[field] = problem;
  }
  if (amount && !problems.fees && !problems.amount && inCentavos(fees) >= inCentavos(amount))
    problems.fees = 'feesTooHigh';
  if (Object.keys(problems).length) return { problems };
  const missing = (['amount', 'days', 'interest'] as const).find((one) => !entries[one].trim());
  return missing ? { missing, problems } : { loan: { amount, days, interest, fees }, problems };
}
