import { eventSaveCall, type LoanDetails } from '../../shared/api/loanDetails.ts';
import { send } from '../../shared/api/send.ts';
import { act } from '../../shared/page/act.ts';
import { useAhead } from '../../shared/page/ahead.ts';
import { goTo, openServerAddress } from '../../shared/page/navigate.ts';
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
  if (external) openServerAddress(external);
  else goTo('repayment');
}

function borrowAgain(): void {
  const { productId = '' } = commonParameters();
  // The event must not delay the borrower, so its answer is not awaited.
  void send(
    eventSaveCall,
    { productId, moduleId: BORROW_AGAIN_MODULE, positionId: POSITION },
    { quiet: true },
  );
  void act('openProduct', { productId });
}

function run(action: OrderAction, details: LoanDetails): void {
  if (action === 'repay') repay(details);
  else if (action === 'rollover') goTo('repayDelay');
  else borrowAgain();
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
