import type { SiteState } from '../config/runtimeConfig.ts';
import type { LazyFetch } from '../ui/lazy/lazyFetch.ts';
import type { RawReply, RequestSpec } from './call.ts';

/** What a page's manifest entry says of its first call: which call, and which of its fields. */
export interface FirstCall {
  wire: RequestSpec;
  /** Own parameters, each taken from the common parameter of the same name. */
  fields: readonly ('productId' | 'product_id' | 'orderId')[];
  /** Own parameters that stand in the address under the same name; without one of them no call is made. */
  own?: readonly string[];
  /** Own parameters taken from the query parameter named beside each, left out where it is absent. */
  query?: Readonly<Record<string, string>>;
  /** Own parameters whose values never change. */
  fixed?: Record<string, string>;
  /** Query parameters without which the page makes no call: the pattern that each must match. */
  needs?: Record<string, string>;
  /** A reply field that, when it is filled, means "leave at once": nothing is painted then. */
  hold?: string;
  /** A query parameter with which the page needs another call. */
  unlessQuery?: string;
}

/** The state that the document's inline script shares with the page's modules. */
export interface EarlyStart {
  /** Replies that no module has taken yet, by the path of their call. */
  replies: Record<string, Promise<RawReply> | undefined>;
  /** Names of the buttons tapped before React was there, oldest first. */
  taps: string[];
  /** Fetches a page that may come next; only where the manifest names some. */
  ahead?: (route: string) => void;
  /** Fetches what comes later; absent where the document has no script of its own. */
  lazy?: LazyFetch;
  /** What the file on the CDN says, where pages read one. */
  site?: SiteState;
  /** Set when React owns the document: the script writes nothing into it from then on. */
  owned?: boolean;
  /** Set when the screen's buttons work: the script keeps no taps from then on. */
  ready?: boolean;
}

declare global {
  interface Window {
    __early?: EarlyStart;
  }
}

/**
 * A reply that the inline script already asked for, once; undefined when there is none for
 * this path (spec 7, architecture "a page's life"). The promise rejects as `fetch` does.
 */
export function takeFirstReply(path: string): Promise<RawReply> | undefined {
  const { replies = {} } = window.__early ?? {};
  const reply = replies[path];
  delete replies[path];
  return reply;
}
