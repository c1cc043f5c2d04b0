import type { RuntimeConfigState } from '../config/runtimeConfig.ts';
import type { LazyBoot } from '../ui/lazy/fetchFiles.ts';
import type { RawReply } from './call.ts';

/** A page that may come next. */
export interface NextPage {
  /** Its address without a query; absent if its document cannot be prefetched, because it has its own parameters. */
  address?: string;
  /** The addresses of its scripts that this page lacks. */
  files: readonly string[];
}

/** Pages that may come next, by route. */
export type NextPages = Readonly<Record<string, NextPage>>;

/** What the boot script, which runs before any module has loaded, shares with the page's modules. */
export interface Boot {
  /** Replies that no module has taken yet, by the path of their call. */
  replies: Record<string, Promise<RawReply> | undefined>;
  /** Names of the buttons tapped before React had loaded, oldest first; replayed once their screen is ready. */
  taps: string[];
  /** Pages that may come next, by route; only where `page.ts` names some. */
  next?: NextPages;
  /** The files of lazy modules. */
  lazy?: LazyBoot;
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
