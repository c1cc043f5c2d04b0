import type { ReactNode } from 'react';
import { MoreProducts, OffersView } from '../../shared/features/offers/OffersView.tsx';
import type { ShownOffer } from '../../shared/features/offers/offer.model.ts';
import { EmptyBlock } from '../../shared/ui/Block.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { jointLoginFailText } from './jointLoginFail.messages.ts';
import type { ShownFailure } from './jointLoginFail.model.ts';
import './jointLoginFail.css';

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
          title={jointLoginFailText.emptyTitle}
          text={jointLoginFailText.emptyText}
          action={<MoreProducts onMore={actions?.onMore} />}
        />
      ) : (
        <>
          <h2 className="section-title">{jointLoginFailText.offers}</h2>
          <p className="muted">{jointLoginFailText.offersNote}</p>
          {offers ? <OffersView offers={offers} {...actions} /> : <WaitingOffers />}
        </>
      )}
    </>
  );
}

function WaitingOffers() {
  return ['first', 'second'].map((row) => (
    <div className="card offer-card" key={row}>
      <div className="offer">
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
    </div>
  ));
}
