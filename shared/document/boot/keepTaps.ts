import type { Boot } from '../../api/boot.ts';
import { keepInEntry } from '../../lib/historyEntry.ts';
import { secondTapOf } from '../../lib/secondTap.ts';

/** Forgets all taps: they would lead away from what the borrower does now. */
export function forgetTaps(boot: Boot): void {
  boot.taps = [];
  for (const button of document.querySelectorAll('.tapped')) button.classList.remove('tapped');
}

const buttonOf = (tap: string) => document.querySelector(`[data-tap="${CSS.escape(tap)}"]`);

/** Marks the buttons whose taps wait. */
export function markTaps({ taps }: Boot): void {
  for (const tap of taps) buttonOf(tap)?.classList.add('tapped');
}

const isChoice = (tap: string) => buttonOf(tap)?.matches('[type=radio]');

/** Records a tap on a named button, and starts React. It takes the place of those before, except of choices. */
function keepTap(boot: Boot, button: HTMLElement, name: string, event: Event): void {
  const choices = boot.taps.filter(isChoice);
  forgetTaps(boot);
  boot.taps = [...choices, name];
  // The screen sends the form, opens the link or dialog or shows what belongs to the choice, and keeps something first.
  if (button.matches('a,[type=submit],[type=radio],[commandfor]')) event.preventDefault();
  markTaps(boot);
  boot.startReact?.();
}

/**
 * Keeps taps on named buttons until their screen is ready and can replay them. Where the browser itself opens or closes a
 * dialog, nothing is kept, and the second tap of a double tap hits nothing.
 */
export function keepTaps(boot: Boot): void {
  let isSecondTap: ReturnType<typeof secondTapOf> = () => false;
  const take = (event: MouseEvent) => {
    if (!boot.owned && isSecondTap(event)) {
      event.preventDefault();
      event.stopPropagation();
    } else if (event.type === 'click' && !boot.ready) {
      const button = (event.target as Element).closest<HTMLElement>('[data-tap],[commandfor]');
      if (Object(button).commandForElement) {
        forgetTaps(boot);
        isSecondTap = secondTapOf();
      } else if (button?.dataset.tap) keepTap(boot, button, button.dataset.tap, event);
    }
  };
  document.addEventListener('click', take, true);
  document.addEventListener('input', ({ target }) => {
    if (boot.ready) return;
    // A tap from before was about what stood there then.
    forgetTaps(boot);
    const { type, name, checked } = target as HTMLInputElement;
    // Also for a page that is loaded again, in another language.
    if (type === 'checkbox') keepInEntry(name, checked);
  });
  // The policy refuses what a browser sends by itself, and the page would not go on loading.
  document.addEventListener('submit', (event) => {
    if (!boot.owned) event.preventDefault();
  });
  // It focuses fields and opens lists.
  document.addEventListener('mousedown', take, true);
}
