import './offers.css';
import { callNative } from '../../runtime/callNative.ts';
import { Button } from '../../ui/Button.tsx';
import { Logo } from '../order/ProductHeader.tsx';
import { text } from './offers.messages.ts';

/** What a recommended product shows; every field as the server worded it. */
export interface OfferWords {
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
  offer: OfferWords;
  /** A tap on one that is not enabled is ignored, and the card says so. */
  enabled: boolean;
  /** The tapped offer is being opened: further taps are swallowed. */
  busy: boolean;
  onOpen: () => void;
}

/** Another product on offer: the whole card is one button. */
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
        <span className="offer-amount">{amount}</span>
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
      </span>
      <span className={enabled ? 'offer-go' : 'offer-off'}>
        {busy && <span className="button-spinner" aria-hidden="true" />}
        {enabled ? btnText || text.open : text.notAvailable}
      </span>
    </button>
  );
}

/** The way to all products, which is the home screen (spec 2.2). */
export function MoreProducts() {
  return (
    <Button kind="quiet" onClick={() => callNative('goHome', {})}>
      {text.moreProducts}
    </Button>
  );
}
