import { getConfig } from '../../shared/config/config.ts';
import { dialNumber } from '../../shared/lib/telephone.ts';
import { callNative } from '../../shared/runtime/callNative.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { text } from './loanDetail.messages.ts';

/**
 * Calls customer service through the native shell. In a browser the number is shown with a link and Copy.
 * @param telephone from the server; the configured number is used if it cannot be dialled.
 */
export function CallService({ telephone }: { telephone: string }) {
  const own = dialNumber(telephone);
  const number = own ?? getConfig().servicePhone;
  return (
    <p className="order-service">
      <Button kind="quiet" tap="callService" onClick={() => callNative('callPhone', { number })}>
        {text.callService} {own ? telephone : number}
      </Button>
    </p>
  );
}
