import { type FormEvent, useEffect, useId, useRef } from 'react';
import { MutationBar, MutationNotice } from '../../shared/runtime/mutation/MutationNotice.tsx';
import { openServerAddress } from '../../shared/runtime/navigate.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { dropErrorToasts } from '../../shared/ui/toast.ts';
import { CARDS_FORM, ChooseCardView, RepayWords } from './CardRepaymentView.tsx';
import { partnerPayment } from './cardPayment.mutation.ts';
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
  const atPartner = cardPayment.sent === partnerPayment.call.path;
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
  const askPartner = async () => {
    const { userId, orderId, amount } = payment;
    const result = await cardPayment.send(partnerPayment, { userId, orderId, amount });
    if (result?.success) mutation.openAnswer(result.data.url);
  };
  const way = ({ address }: OtherWay) => ({
    ...buttonState(atPartner && !address),
    onClick: () => (address ? openServerAddress(address, { target: 'payment' }) : askPartner()),
  });

  const notice = { mutation, children: problem };
  const button = (
    <Button tap="cardRepay" type="submit" form={CARDS_FORM} {...buttonState(!atPartner)}>
      <RepayWords amount={payment.amountText} />
    </Button>
  );
  return (
    <ChooseCardView
      // While a payment may be in progress, offering another way to pay could lead to paying twice.
      shown={mutation.offered ? shown : { ...shown, others: [] }}
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
