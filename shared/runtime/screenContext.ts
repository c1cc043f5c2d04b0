import { getConfig } from '../config/config.ts';
import type { FirstScreenConfig } from '../config/readConfig.ts';

/** What a screen shows depends on, besides the reply. */
export interface ScreenContext {
  /** Epoch ms. */
  now: number;
  /** The whole address of the page; undefined in the build, where there is none. */
  page: string | undefined;
  config: Readonly<FirstScreenConfig>;
  /** Whether a checkbox of the document is checked, by its name; only the document's own script asks. */
  isChecked?: (name: string) => boolean | undefined;
}

/** The context of this page, now. */
export function screenContext(): ScreenContext {
  const page = typeof document === 'undefined' ? undefined : location.href;
  return { now: Date.now(), page, config: getConfig() };
}

/** The query string of the page's address; undefined in the build. */
export function searchOf({ page }: Pick<ScreenContext, 'page'>): string | undefined {
  return page && new URL(page).search;
}
