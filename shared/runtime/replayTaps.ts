/** Drops taps made before React had loaded, because the screen has no buttons for them. */
export function dropTaps(): void {
  if (window.__boot) window.__boot.taps = [];
}

/**
 * Replays taps made before React had loaded: clicks each button with the same `data-tap` name, once
 * each.
 */
export function replayTaps(): void {
  const boot = window.__boot;
  if (!boot) return;
  const names = new Set(boot.taps);
  dropTaps();
  boot.ready = true;
  for (const name of names) {
    document.querySelector<HTMLElement>(`[data-tap="${CSS.escape(name)}"]`)?.click();
  }
}
