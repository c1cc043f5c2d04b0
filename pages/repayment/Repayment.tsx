import type { Repayment as RepaymentData } from '../../shared/api/repayment.ts';
import { useWaysToPay } from '../../shared/features/repayment/useWaysToPay.tsx';
import { QueryScreen } from '../../shared/runtime/QueryScreen.tsx';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';
import { screenContext } from '../../shared/runtime/screenContext.ts';
import { RepaymentView } from './RepaymentView.tsx';
import { text } from './repayment.messages.ts';
import { readRepayment, shownRepayment } from './repayment.model.ts';

/** The current instalment of the order in the address. */
export const pageData = queryAtoms(readRepayment);

/** The instalment repayment page. */
export function Repayment() {
  return (
    <QueryScreen
      query={pageData}
      money
      title={text.title}
      failedTitle={text.failed}
      waiting={() => <RepaymentView shown={shownRepayment(undefined, screenContext())} />}
    >
      {(data, refresh) => <Instalment data={data} refresh={refresh} />}
    </QueryScreen>
  );
}

function Instalment({ data, refresh }: { data: RepaymentData; refresh: () => Promise<unknown> }) {
  const shown = shownRepayment(data, screenContext());
  const ways = { data, shown: shown.ways, amount: data.repayAmount, isDelay: false, refresh };
  return <RepaymentView shown={shown} actions={useWaysToPay(ways)} />;
}
