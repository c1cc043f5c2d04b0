import { useState } from 'react';
import { scoreCall } from '../../shared/api/loanDetails.ts';
import { send } from '../../shared/api/send.ts';
import { failedWrite } from '../../shared/api/writeOutcome.ts';
import { config } from '../../shared/config/config.ts';
import { act } from '../../shared/page/act.ts';
import { once } from '../../shared/page/once.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { StarRating } from '../../shared/ui/StarRating.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { ratingOutcome, sentScore } from './loanDetail.model.ts';
import { text } from './loanDetail.text.ts';

const QUIET = { quiet: true };

/** The order rating (spec 4): needs a star; few stars thank in place, many open the store. */
export function RatingDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [stars, setStars] = useState(0);
  const [busy, setBusy] = useState(false);
  const [thanked, setThanked] = useState(false);

  const submit = async () => {
    const outcome = ratingOutcome(stars, Number(config.storeRatingStars));
    if (outcome === 'choose') {
      const { text: words, lang } = text.rating.choose;
      showToast(words, { lang });
      return;
    }
    setBusy(true);
    const result = await once('rating', () =>
      send(scoreCall, { score: sentScore(config.sentScore, stars) }, QUIET),
    );
    setBusy(false);
    if (!result) return;
    const unknown = !result.success && failedWrite(result) === 'unknown';
    // Not worth asking twice now: an order that was not rated asks again when it is next opened.
    if (!result.success)
      showToast(unknown ? text.rating.unknown : result.message, { tone: 'error' });
    if (result.success || unknown) onClose();
    if (!result.success) return;
    if (outcome === 'store') void act('openRating', { from: 'order' });
    else setThanked(true);
  };

  return (
    <>
      <Dialog
        open={open}
        title={text.rating.title}
        onClose={onClose}
        closeLabel={text.rating.close}
        actions={
          <Button busy={busy} onClick={submit}>
            {text.rating.submit}
          </Button>
        }
      >
        <StarRating legend={text.rating.legend} value={stars} onChange={setStars} />
      </Dialog>
      <Dialog
        open={thanked}
        title={text.result.title}
        onClose={() => setThanked(false)}
        actions={<Button onClick={() => setThanked(false)}>{text.result.close}</Button>}
      >
        <p className="prompt-text">{text.result.detail}</p>
      </Dialog>
    </>
  );
}
