import { AmountHero } from '../../shared/features/order/AmountHero.tsx';
import { RepaymentCard } from '../../shared/features/repayment/RepaymentCard.tsx';
import {
  type WaysToPayActions,
  WaysToPayView,
} from '../../shared/features/repayment/WaysToPayView.tsx';
import { text } from './repayDelay.messages.ts';
import type { ShownExtension } from './repayDelay.model.ts';

interface RepayDelayViewProps {
  shown: ShownExtension;
  actions?: WaysToPayActions | undefined;
}

/** The extension: its cost and the plan afterwards, above the ways to pay. */
export function RepayDelayView({ shown, actions }: RepayDelayViewProps) {
  return (
    <>
      <AmountHero shown={shown.fee} dateLabel={text.date} />
      <RepaymentCard product={shown.product} rows={shown.plan} empty={text.noPlan}>
        {/* Its place depends on the rows, so that a bar would jump. */}
        {shown.cost && <p className="muted">{shown.cost}</p>}
      </RepaymentCard>
      <WaysToPayView shown={shown.ways} actions={actions} />
    </>
  );
}
