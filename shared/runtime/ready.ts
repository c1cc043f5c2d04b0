import { getBoot } from '../api/boot.ts';
import { preloadClient } from '../api/send.ts';
import { isForeignFrame, isPrefetchUnwanted, savesData } from '../lib/browser.ts';
import { whenIdle } from '../lib/waiting.ts';
import { preloadShell } from './callNative.ts';
import { startServiceWorker } from './startServiceWorker.ts';

/** Whether pages of this build send load times; inserted by the build. */
declare const __METRICS__: boolean;

/** Measures a share of the visits, once the page is idle. Failures are ignored. */
function startMetrics(): void {
  if (!__METRICS__) return;
  const { metrics } = getBoot() ?? {};
  if (!metrics || savesData() || isForeignFrame()) return;
  if (Math.random() * 100 >= Number(metrics.share)) return;
  const measure = async () => (await import('./pageMetrics.ts')).measureVisit(metrics);
  whenIdle(() => void measure().catch(() => undefined));
}

/** So that a tap neither waits for a module nor needs a network for it. */
function loadAhead(): void {
  if (isPrefetchUnwanted()) return;
  preloadClient();
  preloadShell();
}

/**
 * Call it when the screen's buttons work. The first time it also loads what a tap needs, and starts the service worker and
 * the measuring.
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

/** For a screen that has no buttons for the taps from before React, or opens a dialog over them. */
export function dropTaps(): void {
  const boot = getBoot();
  if (boot) boot.taps = [];
}

/** Clicks the button of each `data-tap` name once, in the order of its last tap, unless its dialog is closed. */
function replayTaps(): void {
  const boot = getBoot();
  if (!boot) return;
  const names = [...new Set([...boot.taps].reverse())].reverse();
  boot.taps = [];
  boot.ready = true;
  for (const name of names) {
    const button = document.querySelector<HTMLElement>(`[data-tap="${CSS.escape(name)}"]`);
    if (!button?.closest('dialog:not([open])')) button?.click();
  }
}
