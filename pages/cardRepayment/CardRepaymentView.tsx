import type { ComponentProps, FormEvent, ReactNode, Ref } from 'react';
import type { BankCard } from '../../shared/api/cardRepayment.ts';
import { MainAmount } from '../../shared/features/order/MainAmount.tsx';
import type { ViewProps } from '../../shared/runtime/firstScreen.ts';
import { EmptyBlock } from '../../shared/ui/Block.tsx';
import { Button, ButtonLink } from '../../shared/ui/Button.tsx';
import { NotedBar } from '../../shared/ui/StickyBar.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { cardRepaymentText } from './cardRepayment.messages.ts';
import { lastFour, type OtherWay, type ShownCardPayment } from './cardRepayment.model.ts';
import '../../shared/ui/hero.css';
import '../../shared/ui/radio.css';
import '../../shared/features/order/amountHeader.css';
import './cardRepayment.css';

/** The id of the form with the cards, and the name of their radio buttons. */
export const CARDS_FORM = 'bank-cards';
export const CARD_CHOICE = 'bankCard';

export interface CardActions {
  form: Ref<HTMLFormElement>;
  heading: Ref<HTMLHeadingElement>;
  /** The id of what must be corrected; undefined if nothing is wrong. */
  describedBy: string | undefined;
  /** The place of the chosen card; undefined if none is chosen. */
  chosen: number | undefined;
  onChoose: (place: number) => void;
  onRepay: (event: FormEvent) => void;
  /** The action of the button of another way to pay. */
  way: (way: OtherWay) => ComponentProps<typeof Button>;
  /** The bar with Repay; without cards the notice about a payment. */
  bar: ReactNode;
}

type CardRepaymentViewProps = ViewProps<ShownCardPayment, CardActions>;

export function CardRepaymentView({ shown, actions }: CardRepaymentViewProps) {
  return (
    <>
      <PaymentHero shown={shown} />
      <ChooseCardView shown={shown} actions={actions} />
    </>
  );
}

/** The payment: the amount and the order. */
export function PaymentHero({ shown }: { shown: Pick<ShownCardPayment, 'amount' | 'order'> }) {
  return (
    <header className="hero">
      <p className="hero-label">{cardRepaymentText.amount}</p>
      <MainAmount amount={shown.amount} />
      <p className="hero-date">
        <span>{cardRepaymentText.order}</span>
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
      <h2 className="section-title">{cardRepaymentText.otherWays}</h2>
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
          title={cardRepaymentText.noCards}
          text={cardRepaymentText.noCardsText}
          action={<ButtonLink href={addCard}>{cardRepaymentText.addCard}</ButtonLink>}
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
          {cardRepaymentText.choose}
        </h2>
        <fieldset
          className="bank-cards"
          aria-labelledby={`${CARDS_FORM}-title`}
          aria-describedby={actions?.describedBy}
        >
          {cards?.map((card, place) => (
            <CardOption key={place} {...{ card, place, actions }} />
          )) ?? <WaitingCards />}
        </fieldset>
      </form>
      {ways}
      {cards && <p className="note spaced">{cardRepaymentText.posting}</p>}
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

export function RepayWords({ amount }: { amount: string | undefined }) {
  return (
    <span className={amount === undefined ? 'payment-waits' : undefined}>
      {cardRepaymentText.repay}{' '}
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

interface CardOptionProps {
  card: BankCard;
  place: number;
  actions: CardActions | undefined;
}

function CardOption({ card, place, actions }: CardOptionProps) {
  const digits = lastFour(card);
  return (
    <label className="bank-card">
      <span className="bank-card-name">{card.bankName}</span>
      <span className="bank-card-number amount" translate="no" aria-hidden="true">
        {`**** ${digits}`}
      </span>
      <span className="visually-hidden">{cardRepaymentText.ending(digits)}</span>
      <input
        className="radio"
        type="radio"
        name={CARD_CHOICE}
        value={place}
        checked={place === actions?.chosen}
        onChange={() => actions?.onChoose(place)}
      />
    </label>
  );
}
