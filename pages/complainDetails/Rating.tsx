import { useEffect, useState } from 'react';
import { attemptName, onAttemptChanged } from '../../shared/runtime/mutation/attempts.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { lazyComponent } from '../../shared/ui/lazy/lazyComponent.tsx';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import { showToast } from '../../shared/ui/toast.ts';
import { text } from './complainDetails.messages.ts';
import { RATING_DELAY_MS, rateAnswer } from './complainDetails.model.ts';

const loadDialog = lazyModule(
  'pages/complainDetails/RatingDialog.tsx',
  () => import('./RatingDialog.tsx'),
);

const RatingDialog = lazyComponent(loadDialog, (module) => module.RatingDialog);

/** Nobody is disturbed who reads with the keyboard or has something open. */
function mayInterrupt(): boolean {
  const { activeElement } = document;
  const quiet = !activeElement || activeElement === document.body;
  return quiet && !document.querySelector('dialog[open],[role=dialog]');
}

interface RatingProps {
  problemId: string;
  /** Reads the complaint again. */
  refresh: () => Promise<void>;
}

/** The rating of an answer: by itself 3 s after load, and by a button at any time. */
export function Rating({ problemId, refresh }: RatingProps) {
  const [open, setOpen] = useState(false);
  const [rated, setRated] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => mayInterrupt() && setOpen(true), RATING_DELAY_MS);
    const stop = () => clearTimeout(timer);
    window.addEventListener('pagehide', stop);
    return () => {
      stop();
      window.removeEventListener('pagehide', stop);
    };
  }, []);
  // The dialog, which has the rest, may be closed while another tab rates the answer.
  useEffect(
    () => onAttemptChanged(attemptName(rateAnswer.what, problemId), () => void refresh()),
    [problemId, refresh],
  );
  const finish = () => {
    setRated(true);
    showToast(text.rated);
    void refresh();
  };
  // What was rated is not offered again, even where the new reading fails.
  if (rated) return null;
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {text.rate}
      </Button>
      {open && (
        <RatingDialog problemId={problemId} onClose={() => setOpen(false)} onRated={finish} />
      )}
    </>
  );
}
