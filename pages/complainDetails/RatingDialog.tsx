import { useState } from 'react';
import { MutationNotice } from '../../shared/runtime/mutation/MutationNotice.tsx';
import { useMutation } from '../../shared/runtime/mutation/useMutation.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { StarRating } from '../../shared/ui/StarRating.tsx';
import { text } from './complainDetails.messages.ts';
import { rateAnswer } from './rating.mutation.ts';

interface RatingDialogProps {
  problemId: string;
  title: string;
  onClose: () => void;
  onRated: () => void;
}

/** The rating dialog: one to five stars, Cancel and Send. */
export function RatingDialog({ problemId, title, onClose, onRated }: RatingDialogProps) {
  const [stars, setStars] = useState(0);
  const [tried, setTried] = useState(false);
  const rating = useMutation(rateAnswer, { about: problemId, onArrived: onRated });
  const { offered, disabled } = rating;
  const send = async () => {
    setTried(true);
    if (!stars) return;
    const result = await rating.send(rateAnswer, { score: `${stars}`, problemId });
    if (result?.success) onRated();
  };
  return (
    <Dialog
      title={title}
      onClose={() => disabled || onClose()}
      actions={
        <>
          {offered && (
            <Button busy={disabled} onClick={send}>
              {text.send}
            </Button>
          )}
          <Button kind="quiet" blocked={disabled} onClick={onClose}>
            {text.cancel}
          </Button>
        </>
      }
    >
      {offered && <StarRating legend={text.legend} value={stars} onChange={setStars} />}
      <MutationNotice mutation={rating} />
      <p className="rating-problem" role="alert">
        {tried && !stars && text.choose}
      </p>
    </Dialog>
  );
}
