import type { Boot } from '../../api/boot.ts';
import { ignoreSecondTap, secondTapOf } from '../../lib/secondTap.ts';
import { render } from '../dom/render.ts';

/** Sets what the picker's controls do until React takes over. */
function listen(picker: HTMLDialogElement, boot: Boot): void {
  const options = picker.querySelector('fieldset');
  const setConfirmed = (confirmed: boolean) => {
    picker.dataset.confirmed = `${confirmed}`;
    if (options) options.disabled = confirmed;
    picker.querySelector('[type=submit]')?.classList.toggle('tapped', confirmed);
  };
  const isSecondTap = secondTapOf();
  picker.onclick = (event) => {
    if (isSecondTap(event)) event.preventDefault();
  };
  picker.onreset = () => picker.close();
  picker.onsubmit = (event) => {
    event.preventDefault();
    setConfirmed(true);
  };
  picker.onclose = () => {
    keepTaps(boot, []);
    setConfirmed(false);
    document.documentElement.classList.remove('dialog-locked');
    picker.remove();
    ignoreSecondTap();
  };
}

function show(picker: HTMLDialogElement): void {
  // React will empty its root.
  document.body.appendChild(picker);
  const chosen =
    picker.querySelector<HTMLInputElement>(':checked') ?? picker.querySelector('input');
  // Before the dialog is laid out, or the page would be laid out twice.
  document.documentElement.classList.add('dialog-locked');
  picker.showModal();
  chosen?.focus();
}

/** Forgets all taps but these: others would lead away from what is chosen now. */
function keepTaps(boot: Boot, taps: string[]): void {
  boot.taps = taps;
  for (const button of Array.from(document.querySelectorAll('.tapped')))
    button.classList.remove('tapped');
}

/**
 * Lets a button open its picker before React is there, also if it has been tapped already. React takes over what is
 * chosen.
 * @param picker the `tap` of its button, and what it contains.
 */
export function offerPicker(boot: Boot, { tap, view }: { tap: string; view: unknown }): void {
  boot.openPicker = (tapped) => {
    const picker = document.createElement('dialog');
    if (tapped !== tap || !picker.showModal) return false;
    picker.className = 'dialog sheet';
    picker.dataset.picker = tap;
    render(view, picker);
    const title = picker.querySelector('legend')?.textContent ?? '';
    picker.setAttribute('aria-label', title);
    listen(picker, boot);
    keepTaps(boot, [tap]);
    show(picker);
    return true;
  };
  const last = boot.taps[boot.taps.length - 1];
  if (last) boot.openPicker(last);
}

/** Closes the picker, if one is open. */
export function closePicker(): void {
  document.querySelector<HTMLDialogElement>('[data-picker][open]')?.close();
}
