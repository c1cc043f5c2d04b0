import type { Boot } from '../../api/boot.ts';
import { secondTapOf } from '../../lib/secondTap.ts';
import { hasAttempt } from './hasAttempt.ts';

/** Sets what the picker's controls do until React takes over. */
function listen(picker: HTMLDialogElement, boot: Boot, tap: string): void {
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
    boot.taps = boot.taps.filter((name) => name !== tap);
    setConfirmed(false);
    document.documentElement.classList.remove('dialog-locked');
  };
}

function show(picker: HTMLDialogElement): void {
  // React will empty its root.
  document.body.appendChild(picker);
  picker.hidden = false;
  const chosen =
    picker.querySelector<HTMLInputElement>(':checked') ?? picker.querySelector('input');
  if (chosen) chosen.checked = true;
  picker.showModal();
  chosen?.focus();
  document.documentElement.classList.add('dialog-locked');
}

/** Forgets all taps but this one: another would lead away from what is chosen now. */
function keepOnly(boot: Boot, tap: string): void {
  boot.taps = [tap];
  for (const button of Array.from(document.querySelectorAll('.tapped')))
    button.classList.remove('tapped');
}

/**
 * Opens the picker that the document has for a button (`PickerSkeleton`), once the reply has filled it. React takes over
 * what is chosen. Where a write may have to be mentioned first, nothing is offered before React has looked at it.
 * @param tap the recorded tap: the name of the button. @returns whether it is open.
 */
export function openPicker(boot: Boot, tap: string): boolean {
  const picker = document.querySelector<HTMLDialogElement>(`[data-picker="${CSS.escape(tap)}"]`);
  if (!picker?.showModal || !picker.querySelector('.filled')) return false;
  if (hasAttempt(Date.now())) return false;
  listen(picker, boot, tap);
  keepOnly(boot, tap);
  show(picker);
  return true;
}

/** Closes the picker, if one is open. */
export function closePicker(): void {
  document.querySelector<HTMLDialogElement>('[data-picker][open]')?.close();
}
