/** Times of a write, epoch ms. */
export interface Sent {
  sentAt: number;
  /** When the record was first read after the clock had been set back to before `sentAt`. */
  seenAt?: number | undefined;
}

/** Age of a write, ms: since `sentAt`, or since `seenAt` while the clock stands before `sentAt`. */
export function ageOf({ sentAt, seenAt = sentAt }: Sent, now: number): number {
  return Math.max(0, now - (now < sentAt ? seenAt : sentAt));
}

/** Sets `seenAt` if the clock was set back. @returns the given object if nothing changes, else a copy to store. */
export function noteSeen<Kept extends Sent>(kept: Kept, now: number): Kept {
  const { sentAt, seenAt = sentAt } = kept;
  return now < seenAt ? { ...kept, seenAt: now } : kept;
}

/** A page's clock, epoch ms. Monotonic. Resynced when a record from another page appears (`readSynced`). */
export function pageClock() {
  const start = () => Date.now() - performance.now();
  let startedAt = start();
  let known: number | undefined;
  const now = () => Math.max(Date.now(), Math.round(startedAt + performance.now()));
  return {
    now,
    readSynced<Found extends Sent>(read: (now: number) => Found | undefined): Found | undefined {
      const found = read(now());
      if (!found || found.sentAt === known) return found;
      known = found.sentAt;
      startedAt = start();
      return read(now());
    },
  };
}
