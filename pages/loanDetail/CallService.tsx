import { config } from '../../shared/config/config.ts';
import { dialNumber } from '../../shared/format/telephone.ts';
import { act } from '../../shared/page/act.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { text } from './loanDetail.text.ts';

/**
 * Calls customer service through the shell; in a browser the number shows with a link and Copy.
 * @param telephone as the server wrote it; the configured number takes the place of one that cannot be dialled.
 */
export function CallService({ telephone }: { telephone: string }) {
  const own = dialNumber(telephone);
  const number = own ?? config.servicePhone;
  return (
    <p className="order-service">
      <Button kind="quiet" onClick={() => act('callPhone', { number })}>
        {text.callService} {own ? telephone : number}
      </Button>
    </p>
  );
}
