import type { ComponentProps, ReactNode } from 'react';
import { ORDER_STATUS } from '../../shared/api/order.ts';
import { OffersView } from '../../shared/features/offers/OffersView.tsx';
import type { ShownOffer } from '../../shared/features/offers/offer.model.ts';
import { MainAmount } from '../../shared/features/order/MainAmount.tsx';
import { ProductHeader } from '../../shared/features/order/ProductHeader.tsx';
import { ReceiptView } from '../../shared/features/receipt/ReceiptView.tsx';
import type { ViewProps } from '../../shared/runtime/firstScreen.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Rows } from '../../shared/ui/FoldableRows.tsx';
import { StickyBar } from '../../shared/ui/StickyBar.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { loanDetailText } from './loanDetail.messages.ts';
import type { ShownOrder, ShownOwed, ShownStatus } from './loanDetail.model.ts';
import { type IconStatus, iconStatus, type OrderAction, toneOf } from './orderStatus.model.ts';
import '../../shared/ui/hero.css';
import '../../shared/ui/tone.css';
import './loanDetail.css';

export interface OrderScreenActions {
  /** The receipt with its button; null for none. */
  receipt: ReactNode;
  /** Leads on where the order continues elsewhere. */
  notice: ReactNode;
  /** Makes the card of an offer that opens. */
  card: (offer: ShownOffer) => ReactNode;
  onMore: () => void;
  onCall: (number: string) => void;
  buttons: (action: OrderAction) => ComponentProps<typeof Button>;
}

/** The order's status, its product and rows, offers of other products, customer service, and what to do next. */
export function LoanDetailView({ shown, actions }: ViewProps<ShownOrder, OrderScreenActions>) {
  const { receipt, status, card, offers, service, buttons } = shown;
  return (
    <>
      {actions ? actions.receipt : receipt && <ReceiptView receipt={receipt} />}
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
            {loanDetailText.recommended}
          </h2>
          <OffersView offers={offers} card={actions?.card} onMore={actions?.onMore} />
        </section>
      )}
      {service && (
        <p className="spaced center">
          <Button kind="quiet" tap="callService" onClick={() => actions?.onCall(service.number)}>
            <span>
              {loanDetailText.callService}{' '}
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
                  {loanDetailText[caption]}
                </Text>
              )}
              <Button
                kind={action === 'rollover' ? 'secondary' : 'primary'}
                tap={action}
                {...actions?.buttons(action)}
              >
                {loanDetailText[label]}
              </Button>
            </div>
          ))}
        </StickyBar>
      )}
    </>
  );
}

const STROKE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const RECEIPT = 'M9 6h14v20l-3-2-2 2-2-2-2 2-2-2-3 2zM13 12h6M13 17h6';
/** Signs at the corner of a receipt, on a ground of their own, that tell the orders with a receipt apart. */
const BADGES: Readonly<Record<string, string>> = {
  [ORDER_STATUS.overdue]: 'M25 20.5v3.5M25 27.5v.01',
  [ORDER_STATUS.repaid]: 'M22 24.5l2 2 4-4.5',
};

/** One drawing for each status. They differ in shape, not only in colour. */
const DRAWINGS: Record<IconStatus, string> = {
  [ORDER_STATUS.review]: 'M11 7h10M11 25h10M12 7c0 5 4 6 4 9s-4 4-4 9M20 7c0 5-4 6-4 9s4 4 4 9',
  [ORDER_STATUS.preparing]: 'M16 6v6M16 20v6M6 16h6M20 16h6M9 9l4 4M19 19l4 4M23 9l-4 4M13 19l-4 4',
  [ORDER_STATUS.sending]: 'M6 16h18M17 9l7 7-7 7',
  [ORDER_STATUS.due]: 'M7 9h18v16H7zM7 14h18M12 6v5M20 6v5M16 18v3',
  [ORDER_STATUS.dueToday]: 'M16 6a10 10 0 1 0 .01 0M16 11v6l4 2',
  [ORDER_STATUS.repaid]: RECEIPT,
};

/** The icon of a status in its circle, which cannot be seen while the order loads: it may stand beside an amount. */
function StatusIcon({ status, as: Place }: { status: string | undefined; as: 'div' | 'span' }) {
  const badge = BADGES[status ?? ''];
  return (
    <Place className="status-icon" data-status={status}>
      {status !== undefined && (
        <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" {...STROKE}>
          <path d={DRAWINGS[iconStatus(status)]} />
          {badge && (
            <>
              <circle className="status-badge" cx="25" cy="24" r="7.5" />
              <path className="status-sign" d={badge} />
            </>
          )}
        </svg>
      )}
    </Place>
  );
}

/** What is owed, beside the icon; bars while it is not known. */
function Owed({ owed: { amount, due, date } }: { owed: ShownOwed }) {
  return (
    <>
      <div className="owed-figures">
        <MainAmount amount={amount} size={4} />
        {due !== '' && (
          <p>
            <span className={due === undefined ? undefined : 'due-chip'}>
              <Text>{due}</Text>
            </span>
          </p>
        )}
      </div>
      <p className="owed-date">
        <Text>{date}</Text>
      </p>
    </>
  );
}

/** The status icon, title and description at the top of the order, with what is owed; bars while they are not known. */
export function StatusHero({ status }: { status: ShownStatus }) {
  const { code, title, description, owed } = status;
  return (
    <header
      className={`hero status center${owed ? ' owed' : ''}`}
      data-tone={code === undefined ? 'waiting' : toneOf(code)}
    >
      {/* An element of its own beside an amount, so that none moves there. */}
      <StatusIcon status={code} as={owed ? 'div' : 'span'} />
      {owed && <Owed owed={owed} />}
      <p className="status-title" role="status">
        <Text size={12}>{title}</Text>
      </p>
      <p className="status-description">
        <Text size={16}>{description}</Text>
      </p>
    </header>
  );
}
