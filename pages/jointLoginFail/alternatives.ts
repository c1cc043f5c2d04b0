import type { JointLoginProduct } from '../../shared/api/jointLogin.ts';

/** How many products, from the top of the list, show their tags. */
const TAGGED_PRODUCTS = 2;

/** A product as the page shows it. */
export interface Alternative {
  product: JointLoginProduct;
  /** Its place in the server's list, from 1. */
  position: string;
  enabled: boolean;
}

/** The products as the page shows them: those with a name, and with tags only on the first two. */
export function alternativesOf(list: readonly JointLoginProduct[]): Alternative[] {
  return list.flatMap((product, index) => {
    if (!product.name) return [];
    const tags = index < TAGGED_PRODUCTS ? product.tags : [];
    const { enabled } = product;
    return [{ product: { ...product, tags }, position: `${index + 1}`, enabled }];
  });
}
