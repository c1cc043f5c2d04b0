import { problemListQuery } from '../../shared/api/complaintRecords.ts';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';

/** The borrower's complaints by tab. */
export const complaintTabs = queryAtoms(problemListQuery);

/** The tab that a hash such as `#2` names, counted from 1; the first where it names none. */
export function tabOfHash(hash: string, count: number): number {
  const index = Number(/^#(\d{1,3})$/.exec(hash)?.[1] ?? 1) - 1;
  return index >= 0 && index < count ? index : 0;
}
