import type { SiteState } from '../config/runtimeConfig.ts';
import type { LazyFetch } from '../ui/lazy/lazyFetch.ts';
import type { RawReply } from './call.ts';

/** The state that the document's inline script shares with the page's modules. */
export interface EarlyStart {
  /** Replies that no module has taken yet, by the path of their call. */
  replies: Record<string, Promise<RawReply> | undefined>;
  /** Names of the buttons tapped before React had loaded, oldest first. */
  taps: string[];
  /** Prefetches a page that may come next; only if the page declares some. */
  ahead?: (route: string) => void;
  /** Loads parts of the page that are needed later; absent if the document has no script. */
  lazy?: LazyFetch;
  /** The runtime configuration, if pages read one. */
  site?: SiteState;
  /** Set when React has taken over the document: the script writes nothing into it from then on. */
  owned?: boolean;
  /** Set when the screen's buttons work: the script records no taps from then on. */
  ready?: boolean;
}

declare global {
  interface Window {
    __early?: EarlyStart;
  }
}

/**
 * The reply to a call that the inline script has already sent, if any; it can be taken once. The promise
 * rejects as `fetch` does.
 */
export function takeFirstReply(path: string): Promise<RawReply> | undefined {
  const { replies = {} } = window.__early ?? {};
  const reply = replies[path];
  delete replies[path];
  return reply;
}
