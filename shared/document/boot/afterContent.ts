// What follows the content of a page.
import './errorReport.ts';
import { getBoot } from '../../api/boot.ts';
import type { Language } from '../../lib/translation.ts';
import { fetchWithin } from '../../lib/waiting.ts';
import type { BootData } from './bootData.ts';
import { closePicker } from './openPicker.ts';
import { lookForRelease } from './reloadOnRelease.ts';

/** The languages of this page besides English; inserted by the build. */
declare const __LANGUAGES__: readonly Language[];
/** Whether pages of this build send load times; inserted by the build. */
declare const __METRICS__: boolean;
/** Whether a button of the page opens a picker before React is there; inserted by the build. */
declare const __PICKER__: boolean;
/** What the page knows of the build; inserted by it. */
declare const __BOOT_DATA__: BootData;

/** When a file is given up, ms; the page's own script then tries again. */
const TIMEOUT_MS = 20_000;

const { next, lazyFiles: files = {}, metrics } = __BOOT_DATA__;

async function fetchFile(file: string): Promise<void> {
  const response = await fetchWithin(TIMEOUT_MS, file);
  if (!response.ok) throw new Error(file);
  await response.arrayBuffer();
}

/**
 * Fetches the translations of the page into the browser's cache, at the same time as its script.
 * @returns the files that are loading or in the cache, by address.
 */
function fetchTranslations(language: string): Record<string, Promise<void>> {
  const begun: Record<string, Promise<void>> = {};
  const names = Object.keys(files).filter((name) => name.endsWith(`.${language}`));
  for (const file of names.flatMap((name) => files[name] ?? [])) {
    const request = fetchFile(file);
    request.catch(() => undefined);
    begun[file] = request;
  }
  return begun;
}

const boot = getBoot();
if (boot) {
  const begun = __LANGUAGES__.length ? fetchTranslations(document.documentElement.lang) : {};
  boot.lazy = { files, begun, lookForRelease };
  if (next) boot.next = next;
  if (__PICKER__) boot.closePicker = closePicker;
}

// Browsers do not draw a page that is not in view, so its times would say nothing.
if (__METRICS__ && boot && metrics && !document.hidden) {
  boot.metrics = metrics;
  document.addEventListener('visibilitychange', () => {
    if (!boot.ready) delete boot.metrics;
  });
}
