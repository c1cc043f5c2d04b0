import { BASE_PATH } from '../../shared/api/call.ts';

/** How the network treats a framed page: as usual, as without a connection, or the lender's calls get no answer. */
export const NETWORKS = ['works', 'offline', 'holds'] as const;
export type Network = (typeof NETWORKS)[number];

/** The network of this name; one that works if there is none. */
export function networkOf(name: string): Network {
  return NETWORKS.find((one) => one === name) ?? 'works';
}

type Frame = Window & Pick<typeof globalThis, 'XMLHttpRequest' | 'Event'>;

const isCall = (address: string) => address.includes(`${BASE_PATH}/`);
const addressOf = (input: RequestInfo | URL) =>
  typeof input === 'object' && 'url' in input ? input.url : `${input}`;

/** A network for framed pages that can be taken away and given back. @param network at first. */
export function createNetwork(network: Network) {
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

export type SimulatedNetwork = ReturnType<typeof createNetwork>;
