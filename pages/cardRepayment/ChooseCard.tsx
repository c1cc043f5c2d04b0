import { type FormEvent, useEffect, useId, useRef } from 'react';
import type { RepaymentWay } from '../../shared/api/cardRepayment.ts';
import { otherPayment } from '../../shared/features/order/otherPayment.ts';
import { MutationBar, MutationNotice } from '../../shared/runtime/mutation/MutationNotice.tsx';
import { openServerAddress } from '../../shared/runtime/navigate.ts';
import { screenContext } from '../../shared/runtime/screenContext.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { dropErrorToasts } from '../../shared/ui/toast.ts';
import { CARDS_FORM, ChooseCardView, OtherWaysView, RepayWords } from './CardRepaymentView.tsx';
import { cardCommit, partnerPayment } from './cardPayment.mutation.ts';
import { text } from './cardRepayment.messages.ts';
import { type OtherWay, otherWays, type Payment, shownCardPayment } from './cardRepayment.model.ts';
import type { CardPayment } from './useCardPayment.ts';

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

/** The choice of bank card, the other ways to pay, and the Repay button. */
export function ChooseCard(props: ChooseCardProps) {
  const { payment, data, cardId, returned, cardPayment, onChoose, onRepay } = props;
  const { mutation, busy, problem, sent } = cardPayment;
  const atPartner = sent === partnerPayment.call.path;
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
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
    form.current?.querySelector('input')?.focus();
  };

  const notice = { mutation, children: problem || otherPayment(cardCommit.key) };
  const button = (
    <Button
      tap="cardRepay"
      type="submit"
      form={CARDS_FORM}
      {...cardPayment.buttonState(!atPartner)}
    >
      <RepayWords amount={payment.amountText} />
    </Button>
  );
  return (
    <ChooseCardView
      shown={shownCardPayment(data, screenContext())}
      actions={{
        form,
        heading,
        describedBy: problem ? error : undefined,
        cardId,
        onChoose,
        onRepay: repay,
        others: <OtherWays payment={payment} data={data} cardPayment={cardPayment} />,
        bar: data.bankCards.length ? (
          <MutationBar {...notice} id={error} control={button} />
        ) : (
          <MutationNotice {...notice} />
        ),
      }}
    />
  );
}

type OtherWaysProps = Pick<ChooseCardProps, 'payment' | 'data' | 'cardPayment'>;

/** The ways to pay without a bank card; nothing if there is none, or while a payment may be in progress. */
function OtherWays({ payment, data, cardPayment }: OtherWaysProps) {
  const offered = otherWays(data, payment);
  const { mutation, buttonState, sent } = cardPayment;
  // While a payment may be in progress, offering another way to pay could lead to paying twice.
  if (!offered.length || !mutation.offered) return null;
  const asking = sent === partnerPayment.call.path;
  const ask = async () => {
    const { userId, orderId, amount } = payment;
    const result = await cardPayment.send(partnerPayment, { userId, orderId, amount });
    if (result?.success) mutation.openAnswer(result.data.url);
  };
  const button = ({ label, address }: OtherWay) => (
    <Button
      kind="secondary"
      tap={label}
      {...buttonState(asking && !address)}
      onClick={() => (address ? openServerAddress(address, { target: 'payment' }) : ask())}
    >
      {label}
    </Button>
  );
  return <OtherWaysView ways={offered} button={button} />;
}
