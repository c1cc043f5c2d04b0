import { QueryScreen } from '../../../shared/runtime/QueryScreen.tsx';
import { queryAtoms } from '../../../shared/runtime/queryAtoms.ts';
import { screenContext } from '../../../shared/runtime/screenContext.ts';
import { PastPaymentsView } from './PastPaymentsView.tsx';
import { text } from './pastPayments.messages.ts';
import { readPastPayments, shownPastPayments } from './pastPayments.model.ts';

/** The past payments of the order in the address. */
export const pageData = queryAtoms(readPastPayments);

/** The past payments page. */
export function PastPayments() {
  return (
    <QueryScreen
      query={pageData}
      text={text}
      waiting={() => <PastPaymentsView shown={shownPastPayments(undefined, screenContext())} />}
    >
      {(data) => <PastPaymentsView shown={shownPastPayments(data, screenContext())} />}
    </QueryScreen>
  );
}
