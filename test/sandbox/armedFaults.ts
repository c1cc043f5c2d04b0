import type { World } from './world.ts';

/** What can go wrong with a call on its way, whatever the call (test/README.md). */
export const WIRE_FAULTS = [
  // Nothing happens at the lender.
  'lost-before',
  'refused',
  'signed-out',
  'drops',
  'http-500',
  // It happens, and the answer is not what it should be.
  'lost-after',
  'http-500-after',
  'http-502-json',
  'html-after',
  'empty-200',
  'malformed',
  'refused-after',
  // It takes its time.
  'late',
  'late-effect',
  'stalled',
  'hold',
  'hold-before',
] as const;

export type WireFault = (typeof WIRE_FAULTS)[number];
export type CallKind = 'read' | 'write';

/** A fault that waits for calls. */
export interface ArmedFault {
  /** How a path ends, or `*` for every call of the kind. */
  path: string;
  fault: WireFault;
  /** Which calls `*` means: by default reads for faults that only reads have, else writes. */
  kind?: CallKind | undefined;
  /** How often it still happens; absent when it stands. */
  times?: number | undefined;
  /** How long `late` and `late-effect` take, ms. */
  ms?: number | undefined;
}

/** A call that is kept waiting. */
export interface HeldCall {
  path: string;
  release(): void;
}

const FOR_READS: readonly WireFault[] = ['drops', 'http-500', 'malformed'];

/** Lets a fault wait for calls, behind those that wait already. */
export function arm({ faults }: Pick<World, 'faults'>, fault: ArmedFault): void {
  faults.push({ ...fault });
}

/** Takes faults back. @param path as they were armed with; all of them without one. */
export function disarm(world: Pick<World, 'faults'>, path?: string): void {
  world.faults = path ? world.faults.filter((one) => one.path !== path) : [];
}

function matches({ path, fault, kind }: ArmedFault, called: string, calledKind: CallKind): boolean {
  if (path !== '*') return called.endsWith(path);
  return calledKind === (kind ?? (FOR_READS.includes(fault) ? 'read' : 'write'));
}

/** The fault that a call meets, which is one fewer then. @param path of the call. */
export function takeFault(
  { faults }: Pick<World, 'faults'>,
  path: string,
  kind: CallKind,
): ArmedFault | undefined {
  const found = faults.find((one) => one.times !== 0 && matches(one, path, kind));
  if (found?.times) found.times -= 1;
  return found;
}

/** Keeps a call until it is released. @param path of the call. */
export function hold({ held }: Pick<World, 'held'>, path: string): Promise<void> {
  return new Promise((resolve) => {
    const call: HeldCall = {
      path,
      release() {
        held.delete(call);
        resolve();
      },
    };
    held.add(call);
  });
}

/** Lets held calls go on. @param path how theirs ends; all of them without one. @returns how many. */
export function release({ held }: Pick<World, 'held'>, path = ''): number {
  const found = [...held].filter((call) => call.path.endsWith(path));
  for (const call of found) call.release();
  return found.length;
}
