import type { Repayment as RepaymentData } from '../../shared/api/repayment.ts';
import { repaymentQuery } from '../../shared/api/repayment.ts';
import { getConfig } from '../../shared/config/config.ts';
import { AmountHero } from '../../shared/features/order/AmountHero.tsx';
import { amountText } from '../../shared/features/order/amountText.ts';
import { ProductHeader } from '../../shared/features/order/ProductHeader.tsx';
import { PaymentMethodSkeleton } from '../../shared/features/repayment/PaymentMethod.tsx';
import { RepaymentCard } from '../../shared/features/repayment/RepaymentCard.tsx';
import { WaysToPay } from '../../shared/features/repayment/WaysToPay.tsx';
import { fieldsOf } from '../../shared/runtime/fields.ts';
import { QueryScreen } from '../../shared/runtime/QueryScreen.tsx';
import { Bar, BarRows } from '../../shared/runtime/Skeleton.tsx';
import { FOLDED_ROWS } from '../../shared/ui/FoldableRows.tsx';
import { text } from './repayment.messages.ts';
import { dueText, pageData } from './repayment.model.ts';

const field = fieldsOf(repaymentQuery);

/** The instalment repayment page. */
export function Repayment() {
  return (
    <QueryScreen
      query={pageData}
      money
      title={text.title}
      failedTitle={text.failed}
      skeleton={<RepaymentSkeleton />}
    >
      {(data, refresh) => <Instalment data={data} refresh={refresh} />}
    </QueryScreen>
  );
}

function RepaymentSkeleton() {
  return (
    <div aria-busy="true">
      <AmountHero
        label={text.amount}
        amount={<Bar field={field('repayAmount', 'money')} />}
        dateLabel={text.date}
        date={<Bar field={field('repayDate')} size={6} />}
      />
      <section className="card">
        <ProductHeader name={<Bar field={field('productName')} />} />
        <BarRows list={field('detail')} max={FOLDED_ROWS} />
        <div className="fold-space" />
      </section>
      <PaymentMethodSkeleton />
    </div>
  );
}

function Instalment({ data, refresh }: { data: RepaymentData; refresh: () => Promise<void> }) {
  return (
    <>
      <AmountHero
        label={text.amount}
        dateLabel={text.date}
        amount={amountText(data.repayAmount)}
        date={data.repayDate && <time dateTime={data.repayDate}>{data.repayDate}</time>}
        due={dueText(data.repayDate, Date.now(), getConfig().timeZone)}
      />
      <RepaymentCard data={data} rows={data.detail} empty={text.noDetail} />
      <WaysToPay data={data} amount={data.repayAmount} isDelay={false} refresh={refresh} />
    </>
  );
}
