import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';

/** Loads the offers of other products, which only show for orders without an open debt. */
export const loadOffers = lazyModule(() => import('./RecommendedProducts.tsx'),
);
