import { commonParameters } from '../../api/session/session.ts';
import { callNative } from '../../runtime/callNative.ts';
import { pageAddress } from '../../runtime/navigate.ts';
import { wayOnText } from '../../runtime/runtime.messages.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { orderText } from './order.messages.ts';

/** The way on from a write of unknown outcome: the order, or home if the address names none. */
export function NextStep() {
  return commonParameters().orderId ? (
    <ButtonLink kind="quiet" href={pageAddress('loanDetail')}>
      {wayOnText.order}
    </ButtonLink>
  ) : (
    <Button kind="quiet" onClick={() => void callNative('goHome', {})}>
      {orderText.home}
    </Button>
  );
}
