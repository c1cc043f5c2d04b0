import { ErrorBlock } from '../../shared/ui/ErrorBlock.tsx';
import { text } from './landing.text.ts';

/** In place of a view whose script did not arrive. */
export function ViewLost() {
  return (
    <ErrorBlock
      title={text.viewLost}
      detail={text.offline}
      retryLabel={text.reload}
      onRetry={() => location.reload()}
    />
  );
}
