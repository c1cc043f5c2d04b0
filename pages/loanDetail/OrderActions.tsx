import { eventSaveCall, type LoanDetails } from '../../shared/api/loanDetails.ts';
import { sendOnLeaving } from '../../shared/api/send.ts';
import { act, warmUpShell } from '../../shared/page/act.ts';
import { useAhead } from '../../shared/page/ahead.ts';
import { goTo, openServerAddress } from '../../shared/page/navigate.ts';
import { once } from '../../shared/page/once.ts';
import { commonParameters } from '../../shared/session/session.ts';
import { writeSession } from '../../shared/session/storage.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { StickyBar } from '../../shared/ui/StickyBar.tsx';
import {
  BORROW_AGAIN_MODULE,
  externalRepayment,
  type OrderAction,
  orderButtons,
} from './loanDetail.model.ts';
import { text } from './loanDetail.text.ts';

const POSITION = '1';

function repay(details: LoanDetails): void {
  writeSession('showBankTip', '1');
  const external = externalRepayment(details);
  if (external) openServerAddress(external, { target: 'payment' });
  else goTo('repayment');
}

async function borrowAgain(): Promise<void> {
  const { productId = '' } = commonParameters();
  warmUpShell();
  const event = { productId, moduleId: BORROW_AGAIN_MODULE, positionId: POSITION };
  await sendOnLeaving(eventSaveCall, event);
  await act('openProduct', { productId });
}

function run(action: OrderAction, details: LoanDetails): void {
  if (action === 'repay') repay(details);
  else if (action === 'rollover') goTo('repayDelay');
  else void once('borrowAgain', borrowAgain);
}

/** The order's buttons in the bottom bar (spec 4); none for statuses that offer nothing to do. */
export function OrderActions({ details }: { details: LoanDetails }) {
  const buttons = orderButtons(details);
  const leadsTo = (action: OrderAction) => buttons.some((button) => button.action === action);
  useAhead(leadsTo('repay') && !externalRepayment(details) && 'repayment');
  useAhead(leadsTo('rollover') && 'repayDelay');
  if (!buttons.length) return null;
  return (
    <StickyBar className="order-actions">
      {buttons.map(({ action, label, caption }) => (
        <div className="order-action" key={action}>
          {caption && <p className="order-caption">{text[caption]}</p>}
          <Button
            kind={action === 'rollover' ? 'secondary' : 'primary'}
            onClick={() => run(action, details)}
          >
            {text[label]}
          </Button>
        </div>
      ))}
    </StickyBar>
  );
}
