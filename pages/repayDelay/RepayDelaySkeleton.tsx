import { extensionQuery } from '../../shared/api/repayment.ts';
import { AmountHero } from '../../shared/features/order/AmountHero.tsx';
import {
  RepaymentCardSkeleton,
  WaysToPaySkeleton,
} from '../../shared/features/repayment/RepaymentSkeletons.tsx';
import { fieldsOf, fieldsOfRecord, revealWith } from '../../shared/runtime/fields.ts';
import { Bar, BarRows, BarText } from '../../shared/runtime/Skeleton.tsx';
import { FOLDED_ROWS } from '../../shared/ui/foldableRows.model.ts';
import type { ExtensionDerived } from './repayDelay.derive.ts';
import { text } from './repayDelay.messages.ts';

const field = fieldsOf(extensionQuery);
const derived = fieldsOfRecord<ExtensionDerived>();
const cost = field('delayInfo.delayAmount', 'money');

/** The extension in the document, before React has loaded. */
export function RepayDelaySkeleton() {
  return (
    <>
      <AmountHero
        label={<Bar field={field('delayInfo.title')} />}
        amount={<Bar field={cost} />}
        dateLabel={text.date}
        date={<Bar field={field('repayDate', 'date')} size={6} />}
      />
      <RepaymentCardSkeleton name={field('productName')} rows={<PlanRows />} empty={text.noPlan}>
        <p className="muted" {...revealWith(derived('dated'))}>
          <BarText text={text.cost} fields={[cost, field('repayDate', 'date')]} />
        </p>
        <p className="muted" {...revealWith(derived('undated'))}>
          <BarText text={(amount: string) => text.cost(amount, '')} fields={[cost]} />
        </p>
      </RepaymentCardSkeleton>
      <WaysToPaySkeleton
        title={field('defDetail.title')}
        payCode={field('defDetail.payCode', 'fours')}
        notice={field('noticeMsg')}
      />
    </>
  );
}

function PlanRows() {
  return (
    <BarRows
      list={field('repayPlan')}
      max={FOLDED_ROWS}
      fields={(plan) => ({
        text: plan('title'),
        note: plan('remark'),
        value: plan('amount', 'money'),
        valueNote: plan('time', 'date'),
      })}
    />
  );
}
