/** Forgets taps from before React had loaded, because the screen has no buttons for them. */
export function dropTaps(): void {
  if (window.__boot) window.__boot.taps = [];
}

/** Replays taps from before React had loaded: clicks the button of each `data-tap` name once. */
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
