import {
  type JointLoginProduct,
  jumpCall,
  type Recommendation,
  recommendCall,
  trackCall,
} from '../../shared/api/jointLogin.ts';
import { send } from '../../shared/api/send.ts';
import { once } from '../../shared/page/once.ts';
import { remote } from '../../shared/page/remote.ts';
import { commonParameters } from '../../shared/session/session.ts';

/** Only so many products show their tags (spec 3). */
const TAGGED_PRODUCTS = 2;

/** The reason and the products of this address. */
export const recommendation = remote<Recommendation>(() => {
  const { productId, orderId } = commonParameters();
  return productId && orderId ? send(recommendCall, { productId, orderId }) : undefined;
});

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

/**
 * Counts a tap and asks where the product leads (spec 7.8); a failed count never stands in the way.
 * @returns the server's address; undefined when it failed or another tap is still under way.
 */
export async function jump(position: string): Promise<string | undefined> {
  const { productId = '', orderId = '' } = commonParameters();
  const tap = { productId, orderId, position };
  const result = await once('jointLogin:jump', () => {
    void send(trackCall, tap, { quiet: true });
    return send(jumpCall, tap);
  });
  return result?.success ? result.data.url : undefined;
}
