import { useEffect, useState } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import { lazyComponent } from '../../shared/ui/lazy/lazyComponent.tsx';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import { showToast } from '../../shared/ui/toast.ts';
import { text } from './complainDetails.messages.ts';
import { RATING_DELAY_MS } from './complainDetails.model.ts';

const loadDialog = lazyModule(() => import('./RatingDialog.tsx'));

const RatingDialog = lazyComponent(loadDialog, (module) => module.RatingDialog);

/** Whether the dialog may open automatically: not over another dialog, nor while the keyboard is in use. */
function mayInterrupt(): boolean {
  const { activeElement } = document;
  const quiet = !activeElement || activeElement === document.body;
  return quiet && !document.querySelector('dialog[open],[role=dialog]');
}

interface RatingProps {
  problemId: string;
  answered: boolean;
  refresh: () => Promise<unknown>;
}

/** Rates an answer in a dialog that opens automatically after 3 seconds, or from a button. */
export function Rating({ problemId, answered, refresh }: RatingProps) {
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
  const finish = () => {
    setRated(true);
    showToast(text.rated);
    void refresh();
  };
  // A rated answer is not offered again, even if reloading the complaint fails.
  if (rated) return null;
  return (
    <>
      <Button kind="secondary" tap="rate" onClick={() => setOpen(true)}>
        {answered ? text.rate : text.rateUnanswered}
      </Button>
      {open && (
        <RatingDialog
          problemId={problemId}
          title={answered ? text.rateTitle : text.rateUnansweredTitle}
          onClose={() => setOpen(false)}
          onRated={finish}
        />
      )}
    </>
  );
}
