import type { Repayment as RepaymentData } from '../../shared/api/repayment.ts';
import { getConfig } from '../../shared/config/config.ts';
import { AmountHero } from '../../shared/features/order/AmountHero.tsx';
import { amountText } from '../../shared/features/order/amountText.ts';
import { RepaymentCard } from '../../shared/features/repayment/RepaymentCard.tsx';
import { WaysToPay } from '../../shared/features/repayment/WaysToPay.tsx';
import { QueryScreen } from '../../shared/runtime/QueryScreen.tsx';
import { text } from './repayment.messages.ts';
import { dueText, pageData } from './repayment.model.ts';

/** The instalment repayment page. */
export function Repayment() {
  return (
    <QueryScreen query={pageData} money title={text.title} failedTitle={text.failed}>
      {(data, refresh) => <Instalment data={data} refresh={refresh} />}
    </QueryScreen>
  );
}

function Instalment({ data, refresh }: { data: RepaymentData; refresh: () => Promise<unknown> }) {
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
