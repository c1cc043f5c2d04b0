import type { Result } from '../api/call.ts';
import {
  AGREEMENT_SCENE,
  type Agreement,
  type ConfirmCalls,
  type Offer,
  type OfferNames,
} from '../api/loanConfirm.ts';
import { send } from '../api/send.ts';
import { type FailedWrite, failedWrite } from '../api/writeOutcome.ts';
import { excessOfMoney, sumOfMoney } from '../format/moneyText.ts';
import { isPending, once } from '../page/once.ts';
import { type Remote, type RemoteState, remote } from '../page/remote.ts';
import { commonParameters } from '../session/session.ts';
import { text } from './loanConfirm.text.ts';

/** One variant of the confirmation: its calls, its names on the wire, and what has been read. */
export interface Confirmation {
  calls: ConfirmCalls;
  names: OfferNames;
  offer: Remote<Offer>;
  agreements: Remote<Agreement[]>;
}

/** A variant with its remote data (spec 2.15, 7.7). */
export function confirmationOf(calls: ConfirmCalls, names: OfferNames): Confirmation {
  const product = () => commonParameters().productId;
  return {
    calls,
    names,
    offer: remote(() => {
      const productId = product();
      return productId ? send(calls.offer, { productId }) : undefined;
    }),
    agreements: remote(() => {
      const fields = { productId: product() ?? '', scene: AGREEMENT_SCENE };
      return send(calls.agreements, fields, { quiet: true });
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
  { status }: Pick<RemoteState<unknown>, 'status'>,
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

/** What follows a confirmation: on to the server's address, to the order, or stay. */
export type PushOutcome = { step: 'confirmed'; address: string } | { step: FailedWrite };

/** Decides what follows a confirmation. */
export function pushOutcome(result: Result<{ lendDetailsUrl: string }>): PushOutcome {
  return result.success
    ? { step: 'confirmed', address: result.data.lendDetailsUrl }
    : { step: failedWrite(result) };
}

const lockOf = () => {
  const { productId = '', orderId = '' } = commonParameters();
  return `confirm:${productId}:${orderId}`;
};

/** Whether this tab confirmed and its page went away before the answer (hardening 3). */
export function isUnanswered(now: number): boolean {
  return isPending(lockOf(), now);
}

/** Confirms the loan (spec 7.7): one push however often it is tapped. @returns undefined while one is in flight. */
export async function pushOffer(
  calls: ConfirmCalls,
  { amount, periods, termUnit }: Pick<Offer, 'amount' | 'periods' | 'termUnit'>,
): Promise<PushOutcome | undefined> {
  const { productId = '' } = commonParameters();
  const result = await once(lockOf(), () =>
    send(calls.push, { amount, periods, termUnit, productId }),
  );
  return result && pushOutcome(result);
}
