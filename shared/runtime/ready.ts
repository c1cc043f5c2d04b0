import { prefetchModules } from '../ui/lazy/lazyModule.ts';
import { replayTaps } from './replayTaps.ts';
import { startServiceWorker } from './startServiceWorker.ts';

/** Called when the screen's buttons work: replays earlier taps, then loads what the buttons may need. */
export function makeReady(): void {
  const isFirst = !window.__boot?.ready;
  replayTaps();
  prefetchModules();
  if (isFirst) startServiceWorker();
}
