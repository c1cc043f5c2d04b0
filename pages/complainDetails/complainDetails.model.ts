import { problemDetailQuery } from '../../shared/api/complaintRecords.ts';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';

/** How long after loading the rating dialog opens automatically, ms. */
export const RATING_DELAY_MS = 3000;

/** The complaint in the address. */
export const pageData = queryAtoms(problemDetailQuery);
