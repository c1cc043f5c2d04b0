import type { RefObject } from 'react';
import { defineMessages } from '../lib/messages.ts';
import { CopyButtonView } from './Button.tsx';
import { showToast, TOAST_LONG_MS } from './toast.ts';

/** Notices about copying. `copied` is fixed wording. */
export const COPY_TEXT = defineMessages('copyButton', {
  copied: 'copy success',
  notCopied: 'Could not copy. Press and hold the text to copy it.',
});

function copyByCommand(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'copy-field';
  // While a dialog is open, nothing outside it can be selected.
  const dialogs = document.querySelectorAll('dialog[open]');
  (dialogs[dialogs.length - 1] ?? document.body).append(field);
  const focused = document.activeElement as HTMLElement | null;
  field.select();
  field.setSelectionRange(0, text.length);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    focused?.focus();
  }
}

/**
 * Copies a text, in a tap's event handler. It tries `execCommand` first, because Android web views block the
 * Clipboard API. @returns whether it worked; never rejects.
 */
async function copyText(text: string): Promise<boolean> {
  if (copyByCommand(text)) return true;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Selects a visible text, so that it can be copied with a long press. */
function selectText(element: HTMLElement): void {
  const range = document.createRange();
  range.selectNodeContents(element);
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

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
