import {
  type Agreement,
  type ConfirmCalls,
  confirmQueries,
  type Offer,
} from '../../api/loanConfirm.ts';
import { type Mutation, mutation } from '../../runtime/mutation/mutation.ts';
import { type QueryAtoms, queryAtoms } from '../../runtime/queryAtoms.ts';
import { type PushFields, pushWith } from './confirm.mutation.ts';

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
    openAgreement: mutation({ key: 'agreement', call: calls.agreement, idempotent: true }),
    push: pushWith(calls),
  };
}
