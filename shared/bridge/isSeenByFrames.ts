import type { ShellGlobals } from './transport.ts';

/**
 * Whether frames of other hosts can reach the app too: Android's older bridge puts its object into every frame, the newer one,
 * which has events, only into those of the origins that it names.
 */
export function isSeenByFrames({ android, lendShell }: ShellGlobals): boolean {
  return Boolean(android) || (lendShell !== undefined && !('addEventListener' in lendShell));
}
