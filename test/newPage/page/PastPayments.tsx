import { QueryScreen } from '../../../shared/runtime/QueryScreen.tsx';
import { queryAtoms } from '../../../shared/runtime/queryAtoms.ts';
import { parts } from './PastPaymentsView.tsx';

/** The past payments of the order in the address. */
export const pageData = queryAtoms(parts.read);

/** The past payments page. */
export function PastPayments() {
  return <QueryScreen query={pageData} {...parts} />;
}
