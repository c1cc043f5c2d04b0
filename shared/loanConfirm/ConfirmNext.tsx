import { useId, useState } from 'react';
import type { ConfirmCalls, Offer } from '../api/loanConfirm.ts';
import { lazyModule } from '../lazy/lazyModule.ts';
import { act, warmUpShell } from '../page/act.ts';
import { goTo, openServerAddress, pageAddress } from '../page/navigate.ts';
import { commonParameters, queryText } from '../session/session.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { StickyBar } from '../ui/StickyBar.tsx';
import { isUnanswered, pushOffer } from './confirm.model.ts';
import { text } from './loanConfirm.text.ts';

/** Going on never waits longer than this for the tracking event, ms. */
const TRACKING_WAIT_MS = 300;

type Note = 'checking' | 'unknown' | undefined;

/** Tells the shell that the loan was confirmed (spec 1, "confirm tracking event"). */
function reportConfirm(): Promise<unknown> {
  const { productId = '', orderId } = commonParameters();
  const position = queryText('position');
  const report = act('reportConfirm', {
    productId,
    ...(orderId && { orderId }),
    ...(position && { position }),
    at: Date.now(),
  });
  return Promise.race([report, new Promise((go) => setTimeout(go, TRACKING_WAIT_MS))]);
}

const loadCheck = lazyModule(
  'shared/loanConfirm/isConfirmed.ts',
  () => import('./isConfirmed.ts'),
  { ahead: true },
);

/** Needed only when an answer was lost; without its module the outcome stays unknown. */
function wentThrough(): Promise<boolean> {
  return loadCheck().then(
    ({ isConfirmed }) => isConfirmed(),
    () => false,
  );
}

interface ConfirmNextProps {
  calls: ConfirmCalls;
  offer: Offer;
  /** Why the loan cannot be confirmed yet. */
  blocked: string | undefined;
}

/** The Next button: one push, then on to the address that the server gives, with from=confirm (spec 7.7). */
export function ConfirmNext({ calls, offer, blocked }: ConfirmNextProps) {
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useState<Note>(() => (isUnanswered(Date.now()) ? 'unknown' : undefined));
  const id = useId();

  const confirm = async () => {
    setBusy(true);
    setNote(undefined);
    warmUpShell();
    const outcome = await pushOffer(calls, offer);
    if (outcome?.step === 'confirmed') {
      await reportConfirm();
      openServerAddress(outcome.address, { parameters: { from: 'confirm' } });
    } else if (outcome?.step === 'received') goTo('loanDetail');
    else if (outcome?.step === 'unknown') {
      setNote('checking');
      if (await wentThrough()) goTo('loanDetail', {}, true);
      else setNote('unknown');
    }
    setBusy(false);
  };

  return (
    <StickyBar>
      <p className="bar-note" id={id} role="status">
        {note ? text[note] : blocked}
      </p>
      {note === 'unknown' && (
        <ButtonLink kind="quiet" href={pageAddress('loanDetail')}>
          {text.toOrder}
        </ButtonLink>
      )}
      <Button busy={busy} blocked={Boolean(blocked)} aria-describedby={id} onClick={confirm}>
        {text.next}
      </Button>
    </StickyBar>
  );
}
