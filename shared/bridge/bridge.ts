import { createExchange } from './bridge.exchange.ts';
import { onShellEvent } from './events.ts';
import { type FallbackHands, type FallbackSettings, fallbacks, refuse } from './fallbacks.ts';
import { createJournal, type RecentMessage } from './log.ts';
import {
  ACTIONS,
  type Action,
  type ActionName,
  type ActionPayloads,
  type ControlPayloads,
  type Outcome,
  PROTOCOL_VERSION,
  type ShellInfo,
} from './protocol.ts';
import { createLateShell } from './readyQueue.ts';
import {
  expectsShell,
  hasChannel,
  hasShell,
  type LegacyAliases,
  postLegacy,
  readShellInfo,
  renamed,
  type ShellGlobals,
} from './transport.ts';
import { actionProblem } from './validate.ts';

export interface BridgeEnvironment extends Omit<FallbackHands, 'settings' | 'inShell'> {
  globals: ShellGlobals;
  userAgent: string;
  /** The page's own address says that an app has opened it. */
  openedByApp: boolean;
  timeoutMs: number;
  /** Whether the borrower still looks at this page. */
  visible(): boolean;
  settings: FallbackSettings & { aliases: LegacyAliases };
}

export interface Bridge {
  /** Sends an action, or does it the browser's way where no shell does. Never rejects. */
  send<Name extends ActionName>(action: Name, payload: ActionPayloads[Name]): Promise<Outcome>;
  /** Asks the shell once what it can do, unless its script has said so. Undefined: it does not say. */
  hello(): Promise<ShellInfo | undefined>;
  /** Asks the listener at the shell's back event: true keeps the page. @returns gives the guard up. */
  guardBack(listener: () => boolean): () => void;
  /** The last 20 calls, outcomes, replies, events and dropped messages, oldest first. */
  recentMessages(): readonly RecentMessage[];
}

/** An action that nobody answers but the borrower waits for: so long may the shell take to say that it can do it. */
const HELLO_GRACE_MS = 300;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The way from a page to the native shell (bridge.md). Nothing it returns throws or rejects. */
export function createBridge(environment: BridgeEnvironment): Bridge {
  const { globals, userAgent, timeoutMs, visible, settings } = environment;
  const { aliases } = settings;
  const journal = createJournal();
  let asked: Promise<ShellInfo | undefined> | undefined;
  let asking = false;
  let told: ShellInfo | undefined;
  let guards = 0;

  const shellThere = createLateShell(
    () => hasChannel(globals, aliases),
    environment.openedByApp || expectsShell(globals, userAgent),
  );
  const { tell, ask } = createExchange(globals, timeoutMs, (validated) => {
    if ('problem' in validated) journal.drop('shell', validated.problem);
    else if ('reply' in validated.message) {
      journal.note('reply', validated.message.reply.id, validated.message.reply);
    } else journal.note('event', validated.message.event, validated.message.payload);
  });

  const capabilities = () => readShellInfo(globals.__lendShellInfo) ?? told;

  const askCapabilities = async () => {
    const late = shellThere();
    if (late) await late;
    const page = globals.location?.pathname ?? '';
    const payload: ControlPayloads['hello'] = { page, v: PROTOCOL_VERSION };
    const answer = capabilities() ?? (await ask('hello', payload));
    if (typeof answer === 'object' && 'ok' in answer && answer.ok)
      told = readShellInfo(answer.data);
    asking = false;
    return capabilities();
  };

  const isAble = (action: ActionName) =>
    capabilities()?.actions.includes(action) !== false || Boolean(aliases[action]);

  const perform = async <Name extends ActionName>(
    action: Name,
    payload: ActionPayloads[Name],
  ): Promise<Outcome> => {
    const problem = actionProblem(action, payload, environment.sanitize);
    if (problem) {
      journal.drop('page', `${action}: ${problem}`);
      return refuse(action, environment);
    }
    const { replies, counted }: Action = ACTIONS[action];
    const late = shellThere();
    if (late) await late;
    if (asking && !replies && !counted) await Promise.race([asked, pause(HELLO_GRACE_MS)]);
    const hands = { ...environment, inShell: hasShell(globals, userAgent, aliases) };
    const inBrowser = () => fallbacks[action](payload, hands);
    if (!isAble(action)) return inBrowser();
    const { style, name, ...more } = aliases[action] ?? { name: action };
    const body = renamed(payload, more);
    if (style === 'perHandler') return postLegacy(globals, name, body) ? 'sent' : inBrowser();
    if (!replies) return tell(name, body) ? 'sent' : inBrowser();
    const answer = await ask(name, body);
    // A silent shell may have acted: it has, where the borrower no longer sees this page.
    if (answer === 'silent' && !visible()) return 'sent';
    return typeof answer === 'object' && answer.ok ? 'native' : inBrowser();
  };

  const guard = async (on: boolean) => {
    const late = shellThere();
    if (late) await late;
    tell('backGuard', { on } satisfies ControlPayloads['backGuard']);
  };

  return {
    async send(action, payload) {
      journal.note('call', action, payload);
      const outcome = await perform(action, payload).catch(() => 'none' as const);
      journal.note('outcome', action, outcome);
      return outcome;
    },

    hello() {
      asking ||= !asked;
      asked ??= askCapabilities();
      return asked;
    },

    guardBack(listener) {
      // Its own function each time, so that a listener given twice is two guards.
      const stop = onShellEvent('back', () => listener());
      let held = true;
      guards += 1;
      if (guards === 1) void guard(true);
      return () => {
        if (!held) return;
        held = false;
        stop();
        guards -= 1;
        if (guards === 0) void guard(false);
      };
    },

    recentMessages: journal.recent,
  };
}
