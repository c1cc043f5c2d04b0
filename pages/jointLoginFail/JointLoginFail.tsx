import { jumpCall, trackCall } from '../../shared/api/jointLogin.ts';
import { send } from '../../shared/api/send.ts';
import { commonParameters } from '../../shared/api/session/session.ts';
import { Offer } from '../../shared/features/offers/Offer.tsx';
import { callNative } from '../../shared/runtime/callNative.ts';
import type { LivePage } from '../../shared/runtime/mount.tsx';
import { QueryScreen } from '../../shared/runtime/QueryScreen.tsx';
import { JointLoginFailView } from './JointLoginFailView.tsx';
import type definition from './page.ts';

/** The payload for a tap on a product. @param position its place in the list, from 1. */
function tapOn(position: string) {
  const { productId, orderId } = commonParameters();
  return { productId, orderId, position };
}

/** Counts a tap. A failure is ignored. */
function countTap(position: string): void {
  void send(trackCall, tapOn(position));
}

/** The joint login failure page: the reason first, then products from other lenders. */
export function JointLoginFail(page: LivePage<typeof definition>) {
  return (
    <QueryScreen {...page}>
      {({ shown }) => (
        <JointLoginFailView
          shown={shown}
          actions={{
            card: (offer) => (
              <Offer
                offer={offer}
                call={jumpCall}
                tap={tapOn(offer.position)}
                onTap={() => countTap(offer.position)}
              />
            ),
            onMore: () => void callNative('goHome', {}),
          }}
        />
      )}
    </QueryScreen>
  );
}
