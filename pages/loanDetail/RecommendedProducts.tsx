import {
  eventSaveCall,
  productTapCall,
  type RecommendedProduct,
} from '../../shared/api/loanDetails.ts';
import { send } from '../../shared/api/send.ts';
import { commonParameters } from '../../shared/api/session/session.ts';
import { Offer } from '../../shared/features/offers/Offer.tsx';
import { MoreProducts } from '../../shared/features/offers/OfferCard.tsx';
import { placed } from '../../shared/features/offers/placed.ts';
import { mutation } from '../../shared/runtime/mutation/mutation.ts';
import { text } from './loanDetail.messages.ts';

/** The `module` value that identifies taps on this page. */
const MODULE = 'loanDetail';

/** Requests a product's address. Repeating it is harmless. */
const openProduct = mutation({ what: 'offer', call: productTapCall, harmless: true });

function countTap(positionId: string): void {
  const { productId = '' } = commonParameters();
  void send(eventSaveCall, { productId, positionId }, { quiet: true });
}

/** Other offers. A tap on a disabled product is ignored, and its card says that it is not available. */
export function RecommendedProducts({ products }: { products: readonly RecommendedProduct[] }) {
  return (
    <section aria-labelledby="recommended">
      <h2 id="recommended" className="section-title">
        {text.recommended}
      </h2>
      <ul className="offers">
        {placed(products).map(({ product, position }) => {
          const { productKey, name, globally } = product;
          return (
            <li key={`${position} ${productKey}${name}`}>
              <Offer
                offer={product}
                enabled={globally}
                opening={openProduct}
                about={productKey || position}
                tap={{ module: MODULE, position, productKey }}
                onTap={() => countTap(position)}
              />
            </li>
          );
        })}
      </ul>
      <MoreProducts />
    </section>
  );
}
