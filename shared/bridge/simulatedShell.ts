import type { ShellWindow } from './events.ts';
import {
  ACTIONS,
  type ActionName,
  type Envelope,
  type EventName,
  PROTOCOL_VERSION,
} from './protocol.ts';
import type { ShellGlobals } from './transport.ts';
import { type Sanitize, validateEnvelope, validateShellMessage } from './validate.ts';

/** How a shell reaches its page: WKWebView, Android's message listener, its older interface object, or not at all. */
export type Transport = 'ios' | 'android' | 'androidOld' | 'none';

export interface ShellProfile {
  transport: Transport;
  /** How the page learns what it can do: from its script, by asking, or never; `token` is only the user agent. */
  announces: 'script' | 'hello' | 'token' | 'nothing';
  actions: readonly string[];
  /** How long after the start of the document its channel is added, ms. */
  lateMs: number;
  /** How long a reply takes, ms; undefined if it never replies. */
  replyMs: number | undefined;
}

export interface Traffic {
  from: 'page' | 'shell';
  raw: string;
  /** Why it was dropped, if it was. */
  problem?: string;
  /** For an event: whether the page handled it. */
  handled?: boolean;
}

type Frame = Window & ShellGlobals;

export interface SimulatedShell {
  /** Before the document's own scripts run. */
  attach(frame: Frame): void;
  /** Passes the page any text, as evaluateJavaScript would. @returns whether the page handled it. */
  send(raw: string): boolean;
  tell(event: EventName, payload?: object): boolean;
}

export interface Watchers {
  onTraffic(traffic: Traffic): void;
  /** Called for each action that the shell carries out, on top of the web view. */
  performs(action: ActionName, payload: Record<string, unknown>): void;
  sanitize: Sanitize;
}

const SHELL_NAMES: Record<Transport, string> = {
  ios: 'ios/simulated',
  android: 'android/simulated',
  androidOld: 'android/simulated-2019',
  none: '',
};

function infoOf({ transport, actions }: ShellProfile) {
  const events = ['back', 'resume'];
  return { v: PROTOCOL_VERSION, shell: SHELL_NAMES[transport], actions, events };
}

function putChannel(frame: Frame, transport: Transport, take: (raw: unknown) => void): void {
  const port = { postMessage: take };
  if (transport === 'ios') {
    Object.assign(frame, { webkit: { messageHandlers: { lendShell: port } } });
  } else if (transport === 'android') {
    Object.assign(frame, { lendShell: { ...port, onmessage: null } });
  } else if (transport === 'androidOld') {
    // An interface object takes no properties from a page.
    Object.assign(frame, { lendShell: Object.freeze(port) });
  }
}

function putToken(frame: Frame): void {
  const userAgent = `${frame.navigator.userAgent} LendShell/1`;
  Object.defineProperty(frame.navigator, 'userAgent', { get: () => userAgent, configurable: true });
}

/**
 * The native side of the bridge, for the testers' page. Checks messages as a real shell has to, and reports why it drops
 * one.
 */
export function createSimulatedShell(
  profile: ShellProfile,
  { onTraffic, performs, sanitize }: Watchers,
): SimulatedShell {
  const { transport, announces, actions, lateMs, replyMs } = profile;
  let current: Frame | undefined;

  const receive = (raw: string) => {
    const receiver = (current as ShellWindow | undefined)?.__lendShellReceive;
    return transport !== 'none' && receiver?.(raw) === true;
  };

  const answer = (raw: string) => {
    onTraffic({ from: 'shell', raw });
    // Android replies on the channel; the others evaluate a script in the page.
    const port = (current as ShellWindow | undefined)?.lendShell;
    if (transport === 'android') port?.onmessage?.({ data: raw });
    else receive(raw);
  };

  const reply = (id: string, body: object) => {
    if (replyMs === undefined) return;
    const raw = JSON.stringify({ v: PROTOCOL_VERSION, type: 'reply', id, ...body });
    setTimeout(() => answer(raw), replyMs);
  };

  const perform = ({ id, action, payload }: Envelope) => {
    const fields = payload as Record<string, unknown>;
    if (action === 'backGuard') return;
    if (action === 'hello') {
      if (announces !== 'nothing') reply(id, { ok: true, data: infoOf(profile) });
    } else {
      const name = action as ActionName;
      const able = actions.includes(name);
      // A shell that never replies does not know the protocol, so it does nothing either.
      if (able && replyMs !== undefined) performs(name, fields);
      if (!ACTIONS[name].replies) return;
      const error = { code: 'unsupported', message: `${name} is switched off` };
      reply(id, able ? { ok: true, data: null } : { ok: false, error });
    }
  };

  const take = (raw: unknown) => {
    const validated = validateEnvelope(raw, sanitize);
    if ('problem' in validated)
      onTraffic({ from: 'page', raw: String(raw), problem: validated.problem });
    else {
      onTraffic({ from: 'page', raw: String(raw) });
      perform(validated.message);
    }
  };

  const put = (frame: Frame) => {
    if (frame !== current) return;
    if (announces === 'script') Object.assign(frame, { __lendShellInfo: infoOf(profile) });
    putChannel(frame, transport, take);
  };

  const send = (raw: string) => {
    const validated = validateShellMessage(raw);
    const handled = receive(raw);
    onTraffic({ from: 'shell', raw, handled, ...('problem' in validated && validated) });
    return handled;
  };

  return {
    attach(frame) {
      current = frame;
      if (transport === 'none') return;
      if (announces !== 'nothing') putToken(frame);
      if (lateMs > 0) setTimeout(() => put(frame), lateMs);
      else put(frame);
    },
    send,
    tell: (event, payload = {}) =>
      send(JSON.stringify({ v: PROTOCOL_VERSION, type: 'event', name: event, payload })),
  };
}

/**
 * @param prepare is called with the window of each document framed from now on, before its scripts run. @returns stops
 * that.
 */
export function hostSimulator(prepare: NonNullable<Window['__lendSimulator']>): () => void {
  window.__lendSimulator = prepare;
  return () => {
    window.__lendSimulator = undefined;
  };
}
