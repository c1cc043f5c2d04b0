import { BASE_PATH } from '../../shared/api/call.ts';
import { ACTIONS, type ActionName } from '../../shared/bridge/protocol.ts';
import {
  createSimulatedShell,
  type ShellProfile,
  type Traffic,
  type Watchers,
} from '../../shared/bridge/simulatedShell.ts';
import { sanitizeServerUrl } from '../../shared/runtime/navigate.ts';
import type { Network, Tester } from './tester.model.ts';

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
  from: 'page' | 'shell' | 'phone' | 'tester';
  /** The action, the event, the page's path, or what the tester did. */
  name: string;
  /** The raw message, or the payload; `''` for none. */
  detail: string;
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

type Frame = Window & Pick<typeof globalThis, 'XMLHttpRequest' | 'Event'>;

const isCall = (address: string) => address.includes(`${BASE_PATH}/`);
const addressOf = (input: RequestInfo | URL) =>
  typeof input === 'object' && 'url' in input ? input.url : `${input}`;

/** A network for framed pages that can be taken away and given back. @param network at first. */
function createNetwork(network: Network) {
  let now = network;
  let current: Frame | undefined;
  const held = new Set<() => void>();

  const passes = async (address: string): Promise<boolean> => {
    if (now === 'holds' && isCall(address)) await new Promise<void>((go) => held.add(go));
    return now !== 'offline';
  };

  const limitFetch = (frame: Frame) => {
    const original = frame.fetch.bind(frame);
    frame.fetch = async (input, init) => {
      if (await passes(addressOf(input))) return original(input, init);
      throw new TypeError('Failed to fetch');
    };
  };

  // Photos are sent with XMLHttpRequest.
  const limitUploads = ({ XMLHttpRequest, Event }: Frame) => {
    const original = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function send(this: XMLHttpRequest, body) {
      passes(`${BASE_PATH}/`).then((free) => {
        if (free) original.call(this, body);
        else this.dispatchEvent(new Event('error'));
      });
    };
  };

  return {
    /** Puts the network under control in a document, before its scripts run. */
    limit(frame: Frame) {
      current = frame;
      held.clear();
      const onLine = { get: () => now !== 'offline', configurable: true };
      Object.defineProperty(frame.navigator, 'onLine', onLine);
      limitFetch(frame);
      limitUploads(frame);
    },
    /** Changes the network. Calls that were held back go out, unless it is still holding. */
    change(next: Network) {
      const was = now;
      now = next;
      if (next !== 'holds') {
        for (const go of held) go();
        held.clear();
      }
      if ((was === 'offline') === (next === 'offline')) return;
      current?.dispatchEvent(new current.Event(next === 'offline' ? 'offline' : 'online'));
    },
  };
}

/** An app with its shell and its network, simulated for framed pages. @param watchers learn what the shell does. */
export function createApp(tester: Tester, watchers: Omit<Watchers, 'sanitize'>) {
  const sanitize: Watchers['sanitize'] = (raw) => sanitizeServerUrl(raw, 'shell');
  const shell = createSimulatedShell(profileOf(tester), { ...watchers, sanitize });
  const network = createNetwork(tester.network);
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
