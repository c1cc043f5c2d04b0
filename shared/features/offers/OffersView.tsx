import './offers.css';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Text } from '../../ui/Text.tsx';
import { Logo } from '../order/ProductHeader.tsx';
import type { ShownOffer } from './offer.model.ts';
import { text } from './offers.messages.ts';

interface OfferCardProps {
  offer: ShownOffer;
  /** The offer is being opened, so further taps are ignored. */
  busy?: boolean;
  onOpen?: () => void;
}

/** A recommended product. The whole card is one button. */
export function OfferCard({ offer, busy = false, onOpen }: OfferCardProps) {
  const { position, logo, name, amount, notes, tags, enabled, button } = offer;
  return (
    <button
      type="button"
      className="offer card"
      data-tap={enabled ? `offer-${position}` : undefined}
      aria-disabled={!enabled || busy}
      aria-busy={busy || undefined}
      onClick={enabled && !busy ? onOpen : undefined}
    >
      <Logo logo={logo} />
      <span className="offer-body">
        <span className="offer-name">{name}</span>
        <span className="offer-amount amount">
          <Text>{amount}</Text>
        </span>
        {notes.map((note, index) => (
          <span className="hint" key={index}>
            {note}
          </span>
        ))}
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
          <Text>{button}</Text>
        </span>
      )}
    </button>
  );
}

interface OffersViewProps {
  offers: readonly ShownOffer[];
  /** Makes the card of an offer that opens. */
  card?: ((offer: ShownOffer) => ReactNode) | undefined;
  onMore?: (() => void) | undefined;
}

/** Recommended products, and a button that opens the home screen, which lists all. */
export function OffersView({ offers, card, onMore }: OffersViewProps) {
  return (
    <>
      <ul className="offers">
        {offers.map((offer) => (
          <li key={`${offer.position} ${offer.name}`}>
            {card ? card(offer) : <OfferCard offer={offer} />}
          </li>
        ))}
      </ul>
      <MoreProducts onMore={onMore} />
    </>
  );
}

/** Opens the home screen. */
export function MoreProducts({ onMore }: { onMore?: (() => void) | undefined }) {
  return (
    <Button kind="quiet" tap="moreProducts" onClick={onMore}>
      {text.moreProducts}
    </Button>
  );
}
