import {
  eventSaveCall,
  productTapCall,
  type RecommendedProduct,
} from '../../shared/api/loanDetails.ts';
import { send } from '../../shared/api/send.ts';
import { act } from '../../shared/page/act.ts';
import { openServerAddress } from '../../shared/page/navigate.ts';
import { once } from '../../shared/page/once.ts';
import { Logo } from '../../shared/page/ProductHeader.tsx';
import { commonParameters } from '../../shared/session/session.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { text } from './loanDetail.text.ts';

/** The tap's module on order details; the spec leaves its value open (README, "Decided here"). */
const MODULE = 'loanDetail';

async function openProduct(product: RecommendedProduct, position: string): Promise<void> {
  const { productId = '' } = commonParameters();
  void send(eventSaveCall, { productId, positionId: position }, { quiet: true });
  const fields = { module: MODULE, position, productKey: product.productKey };
  const result = await once(`product:${product.productKey}`, () => send(productTapCall, fields));
  if (result?.success) openServerAddress(result.data.url);
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
            <Offer product={product} position={`${index + 1}`} />
          </li>
        ))}
      </ul>
      <Button kind="quiet" onClick={() => act('goHome', {})}>
        {text.moreProducts}
      </Button>
    </section>
  );
}

function Offer({ product, position }: { product: RecommendedProduct; position: string }) {
  const { logo, name, btnText, amount, amountDes, rate, des, globally } = product;
  return (
    <button
      type="button"
      className="offer card"
      aria-disabled={!globally}
      onClick={() => globally && openProduct(product, position)}
    >
      <Logo src={logo} name={name} />
      <span className="offer-body">
        <span className="offer-name">{name}</span>
        <span className="offer-amount">{amount}</span>
        {amountDes && <span className="offer-note">{amountDes}</span>}
        {(rate || des) && (
          <span className="offer-note">{[rate, des].filter(Boolean).join(' · ')}</span>
        )}
      </span>
      <span className={globally ? 'offer-go' : 'offer-off'}>
        {globally ? btnText : text.notAvailable}
      </span>
    </button>
  );
}
