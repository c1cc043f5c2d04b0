import type { RuntimeConfigState } from '../config/runtimeConfig.ts';
import type { LazyFetch } from '../ui/lazy/lazyFetch.ts';
import type { RawReply } from './call.ts';

/** What the boot script, which runs before any module has arrived, shares with the page's modules. */
export interface Boot {
  /** Replies that no module has taken yet, by the path of their call. */
  replies: Record<string, Promise<RawReply> | undefined>;
  /** Names of the buttons tapped before React was there, oldest first; replayed once their screen is ready. */
  taps: string[];
  /** Prefetches a page that may come next; only where `page.ts` names some. */
  prefetchPage?: (route: string) => void;
  /** Fetches lazy modules; absent where the document has no boot script. */
  lazy?: LazyFetch;
  /** What the runtime configuration says, where pages read one. */
  site?: RuntimeConfigState;
  /** Set when React owns the document: the boot script writes nothing into it from then on. */
  owned?: boolean;
  /** Set when the screen's buttons work: the boot script keeps no taps from then on. */
  ready?: boolean;
}

declare global {
  interface Window {
    __boot?: Boot;
  }
}
