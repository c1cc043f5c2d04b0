import { getConfig } from '../../shared/config/config.ts';
import { dialNumber } from '../../shared/lib/telephone.ts';
import { callNative } from '../../shared/runtime/callNative.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { text } from './loanDetail.messages.ts';

/**
 * Calls customer service through the shell; in a browser the number shows with a link and Copy.
 * @param telephone as the server wrote it; the configured number takes the place of one that cannot be dialled.
 */
export function CallService({ telephone }: { telephone: string }) {
  const own = dialNumber(telephone);
  const number = own ?? getConfig().servicePhone;
  return (
    <p className="order-service">
      <Button kind="quiet" onClick={() => callNative('callPhone', { number })}>
        {text.callService} {own ? telephone : number}
      </Button>
    </p>
  );
}
