import { useSetAtom } from 'jotai/react';
import type { Repayment as RepaymentData } from '../../shared/api/repayment.ts';
import { Logo, ProductHeader } from '../../shared/page/ProductHeader.tsx';
import { RemoteView } from '../../shared/page/RemoteView.tsx';
import { Bar, BarRows } from '../../shared/page/Skeleton.tsx';
import { AmountHero } from '../../shared/repayment/AmountHero.tsx';
import { PayCodeBox } from '../../shared/repayment/PayCodeBox.tsx';
import { PaymentMethod, PaymentMethodSkeleton } from '../../shared/repayment/PaymentMethod.tsx';
import { RepaymentNotes } from '../../shared/repayment/RepaymentNotes.tsx';
import { text as shared } from '../../shared/repayment/repayment.text.ts';
import { commonParameters } from '../../shared/session/session.ts';
import { FoldableRows } from '../../shared/ui/FoldableRows.tsx';
import { PullToRefresh } from '../../shared/ui/PullToRefresh.tsx';
import { dueText, repayment } from './repayment.model.ts';
import { text } from './repayment.text.ts';

/** The instalment repayment page (spec 2.13). */
export function Repayment() {
  const refresh = useSetAtom(repayment.load);
  return (
    <PullToRefresh onRefresh={refresh}>
      <main className="page">
        <h1 className="page-title">{text.title}</h1>
        <RemoteView remote={repayment} failedTitle={text.failed} skeleton={<RepaymentSkeleton />}>
          {(data) => <Instalment data={data} refresh={refresh} />}
        </RemoteView>
      </main>
    </PullToRefresh>
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
        <BarRows list="detail" most={2} />
        <div className="fold-space" />
      </section>
      <PaymentMethodSkeleton />
    </div>
  );
}

function Instalment({ data, refresh }: { data: RepaymentData; refresh: () => Promise<void> }) {
  const { productId = '', orderId = '' } = commonParameters();
  const request = {
    productId,
    orderId,
    amount: data.repayAmount,
    isDelay: false,
  };
  return (
    <>
      <AmountHero
        label={text.amount}
        dateLabel={text.date}
        amount={data.repayAmount}
        date={<time dateTime={data.repayDate}>{data.repayDate}</time>}
        due={dueText(data.repayDate, Date.now())}
      />
      <section className="card">
        <ProductHeader
          logo={<Logo src={data.productLogo} name={data.productName} />}
          name={data.productName}
        />
        {data.detail.length ? (
          <FoldableRows rows={data.detail} labels={{ more: shared.more, hide: shared.hide }} />
        ) : (
          <p className="muted">{text.noDetail}</p>
        )}
      </section>
      <PayCodeBox code={data.defDetail} request={request} />
      <RepaymentNotes
        notice={data.noticeMsg}
        instructions={data.isShowReyTop}
        empty={!data.repayList.length}
      />
      <PaymentMethod channels={data.repayList} request={request} refresh={refresh} />
    </>
  );
}
