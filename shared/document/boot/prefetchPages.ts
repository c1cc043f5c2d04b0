import { linkParametersFrom } from '../../api/session/commonParameters.ts';
import { isPrefetchUnwanted } from './fetchFiles.ts';
import { bootData } from './readBootData.ts';

/** How long after the page has loaded prefetching starts, ms. */
const DELAY_MS = 300;

function addPrefetch(href: string, as: string): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = as;
  link.href = href;
  document.head.appendChild(link);
}

/** Prefetches a page that may come next, once this one has loaded. */
function prefetchPage(route: string): void {
  const next = bootData.next?.[route];
  if (!next || isPrefetchUnwanted()) return;
  const go = () =>
    setTimeout(() => {
      const worker = Object(navigator).serviceWorker?.controller as
        | ServiceWorker
        | null
        | undefined;
      // A service worker stores the whole page under its path, which serves later visits too.
      if (worker) return worker.postMessage(new URL(route, location.href).pathname);
      const { address, files } = next;
      // The same address as `pageAddress` gives for a page without its own parameters.
      const query = `${new URLSearchParams(linkParametersFrom(location.search))}`;
      if (address) addPrefetch(`${address}${query && `?${query}`}`, 'document');
      for (const file of files) addPrefetch(file, 'script');
    }, DELAY_MS);
  if (document.readyState === 'complete') go();
  else addEventListener('load', go);
}

if (window.__boot) window.__boot.prefetchPage = prefetchPage;
