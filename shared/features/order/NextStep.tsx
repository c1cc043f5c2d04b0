import { commonParameters } from '../../api/session/session.ts';
import { callNative } from '../../runtime/callNative.ts';
import { pageAddress } from '../../runtime/navigate.ts';
import { text as words } from '../../runtime/runtime.messages.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { text } from './order.messages.ts';

/** Where a borrower can go on to from a write without an answer: the order, or home if the address names none. */
export function NextStep() {
  return commonParameters().orderId ? (
    <ButtonLink kind="quiet" href={pageAddress('loanDetail')}>
      {words.order}
    </ButtonLink>
  ) : (
    <Button kind="quiet" onClick={() => void callNative('goHome', {})}>
      {text.home}
    </Button>
  );
}
