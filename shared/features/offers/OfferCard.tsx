import './offers.css';
import { callNative } from '../../runtime/callNative.ts';
import { Button } from '../../ui/Button.tsx';
import { amountText } from '../order/amountText.ts';
import { Logo } from '../order/ProductHeader.tsx';
import { text } from './offers.messages.ts';

/** What a recommended product shows. Every text is from the server. */
export interface OfferContent {
  logo: string;
  name: string;
  btnText: string;
  amount: string;
  amountDes: string;
  rate: string;
  des: string;
  tags?: readonly string[];
}

interface OfferCardProps {
  offer: OfferContent;
  /** Taps on a disabled offer are ignored, and the card says that it is not available. */
  enabled: boolean;
  /** The offer is being opened, so further taps are ignored. */
  busy: boolean;
  onOpen: () => void;
}

/** A recommended product. The whole card is one button. */
export function OfferCard({ offer, enabled, busy, onOpen }: OfferCardProps) {
  const { logo, name, btnText, amount, amountDes, rate, des, tags = [] } = offer;
  return (
    <button
      type="button"
      className="offer card"
      aria-disabled={!enabled || busy}
      aria-busy={busy || undefined}
      onClick={enabled && !busy ? onOpen : undefined}
    >
      <Logo src={logo} name={name} />
      <span className="offer-body">
        <span className="offer-name">{name}</span>
        <span className="offer-amount">{amountText(amount)}</span>
        {amountDes && <span className="offer-note">{amountDes}</span>}
        {(rate || des) && (
          <span className="offer-note">{[rate, des].filter(Boolean).join(' · ')}</span>
        )}
        {tags.length > 0 && (
          <span className="offer-tags">
            {tags.map((tag, index) => (
              <span className="offer-tag" key={index}>
                {tag}
              </span>
            ))}
          </span>
        )}
        {!enabled && <span className="offer-off">{text.notAvailable}</span>}
      </span>
      {enabled && (
        <span className="offer-go">
          {busy && <span className="button-spinner" aria-hidden="true" />}
          {btnText || text.open}
        </span>
      )}
    </button>
  );
}

/** Opens the home screen, which lists all products. */
export function MoreProducts() {
  return (
    <Button kind="quiet" onClick={() => callNative('goHome', {})}>
      {text.moreProducts}
    </Button>
  );
}
