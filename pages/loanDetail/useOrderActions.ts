import { eventSaveCall, type LoanDetails } from '../../shared/api/loanDetails.ts';
import { sendOnLeaving } from '../../shared/api/send.ts';
import { commonParameters } from '../../shared/api/session/session.ts';
import { sessionStore } from '../../shared/lib/storage.ts';
import { callNative, preloadShell } from '../../shared/runtime/callNative.ts';
import { goTo, openServerAddress } from '../../shared/runtime/navigate.ts';
import { usePrefetch } from '../../shared/runtime/prefetch.ts';
import { useWayOut, type WayOut } from '../../shared/runtime/wayOut.ts';
import { PROGRESS_TEXT } from '../../shared/ui/progress.messages.ts';
import { BORROW_AGAIN_MODULE, externalRepayment } from './loanDetail.model.ts';
import { type OrderAction, orderButtons } from './orderStatus.model.ts';

const POSITION = '1';

function repay(details: LoanDetails): void {
  sessionStore.write('showBankTip', '1');
  const external = externalRepayment(details);
  if (external) openServerAddress(external, { target: 'payment' });
  else goTo('repayment');
}

/** Counts Borrow Again and opens the product in the native shell. @returns whether anything opened. */
async function borrowAgain(way: WayOut): Promise<boolean> {
  const { productId = '' } = commonParameters();
  preloadShell();
  const event = { productId, moduleId: BORROW_AGAIN_MODULE, positionId: POSITION };
  await sendOnLeaving(eventSaveCall, event);
  return (await callNative('openProduct', { productId }, way)) !== 'none';
}

/** The actions of the buttons of an order. */
export function useOrderActions(details: LoanDetails) {
  const buttons = orderButtons(details);
  const leadsTo = (action: OrderAction) => buttons.some((button) => button.action === action);
  // Borrow Again runs once until the borrower returns, so that two taps count as one event.
  const wayOut = useWayOut();
  const handlers: Record<OrderAction, () => unknown> = {
    repay: () => repay(details),
    rollover: () => goTo('repayDelay'),
    async borrowAgain() {
      const way = wayOut.start();
      if (way && !(await borrowAgain(way))) wayOut.end(way);
    },
  };
  usePrefetch(leadsTo('repay') && !externalRepayment(details) && 'repayment');
  usePrefetch(leadsTo('rollover') && 'repayDelay');
  return (action: OrderAction) => ({
    busy: action === 'borrowAgain' && wayOut.busy && PROGRESS_TEXT.opening,
    onClick: handlers[action],
  });
}
