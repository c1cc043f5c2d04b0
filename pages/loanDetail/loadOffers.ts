import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';

/** Offers of other products, needed only for orders without an open debt. */
export const loadOffers = lazyModule(
  'pages/loanDetail/RecommendedProducts.tsx',
  () => import('./RecommendedProducts.tsx'),
);
