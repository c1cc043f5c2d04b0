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
  /** The place of the chosen card; undefined if none is chosen. */
  chosen: number | undefined;
  /** The borrower cancelled the code step, so focus moves to the heading. */
  returned: boolean;
  cardPayment: CardPayment;
  onChoose: (place: number) => void;
  onRepay: () => void;
}

/** The choice of bank card, the other ways to pay, and the Repay button. */
export function ChooseCard(props: ChooseCardProps) {
  const { payment, shown, chosen, returned, cardPayment, onChoose, onRepay } = props;
  const { mutation, busy, missing, note, buttonState } = cardPayment;
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
    if (chosen === undefined) form.current?.querySelector('input')?.focus();
  };
  const way = ({ address }: OtherWay) => ({
    ...buttonState(atPartner && !address),
    onClick: () =>
      address ? openServerAddress(address, { target: 'payment' }) : cardPayment.askPartner(payment),
  });

  // Offering another way to pay could then lead to paying twice.
  const isInDoubt =
    !mutation.offered || (mutation.state.status !== 'sending' && isCardPaymentOpen());
  const notice = { mutation, note };
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
        describedBy: missing ? error : undefined,
        chosen,
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
