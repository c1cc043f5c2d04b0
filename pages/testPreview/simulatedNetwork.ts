import { BASE_PATH } from '../../shared/api/call.ts';
import type { Network } from './tester.model.ts';

export type Frame = Window & Pick<typeof globalThis, 'XMLHttpRequest' | 'Event'>;

/** How a call ended: with an HTTP status, or without an answer. */
export type CallOutcome = number | 'failed';

/** Learns of a call of the page; what it returns learns how the call ended. */
export type WatchCall = (method: string, path: string) => (outcome: CallOutcome) => void;

const addressOf = (input: RequestInfo | URL) =>
  typeof input === 'object' && 'url' in input ? input.url : `${input}`;

/** The path of a call of the lender; undefined for any other request. */
function callPath(address: string, frame: Frame): string | undefined {
  const { pathname } = new URL(address, frame.location.href);
  const at = pathname.indexOf(`${BASE_PATH}/`);
  return at < 0 ? undefined : pathname.slice(at + BASE_PATH.length);
}

/** A network for framed pages that can be taken away and given back. @param network at first. */
export function createNetwork(network: Network, watchCall: WatchCall) {
  let now = network;
  let current: Frame | undefined;
  const held = new Set<() => void>();

  const passes = async (isCall: boolean): Promise<boolean> => {
    if (now === 'holds' && isCall) await new Promise<void>((go) => held.add(go));
    return now !== 'offline';
  };

  const limitFetch = (frame: Frame) => {
    const original = frame.fetch.bind(frame);
    frame.fetch = async (input, init) => {
      const path = callPath(addressOf(input), frame);
      const method =
        init?.method ?? (typeof input === 'object' && 'method' in input ? input.method : 'GET');
      const ended = path === undefined ? undefined : watchCall(method, path);
      try {
        if (!(await passes(path !== undefined))) throw new TypeError('Failed to fetch');
        const response = await original(input, init);
        ended?.(response.status);
        return response;
      } catch (error) {
        ended?.('failed');
        throw error;
      }
    };
  };

  // Photos are sent with XMLHttpRequest.
  const limitUploads = (frame: Frame) => {
    const { prototype } = frame.XMLHttpRequest;
    const { open, send } = prototype;
    const opened = new WeakMap<XMLHttpRequest, readonly [method: string, path: string]>();
    prototype.open = function watched(this: XMLHttpRequest, ...given: unknown[]) {
      const [method, address] = given;
      opened.set(this, [`${method}`, callPath(`${address}`, frame) ?? `${address}`]);
      Reflect.apply(open, this, given);
    };
    prototype.send = function limited(this: XMLHttpRequest, body) {
      const ended = watchCall(...(opened.get(this) ?? ['', '']));
      this.addEventListener('loadend', () => ended(this.status || 'failed'));
      void passes(true).then((isFree) => {
        if (isFree) return send.call(this, body);
        for (const name of ['error', 'loadend']) this.dispatchEvent(new frame.Event(name));
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
