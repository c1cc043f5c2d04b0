import type { AnyText } from '../lib/messages.ts';
import { SAVED_TEXT } from '../ui/Button.tsx';
import { showToast, TOAST_LONG_MS } from '../ui/toast.ts';
import { isInApp } from './callNative.ts';

/** `shared`: in place of the file where the browser shares. */
export interface Saving {
  file: File;
  shared: ShareData;
}

export function canBeShared(shared: ShareData): boolean {
  if (navigator.canShare) return navigator.canShare(shared);
  return !shared.files && 'share' in navigator;
}

function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
}

/**
 * Downloads where the browser shares nothing, and says so if it can do neither. Never rejects. @param problem the words for
 * that. @returns whether it has downloaded the file: of sharing the phone tells by itself.
 */
export async function saveOrShare(
  make: () => Saving | Promise<Saving>,
  problem: AnyText,
): Promise<boolean> {
  try {
    const { file, shared } = await make();
    if (canBeShared(shared)) {
      await navigator.share(shared);
      return false;
    }
    // The web view of an app would do nothing.
    if (await isInApp()) throw new Error('No download');
    download(file);
    showToast(SAVED_TEXT.done);
    return true;
  } catch (cause) {
    // The borrower has closed the phone's sheet.
    const isClosed = cause instanceof DOMException && cause.name === 'AbortError';
    if (!isClosed) showToast(problem, { tone: 'error', durationMs: TOAST_LONG_MS });
    return false;
  }
}
