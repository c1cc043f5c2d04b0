import { readSession, writeSession } from '../session/storage.ts';

/** After this a lock whose page died is open again (hardening 3). */
export const PENDING_EXPIRY_MS = 90_000;

const held = new Set<string>();

function pending(): Record<string, number> {
  try {
    return JSON.parse(readSession('pending') ?? '{}');
  } catch {
    return {};
  }
}

function note(name: string, until: number | undefined): void {
  const { [name]: _, ...others } = pending();
  writeSession('pending', JSON.stringify(until ? { ...others, [name]: until } : others));
}

/** Whether a write of this name was begun by this tab and has no answer yet, even across a reload. */
export function isPending(name: string, now: number): boolean {
  const until = Number(pending()[name]);
  return held.has(name) || (until > now && until <= now + PENDING_EXPIRY_MS);
}

/**
 * Runs a write at most once at a time, however often the thumb taps: the lock closes before the
 * first await and opens with the answer (hardening 3, double submit).
 * @param name operation and order, such as `payCode:1001`. @returns undefined when already running.
 */
export async function once<Answer>(
  name: string,
  work: () => Promise<Answer>,
): Promise<Answer | undefined> {
  if (held.has(name)) return undefined;
  held.add(name);
  note(name, Date.now() + PENDING_EXPIRY_MS);
  try {
    return await work();
  } finally {
    held.delete(name);
    note(name, undefined);
  }
}
