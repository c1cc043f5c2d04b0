import type { Boot } from '../../api/boot.ts';
import { ignoreSecondTap, secondTapOf } from '../../lib/secondTap.ts';

/** Forgets all taps: they would lead away from what the borrower does now. */
function forgetTaps(boot: Boot): void {
  boot.taps = [];
  for (const button of Array.from(document.querySelectorAll('.tapped')))
    button.classList.remove('tapped');
}

/** Closes what is open. A borrower who leaves may pay elsewhere. */
function closeDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
}

/**
 * Watches the dialogs that buttons of the document open by `commandfor` until React is there: a double tap on the button
 * chooses nothing, and taps that waited for React before a dialog was opened or closed are forgotten.
 */
export function watchDialogs(boot: Boot): void {
  let isSecondTap = secondTapOf();
  const untilOwned = (work: (event: Event) => void) => (event: Event) => {
    if (!boot.owned) work(event);
  };
  const opened = untilOwned(({ target }) => {
    forgetTaps(boot);
    isSecondTap = secondTapOf();
    // Once it is open. By itself it would focus its first button.
    setTimeout(() => (target as Element).querySelector<HTMLElement>(':checked')?.focus());
  });
  const closed = untilOwned(() => {
    forgetTaps(boot);
    ignoreSecondTap();
  });
  // Neither event bubbles.
  document.addEventListener('command', opened, true);
  document.addEventListener('close', closed, true);
  document.addEventListener('visibilitychange', untilOwned(closeDialogs));
  addEventListener(
    'click',
    (event) => {
      const isInDialog = (event.target as Element).closest('dialog');
      if (boot.owned || !isInDialog || !isSecondTap(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
}
