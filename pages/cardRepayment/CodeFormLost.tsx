import { ErrorBlock } from '../../shared/ui/ErrorBlock.tsx';
import { text } from './cardRepayment.text.ts';

/** In place of the code step when its script did not arrive; a reload leads back to the step, which is kept. */
export function CodeFormLost() {
  return (
    <ErrorBlock
      title={text.error}
      detail={text.stepLost}
      retryLabel={text.retry}
      onRetry={() => location.reload()}
    />
  );
}
