import { jumpCall, recommendQuery, trackCall } from '../../shared/api/jointLogin.ts';
import { send } from '../../shared/api/send.ts';
import { commonParameters } from '../../shared/api/session/session.ts';
import { mutation } from '../../shared/runtime/mutation/mutation.ts';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';

/** The failure reason and the recommended products for the order in the address. */
export const pageData = queryAtoms(recommendQuery);

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
