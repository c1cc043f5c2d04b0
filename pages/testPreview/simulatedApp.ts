import { ACTIONS, type ActionName } from '../../shared/bridge/protocol.ts';
import {
  createSimulatedShell,
  type ShellProfile,
  type Traffic,
  type Watchers,
} from '../../shared/bridge/simulatedShell.ts';
import { sanitizeServerUrl } from '../../shared/runtime/navigate.ts';
import { createNetwork, type Frame, type WatchCall } from './simulatedNetwork.ts';
import type { Tester } from './tester.model.ts';

export const ACTION_NAMES = Object.keys(ACTIONS) as ActionName[];

const TIMINGS = {
  quick: { lateMs: 0, replyMs: 30 },
  slow: { lateMs: 0, replyMs: 2000 },
  late: { lateMs: 1500, replyMs: 30 },
  silent: { lateMs: 0, replyMs: undefined },
} as const;

/** How the simulated app behaves with these settings. */
export function profileOf({ transport, announces, pace, lacks }: Tester): ShellProfile {
  const missing = lacks.split(/[\s,]+/);
  const actions = ACTION_NAMES.filter((name) => !missing.includes(name));
  return { transport, announces, actions, ...TIMINGS[pace] };
}

/** One line of a phone's log. */
export interface Line {
  /** Number of the line in the log. */
  id: number;
  /** Milliseconds since the phone was opened. */
  at: number;
  from: 'page' | 'shell' | 'phone' | 'tester' | 'call';
  /** The action, the event, the page's path, the call, or what the tester did. */
  name: string;
  /** The raw message, the payload, or how a call ended; `''` for none. */
  detail: string;
  /** A call that failed, or that the server refused by its HTTP status. */
  isBad?: boolean;
  /** Why a message was dropped; absent if it was not. */
  problem?: string | undefined;
}

/** A message as a log line, under the name of its action or event. */
export function messageLine({ from, raw, problem, handled }: Traffic): Omit<Line, 'id' | 'at'> {
  return { from, name: nameOf(raw, handled), detail: raw, problem };
}

function nameOf(raw: string, handled: boolean | undefined): string {
  try {
    const { action, type, name, ok } = Object(JSON.parse(raw)) as Record<string, unknown>;
    if (type === 'reply') return ok === true ? 'reply' : 'reply: refused';
    return `${action ?? name ?? 'message'}${handled ? ' (the page keeps it)' : ''}`;
  } catch {
    return 'message';
  }
}

/** An app with its shell and its network, simulated for framed pages. @param watchers learn what the shell does. */
export function createApp(
  tester: Tester,
  { watchCall, ...watchers }: Omit<Watchers, 'sanitize'> & { watchCall: WatchCall },
) {
  const sanitize: Watchers['sanitize'] = (raw) => sanitizeServerUrl(raw, 'shell');
  const shell = createSimulatedShell(profileOf(tester), { ...watchers, sanitize });
  const network = createNetwork(tester.network, watchCall);
  return {
    ...shell,
    changeNetwork: network.change,
    /** Puts shell and network into a document, before its scripts run. */
    attach(frame: Frame) {
      shell.attach(frame);
      network.limit(frame);
    },
  };
}

export type SimulatedApp = ReturnType<typeof createApp>;
