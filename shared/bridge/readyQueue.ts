import { LATE_SHELL_MS, MOST_WAITING } from './protocol.ts';

const LOOK_AGAIN_MS = 50;

/**
 * Waits for a shell that is expected but not there yet (bridge.md, "Queue").
 * @param present whether its channel is there. @param expected whether anything speaks for one.
 * @returns waits until it came or its time has passed; undefined where there is nothing to wait for:
 * it is there, none is expected, or too many messages wait already.
 */
export function createLateShell(
  present: () => boolean,
  expected: boolean,
): () => Promise<void> | undefined {
  let arrival: Promise<void> | undefined;
  let gone = !expected;
  let waiting = 0;

  const watch = () =>
    new Promise<void>((resolve) => {
      const giveUp = Date.now() + LATE_SHELL_MS;
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
  return () => (gone || present() || waiting >= MOST_WAITING ? undefined : wait());
}
