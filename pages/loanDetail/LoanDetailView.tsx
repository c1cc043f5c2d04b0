import '../../shared/ui/hero.css';
import '../../shared/ui/tone.css';
import './loanDetail.css';
import type { ComponentProps, ReactNode } from 'react';
import { loanDetailsQuery } from '../../shared/api/loanDetails.ts';
import { ORDER_STATUS } from '../../shared/api/order.ts';
import { OffersView } from '../../shared/features/offers/OffersView.tsx';
import type { ShownOffer } from '../../shared/features/offers/offer.model.ts';
import { ProductHeader } from '../../shared/features/order/ProductHeader.tsx';
import type { ViewProps } from '../../shared/runtime/firstScreen.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Rows } from '../../shared/ui/FoldableRows.tsx';
import { StickyBar } from '../../shared/ui/StickyBar.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { text } from './loanDetail.messages.ts';
import { type ShownOrder, shownOrder } from './loanDetail.model.ts';
import { type IconStatus, iconStatus, type OrderAction, toneOf } from './orderStatus.model.ts';

/** Live elements of the screen, in place of those that the document shows. */
export interface OrderScreenActions {
  /** Leads on where the order continues elsewhere. */
  notice: ReactNode;
  /** Makes the card of an offer that opens. */
  card: (offer: ShownOffer) => ReactNode;
  onMore: () => void;
  onCall: (number: string) => void;
  /** The actions of the buttons. */
  buttons: (action: OrderAction) => ComponentProps<typeof Button>;
}

/** The order's status, its product and rows, offers of other products, customer service, and what to do next. */
export function LoanDetailView({ shown, actions }: ViewProps<ShownOrder, OrderScreenActions>) {
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
        <p className="spaced center">
          <Button kind="quiet" tap="callService" onClick={() => actions?.onCall(service.number)}>
            <span>
              {text.callService}{' '}
              <span className="whole" translate="no">
                {service.shown}
              </span>
            </span>
          </Button>
        </p>
      )}
      {buttons.length > 0 && (
        <StickyBar className="order-actions">
          {buttons.map(({ action, label, caption }) => (
            <div className="order-action" key={action}>
              {caption && (
                <Text as="p" className="order-caption hint center">
                  {text[caption]}
                </Text>
              )}
              <Button
                kind={action === 'rollover' ? 'secondary' : 'primary'}
                tap={action}
                {...actions?.buttons(action)}
              >
                {text[label]}
              </Button>
            </div>
          ))}
        </StickyBar>
      )}
    </>
  );
}

/** The screen, as the build, the document's script and React show it. */
export const screen = {
  text,
  read: loanDetailsQuery,
  shown: shownOrder,
  View: LoanDetailView,
};

const STROKE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** One drawing for each status. They differ in shape, not only in colour. */
const DRAWINGS: Record<IconStatus, ReactNode> = {
  [ORDER_STATUS.review]: (
    <path d="M11 7h10M11 25h10M12 7c0 5 4 6 4 9s-4 4-4 9M20 7c0 5-4 6-4 9s4 4 4 9" />
  ),
  [ORDER_STATUS.preparing]: (
    <path d="M16 6v6M16 20v6M6 16h6M20 16h6M9 9l4 4M19 19l4 4M23 9l-4 4M13 19l-4 4" />
  ),
  [ORDER_STATUS.sending]: <path d="M6 16h18M17 9l7 7-7 7" />,
  [ORDER_STATUS.due]: <path d="M7 9h18v16H7zM7 14h18M12 6v5M20 6v5M16 18v3" />,
  [ORDER_STATUS.dueToday]: <path d="M16 6a10 10 0 1 0 .01 0M16 11v6l4 2" />,
  // A receipt: overdue and unknown orders share the icon of repaid ones, and a tick would mislead there.
  [ORDER_STATUS.repaid]: <path d="M9 6h14v20l-3-2-2 2-2-2-2 2-2-2-3 2zM13 12h6M13 17h6" />,
};

/** The icon of a status in its circle, which stays empty while the order loads. */
function StatusIcon({ status }: { status: string | undefined }) {
  const icon = status === undefined ? undefined : iconStatus(status);
  return (
    <span className="status-icon" data-status={status}>
      {icon && (
        <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" {...STROKE}>
          {DRAWINGS[icon]}
        </svg>
      )}
    </span>
  );
}

/** The status icon, title and description at the top of the order; bars while they are not known. */
export function StatusHero({ status }: { status: Partial<ShownOrder['status']> }) {
  return (
    <header className="hero status center" data-tone={toneOf(status.code)}>
      <StatusIcon status={status.code} />
      <p className="status-title" role="status">
        <Text size={12}>{status.title}</Text>
      </p>
      <p className="status-description">
        <Text size={16}>{status.description}</Text>
      </p>
    </header>
  );
}
