import type { Boot } from '../../api/boot.ts';
import { secondTapOf } from '../../lib/secondTap.ts';

/** Forgets all taps: they would lead away from what the borrower does now. */
export function forgetTaps(boot: Boot): void {
  boot.taps = [];
  for (const button of document.querySelectorAll('.tapped')) button.classList.remove('tapped');
}

/** Records a tap on a named button, and starts React. */
function keepTap(boot: Boot, button: HTMLElement, name: string, event: Event): void {
  boot.taps.push(name);
  // The screen sends the form, opens the link or dialog or shows what belongs to the choice, and keeps something first.
  if (button.matches('a,[type=submit],[type=radio],[commandfor]')) event.preventDefault();
  button.classList.add('tapped');
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
  // A tap from before was about the other choice.
  document.addEventListener('change', ({ target }) => {
    if (!boot.ready && (target as Element).matches('[type=radio]')) forgetTaps(boot);
  });
  // It focuses fields and opens lists.
  document.addEventListener('mousedown', take, true);
}
