import type { SiteState } from '../config/runtimeConfig.ts';
import type { LazyFetch } from '../ui/lazy/lazyFetch.ts';
import type { RawReply } from './call.ts';

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
