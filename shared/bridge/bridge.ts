import { createExchange } from './bridge.exchange.ts';
import { onShellEvent } from './events.ts';
import { checks, type FallbackHands, type FallbackSettings, fallbacks } from './fallbacks.ts';
import {
  type ActionName,
  type ActionPayloads,
  type ControlPayloads,
  LONGEST_PAYLOAD,
  type Outcome,
  PROTOCOL_VERSION,
  REPLYING,
  type ShellInfo,
} from './protocol.ts';
import {
  hasShell,
  type LegacyAliases,
  postLegacy,
  readShellInfo,
  renamed,
  type ShellGlobals,
} from './transport.ts';

export interface BridgeEnvironment extends Omit<FallbackHands, 'settings' | 'inShell'> {
  globals: ShellGlobals;
  userAgent: string;
  timeoutMs: number;
  /** Whether the borrower still looks at this page. */
  visible(): boolean;
  settings: FallbackSettings & { aliases: LegacyAliases };
}

/** One line of the bridge's memory, for testers (bridge.md, "Shell check"). */
export interface RecentMessage {
  /** Milliseconds since 1970. */
  at: number;
  kind: 'call' | 'outcome' | 'reply' | 'event';
  /** The action or event; for a reply its id. */
  name: string;
  /** The payload, the outcome, or the whole reply. */
  detail: unknown;
}

export interface Bridge {
  /** Sends an action, or does it the browser's way where no shell does. Never rejects. */
  send<Name extends ActionName>(action: Name, payload: ActionPayloads[Name]): Promise<Outcome>;
  /** Asks the shell what it can do, unless its script has said so. Undefined: it does not say. */
  hello(): Promise<ShellInfo | undefined>;
  /** Asks the listener at the shell's back event: true keeps the page. @returns gives the guard up. */
  guardBack(listener: () => boolean): () => void;
  /** The last 20 calls, outcomes, replies and events, oldest first. */
  recentMessages(): readonly RecentMessage[];
}

const REMEMBERED = 20;

function fits(payload: object): boolean {
  return new TextEncoder().encode(JSON.stringify(payload)).length <= LONGEST_PAYLOAD;
}

/** The way from a page to the native shell (bridge.md). Nothing it returns throws or rejects. */
export function createBridge(environment: BridgeEnvironment): Bridge {
  const { globals, userAgent, timeoutMs, visible, settings } = environment;
  const recent: RecentMessage[] = [];
  let told: ShellInfo | undefined;
  let guards = 0;

  const note = (kind: RecentMessage['kind'], name: string, detail: unknown) => {
    recent.push({ at: Date.now(), kind, name, detail });
    if (recent.length > REMEMBERED) recent.shift();
  };
  const { tell, ask } = createExchange(globals, timeoutMs, (reply) =>
    note('reply', reply.id, reply),
  );
  for (const name of ['back', 'resume'] as const) {
    onShellEvent(name, (payload) => {
      note('event', name, payload);
      return false;
    });
  }

  const capabilities = () => readShellInfo(globals.__lendShellInfo) ?? told;

  /** Whether the shell may be handed this: what it can do, and what we let out. */
  const mayLeave = <Name extends ActionName>(
    action: Name,
    payload: ActionPayloads[Name],
    hands: FallbackHands,
  ) => {
    const known = capabilities();
    const able = !known || known.actions.includes(action) || settings.aliases[action];
    return able && (checks[action]?.(payload, hands) ?? true) && fits(payload);
  };

  const perform = async <Name extends ActionName>(
    action: Name,
    payload: ActionPayloads[Name],
  ): Promise<Outcome> => {
    const { aliases } = settings;
    const hands = { ...environment, inShell: hasShell(globals, userAgent, aliases) };
    const inBrowser = () => fallbacks[action](payload, hands);
    if (!mayLeave(action, payload, hands)) return inBrowser();
    const { style, name, ...more } = aliases[action] ?? { name: action };
    const body = renamed(payload, more);
    if (style === 'perHandler') return postLegacy(globals, name, body) ? 'sent' : inBrowser();
    if (!REPLYING.includes(action)) return tell(name, body) ? 'sent' : inBrowser();
    const answer = await ask(name, body);
    // A silent shell may have acted: it has, where the borrower no longer sees this page.
    if (answer === 'silent' && !visible()) return 'sent';
    return typeof answer === 'object' && answer.ok ? 'native' : inBrowser();
  };

  return {
    async send(action, payload) {
      note('call', action, payload);
      const outcome = await perform(action, payload).catch(() => 'none' as const);
      note('outcome', action, outcome);
      return outcome;
    },

    async hello() {
      const known = capabilities();
      if (known) return known;
      const page = globals.location?.pathname ?? '';
      const payload: ControlPayloads['hello'] = { page, v: PROTOCOL_VERSION };
      const answer = await ask('hello', payload);
      if (typeof answer === 'object' && answer.ok) told = readShellInfo(answer.data);
      return told;
    },

    guardBack(listener) {
      const guard = (on: boolean) =>
        tell('backGuard', { on } satisfies ControlPayloads['backGuard']);
      // Its own function each time, so that a listener given twice is two guards.
      const stop = onShellEvent('back', () => listener());
      let held = true;
      guards += 1;
      if (guards === 1) guard(true);
      return () => {
        if (!held) return;
        held = false;
        stop();
        guards -= 1;
        if (guards === 0) guard(false);
      };
    },

    recentMessages: () => [...recent],
  };
}
