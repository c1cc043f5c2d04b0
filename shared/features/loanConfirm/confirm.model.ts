import {
  type Agreement,
  type ConfirmCalls,
  confirmQueries,
  type Offer,
} from '../../api/loanConfirm.ts';
import { excessOfMoney, sumOfMoney } from '../../lib/moneyText.ts';
import { type Mutation, mutation } from '../../runtime/mutation/mutation.ts';
import { type QueryAtoms, type QueryState, queryAtoms } from '../../runtime/queryAtoms.ts';
import { type PushFields, pushWith } from './confirm.mutation.ts';
import { text } from './loanConfirm.messages.ts';

/** One variant of the confirmation: its field names, queries and mutations. */
export interface Confirmation {
  offer: QueryAtoms<Offer>;
  agreements: QueryAtoms<Agreement[]>;
  /** Requests the address of an agreement. */
  openAgreement: Mutation<AgreementFields, { contract_url: string }>;
  /** Confirms the loan. */
  push: Mutation<PushFields, { lendDetailsUrl: string }>;
}

/** The payload for opening an agreement. */
type AgreementFields = NonNullable<ConfirmCalls['agreement']['input']>;

/** Creates the queries and mutations of a variant. */
export function confirmationOf(calls: ConfirmCalls): Confirmation {
  const queries = confirmQueries(calls);
  return {
    offer: queryAtoms(queries.offer),
    agreements: queryAtoms(queries.agreements, { quiet: true }),
    openAgreement: mutation({ what: 'agreement', call: calls.agreement, harmless: true }),
    push: pushWith(calls),
  };
}

/** The total cost of the loan according to its plan. */
export interface Cost {
  total: string;
  /** How much the total is above the loan amount; absent if the two cannot be compared. */
  excess?: string;
}

/** The sum of the plan; undefined if any amount cannot be read. */
export function costOf({ plans, amount }: Pick<Offer, 'plans' | 'amount'>): Cost | undefined {
  const total = sumOfMoney(plans.map((row) => row.amount));
  if (!total) return undefined;
  const excess = excessOfMoney(total, amount);
  return excess ? { total, excess } : { total };
}

/** Additional rows that only V3 has: the rate and the length of the first period. */
export function extraRows({ rate, firstPeriodDay }: Pick<Offer, 'rate' | 'firstPeriodDay'>) {
  return [
    { text: text.rate, value: rate },
    { text: text.firstPeriod, value: isTerm(firstPeriodDay) && text.days(firstPeriodDay) },
  ].flatMap(({ text, value }) => (value ? { text, value } : []));
}

/** The term of the loan as text; '' if the server sent none. */
export function termOf({ periods, termUnit }: Pick<Offer, 'periods' | 'termUnit'>): string {
  return isTerm(periods) ? `${periods} ${termUnit}`.trim() : '';
}

/** Whether a length of time is one: zero or fewer days or months are not. */
function isTerm(length: string): boolean {
  return !(Number(length) <= 0);
}

/**
 * Why Next is disabled, as text; undefined if the loan can be confirmed.
 * @param own the open dialog, if any.
 */
export function blockedReason(
  checked: boolean,
  { status }: Pick<QueryState<unknown>, 'status'>,
  own: ConfirmDialog | undefined,
): string | undefined {
  if (own === 'agreement') return text.blocked.agreement;
  if (status !== 'ready') return text.blocked[status];
  return checked ? undefined : text.blocked.unchecked;
}

/** The dialogs that open automatically, one at a time, the blocking agreement first. */
export type ConfirmDialog = 'agreement' | 'promo';

/** The dialog to open automatically. @param closed those the borrower has closed. */
export function openConfirmDialog(
  { popAgreementUrl, promoMessage }: Pick<Offer, 'popAgreementUrl' | 'promoMessage'>,
  closed: readonly ConfirmDialog[],
): ConfirmDialog | undefined {
  if (popAgreementUrl && !closed.includes('agreement')) return 'agreement';
  return promoMessage && !closed.includes('promo') ? 'promo' : undefined;
}
