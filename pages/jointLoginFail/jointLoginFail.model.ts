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

/** Only so many products show their tags (spec 3). */
const TAGGED_PRODUCTS = 2;

/** The reason and the products of this address. */
export const recommendation = queryAtoms(recommendQuery);

/** A product as the page shows it. */
export interface Alternative {
  product: JointLoginProduct;
  /** Its place in the server's list, from 1. */
  position: string;
  enabled: boolean;
}

/**
 * The products as the page shows them: tags only on the first two, and a tap is for those whose
 * enabled flag is not 0 (spec 3, 4 "Failure page").
 */
export function alternativesOf(list: Recommendation['list']): Alternative[] {
  return list.flatMap((product, index) => {
    if (!product.name) return [];
    const tags = index < TAGGED_PRODUCTS ? product.tags : [];
    const { enabled } = product;
    return [{ product: { ...product, tags }, position: `${index + 1}`, enabled }];
  });
}

/** Asks where a product leads: asking again changes nothing. */
export const jump = mutation({ what: 'offer', call: jumpCall, harmless: true });

/** A tap on a product. @param position its place in the list, from 1. */
export function tapOn(position: string) {
  const { productId = '', orderId = '' } = commonParameters();
  return { productId, orderId, position };
}

/** Counts a tap; one that fails stands in nobody's way. */
export function countTap(position: string): void {
  void send(trackCall, tapOn(position), { quiet: true });
}
