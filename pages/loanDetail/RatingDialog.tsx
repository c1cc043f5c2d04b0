import { useState } from 'react';
import { loanDetailsCall, scoreCall } from '../../shared/api/loanDetails.ts';
import { readForCheck } from '../../shared/api/send.ts';
import { commonParameters } from '../../shared/api/session/session.ts';
import { getConfig } from '../../shared/config/config.ts';
import { callNative } from '../../shared/runtime/callNative.ts';
import { useSendOnce } from '../../shared/runtime/sendOnce.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { StarRating } from '../../shared/ui/StarRating.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { text } from './loanDetail.messages.ts';
import { ratingOutcome, sentScore } from './loanDetail.model.ts';

/** Whether the order was rated: then the server does not ask for a rating any more. */
async function isRated(): Promise<boolean> {
  const { productId = '', orderId = '' } = commonParameters();
  const { success, data } = await readForCheck(loanDetailsCall, { productId, orderId });
  return success && !data.isScore;
}

/**
 * The order rating. A low rating shows a thank-you message, a high one opens the app store. A failure
 * closes the dialog without a message, since the order asks for a rating again when it is next opened.
 */
export function RatingDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [stars, setStars] = useState(0);
  const [thanked, setThanked] = useState(false);
  const outcome = ratingOutcome(stars, Number(getConfig().storeRatingStars));

  const finish = () => {
    onClose();
    if (outcome === 'store') void callNative('openRating', { from: 'order' });
    else if (outcome === 'result') setThanked(true);
  };
  const rating = useSendOnce(scoreCall, { check: { arrived: isRated }, quiet: true });

  const submit = async () => {
    if (outcome === 'choose') {
      showToast(text.rating.choose);
      return;
    }
    const result = await rating.send({ score: sentScore(getConfig().sentScore, stars) });
    if (result?.success) finish();
    else if (result) onClose();
  };

  return (
    <>
      {open && (
        <Dialog
          title={text.rating.title}
          onClose={onClose}
          closeLabel={text.rating.close}
          actions={
            <Button busy={rating.busy} onClick={submit}>
              {text.rating.submit}
            </Button>
          }
        >
          <StarRating legend={text.rating.legend} value={stars} onChange={setStars} />
        </Dialog>
      )}
      {thanked && (
        <Dialog
          title={text.result.title}
          onClose={() => setThanked(false)}
          actions={<Button onClick={() => setThanked(false)}>{text.result.close}</Button>}
        >
          <p className="lines">{text.result.detail}</p>
        </Dialog>
      )}
    </>
  );
}
