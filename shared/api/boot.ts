import type { LanguageModule } from '../lib/translation.ts';
import type { RawReply } from './call.ts';

/** Where a page sends its load times, and as what; from the build. */
export interface MetricsTarget {
  /** An https address or a path of the site. */
  address: string;
  /** The name of the page, whatever its address. */
  page: string;
  release: string;
  /** How many of a hundred visits send them, as a text. */
  share: string;
}

/** A page that may come next. */
export interface NextPage {
  /** Its address without a query; absent if its document cannot be prefetched, because it has its own parameters. */
  address?: string;
  /** The addresses of its scripts that this page lacks. */
  files: readonly string[];
}

/** Pages that may come next, by route. */
export type NextPages = Readonly<Record<string, NextPage>>;

/** A reply that the document has asked for. Only a call with the same address and body may take it. */
export interface FirstReply {
  /** With its query. */
  address: string;
  /** As a query string; '' without a body. */
  body: string;
  reply: Promise<RawReply>;
}

/** The data that the scripts of the document, which run before any module has loaded, share with the page's modules. */
export interface Boot {
  /** Replies that no module has taken yet, by the path of their call. */
  replies: Record<string, FirstReply | undefined>;
  /**
   * Names of the radio buttons tapped before React had loaded, oldest first, and of the button tapped last; replayed once
   * their screen is ready.
   */
  taps: string[];
  /** Starts React, unless it has been started. Absent until the document's script has chosen its own moment. */
  startReact?: () => void;
  /** Whether a keyboard is composing a word, as those of Android do with every word. */
  composing?: boolean;
  /** The texts of a page that is not in English; undefined if they cannot be loaded. */
  texts?: Promise<LanguageModule | undefined>;
  /** Pages that may come next, by route; only where `page.ts` names some. */
  next?: NextPages;
  /** Only if the build sends load times. */
  metrics?: MetricsTarget;
  /** Whether the document shows what the replies say; undefined until they are there. */
  painted?: boolean;
  /** Set when React has taken over the document. The paint script then writes nothing more into it. */
  owned?: boolean;
  /** Set when the screen's buttons work. The head script then records no more taps. */
  ready?: boolean;
}

/** Set on the root element while the document shows English in place of another language: its style hides the words. */
export const LANGUAGE_WAITS = 'data-language-waits';

declare global {
  interface Window {
    /** Set by the head script. */
    __boot?: Boot;
  }
}

/** The data of the document's scripts; undefined where none has run. */
export function getBoot(): Boot | undefined {
  return window.__boot;
}
