import { useSetAtom } from 'jotai/react';
import type { Extension } from '../../shared/api/repayment.ts';
import { Logo, ProductHeader } from '../../shared/page/ProductHeader.tsx';
import { RemoteView } from '../../shared/page/RemoteView.tsx';
import { Bar } from '../../shared/page/Skeleton.tsx';
import { AmountHero } from '../../shared/repayment/AmountHero.tsx';
import { PayCodeBox } from '../../shared/repayment/PayCodeBox.tsx';
import { PaymentMethod, PaymentMethodSkeleton } from '../../shared/repayment/PaymentMethod.tsx';
import { RepaymentNotes } from '../../shared/repayment/RepaymentNotes.tsx';
import { text as shared } from '../../shared/repayment/repayment.text.ts';
import { commonParameters } from '../../shared/session/session.ts';
import { FOLDED_ROWS, FoldableRows } from '../../shared/ui/FoldableRows.tsx';
import { PullToRefresh } from '../../shared/ui/PullToRefresh.tsx';
import { extension, planRows } from './repayDelay.model.ts';
import { text } from './repayDelay.text.ts';

/** The extension repayment page (spec 2.14): what it costs and what then comes, before the button. */
export function RepayDelay() {
  const refresh = useSetAtom(extension.load);
  return (
    <PullToRefresh onRefresh={refresh}>
      <main className="page">
        <h1 className="page-title">{text.title}</h1>
        <RemoteView remote={extension} failedTitle={text.failed} skeleton={<ExtensionSkeleton />}>
          {(data) => <ExtensionOffer data={data} refresh={refresh} />}
        </RemoteView>
      </main>
    </PullToRefresh>
  );
}

function ExtensionSkeleton() {
  return (
    <div aria-busy="true">
      <AmountHero
        label={<Bar field="delayInfo.title" />}
        amount={<Bar field="delayInfo.delayAmount" />}
        dateLabel={text.date}
        date={<Bar field="repayDate" size={6} />}
      />
      <section className="card">
        <ProductHeader name={<Bar field="productName" />} />
        <dl className="rows" data-list="repayPlan" data-most={FOLDED_ROWS}>
          {['first', 'second'].map((row) => (
            <div className="row" key={row}>
              <dt>
                <Bar field="title" size={6} />
                <span className="row-note">
                  <Bar field="remark" size={4} />
                </span>
              </dt>
              <dd>
                <Bar field="amount" size={6} />
                <span className="row-note">
                  <Bar field="time" size={4} />
                </span>
              </dd>
            </div>
          ))}
        </dl>
        <div className="fold-space" />
      </section>
      <PaymentMethodSkeleton />
    </div>
  );
}

function ExtensionOffer({ data, refresh }: { data: Extension; refresh: () => Promise<void> }) {
  const { productId = '', orderId = '' } = commonParameters();
  const { delayAmount, title } = data.delayInfo;
  const request = { productId, orderId, amount: delayAmount, isDelay: true };
  const rows = planRows(data);
  return (
    <>
      <AmountHero
        label={title || text.fee}
        amount={delayAmount}
        dateLabel={text.date}
        date={<time dateTime={data.repayDate}>{data.repayDate || '--'}</time>}
      />
      <section className="card">
        <ProductHeader
          logo={<Logo src={data.productLogo} name={data.productName} />}
          name={data.productName}
        />
        {rows.length ? (
          <FoldableRows rows={rows} labels={{ more: shared.more, hide: shared.hide }} />
        ) : (
          <p className="muted">{text.noPlan}</p>
        )}
        <p className="muted">{text.cost(delayAmount, data.repayDate)}</p>
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
