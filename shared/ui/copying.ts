import type { MouseEvent } from 'react';
import { defineMessages, quoted } from '../lib/messages.ts';
import { tryOr } from '../lib/tryOr.ts';
import { showToast, TOAST_LONG_MS } from './toast.ts';

export const COPY_TEXT = defineMessages('copyButton', {
  copied: quoted('copy success'),
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
  const copied = tryOr(() => document.execCommand('copy'));
  field.remove();
  focused?.focus();
  return copied ?? false;
}

/** Android web views block it. @returns whether it worked; never rejects. */
async function copyByClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** So that the text marked with `data-source` can be copied with a long press. */
function selectSource(button: Element): void {
  let place: Element | null = button;
  while (place && !place.querySelector('[data-source]')) place = place.parentElement;
  const source = place?.querySelector('[data-source]');
  if (source) getSelection()?.selectAllChildren(source);
}

/**
 * Tells by a toast. If copying fails, it selects the visible text and explains what to do. @returns whether it has copied.
 */
export const copying =
  (text: string) =>
  async ({ currentTarget }: MouseEvent): Promise<boolean> => {
    const copied = copyByCommand(text) || (await copyByClipboard(text));
    if (copied) {
      showToast(COPY_TEXT.copied);
    } else {
      selectSource(currentTarget);
      showToast(COPY_TEXT.notCopied, { tone: 'error', durationMs: TOAST_LONG_MS });
    }
    return copied;
  };
