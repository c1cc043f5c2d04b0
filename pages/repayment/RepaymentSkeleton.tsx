import { repaymentQuery } from '../../shared/api/repayment.ts';
import { AmountHero } from '../../shared/features/order/AmountHero.tsx';
import {
  RepaymentCardSkeleton,
  WaysToPaySkeleton,
} from '../../shared/features/repayment/RepaymentSkeletons.tsx';
import { fieldsOf, fieldsOfRecord, revealWith } from '../../shared/runtime/fields.ts';
import { Bar, BarRows, BarText } from '../../shared/runtime/Skeleton.tsx';
import { FOLDED_ROWS } from '../../shared/ui/foldableRows.model.ts';
import type { RepaymentDerived } from './repayment.derive.ts';
import { text } from './repayment.messages.ts';

const field = fieldsOf(repaymentQuery);
const derived = fieldsOfRecord<RepaymentDerived>();

/** The instalment in the document, before React has loaded. */
export function RepaymentSkeleton() {
  return (
    <>
      <AmountHero
        label={text.amount}
        amount={<Bar field={field('repayAmount', 'money')} />}
        dateLabel={text.date}
        date={<Bar field={field('repayDate', 'date')} size={6} />}
        due={<DueLine />}
      />
      <RepaymentCardSkeleton
        name={field('productName')}
        rows={<BarRows list={field('detail')} max={FOLDED_ROWS} />}
        empty={text.noDetail}
      />
      <WaysToPaySkeleton
        title={field('defDetail.title')}
        payCode={field('defDetail.payCode', 'fours')}
        notice={field('noticeMsg')}
      />
    </>
  );
}

/** The same words as `dueText`. */
function DueLine() {
  return (
    <>
      <span {...revealWith(derived('overdue'))}>
        <BarText text={text.overdue} fields={[derived('overdue')]} />
      </span>
      <span {...revealWith(derived('sinceYesterday'))}>{text.overdue(1)}</span>
      <span {...revealWith(derived('today'))}>{text.today}</span>
      <span {...revealWith(derived('tomorrow'))}>{text.dueIn(1)}</span>
      <span {...revealWith(derived('dueIn'))}>
        <BarText text={text.dueIn} fields={[derived('dueIn')]} />
      </span>
    </>
  );
}
