import { useState } from 'react';
import { problemDetailCall, saveScoreCall } from '../../shared/api/complaintRecords.ts';
import { FAILURE_TEXT } from '../../shared/api/envelope.ts';
import { readForCheck } from '../../shared/api/send.ts';
import { useSendOnce } from '../../shared/runtime/sendOnce.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { ButtonNote, NoticeRoom } from '../../shared/ui/Notice.tsx';
import { PROGRESS_TEXT } from '../../shared/ui/progress.messages.ts';
import { StarRating } from '../../shared/ui/StarRating.tsx';
import { complainDetailsText } from './complainDetails.messages.ts';
import '../../shared/ui/problem.css';

/** Whether an answer was rated: then the server does not ask for a rating any more. */
async function isRated({ problemId }: { problemId: string }): Promise<boolean> {
  const { success, data } = await readForCheck(problemDetailCall, { problemId });
  return success && !data.isNeedScore;
}

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
  const { busy, note, ...rating } = useSendOnce(saveScoreCall, { check: { arrived: isRated } });
  const send = async () => {
    setTried(true);
    if (!stars) return;
    const result = await rating.send({ score: `${stars}`, problemId });
    if (result?.success) onRated();
  };
  return (
    <Dialog
      title={title}
      onClose={() => busy || onClose()}
      actions={
        <>
          <Button busy={busy && PROGRESS_TEXT.sending} onClick={send}>
            {complainDetailsText.send}
          </Button>
          <Button kind="quiet" blocked={busy} onClick={onClose}>
            {complainDetailsText.cancel}
          </Button>
        </>
      }
    >
      <StarRating legend={complainDetailsText.legend} value={stars} onChange={setStars} />
      <NoticeRoom words={FAILURE_TEXT.offline}>
        <p className="problem" role="alert">
          {tried && !stars && complainDetailsText.choose}
        </p>
        <ButtonNote note={note} />
      </NoticeRoom>
    </Dialog>
  );
}
