import type { RefObject } from 'react';
import { defineMessages } from '../lib/messages.ts';
import { CopyButtonView } from './CopyButtonView.tsx';
import { copyText, selectText } from './copy.ts';
import { showToast, TOAST_LONG_MS } from './toast.ts';

/** Notices about copying. `copied` is fixed wording. */
export const COPY_TEXT = defineMessages('copyButton', {
  copied: 'copy success',
  notCopied: 'Could not copy. Press and hold the text to copy it.',
});

interface CopyButtonProps {
  /** The text to copy. */
  text: string;
  label: string;
  /** The visible text, selected when copying fails. */
  source: RefObject<HTMLElement | null>;
  /** Name under which a tap before React loads is recorded, to be replayed afterwards. */
  tap?: string;
}

/**
 * Copies a text and says so in a toast; the button stays as it is, so that nothing moves. If copying fails, it selects the
 * visible text and explains what to do.
 */
export function CopyButton({ text, label, source, tap }: CopyButtonProps) {
  const copy = async () => {
    const done = await copyText(text);
    if (done) showToast(COPY_TEXT.copied);
    else {
      if (source.current) selectText(source.current);
      showToast(COPY_TEXT.notCopied, { tone: 'error', durationMs: TOAST_LONG_MS });
    }
  };
  return <CopyButtonView label={label} tap={tap} onCopy={copy} />;
}
