import '../../shared/ui/tone.css';
import { AmountHero } from '../../shared/features/order/AmountHero.tsx';
import { RepaymentCard } from '../../shared/features/repayment/RepaymentCard.tsx';
import {
  type WaysToPayActions,
  WaysToPayView,
} from '../../shared/features/repayment/WaysToPayView.tsx';
import { text } from './repayment.messages.ts';
import type { ShownRepayment } from './repayment.model.ts';

interface RepaymentViewProps {
  shown: ShownRepayment;
  actions?: WaysToPayActions | undefined;
}

/** The instalment: amount and date, the product with its rows, and the ways to pay. */
export function RepaymentView({ shown, actions }: RepaymentViewProps) {
  return (
    <>
      <AmountHero shown={shown.due} dateLabel={text.date} />
      <RepaymentCard product={shown.product} rows={shown.rows} empty={text.noDetail} />
      <WaysToPayView shown={shown.ways} actions={actions} />
    </>
  );
}
