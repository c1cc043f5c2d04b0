import { problemDetailQuery, saveScoreCall } from '../../shared/api/complaintRecords.ts';
import { mutation } from '../../shared/runtime/mutation/mutation.ts';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';

/** How long after loading the rating dialog opens automatically, ms. */
export const RATING_DELAY_MS = 3000;

const loadCheck = lazyModule(
  'pages/complainDetails/rating.verify.ts',
  () => import('./rating.verify.ts'),
  {
    prefetch: true,
  },
);

/** The complaint in the address. */
export const pageData = queryAtoms(problemDetailQuery);

/** Rates the answer to a complaint, 1 to 5. */
export const rateAnswer = mutation({
  what: 'complaintRating',
  call: saveScoreCall,
  verify: () => loadCheck().then(({ ratingCheck }) => ratingCheck),
});
