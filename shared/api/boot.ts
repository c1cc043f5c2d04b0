import type { RuntimeConfigState } from '../config/runtimeConfig.ts';
import type { LazyFetch } from '../ui/lazy/lazyFetch.ts';
import type { RawReply } from './call.ts';

/** What the boot script, which runs before any module has loaded, shares with the page's modules. */
export interface Boot {
  /** Replies that no module has taken yet, by the path of their call. */
  replies: Record<string, Promise<RawReply> | undefined>;
  /** Names of the buttons tapped before React had loaded, oldest first; replayed once their screen is ready. */
  taps: string[];
  /** Prefetches a page that may come next; only where `page.ts` names some. */
  prefetchPage?: (route: string) => void;
  /** Fetches lazy modules. */
  lazy?: LazyFetch;
  /** The runtime configuration, if pages read one. */
  site?: RuntimeConfigState;
  /** Set when React has taken over the document. The boot script then writes nothing more into it. */
  owned?: boolean;
  /** Set when the screen's buttons work. The boot script then records no more taps. */
  ready?: boolean;
}

declare global {
  interface Window {
    __boot?: Boot;
  }
}
