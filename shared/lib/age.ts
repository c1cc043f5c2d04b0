/** When something was sent, epoch ms. */
export interface Sent {
  sentAt: number;
  /** When it was first seen after the clock had been set back to before that. */
  seenAt?: number | undefined;
}

/** How long ago something was sent, ms. If the clock was set back since, it counts from when it was first seen after that. */
export function ageOf({ sentAt, seenAt = sentAt }: Sent, now: number): number {
  return Math.max(0, now - (now < sentAt ? seenAt : sentAt));
}

/** The same, with the time at which it is first seen after the clock was set back; to be stored if it differs. */
export function noteSeen<Kept extends Sent>(kept: Kept, now: number): Kept {
  const { sentAt, seenAt = sentAt } = kept;
  return now < sentAt && now < seenAt ? { ...kept, seenAt: now } : kept;
}

/** @returns the time, epoch ms. It goes on from where it was if the phone's clock is set back. */
export function steadyClock(): () => number {
  const startedAt = Date.now() - performance.now();
  return () => Math.max(Date.now(), Math.round(startedAt + performance.now()));
}
