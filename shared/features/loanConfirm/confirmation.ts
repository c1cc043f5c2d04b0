import { atom } from 'jotai/vanilla';
import type { Call } from '../../api/call.ts';
import {
  type Agreement,
  type ConfirmCalls,
  confirmQueries,
  type Offer,
} from '../../api/loanConfirm.ts';
import { loanDetailsCall } from '../../api/loanDetails.ts';
import { readForCheck } from '../../api/send.ts';
import type { Snapshot } from '../../api/session/attempt.ts';
import { commonParameters } from '../../api/session/session.ts';
import { type Finding, same, type Verification } from '../../api/verification.ts';
import * as v from '../../lib/schema.ts';
import { type Mutation, mutation } from '../../runtime/mutation/mutation.ts';
import { type QueryAtoms, queryAtoms } from '../../runtime/queryAtoms.ts';
import { text as order } from '../order/order.messages.ts';
import { text } from './loanConfirm.messages.ts';

const orderState = v.object({ orderStatus: v.string(), playeduL: v.string() });

async function orderReading(productId: string, orderId: string): Promise<Snapshot | undefined> {
  const { success, data } = await readForCheck(loanDetailsCall, { productId, orderId });
  return success ? { orderStatus: data.orderStatus, playeduL: data.playeduL } : undefined;
}

async function offerReading(
  call: Call<{ productId: string }, Offer>,
  productId: string,
): Promise<Snapshot | undefined> {
  const { success, data } = await readForCheck(call, { productId });
  return success ? { amount: data.amount, periods: data.periods } : undefined;
}

/**
 * A confirmation changes the status of the order. An address without an order leaves the outcome unknown: an offer may
 * change or end for other reasons.
 * @param before the reading from before it was sent. @param now the one of the check.
 */
export function compareConfirmation(before: Snapshot, now: Snapshot): Finding {
  const [first, last] = [v.safeParse(orderState, before), v.safeParse(orderState, now)];
  if (!first.success || !last.success) return 'unknown';
  if (first.output.orderStatus !== last.output.orderStatus) return 'done';
  return same(first.output, last.output) ? 'notDone' : 'unknown';
}

/** Checks whether a confirmation went through. @param offer the variant's call that reads the offer. */
function confirmCheck(offer: Call<{ productId: string }, Offer>): Verification<unknown> {
  return {
    compare: ({ before }, now) => compareConfirmation(before, now),
    read() {
      const { productId = '', orderId } = commonParameters();
      return orderId ? orderReading(productId, orderId) : offerReading(offer, productId);
    },
  };
}

/** The payload of a confirmation. */
type PushFields = NonNullable<ConfirmCalls['push']['input']>;

/** The mutation that confirms a loan. @param calls those of the variant. */
function pushWith(calls: ConfirmCalls): Mutation<PushFields, { lendDetailsUrl: string }> {
  return mutation({
    key: 'confirmLoan',
    noun: (amount) => text.confirmation(amount),
    unchanged: () => order.unchanged,
    call: calls.push,
    address: ({ lendDetailsUrl }) => lendDetailsUrl,
    verify: confirmCheck(calls.offer),
    recent: true,
  });
}

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

/** The atoms of a query whose reading also reads another one that has failed: one Retry reads all that failed. */
function withFailed<Data, Other>(
  atoms: QueryAtoms<Data>,
  other: QueryAtoms<Other>,
): QueryAtoms<Data> {
  const both = (step: QueryAtoms<Data>['load']) =>
    atom(null, (get, set) => {
      if (get(other.state).status === 'failed') void set(other.load);
      return set(step);
    });
  return { ...atoms, load: both(atoms.load), reload: both(atoms.reload) };
}

/** Creates the queries and mutations of a variant. */
export function confirmationOf(calls: ConfirmCalls): Confirmation {
  const queries = confirmQueries(calls);
  const agreements = queryAtoms(queries.agreements, { quiet: true });
  return {
    offer: withFailed(queryAtoms(queries.offer), agreements),
    agreements,
    openAgreement: mutation({ key: 'agreement', call: calls.agreement, idempotent: true }),
    push: pushWith(calls),
  };
}
