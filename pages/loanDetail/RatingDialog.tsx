import { useState } from 'react';
import { loanDetailsCall, scoreCall } from '../../shared/api/loanDetails.ts';
import { readForCheck } from '../../shared/api/send.ts';
import { commonParameters } from '../../shared/api/session/session.ts';
import { untilArrived } from '../../shared/api/verification.ts';
import { getConfig } from '../../shared/config/config.ts';
import { callNative } from '../../shared/runtime/callNative.ts';
import { mutation } from '../../shared/runtime/mutation/mutation.ts';
import { useMutation } from '../../shared/runtime/mutation/useMutation.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { StarRating } from '../../shared/ui/StarRating.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { text } from './loanDetail.messages.ts';
import { ratingOutcome, sentScore } from './loanDetail.model.ts';

/** Rates an order. */
const rateOrder = mutation({
  key: 'orderRating',
  call: scoreCall,
  verify: untilArrived(async () => {
    const { productId = '', orderId = '' } = commonParameters();
    const { success, data } = await readForCheck(loanDetailsCall, { productId, orderId });
    return success ? data.isScore : undefined;
  }),
});

/**
 * The order rating. A low rating shows a thank-you message, a high one opens the app store. A failure
 * closes the dialog without a message, since the order asks for a rating again when it is next opened.
 */
export function RatingDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [stars, setStars] = useState(0);
  const [submitted, setSubmitted] = useState(false);
  const [thanked, setThanked] = useState(false);
  const outcome = ratingOutcome(stars, Number(getConfig().storeRatingStars));

  const finish = () => {
    onClose();
    if (outcome === 'store') void callNative('openRating', { from: 'order' });
    // A rating from an earlier visit that turns out to have been received needs no message now.
    else if (outcome === 'result') setThanked(true);
  };
  const rating = useMutation(rateOrder, { onArrived: finish, quiet: true });

  const submit = async () => {
    if (outcome === 'choose') {
      const { text: words, lang } = text.rating.choose;
      showToast(words, { lang });
      return;
    }
    setSubmitted(true);
    const result = await rating.send(rateOrder, { score: sentScore(getConfig().sentScore, stars) });
    if (result?.success) finish();
    else onClose();
  };

  return (
    <>
      {open && (submitted || rating.offered) && (
        <Dialog
          title={text.rating.title}
          onClose={onClose}
          closeLabel={text.rating.close}
          actions={
            <Button busy={rating.disabled} onClick={submit}>
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
