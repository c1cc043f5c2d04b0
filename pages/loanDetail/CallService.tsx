import { act } from '../../shared/page/act.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { text } from './loanDetail.text.ts';

/** Calls customer service through the shell; in a browser the number shows with a link and Copy. */
export function CallService({ phone }: { phone: string }) {
  return (
    <p className="order-service">
      <Button kind="quiet" onClick={() => act('callPhone', { number: phone })}>
        {text.callService} {phone}
      </Button>
    </p>
  );
}
