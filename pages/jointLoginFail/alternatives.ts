import type { JointLoginProduct } from '../../shared/api/jointLogin.ts';
import { type Placed, placed } from '../../shared/features/offers/placed.ts';

/** How many products, from the top of the list, show their tags. */
const TAGGED_PRODUCTS = 2;

/** A product as the page shows it. */
export interface Alternative extends Placed<JointLoginProduct> {
  enabled: boolean;
}

/** The products as the page shows them: those with a name, and with tags only on the first two. */
export function alternativesOf(list: readonly JointLoginProduct[]): Alternative[] {
  return placed(list).map(({ product, position }) => {
    const tags = Number(position) <= TAGGED_PRODUCTS ? product.tags : [];
    return { product: { ...product, tags }, position, enabled: product.enabled };
  });
}
