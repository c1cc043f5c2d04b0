import { type FormEvent, useEffect, useId, useRef } from 'react';
import { huichaoCall } from '../../shared/api/cardRepayment.ts';
import { isCardPaymentOpen } from '../../shared/features/order/otherPayment.ts';
import { MutationBar, MutationNotice } from '../../shared/runtime/mutation/MutationNotice.tsx';
import { openServerAddress } from '../../shared/runtime/navigate.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { dropErrorToasts } from '../../shared/ui/toast.ts';
import { CARDS_FORM, ChooseCardView, RepayWords } from './CardRepaymentView.tsx';
import type { OtherWay, Payment, ShownCardPayment } from './cardRepayment.model.ts';
import type { CardPayment } from './useCardPayment.ts';

interface ChooseCardProps {
  payment: Payment;
  shown: ShownCardPayment;
  /** Id of the chosen card, or `''`. */
  cardId: string;
  /** The borrower cancelled the code step, so focus moves to the heading. */
  returned: boolean;
  cardPayment: CardPayment;
  onChoose: (cardId: string) => void;
  onRepay: () => void;
}

/** The choice of bank card, the other ways to pay, and the Repay button. */
export function ChooseCard(props: ChooseCardProps) {
  const { payment, shown, cardId, returned, cardPayment, onChoose, onRepay } = props;
  const { mutation, busy, problem, buttonState } = cardPayment;
  const atPartner = cardPayment.sent === huichaoCall.path;
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const error = useId();
  useEffect(() => {
    if (returned) heading.current?.focus();
    return dropErrorToasts;
  }, [returned]);

  const repay = (event: FormEvent) => {
    event.preventDefault();
    if (busy || !mutation.offered) return;
    onRepay();
    if (!shown.cards?.some(({ id }) => id === cardId))
      form.current?.querySelector('input')?.focus();
  };
  const way = ({ address }: OtherWay) => ({
    ...buttonState(atPartner && !address),
    onClick: () =>
      address ? openServerAddress(address, { target: 'payment' }) : cardPayment.askPartner(payment),
  });

  // Offering another way to pay could then lead to paying twice.
  const isInDoubt =
    !mutation.offered || (mutation.state.status !== 'sending' && isCardPaymentOpen());
  const notice = { mutation, children: problem };
  const button = (
    <Button tap="cardRepay" type="submit" form={CARDS_FORM} {...buttonState(!atPartner)}>
      <RepayWords amount={payment.amountText} />
    </Button>
  );
  return (
    <ChooseCardView
      shown={isInDoubt ? { ...shown, others: [] } : shown}
      actions={{
        form,
        heading,
        describedBy: problem ? error : undefined,
        cardId,
        onChoose,
        onRepay: repay,
        way,
        bar: shown.cards?.length ? (
          <MutationBar {...notice} id={error} control={button} />
        ) : (
          <MutationNotice {...notice} />
        ),
      }}
    />
  );
}
