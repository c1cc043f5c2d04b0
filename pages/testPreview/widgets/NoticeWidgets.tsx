import { useState } from 'react';
import { Contact } from '../../../shared/runtime/Contact.tsx';
import { Button } from '../../../shared/ui/Button.tsx';
import { EmptyBlock } from '../../../shared/ui/EmptyBlock.tsx';
import { ErrorBlock } from '../../../shared/ui/ErrorBlock.tsx';
import { LoadError, ReloadButton } from '../../../shared/ui/lazy/LoadError.tsx';
import { showLoadError } from '../../../shared/ui/lazy/reloadPage.ts';
import { showToast, TOAST_LONG_MS } from '../../../shared/ui/toast.ts';
import { State, Widget } from './Widget.tsx';

const nothing = () => undefined;

/** What tells the borrower that something happened, failed or is missing. */
export function NoticeWidgets() {
  return (
    <>
      <Toasts />
      <ErrorBlocks />
      <LoadErrors />
      <Widget name="EmptyBlock">
        <State caption="Without an action">
          <EmptyBlock title="No complaints" text="What you send us will be listed here." />
        </State>
        <State caption="With an action">
          <EmptyBlock
            title="No complaints"
            text="What you send us will be listed here."
            action={<Button>Write a complaint</Button>}
          />
        </State>
      </Widget>
    </>
  );
}

const ERROR = { tone: 'error', durationMs: TOAST_LONG_MS } as const;
const TOASTS: readonly (readonly [caption: string, show: () => void])[] = [
  ['Plain', () => showToast('copy success')],
  ['Error', () => showToast('Could not copy. Press and hold the text to copy it.', ERROR)],
  ['Error with a button', () => showLoadError()],
];

function Toasts() {
  return (
    <Widget name="toast">
      {TOASTS.map(([caption, show]) => (
        <div className="widget-state" key={caption}>
          <Button kind="secondary" onClick={show}>
            {caption}
          </Button>
        </div>
      ))}
    </Widget>
  );
}

function ErrorBlocks() {
  const words = { title: 'Your order did not load', detail: 'The server did not answer in time.' };
  return (
    <Widget name="ErrorBlock">
      <State caption="Without a way to try again">
        <ErrorBlock {...words} />
      </State>
      <State caption="With Retry and a contact">
        <ErrorBlock {...words} retryLabel="Retry" onRetry={nothing}>
          <Contact />
        </ErrorBlock>
      </State>
      <State caption="Busy">
        <ErrorBlock {...words} retryLabel="Retry" onRetry={nothing} busy />
      </State>
    </Widget>
  );
}

function LoadErrors() {
  const [busy, setBusy] = useState(false);
  return (
    <Widget name="LoadError">
      <State caption="A part of the page did not load; busy after a tap">
        <LoadError note="What you typed is kept." busy={busy} onRetry={() => setBusy(true)} />
      </State>
      <State caption="ReloadButton: for other blocks">
        <ReloadButton />
      </State>
    </Widget>
  );
}
