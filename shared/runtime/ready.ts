import { fetchAhead } from '../ui/lazy/lazyModule.ts';
import { replayTaps } from './replayTaps.ts';

/** The screen's buttons work: makes good early taps, then fetches what later ones need. */
export function makeReady(): void {
  replayTaps();
  fetchAhead();
}
