/** Forgets the taps that came before React was there: the screen has nothing to press. */
export function dropTaps(): void {
  if (window.__boot) window.__boot.taps = [];
}

/**
 * Makes good the taps that came before React was there: presses the buttons of the same
 * `data-tap` name, once each.
 */
export function replayTaps(): void {
  const early = window.__boot;
  if (!early) return;
  const names = new Set(early.taps);
  dropTaps();
  early.ready = true;
  for (const name of names) {
    document.querySelector<HTMLElement>(`[data-tap="${CSS.escape(name)}"]`)?.click();
  }
}
