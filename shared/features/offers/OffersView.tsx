import type { ReactNode } from 'react';
import { Button, Running } from '../../ui/Button.tsx';
import { ButtonNote, NO_NOTE, type Note } from '../../ui/Notice.tsx';
import { Text } from '../../ui/Text.tsx';
import { Logo } from '../order/ProductHeader.tsx';
import type { ShownOffer } from './offer.model.ts';
import { offersText } from './offers.messages.ts';
import '../../ui/tag.css';
import './offers.css';

interface OfferCardProps {
  offer: ShownOffer;
  /** In words; further taps are ignored. */
  busy?: string | false;
  note?: Note;
  onOpen?: (() => void) | undefined;
}

/** The whole card is one button, with what went wrong above it. */
export function OfferCard({ offer, busy = false, note = NO_NOTE, onOpen }: OfferCardProps) {
  return (
    <div className="card offer-card">
      <ButtonNote note={note} />
      <OfferButton offer={offer} busy={busy} onOpen={onOpen} />
      {busy && <Running words={busy} />}
    </div>
  );
}

function OfferButton({ offer, busy, onOpen }: Pick<OfferCardProps, 'offer' | 'busy' | 'onOpen'>) {
  const { position, logo, name, amount, notes, tags, enabled, button } = offer;
  return (
    <button
      type="button"
      className="offer"
      data-tap={enabled ? `offer-${position}` : undefined}
      aria-disabled={!enabled || Boolean(busy)}
      aria-busy={Boolean(busy) || undefined}
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
          <span className="tags">
            {tags.map((tag, index) => (
              <span className="tag" key={index}>
                {tag}
              </span>
            ))}
          </span>
        )}
        {!enabled && <span className="offer-off">{offersText.notAvailable}</span>}
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
  card?: ((offer: ShownOffer) => ReactNode) | undefined;
  onMore?: (() => void) | undefined;
}

/** The button opens the home screen, which lists all. */
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

export function MoreProducts({ onMore }: { onMore?: (() => void) | undefined }) {
  return (
    <Button kind="quiet" tap="moreProducts" onClick={onMore}>
      {offersText.moreProducts}
    </Button>
  );
}
