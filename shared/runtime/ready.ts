import { prefetchModules } from '../ui/lazy/lazyModule.ts';
import { startMetrics } from './metrics/startMetrics.ts';
import { replayTaps } from './replayTaps.ts';
import { startServiceWorker } from './startServiceWorker.ts';

/**
 * Call it when the screen's buttons work: replays earlier taps, then prefetches lazy modules, and starts the service
 * worker and the measuring of load times.
 */
export function makeReady(): void {
  const isFirst = !window.__boot?.ready;
  // After what the first render has adopted from the document, such as typed text, has been rendered as well.
  queueMicrotask(replayTaps);
  prefetchModules();
  if (!isFirst) return;
  startServiceWorker();
  startMetrics();
}
