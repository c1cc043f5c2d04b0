import type { Extension } from '../../shared/api/repayment.ts';
import { useWaysToPay } from '../../shared/features/repayment/useWaysToPay.tsx';
import { QueryScreen } from '../../shared/runtime/QueryScreen.tsx';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';
import { screenContext } from '../../shared/runtime/screenContext.ts';
import { RepayDelayView } from './RepayDelayView.tsx';
import { text } from './repayDelay.messages.ts';
import { readExtension, shownExtension } from './repayDelay.model.ts';

/** The extension of the order in the address. */
export const pageData = queryAtoms(readExtension);

/** The extension page. */
export function RepayDelay() {
  return (
    <QueryScreen
      query={pageData}
      money
      title={text.title}
      failedTitle={text.failed}
      waiting={() => <RepayDelayView shown={shownExtension(undefined, screenContext())} />}
    >
      {(data, refresh) => <ExtensionOffer data={data} refresh={refresh} />}
    </QueryScreen>
  );
}

function ExtensionOffer({ data, refresh }: { data: Extension; refresh: () => Promise<unknown> }) {
  const shown = shownExtension(data, screenContext());
  const { delayAmount: amount } = data.delayInfo;
  const ways = { data, shown: shown.ways, amount, isDelay: true, refresh };
  return <RepayDelayView shown={shown} actions={useWaysToPay(ways)} />;
}
