import './loanDetail.css';
import type { ComponentProps, ReactNode } from 'react';
import { OffersView } from '../../shared/features/offers/OffersView.tsx';
import type { ShownOffer } from '../../shared/features/offers/offer.model.ts';
import { ProductHeader } from '../../shared/features/order/ProductHeader.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Rows } from '../../shared/ui/FoldableRows.tsx';
import { ActionBar } from './ActionBar.tsx';
import { text } from './loanDetail.messages.ts';
import type { ShownOrder } from './loanDetail.model.ts';
import { StatusHero } from './StatusHero.tsx';

/** What acts in place of what only shows. */
export interface OrderScreenActions {
  /** Leads on where the order continues elsewhere. */
  notice: ReactNode;
  /** Makes the card of an offer that opens. */
  card: (offer: ShownOffer) => ReactNode;
  onMore: () => void;
  onCall: (number: string) => void;
  /** What the buttons do. */
  buttons: ComponentProps<typeof ActionBar>['attributes'];
}

interface LoanDetailViewProps {
  shown: ShownOrder;
  actions?: OrderScreenActions | undefined;
}

/** The order's status, its product and rows, offers of other products, customer service, and what to do next. */
export function LoanDetailView({ shown, actions }: LoanDetailViewProps) {
  const { status, card, offers, service, buttons } = shown;
  return (
    <>
      <StatusHero status={status} />
      {actions?.notice}
      {card && (
        <section className="card">
          <ProductHeader product={card.product} />
          {card.rows.length > 0 && <Rows rows={card.rows} />}
        </section>
      )}
      {offers.length > 0 && (
        <section className="order-offers" aria-labelledby="recommended">
          <h2 id="recommended" className="section-title">
            {text.recommended}
          </h2>
          <OffersView offers={offers} card={actions?.card} onMore={actions?.onMore} />
        </section>
      )}
      {service && (
        <p className="order-service">
          <Button kind="quiet" tap="callService" onClick={() => actions?.onCall(service.number)}>
            <span>
              {text.callService} <span className="whole">{service.shown}</span>
            </span>
          </Button>
        </p>
      )}
      {buttons.length > 0 && <ActionBar buttons={buttons} attributes={actions?.buttons} />}
    </>
  );
}
