import { useState } from 'react';
import { loanDetailsCall, scoreCall } from '../../shared/api/loanDetails.ts';
import { readForCheck } from '../../shared/api/send.ts';
import { commonParameters } from '../../shared/api/session/session.ts';
import { getConfig } from '../../shared/config/config.ts';
import { callNative } from '../../shared/runtime/callNative.ts';
import { useSendOnce } from '../../shared/runtime/sendOnce.ts';
import { useWayOut, type WayOut } from '../../shared/runtime/wayOut.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { PROGRESS_TEXT } from '../../shared/ui/progress.messages.ts';
import { StarRating } from '../../shared/ui/StarRating.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { ratingOutcome, sentScore } from './loanDetail.model.ts';
import { orderDialogsText } from './orderDialogs.messages.ts';
import '../../shared/ui/problem.css';

/** Whether the order was rated: then the server does not ask for a rating any more. */
async function isRated(): Promise<boolean> {
  const { productId = '', orderId = '' } = commonParameters();
  const { success, data } = await readForCheck(loanDetailsCall, { productId, orderId });
  return success && !data.isScore;
}

interface RatingDialogProps {
  /** Whether the order asks for a rating. */
  open: boolean;
  onClose: () => void;
  /** Whether to thank the borrower for one. */
  thanked: boolean;
  onThanked: (thanked: boolean) => void;
}

/**
 * The order rating. A low rating shows a thank-you message, a high one opens the app store. A failure
 * closes the dialog without a message, since the order asks for a rating again when it is next opened.
 */
export function RatingDialog({ open, onClose, thanked, onThanked }: RatingDialogProps) {
  const [stars, setStars] = useState(0);
  const [tried, setTried] = useState(false);
  const outcome = ratingOutcome(stars, Number(getConfig().storeRatingStars));

  const finish = (way: WayOut | undefined) => {
    onClose();
    if (way) void callNative('openRating', { from: 'order' }, way);
    else onThanked(true);
  };
  const wayOut = useWayOut();
  const rating = useSendOnce(scoreCall, { check: { arrived: isRated }, quiet: true });

  const submit = async () => {
    setTried(true);
    if (outcome === 'choose') {
      showToast(orderDialogsText.rating.choose);
      return;
    }
    const way = outcome === 'store' ? wayOut.start() : undefined;
    const result = await rating.send({ score: sentScore(getConfig().sentScore, stars) });
    if (result?.success) finish(way);
    else if (result) onClose();
  };

  return (
    <>
      {open && (
        <Dialog
          title={orderDialogsText.rating.title}
          onClose={onClose}
          closeLabel={orderDialogsText.rating.close}
          actions={
            <Button busy={rating.busy && PROGRESS_TEXT.sending} onClick={submit}>
              {orderDialogsText.rating.submit}
            </Button>
          }
        >
          <StarRating legend={orderDialogsText.rating.legend} value={stars} onChange={setStars} />
          <p className="problem" role="alert">
            {tried && outcome === 'choose' && orderDialogsText.rating.missing}
          </p>
        </Dialog>
      )}
      {thanked && (
        <Dialog
          title={orderDialogsText.result.title}
          onClose={() => onThanked(false)}
          actions={
            <Button onClick={() => onThanked(false)}>{orderDialogsText.result.close}</Button>
          }
        >
          <p>{orderDialogsText.result.detail}</p>
        </Dialog>
      )}
    </>
  );
}
