import { getBoot } from '../api/boot.ts';
import { preloadClient } from '../api/send.ts';
import { isPrefetchUnwanted } from '../lib/browser.ts';
import { whenIdle } from '../lib/waiting.ts';
import { preloadShell } from './callNative.ts';
import { startMetrics } from './metrics/startMetrics.ts';
import { startServiceWorker } from './startServiceWorker.ts';

/** Loads what sends calls and speaks to the app, so that a tap neither waits for it nor needs a network for it. */
function loadAhead(): void {
  if (isPrefetchUnwanted()) return;
  preloadClient();
  preloadShell();
}

/**
 * Call it when the screen's buttons work: replays earlier taps. The first time it also loads what a tap needs once the
 * page is idle, and starts the service worker and the measuring of load times.
 */
export function makeReady(): void {
  const boot = getBoot();
  const isFirst = !boot?.ready;
  // After what the first render has adopted from the document, such as typed text, has been rendered as well.
  queueMicrotask(replayTaps);
  if (!isFirst) return;
  if (boot) whenIdle(loadAhead);
  startServiceWorker();
  startMetrics();
}

/** Forgets taps from before React had loaded, because the screen has no buttons for them. */
export function dropTaps(): void {
  const boot = getBoot();
  if (boot) boot.taps = [];
}

/** Replays taps from before React had loaded: clicks the button of each `data-tap` name once. */
export function replayTaps(): void {
  const boot = getBoot();
  if (!boot) return;
  const names = new Set(boot.taps);
  boot.taps = [];
  boot.ready = true;
  for (const name of names) {
    document.querySelector<HTMLElement>(`[data-tap="${CSS.escape(name)}"]`)?.click();
  }
}
