import type { Extension } from '../../shared/api/repayment.ts';
import { AmountHero } from '../../shared/features/order/AmountHero.tsx';
import { amountText } from '../../shared/features/order/amountText.ts';
import { RepaymentCard } from '../../shared/features/repayment/RepaymentCard.tsx';
import { WaysToPay } from '../../shared/features/repayment/WaysToPay.tsx';
import { QueryScreen } from '../../shared/runtime/QueryScreen.tsx';
import { text } from './repayDelay.messages.ts';
import { pageData, planRows } from './repayDelay.model.ts';

/** The extension page: its cost and the plan afterwards, above the button. */
export function RepayDelay() {
  return (
    <QueryScreen query={pageData} money title={text.title} failedTitle={text.failed}>
      {(data, refresh) => <ExtensionOffer data={data} refresh={refresh} />}
    </QueryScreen>
  );
}

function ExtensionOffer({ data, refresh }: { data: Extension; refresh: () => Promise<unknown> }) {
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
