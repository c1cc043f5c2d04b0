import { fetchWithin } from '../../lib/fetchWithin.ts';
import { bootData } from './readBootData.ts';

/** When a file is given up, ms; the page's own script then tries again. */
const TIMEOUT_MS = 20_000;

/** Files that are loading or in the browser's cache, by address. */
export const begun: Record<string, Promise<void>> = {};

async function fetchFile(file: string): Promise<void> {
  const response = await fetchWithin(TIMEOUT_MS, file);
  if (!response.ok) throw new Error(file);
  await response.arrayBuffer();
}

/** Fetches the translations of a page into the browser's cache, at the same time as its script. */
export function fetchTranslations(language: string): void {
  for (const [name, files] of Object.entries(bootData.lazyFiles ?? {})) {
    if (!name.endsWith(`.${language}`)) continue;
    for (const file of files) {
      const request = fetchFile(file);
      request.catch(() => undefined);
      begun[file] = request;
    }
  }
}
