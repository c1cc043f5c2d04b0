import {
  type Agreement,
  type ConfirmCalls,
  confirmQueries,
  type Offer,
  type OfferNames,
} from '../../api/loanConfirm.ts';
import { excessOfMoney, sumOfMoney } from '../../lib/moneyText.ts';
import { type Mutation, mutation } from '../../runtime/mutation/mutation.ts';
import { type QueryAtoms, type QueryState, queryAtoms } from '../../runtime/queryAtoms.ts';
import { lazyModule } from '../../ui/lazy/lazyModule.ts';
import { text } from './loanConfirm.messages.ts';

/** One variant of the confirmation: its names on the wire, what it reads and what it sends. */
export interface Confirmation {
  names: OfferNames;
  offer: QueryAtoms<Offer>;
  agreements: QueryAtoms<Agreement[]>;
  /** Asks where an agreement can be read. */
  openAgreement: Mutation<AgreementFields, { contract_url: string }>;
  /** Confirms the loan. */
  push: Mutation<PushFields, { lendDetailsUrl: string }>;
}

/** What opening an agreement carries. */
type AgreementFields = NonNullable<ConfirmCalls['agreement']['input']>;

/** What a confirmation carries. */
type PushFields = NonNullable<ConfirmCalls['push']['input']>;

const loadCheck = lazyModule(
  'shared/features/loanConfirm/confirm.verify.ts',
  () => import('./confirm.verify.ts'),
  {
    ahead: true,
  },
);

/** A variant with its remote data (spec 2.15, 7.7). */
export function confirmationOf(calls: ConfirmCalls, names: OfferNames): Confirmation {
  const queries = confirmQueries(calls);
  return {
    names,
    offer: queryAtoms(queries.offer),
    agreements: queryAtoms(queries.agreements, { quiet: true }),
    openAgreement: mutation({ what: 'agreement', call: calls.agreement, harmless: true }),
    push: mutation({
      what: 'confirmLoan',
      call: calls.push,
      verify: () => loadCheck().then(({ confirmCheck }) => confirmCheck(calls.offer)),
      remembered: true,
    }),
  };
}

/** What the whole loan costs, as far as the plan says it for certain. */
export interface Cost {
  total: string;
  /** Over the loan amount; absent where the two cannot be compared. */
  excess?: string;
}

/** The sum of the plan (ux-checklist, confirm loan); undefined rather than a guess. */
export function costOf({ plans, amount }: Pick<Offer, 'plans' | 'amount'>): Cost | undefined {
  const total = sumOfMoney(plans.map((row) => row.amount));
  if (!total) return undefined;
  const excess = excessOfMoney(total, amount);
  return excess ? { total, excess } : { total };
}

/** The offer's rows and what V3 says besides (spec 3: pRateDsc, firstPeriodDay). */
export function extraRows({ rate, firstPeriodDay }: Pick<Offer, 'rate' | 'firstPeriodDay'>) {
  return [
    { text: text.rate, value: rate },
    { text: text.firstPeriod, value: firstPeriodDay && text.days(firstPeriodDay) },
  ].filter(({ value }) => value);
}

/**
 * Why Next is grey, in words; undefined when the loan can be confirmed (spec 4, 5).
 * @param own the dialog that waits for its answer, if any.
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

/** The dialogs of the page, one at a time: the agreement blocks before anything else. */
export type ConfirmDialog = 'agreement' | 'promo';

/** The dialog that opens by itself (spec 4, "Confirm loan"; 2.15 promo popup). */
export function openConfirmDialog(
  { popAgreementUrl, promoMessage }: Pick<Offer, 'popAgreementUrl' | 'promoMessage'>,
  closed: readonly ConfirmDialog[],
): ConfirmDialog | undefined {
  if (popAgreementUrl && !closed.includes('agreement')) return 'agreement';
  return promoMessage && !closed.includes('promo') ? 'promo' : undefined;
}
