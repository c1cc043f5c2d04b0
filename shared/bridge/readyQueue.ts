import { MAX_WAITING, READY_TIMEOUT_MS } from './protocol.ts';

const LOOK_AGAIN_MS = 50;

/**
 * Holds messages back for a shell that is expected but has not added its channel yet.
 * @param present whether its channel is there. @param expected whether anything indicates a shell.
 * @returns waits until the channel is there or the time is up; undefined if there is nothing to wait
 * for: the channel is there, no shell is expected, or too many messages wait already.
 */
export function createReadyQueue(
  present: () => boolean,
  expected: boolean,
): () => Promise<void> | undefined {
  let arrival: Promise<void> | undefined;
  let gone = !expected;
  let waiting = 0;

  const watch = () =>
    new Promise<void>((resolve) => {
      const giveUp = Date.now() + READY_TIMEOUT_MS;
      const look = () => {
        gone = Date.now() >= giveUp;
        if (!gone && !present()) setTimeout(look, LOOK_AGAIN_MS);
        else resolve();
      };
      look();
    });

  const wait = async () => {
    waiting += 1;
    arrival ??= watch();
    await arrival;
    waiting -= 1;
  };
  return () => (gone || present() || waiting >= MAX_WAITING ? undefined : wait());
}
