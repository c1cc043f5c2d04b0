import { useState } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import { usePromisedDialog } from '../../shared/ui/promisedDialog.ts';
import { showToast } from '../../shared/ui/toast.ts';
import { complainDetailsText } from './complainDetails.messages.ts';
import { RATING_DELAY_MS } from './complainDetails.model.ts';
import { RatingDialog } from './RatingDialog.tsx';

interface RatingProps {
  problemId: string;
  answered: boolean;
  refresh: () => Promise<unknown>;
}

/** Rates an answer in a dialog that opens once by itself after 3 seconds, and from a button. */
export function Rating({ problemId, answered, refresh }: RatingProps) {
  const [dialog, setDialog] = useState<'promised' | 'open' | 'closed'>('promised');
  const [rated, setRated] = useState(false);
  const open = () => setDialog('open');
  usePromisedDialog(dialog === 'promised', RATING_DELAY_MS, open);
  const finish = () => {
    setRated(true);
    showToast(complainDetailsText.rated);
    void refresh();
  };
  // A rated answer is not offered again, even if reloading the complaint fails.
  if (rated) return null;
  return (
    <>
      <Button kind="secondary" tap="rate" onClick={open}>
        {answered ? complainDetailsText.rate : complainDetailsText.rateUnanswered}
      </Button>
      {dialog === 'open' && (
        <RatingDialog
          problemId={problemId}
          title={answered ? complainDetailsText.rateTitle : complainDetailsText.rateUnansweredTitle}
          onClose={() => setDialog('closed')}
          onRated={finish}
        />
      )}
    </>
  );
}
