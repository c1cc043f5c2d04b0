import { problemListQuery } from '../../shared/api/complaintRecords.ts';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';

/** The borrower's complaints by tab. */
export const pageData = queryAtoms(problemListQuery);

/** The index of the tab in a hash such as `#2`, which counts from 1; 0 if there is no such tab. */
export function tabOfHash(hash: string, count: number): number {
  const index = Number(/^#(\d{1,3})$/.exec(hash)?.[1] ?? 1) - 1;
  return index >= 0 && index < count ? index : 0;
}
