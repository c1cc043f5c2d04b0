import { useState } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { StarRating } from '../../shared/ui/StarRating.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { rate } from './complainDetails.model.ts';
import { text } from './complainDetails.text.ts';

export interface RatingDialogProps {
  problemId: string;
  onClose: () => void;
  onRated: () => Promise<void>;
}

/** One to five stars, Cancel, Send (spec 2.4.4). */
export function RatingDialog({ problemId, onClose, onRated }: RatingDialogProps) {
  const [stars, setStars] = useState(0);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setTried(true);
    if (!stars) return;
    setBusy(true);
    const problem = await rate(problemId, stars);
    setBusy(false);
    if (problem) showToast(problem, { tone: 'error' });
    if (problem !== '') return;
    onClose();
    showToast(text.rated);
    await onRated();
  };
  return (
    <Dialog
      open
      title={text.rateTitle}
      onClose={() => busy || onClose()}
      actions={
        <>
          <Button busy={busy} onClick={send}>
            {text.send}
          </Button>
          <Button kind="quiet" busy={busy} onClick={onClose}>
            {text.cancel}
          </Button>
        </>
      }
    >
      <StarRating legend={text.legend} value={stars} onChange={setStars} />
      <p className="rating-problem" role="alert">
        {tried && !stars && text.choose}
      </p>
    </Dialog>
  );
}
