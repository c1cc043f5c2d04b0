import {
  eventSaveCall,
  productTapCall,
  type RecommendedProduct,
} from '../../shared/api/loanDetails.ts';
import { send } from '../../shared/api/send.ts';
import { MoreProducts, OfferCard } from '../../shared/offers/OfferCard.tsx';
import { openServerAddress } from '../../shared/page/navigate.ts';
import { once } from '../../shared/page/once.ts';
import { commonParameters } from '../../shared/session/session.ts';
import { showToast } from '../../shared/ui/toast.ts';
import { text } from './loanDetail.text.ts';

export { text as offersText } from '../../shared/offers/offers.text.ts';

/** The tap's module on order details; the spec leaves its value open (README, "Decided here"). */
const MODULE = 'loanDetail';

async function openProduct(product: RecommendedProduct, position: string): Promise<void> {
  const { productId = '' } = commonParameters();
  void send(eventSaveCall, { productId, positionId: position }, { quiet: true });
  const fields = { module: MODULE, position, productKey: product.productKey };
  const result = await once(`product:${product.productKey}`, () => send(productTapCall, fields));
  if (!result?.success) return;
  const { url, message } = result.data;
  // A tap may be accepted and lead nowhere: then the server says why.
  if (!url && message) showToast(message, { tone: 'error' });
  else openServerAddress(url, { target: 'jump' });
}

/** Other offers (spec 2.2): the tap is ignored when a product is not enabled, and the card says so. */
export function RecommendedProducts({ products }: { products: RecommendedProduct[] }) {
  return (
    <section aria-labelledby="recommended">
      <h2 id="recommended" className="section-title">
        {text.recommended}
      </h2>
      <ul className="offers">
        {products.map((product, index) => (
          <li key={`${product.productKey}${product.name}`}>
            <OfferCard
              offer={product}
              enabled={product.globally}
              onOpen={() => openProduct(product, `${index + 1}`)}
            />
          </li>
        ))}
      </ul>
      <MoreProducts />
    </section>
  );
}
