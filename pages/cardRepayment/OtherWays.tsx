import type { RepaymentWay } from '../../shared/api/cardRepayment.ts';
import { openServerAddress } from '../../shared/runtime/navigate.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { OtherWaysView } from './CardRepaymentView.tsx';
import type { Payment } from './cardRepayment.address.ts';
import { type OtherWay, otherWays } from './cardRepayment.model.ts';
import { partnerPayment } from './payment/cardPayment.mutation.ts';
import type { CardPayment } from './payment/useCardPayment.ts';

interface OtherWaysProps {
  payment: Payment;
  data: RepaymentWay;
  cardPayment: CardPayment;
}

/** The ways to pay without a bank card; nothing if there is none, or while a payment may be in progress. */
export function OtherWays({ payment, data, cardPayment }: OtherWaysProps) {
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
