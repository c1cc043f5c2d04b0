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
  return now < seenAt ? { ...kept, seenAt: now } : kept;
}

/**
 * A page's own clock. `now` gives the time, epoch ms, which goes on from where it was if the phone's clock is set back. Another
 * page may send something after that, so `look` starts again from the phone's clock when what it reads is new to this page.
 */
export function pageClock() {
  const start = () => Date.now() - performance.now();
  let startedAt = start();
  let known: number | undefined;
  const now = () => Math.max(Date.now(), Math.round(startedAt + performance.now()));
  return {
    now,
    look<Found extends Sent>(read: (now: number) => Found | undefined): Found | undefined {
      const found = read(now());
      if (!found || found.sentAt === known) return found;
      known = found.sentAt;
      startedAt = start();
      return read(now());
    },
  };
}
