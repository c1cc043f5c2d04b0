import type { Boot } from '../../api/boot.ts';

/** Records taps on named buttons until their screen is ready and can replay them, and opens pickers that need no React. */
export function keepTaps(boot: Boot): void {
  document.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLElement>('[data-tap]');
      if (button?.dataset.tap && !boot.ready) {
        boot.taps.push(button.dataset.tap);
        // The screen sends the form, opens the link or shows what belongs to the choice, and keeps something first.
        if (button.matches('a,[type=submit],[type=radio]')) event.preventDefault();
        if (!boot.openPicker?.(button.dataset.tap)) button.classList.add('tapped');
      }
    },
    true,
  );
}
