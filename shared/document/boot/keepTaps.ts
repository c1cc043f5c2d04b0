import type { Boot } from '../../api/boot.ts';

/** Keeps the name of every button tapped before its screen is ready, to be replayed then. */
export function keepTaps(boot: Boot): void {
  document.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLElement>('[data-tap]');
      if (button?.dataset.tap && !boot.ready) {
        boot.taps.push(button.dataset.tap);
        // A form is sent by its screen; on its own it would go nowhere.
        if ((button as HTMLButtonElement).type === 'submit') event.preventDefault();
        button.classList.add('tapped');
      }
    },
    true,
  );
}
