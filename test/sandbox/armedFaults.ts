import type { AFTER, BEFORE } from './faults.ts';
import type { World } from './world.ts';

export type NetworkFault = keyof typeof BEFORE | keyof typeof AFTER;
export type CallKind = 'read' | 'write';

/** A fault that is waiting for calls. */
export interface ArmedFault {
  /** The end of a path, or `*` for every call of the kind. */
  path: string;
  fault: NetworkFault;
  /** Which calls `*` means; by default reads for faults that only reads have, otherwise writes. */
  kind?: CallKind | undefined;
  /** How often it still happens; absent if it is permanent. */
  times?: number | undefined;
  /** How long `late` and `late-effect` take, ms. */
  ms?: number | undefined;
}

export interface HeldCall {
  path: string;
  release(): void;
}

const FOR_READS: readonly NetworkFault[] = ['drops', 'http-500', 'malformed'];

/** Adds a fault, behind those that are already waiting. */
export function arm({ faults }: Pick<World, 'faults'>, fault: ArmedFault): void {
  faults.push({ ...fault });
}

/** Removes faults. @param path as it was given when they were added; all of them without one. */
export function disarm(world: Pick<World, 'faults'>, path?: string): void {
  world.faults = path ? world.faults.filter((one) => one.path !== path) : [];
}

function matches({ path, fault, kind }: ArmedFault, called: string, calledKind: CallKind): boolean {
  if (path !== '*') return called.endsWith(path);
  return calledKind === (kind ?? (FOR_READS.includes(fault) ? 'read' : 'write'));
}

/** The next fault for a call, which is then used up once. @param path of the call. */
export function takeFault(
  { faults }: Pick<World, 'faults'>,
  path: string,
  kind: CallKind,
): ArmedFault | undefined {
  const found = faults.find((one) => one.times !== 0 && matches(one, path, kind));
  if (found?.times) found.times -= 1;
  return found;
}

/** Holds a call back until it is released. @param path of the call. */
export function hold({ held }: Pick<World, 'held'>, path: string): Promise<void> {
  return new Promise((release) => held.add({ path, release }));
}

/** Releases held calls. @param path the end of theirs; all of them without one. @returns how many. */
export function release({ held }: Pick<World, 'held'>, path = ''): number {
  const found = [...held].filter((call) => call.path.endsWith(path));
  for (const call of found) {
    held.delete(call);
    call.release();
  }
  return found.length;
}
