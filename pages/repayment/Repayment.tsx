import type { Repayment as RepaymentData } from '../../shared/api/repayment.ts';
import { config } from '../../shared/config/config.ts';
import { AmountHero } from '../../shared/page/AmountHero.tsx';
import { ProductHeader } from '../../shared/page/ProductHeader.tsx';
import { RemoteScreen } from '../../shared/page/RemoteScreen.tsx';
import { Bar, BarRows } from '../../shared/page/Skeleton.tsx';
import { PaymentMethodSkeleton } from '../../shared/repayment/PaymentMethod.tsx';
import { RepaymentCard } from '../../shared/repayment/RepaymentCard.tsx';
import { WaysToPay } from '../../shared/repayment/WaysToPay.tsx';
import { FOLDED_ROWS } from '../../shared/ui/FoldableRows.tsx';
import { dueText, repayment } from './repayment.model.ts';
import { text } from './repayment.text.ts';

/** The instalment repayment page (spec 2.13). */
export function Repayment() {
  return (
    <RemoteScreen
      remote={repayment}
      money
      title={text.title}
      failedTitle={text.failed}
      skeleton={<RepaymentSkeleton />}
    >
      {(data, refresh) => <Instalment data={data} refresh={refresh} />}
    </RemoteScreen>
  );
}

function RepaymentSkeleton() {
  return (
    <div aria-busy="true">
      <AmountHero
        label={text.amount}
        amount={<Bar field="repayAmount" />}
        dateLabel={text.date}
        date={<Bar field="repayDate" size={6} />}
      />
      <section className="card">
        <ProductHeader name={<Bar field="productName" />} />
        <BarRows list="detail" most={FOLDED_ROWS} />
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
        amount={data.repayAmount}
        date={data.repayDate && <time dateTime={data.repayDate}>{data.repayDate}</time>}
        due={dueText(data.repayDate, Date.now(), config.timeZone)}
      />
      <RepaymentCard data={data} rows={data.detail} empty={text.noDetail} />
      <WaysToPay data={data} amount={data.repayAmount} isDelay={false} refresh={refresh} />
    </>
  );
}
