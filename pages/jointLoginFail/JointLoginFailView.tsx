import './jointLoginFail.css';
import type { ReactNode } from 'react';
import { recommendQuery } from '../../shared/api/jointLogin.ts';
import { MoreProducts, OffersView } from '../../shared/features/offers/OffersView.tsx';
import type { ShownOffer } from '../../shared/features/offers/offer.model.ts';
import { EmptyBlock } from '../../shared/ui/Block.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { text } from './jointLoginFail.messages.ts';
import { type ShownFailure, shownFailure } from './jointLoginFail.model.ts';

interface JointLoginFailViewProps {
  shown: ShownFailure;
  actions?: { card: (offer: ShownOffer) => ReactNode; onMore: () => void } | undefined;
}

/** The reason of the failure, then products from other lenders. */
export function JointLoginFailView({ shown, actions }: JointLoginFailViewProps) {
  const { reason, notice, offers } = shown;
  // Screen readers would announce an empty heading while the reason loads.
  const Title = reason === undefined ? 'p' : 'h2';
  return (
    <>
      <section className="card failure center">
        <svg className="outcome" viewBox="0 0 48 48" aria-hidden="true">
          <circle cx="24" cy="24" r="22" />
          <path d="M24 13v14M24 33v1.500" />
        </svg>
        <Title className="section-title failure-title">
          <Text size={12}>{reason}</Text>
        </Title>
        {notice !== '' && (
          <p className="failure-notice">
            <Text size={16}>{notice}</Text>
          </p>
        )}
      </section>
      {offers?.length === 0 ? (
        <EmptyBlock
          title={text.emptyTitle}
          text={text.emptyText}
          action={<MoreProducts onMore={actions?.onMore} />}
        />
      ) : (
        <>
          <h2 className="section-title">{text.offers}</h2>
          <p className="muted">{text.offersNote}</p>
          {offers ? <OffersView offers={offers} {...actions} /> : <WaitingOffers />}
        </>
      )}
    </>
  );
}

/** The screen, as the build, the document's script and React show it. */
export const screen = { text, read: recommendQuery, shown: shownFailure, View: JointLoginFailView };

function WaitingOffers() {
  return ['first', 'second'].map((row) => (
    <div className="offer card" key={row}>
      <span className="logo" />
      <span className="offer-body">
        <span className="offer-name">
          <Text>{undefined}</Text>
        </span>
        <span className="offer-amount amount">
          <Text size={6}>{undefined}</Text>
        </span>
        <span className="hint">
          <Text size={6}>{undefined}</Text>
        </span>
      </span>
    </div>
  ));
}
