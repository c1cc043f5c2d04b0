import type { Recommendation } from '../../shared/api/jointLogin.ts';
import { shownOffers } from '../../shared/features/offers/offer.model.ts';
import type { ScreenContext } from '../../shared/runtime/screenContext.ts';
import { jointLoginFailText } from './jointLoginFail.messages.ts';

/** How many products, from the top of the list, show their tags. */
const TAGGED_PRODUCTS = 2;

/** The content of the page. */
export type ShownFailure = ReturnType<typeof shownFailure>;

/** The content of the page with the reason and the products; bars while they are not known. */
export function shownFailure(data: Recommendation | undefined, context: ScreenContext) {
  if (!data) return {};
  return {
    reason: data.errorMsg || jointLoginFailText.reason,
    notice: data.noticeMsg,
    offers: shownOffers(data.list, ({ enabled }) => enabled, context, TAGGED_PRODUCTS),
  };
}
