import { readSession, writeSession } from './storage.ts';

/** Time between two codes sent to the same phone, s (spec 9, "SMS countdown"). */
export const COUNTDOWN_S = 60;

const COUNTDOWN_MS = COUNTDOWN_S * 1000;

function deadlines(): Record<string, number> {
  try {
    return JSON.parse(readSession('deadlines') ?? '{}') ?? {};
  } catch {
    return {};
  }
}

function keep(purpose: string, endsAt: number | undefined, now: number): void {
  const others = Object.entries(deadlines()).filter(
    ([name, end]) => name !== purpose && Number(end) > now,
  );
  const kept = endsAt === undefined ? others : [...others, [purpose, endsAt]];
  writeSession('deadlines', JSON.stringify(Object.fromEntries(kept)));
}

/** Starts the 60 s of a purpose, such as a code for one order. @param now epoch ms. */
export function startCountdown(purpose: string, now: number): void {
  keep(purpose, now + COUNTDOWN_MS, now);
}

/** Ends the countdown of a purpose at once. @param now epoch ms. */
export function clearCountdown(purpose: string, now: number): void {
  keep(purpose, undefined, now);
}

/**
 * Whole seconds until a purpose's deadline, 0 to 60: right after suspension and reload, since it is
 * never counted down (hardening 3). More than 60 means that the clock went back: it starts anew.
 * @param now epoch ms.
 */
export function secondsLeft(purpose: string, now: number): number {
  const left = Math.ceil((Number(deadlines()[purpose]) - now) / 1000);
  if (!(left > 0)) return 0;
  if (left <= COUNTDOWN_S) return left;
  startCountdown(purpose, now);
  return COUNTDOWN_S;
}
