import type { Extension } from '../../shared/api/repayment.ts';
import { extensionQuery } from '../../shared/api/repayment.ts';
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
import { text } from './repayDelay.messages.ts';
import { pageData, planRows } from './repayDelay.model.ts';

const field = fieldsOf(extensionQuery);

/** The extension page: its cost and the plan afterwards, above the button. */
export function RepayDelay() {
  return (
    <QueryScreen
      query={pageData}
      money
      title={text.title}
      failedTitle={text.failed}
      skeleton={<ExtensionSkeleton />}
    >
      {(data, refresh) => <ExtensionOffer data={data} refresh={refresh} />}
    </QueryScreen>
  );
}

function ExtensionSkeleton() {
  return (
    <div aria-busy="true">
      <AmountHero
        label={<Bar field={field('delayInfo.title')} />}
        amount={<Bar field={field('delayInfo.delayAmount', 'money')} />}
        dateLabel={text.date}
        date={<Bar field={field('repayDate')} size={6} />}
      />
      <section className="card">
        <ProductHeader name={<Bar field={field('productName')} />} />
        <BarRows
          list={field('repayPlan')}
          max={FOLDED_ROWS}
          fields={(plan) => ({
            text: plan('title'),
            note: plan('remark'),
            value: plan('amount', 'money'),
            valueNote: plan('time'),
          })}
        />
        <div className="fold-space" />
      </section>
      <PaymentMethodSkeleton />
    </div>
  );
}

function ExtensionOffer({ data, refresh }: { data: Extension; refresh: () => Promise<void> }) {
  const { delayAmount, title } = data.delayInfo;
  return (
    <>
      <AmountHero
        label={title || text.fee}
        amount={amountText(delayAmount)}
        dateLabel={text.date}
        date={data.repayDate && <time dateTime={data.repayDate}>{data.repayDate}</time>}
      />
      <RepaymentCard data={data} rows={planRows(data)} empty={text.noPlan}>
        <p className="muted">{text.cost(amountText(delayAmount), data.repayDate)}</p>
      </RepaymentCard>
      <WaysToPay data={data} amount={delayAmount} isDelay refresh={refresh} />
    </>
  );
}
