import { createExchange } from './bridge.exchange.ts';
import { createCapabilities, createReadyQueue } from './capabilities.ts';
import { onShellEvent } from './events.ts';
import {
  type FallbackDependencies,
  type FallbackSettings,
  fallbacks,
  refuse,
} from './fallbacks.ts';
import { createLog, type RecentMessage } from './log.ts';
import {
  ACTIONS,
  type Action,
  type ActionName,
  type ActionPayloads,
  type ControlPayloads,
  type Outcome,
  type ShellInfo,
} from './protocol.ts';
import {
  expectsShell,
  hasChannel,
  hasShell,
  type LegacyAliases,
  postLegacy,
  renamed,
  type ShellGlobals,
} from './transport.ts';
import { actionProblem } from './validate.ts';

export interface BridgeEnvironment extends Omit<FallbackDependencies, 'settings' | 'inShell'> {
  globals: ShellGlobals;
  userAgent: string;
  /** Whether the page's address says that an app opened it. */
  openedByApp: boolean;
  timeoutMs: number;
  /** Whether the borrower can still see this page. */
  visible(): boolean;
  settings: FallbackSettings & { aliases: LegacyAliases };
}

export interface Bridge {
  /**
   * Sends an action to the shell, or runs its browser fallback if no shell takes it. Never rejects.
   * @param unwanted once it is aborted, nothing more happens.
   */
  send<Name extends ActionName>(
    action: Name,
    payload: ActionPayloads[Name],
    unwanted?: AbortSignal,
  ): Promise<Outcome>;
  /** Asked once, unless the shell's script has said it. Undefined if the shell does not say. */
  hello(): Promise<ShellInfo | undefined>;
  /** Whether an app has opened the page, or a shell is present or has announced itself. */
  inShell(): boolean;
  /** Calls the listener on the shell's back event; true keeps the page. @returns removes the guard. */
  guardBack(listener: () => boolean): () => void;
  /** The last 20 calls, outcomes, replies, events and dropped messages, oldest first. */
  recentMessages(): readonly RecentMessage[];
}

/** Nothing that it returns throws or rejects. */
export function createBridge(environment: BridgeEnvironment): Bridge {
  const { globals, userAgent, timeoutMs, visible, settings } = environment;
  const { aliases } = settings;
  const log = createLog();

  const { openedByApp } = environment;
  const inShell = () => openedByApp || hasShell(globals, userAgent, aliases);
  const untilReady = createReadyQueue(
    () => hasChannel(globals, aliases),
    openedByApp || expectsShell(globals, userAgent),
  );
  const { tell, ask } = createExchange(globals, timeoutMs, (validated) => {
    if ('problem' in validated) log.drop('shell', validated.problem);
    else if ('reply' in validated.message) {
      log.note('reply', validated.message.reply.id, validated.message.reply);
    } else log.note('event', validated.message.event, validated.message.payload);
  });

  const shell = createCapabilities(globals, untilReady, ask);

  const perform = async <Name extends ActionName>(
    action: Name,
    payload: ActionPayloads[Name],
    unwanted: AbortSignal | undefined,
  ): Promise<Outcome> => {
    if (unwanted?.aborted) return 'none';
    const problem = actionProblem(action, payload, environment.sanitize);
    if (problem) {
      log.drop('page', `${action}: ${problem}`);
      return refuse(action, environment);
    }
    const { replies, counted }: Action = ACTIONS[action];
    const ready = untilReady();
    if (ready) await ready;
    const said = replies || counted ? undefined : shell.untilSaid();
    if (said) await said;
    const dependencies: FallbackDependencies = {
      ...environment,
      inShell: inShell(),
      unlessLeft: (afterMs, work) =>
        environment.unlessLeft(afterMs, () => unwanted?.aborted || work()),
    };
    const inBrowser = () => (unwanted?.aborted ? 'none' : fallbacks[action](payload, dependencies));
    if (unwanted?.aborted) return 'none';
    if (!shell.include(action) && !aliases[action]) return inBrowser();
    const { style, name, ...more } = aliases[action] ?? { name: action };
    const body = renamed(payload, more);
    if (style === 'perHandler') return postLegacy(globals, name, body) ? 'sent' : inBrowser();
    if (!replies) return tell(name, body) ? 'sent' : inBrowser();
    const reply = await ask(name, body);
    // A shell that did not reply may still have acted; it has if the borrower no longer sees this page.
    if (reply === 'silent' && !visible()) return 'sent';
    return typeof reply === 'object' && reply.ok ? 'native' : inBrowser();
  };

  const tellGuard = async (on: boolean) => {
    const ready = untilReady();
    if (ready) await ready;
    tell('backGuard', { on } satisfies ControlPayloads['backGuard']);
  };

  return {
    inShell,
    async send(action, payload, unwanted) {
      log.note('call', action, payload);
      const outcome = await perform(action, payload, unwanted).catch(() => 'none' as const);
      log.note('outcome', action, outcome);
      return outcome;
    },

    hello: shell.hello,
    guardBack: createBackGuard(tellGuard),
    recentMessages: log.recent,
  };
}

/**
 * @param tell tells the shell that the first guard has come, or the last has gone.
 * @returns adds a guard, whose listener is called on back, where true keeps the page. That returns what removes the guard.
 */
function createBackGuard(tell: (on: boolean) => void): (listener: () => boolean) => () => void {
  let guards = 0;
  return (listener) => {
    // A new function each time, so that adding one listener twice makes two guards.
    const stop = onShellEvent('back', () => listener());
    let held = true;
    guards += 1;
    if (guards === 1) tell(true);
    return () => {
      if (!held) return;
      held = false;
      stop();
      guards -= 1;
      if (guards === 0) tell(false);
    };
  };
}
