import { type Extension, extensionQuery, repaymentQuery } from '../../shared/api/repayment.ts';
import { RepaymentScreen } from '../../shared/features/repayment/RepaymentScreen.tsx';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';
import type { ScreenContext } from '../../shared/runtime/screenContext.ts';
import { useAtomValue } from '../../shared/runtime/store.ts';
import { text } from './repayDelay.messages.ts';
import { extensionDue, shownExtension } from './repayDelay.model.ts';

const instalment = queryAtoms(repaymentQuery);
const extension = queryAtoms(extensionQuery, { beside: instalment });

/** The extension of the order in the address, and what is due without it. */
export const pageData = [extension, instalment] as const;

/** The extension page. */
export function RepayDelay() {
  const state = useAtomValue(instalment.state);
  // Nothing is said of what may be out of date.
  const known = state.status === 'ready' && !state.outdated ? state.data : null;
  const without = state.status === 'loading' ? undefined : known;
  const shown = (data: Extension | undefined, context: ScreenContext) =>
    shownExtension(data, context, without);
  return <RepaymentScreen query={extension} text={text} shown={shown} dueOf={extensionDue} />;
}
