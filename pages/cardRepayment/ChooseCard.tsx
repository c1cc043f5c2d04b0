import '../../shared/ui/radio.css';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import type { BankCard, RepaymentWay } from '../../shared/api/cardRepayment.ts';
import { MutationBar, MutationNotice } from '../../shared/runtime/mutation/MutationNotice.tsx';
import { pageAddress } from '../../shared/runtime/navigate.ts';
import { Button, ButtonLink } from '../../shared/ui/Button.tsx';
import { EmptyBlock } from '../../shared/ui/EmptyBlock.tsx';
import { dropErrorToasts } from '../../shared/ui/toast.ts';
import type { Payment } from './cardRepayment.address.ts';
import { text } from './cardRepayment.messages.ts';
import { lastFour } from './lastFour.ts';
import { OtherWays } from './OtherWays.tsx';
import { partnerPayment } from './payment/cardPayment.mutation.ts';
import type { CardPayment } from './payment/useCardPayment.ts';

interface ChooseCardProps {
  payment: Payment;
  data: RepaymentWay;
  /** Id of the chosen card, or `''`. */
  cardId: string;
  /** The borrower cancelled the code step, so focus moves to the heading. */
  returned: boolean;
  cardPayment: CardPayment;
  onChoose: (cardId: string) => void;
  onRepay: () => void;
}

const FORM = 'bank-cards';

/** The choice of bank card, the other ways to pay, and the Repay button. */
export function ChooseCard(props: ChooseCardProps) {
  const { payment, data, cardId, returned, cardPayment, onChoose, onRepay } = props;
  const { mutation, busy, problem, sent } = cardPayment;
  const atPartner = sent === partnerPayment.call.path;
  const heading = useRef<HTMLHeadingElement>(null);
  const cards = useRef<HTMLFormElement>(null);
  const error = useId();
  useEffect(() => dropErrorToasts, []);
  useEffect(() => {
    if (returned) heading.current?.focus();
  }, [returned]);

  const repay = (event: FormEvent) => {
    event.preventDefault();
    if (busy || !mutation.offered) return;
    if (data.bankCards.some(({ id }) => id === cardId)) return onRepay();
    cardPayment.showProblem(text.chooseFirst);
    cards.current?.querySelector('input')?.focus();
  };

  if (!data.bankCards.length) {
    return (
      <>
        <EmptyBlock
          title={text.noCards}
          text={text.noCardsText}
          action={<ButtonLink href={pageAddress('bindBank')}>{text.addCard}</ButtonLink>}
        />
        <OtherWays payment={payment} data={data} cardPayment={cardPayment} />
        <MutationNotice what="cardPayment" mutation={mutation}>
          {problem}
        </MutationNotice>
      </>
    );
  }
  return (
    <>
      <form className="card" id={FORM} ref={cards} onSubmit={repay} noValidate>
        <h2 className="section-title" id={`${FORM}-title`} tabIndex={-1} ref={heading}>
          {text.choose}
        </h2>
        <fieldset
          className="bank-cards"
          aria-labelledby={`${FORM}-title`}
          aria-describedby={problem ? error : undefined}
        >
          {data.bankCards.map((card) => (
            <CardOption
              key={card.id}
              card={card}
              checked={card.id === cardId}
              onChoose={onChoose}
            />
          ))}
        </fieldset>
      </form>
      <OtherWays payment={payment} data={data} cardPayment={cardPayment} />
      <p className="payment-posting">{text.posting}</p>
      <MutationBar
        what="cardPayment"
        mutation={mutation}
        id={error}
        control={
          <Button
            tap="cardRepay"
            type="submit"
            form={FORM}
            {...cardPayment.buttonState(!atPartner)}
          >
            {text.repay}
          </Button>
        }
      >
        {problem}
      </MutationBar>
    </>
  );
}

interface CardOptionProps {
  card: BankCard;
  checked: boolean;
  onChoose: (cardId: string) => void;
}

function CardOption({ card, checked, onChoose }: CardOptionProps) {
  const digits = lastFour(card);
  return (
    <label className="bank-card">
      <span className="bank-card-name">{card.bankName}</span>
      <span className="bank-card-number amount" aria-hidden="true">
        **** {digits}
      </span>
      <span className="visually-hidden">{text.ending(digits)}</span>
      <input
        className="radio"
        type="radio"
        name="bankCard"
        value={card.id}
        checked={checked}
        onChange={() => onChoose(card.id)}
      />
    </label>
  );
}
