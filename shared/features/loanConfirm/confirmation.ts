import { atom } from 'jotai/vanilla';
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
