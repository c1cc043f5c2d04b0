import { prefetchModules } from '../ui/lazy/lazyModule.ts';
import { replayTaps } from './replayTaps.ts';

/** Called when the screen's buttons work: replays earlier taps, then loads what the buttons may need. */
export function makeReady(): void {
  replayTaps();
  prefetchModules();
}
