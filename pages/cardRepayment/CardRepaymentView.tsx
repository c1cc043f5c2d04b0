import '../../shared/features/order/amountHeader.css';
import '../../shared/ui/hero.css';
import '../../shared/ui/radio.css';
import './cardRepayment.css';
import type { ComponentProps, FormEvent, ReactNode, Ref } from 'react';
import type { BankCard } from '../../shared/api/cardRepayment.ts';
import type { ViewProps } from '../../shared/runtime/firstScreen.ts';
import { EmptyBlock } from '../../shared/ui/Block.tsx';
import { Button, ButtonLink } from '../../shared/ui/Button.tsx';
import { NotedBar } from '../../shared/ui/StickyBar.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { text } from './cardRepayment.messages.ts';
import {
  lastFour,
  type OtherWay,
  type ShownCardPayment,
  shownCardPayment,
} from './cardRepayment.model.ts';

/** The id of the form with the cards, and the name of their radio buttons. */
export const CARDS_FORM = 'bank-cards';
export const CARD_CHOICE = 'bankCard';

/** Live elements of the screen, in place of those that the document shows. */
export interface CardActions {
  form: Ref<HTMLFormElement>;
  heading: Ref<HTMLHeadingElement>;
  /** The id of what must be corrected; undefined if nothing is wrong. */
  describedBy: string | undefined;
  /** The id of the chosen card, or ''. */
  cardId: string;
  onChoose: (cardId: string) => void;
  onRepay: (event: FormEvent) => void;
  /** The action of the button of another way to pay. */
  way: (way: OtherWay) => ComponentProps<typeof Button>;
  /** The bar with Repay; without cards the notice about a payment. */
  bar: ReactNode;
}

type CardRepaymentViewProps = ViewProps<ShownCardPayment, CardActions>;

/** The payment, and the bank cards to repay from. */
function CardRepaymentView({ shown, actions }: CardRepaymentViewProps) {
  return (
    <>
      <PaymentHero shown={shown} />
      <ChooseCardView shown={shown} actions={actions} />
    </>
  );
}

/** The screen, as the build, the document's script and React show it. */
export const screen = { text, shown: shownCardPayment, View: CardRepaymentView };

/** The payment: the amount and the order. */
export function PaymentHero({ shown }: { shown: Pick<ShownCardPayment, 'amount' | 'order'> }) {
  return (
    <header className="hero">
      <p className="hero-label">{text.amount}</p>
      <p className="hero-amount amount">
        <Text>{shown.amount}</Text>
      </p>
      <p className="hero-date">
        <span>{text.order}</span>
        <span className="payment-order" translate="no">
          <Text size={6}>{shown.order}</Text>
        </span>
      </p>
    </header>
  );
}

/** The choice of bank card, the other ways to pay, and the Repay button. */
export function ChooseCardView({ shown, actions }: CardRepaymentViewProps) {
  const { cards, others, addCard } = shown;
  const ways = others.length > 0 && (
    <section className="card">
      <h2 className="section-title">{text.otherWays}</h2>
      <div className="stack">
        {others.map((way) => (
          <Button kind="secondary" key={way.label} tap={way.label} {...actions?.way(way)}>
            {way.label}
          </Button>
        ))}
      </div>
    </section>
  );
  if (cards?.length === 0) {
    return (
      <>
        <EmptyBlock
          title={text.noCards}
          text={text.noCardsText}
          action={<ButtonLink href={addCard}>{text.addCard}</ButtonLink>}
        />
        {ways}
        {actions?.bar}
      </>
    );
  }
  return (
    <>
      <form
        className="card"
        id={CARDS_FORM}
        ref={actions?.form}
        onSubmit={actions?.onRepay}
        noValidate
      >
        <h2
          className="section-title"
          id={`${CARDS_FORM}-title`}
          tabIndex={-1}
          ref={actions?.heading}
        >
          {text.choose}
        </h2>
        <fieldset
          className="bank-cards"
          aria-labelledby={`${CARDS_FORM}-title`}
          aria-describedby={actions?.describedBy}
        >
          {cards?.map((card) => <CardOption key={card.id} card={card} actions={actions} />) ?? (
            <WaitingCards />
          )}
        </fieldset>
      </form>
      {ways}
      {cards && <p className="note spaced">{text.posting}</p>}
      {actions?.bar ?? (
        <NotedBar>
          <Button tap="cardRepay" type="submit" form={CARDS_FORM}>
            <RepayWords amount={shown.amount} />
          </Button>
        </NotedBar>
      )}
    </>
  );
}

/** The words of the button that repays. */
export function RepayWords({ amount }: { amount: string | undefined }) {
  return (
    <span>
      {text.repay}{' '}
      <span className="payment-amount amount" translate="no">
        {amount}
      </span>
    </span>
  );
}

function WaitingCards() {
  return ['first', 'second'].map((row) => (
    <div className="bank-card" key={row}>
      <span className="bank-card-name">
        <Text>{undefined}</Text>
      </span>
    </div>
  ));
}

function CardOption({ card, actions }: { card: BankCard; actions: CardActions | undefined }) {
  const { id } = card;
  const digits = lastFour(card);
  return (
    <label className="bank-card">
      <span className="bank-card-name">{card.bankName}</span>
      <span className="bank-card-number amount" translate="no" aria-hidden="true">
        {`**** ${digits}`}
      </span>
      <span className="visually-hidden">{text.ending(digits)}</span>
      <input
        className="radio"
        type="radio"
        name={CARD_CHOICE}
        value={id}
        checked={id === actions?.cardId}
        onChange={() => actions?.onChoose(id)}
      />
    </label>
  );
}
