import { fetchWithin } from '../../lib/fetchWithin.ts';
import type { LazyFiles } from '../../ui/lazy/fetchFiles.ts';

/** When a file is given up, ms; the page's own script then tries again. */
const TIMEOUT_MS = 20_000;

async function fetchFile(file: string): Promise<void> {
  const response = await fetchWithin(TIMEOUT_MS, file);
  if (!response.ok) throw new Error(file);
  await response.arrayBuffer();
}

/**
 * Fetches the translations of a page into the browser's cache, at the same time as its script.
 * @returns the files that are loading or in the cache, by address.
 */
export function fetchTranslations(
  language: string,
  lazyFiles: LazyFiles,
): Record<string, Promise<void>> {
  const begun: Record<string, Promise<void>> = {};
  for (const [source, files] of Object.entries(lazyFiles)) {
    if (!source.endsWith(`.${language}.ts`)) continue;
    for (const file of files) {
      const request = fetchFile(file);
      request.catch(() => undefined);
      begun[file] = request;
    }
  }
  return begun;
}
