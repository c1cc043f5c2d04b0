import {
  type JointLoginProduct,
  jumpCall,
  type Recommendation,
  recommendQuery,
  trackCall,
} from '../../shared/api/jointLogin.ts';
import { send } from '../../shared/api/send.ts';
import { commonParameters } from '../../shared/api/session/session.ts';
import { mutation } from '../../shared/runtime/mutation/mutation.ts';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';

/** How many products, from the top of the list, show their tags. */
const TAGGED_PRODUCTS = 2;

/** The failure reason and the recommended products for the order in the address. */
export const pageData = queryAtoms(recommendQuery);

/** A product as the page shows it. */
export interface Alternative {
  product: JointLoginProduct;
  /** Its place in the server's list, from 1. */
  position: string;
  enabled: boolean;
}

/** The products as the page shows them: those with a name, and with tags only on the first two. */
export function alternativesOf(list: Recommendation['list']): Alternative[] {
  return list.flatMap((product, index) => {
    if (!product.name) return [];
    const tags = index < TAGGED_PRODUCTS ? product.tags : [];
    const { enabled } = product;
    return [{ product: { ...product, tags }, position: `${index + 1}`, enabled }];
  });
}

/** Requests a product's address. Repeating it is harmless. */
export const jump = mutation({ what: 'offer', call: jumpCall, harmless: true });

/** The payload for a tap on a product. @param position its place in the list, from 1. */
export function tapOn(position: string) {
  const { productId = '', orderId = '' } = commonParameters();
  return { productId, orderId, position };
}

/** Counts a tap. A failure is ignored. */
export function countTap(position: string): void {
  void send(trackCall, tapOn(position), { quiet: true });
}
