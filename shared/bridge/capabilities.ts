import { within } from '../lib/waiting.ts';
import type { createExchange } from './bridge.exchange.ts';
import {
  type ActionName,
  type ControlPayloads,
  MAX_WAITING,
  PROTOCOL_VERSION,
  READY_TIMEOUT_MS,
  type ShellInfo,
} from './protocol.ts';
import { readShellInfo, type ShellGlobals } from './transport.ts';

/** How long an action without a reply, which the borrower waits for, waits for the shell to list what it can do. */
const HELLO_GRACE_MS = 300;

/** @param untilReady resolves when the shell can hear; undefined if it can already. */
export function createCapabilities(
  globals: ShellGlobals,
  untilReady: () => Promise<void> | undefined,
  ask: ReturnType<typeof createExchange>['ask'],
) {
  let asked: Promise<ShellInfo | undefined> | undefined;
  let announced: ShellInfo | undefined;

  const known = () => readShellInfo(globals.__lendShellInfo) ?? announced;

  const askShell = async () => {
    const ready = untilReady();
    if (ready) await ready;
    const page = globals.location?.pathname ?? '';
    const payload: ControlPayloads['hello'] = { page, v: PROTOCOL_VERSION };
    const answer = known() ? 'unsent' : await ask('hello', payload);
    if (typeof answer === 'object' && answer.ok) announced = readShellInfo(answer.data);
    return known();
  };

  return {
    /** Asked once, unless the shell's script has said it. Undefined if the shell does not say. */
    hello() {
      asked ??= askShell();
      return asked;
    },
    /** Waits for the answer, but not for long; undefined if `hello` was not asked. */
    untilSaid: () => asked && within(HELLO_GRACE_MS, asked),
    /** True also for a shell that says nothing. */
    include: (action: ActionName) => known()?.actions.includes(action) !== false,
  };
}

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

  return () => {
    if (gone || present() || waiting >= MAX_WAITING) return undefined;
    waiting += 1;
    arrival ??= watch();
    return arrival;
  };
}
