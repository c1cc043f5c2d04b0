import { copyResponse } from 'workbox-core/copyResponse.js';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, type StrategyOptions } from 'workbox-strategies';
import { cacheSuffix, deleteSiteCaches } from '../../lib/siteCaches.ts';
import { pageAt, type WorkerData, type WorkerPage } from '../pagePaths.ts';

/** The pages and files of this release; inserted by the build. */
declare const __WORKER__: WorkerData;
declare const self: ServiceWorkerGlobalScope;

const site = __WORKER__;
const { base, integrity, offline } = site;
const files = new Set(site.pages.flatMap((page) => page.files));
const cacheName = `pages-${site.release}${cacheSuffix(base)}`;
const matchOptions = { ignoreVary: true };

/** The cache modes of a reload, which asks the server: perhaps a part of the page is missing. */
const RELOADS: readonly string[] = ['no-cache', 'reload', 'no-store'];
const isReload = ({ cache }: Request) => RELOADS.includes(cache);

const pathOf = ({ url }: Request) => new URL(url).pathname;
const pageOf = (request: Request) => pageAt(site, pathOf(request));

/** Whether a response is what was asked for. A host may redirect, or answer with a document if a script is gone. */
function isWhole(path: string, { ok, redirected, headers }: Response): boolean {
  const isScript = headers.get('Content-Type')?.includes('javascript') ?? false;
  return ok && !redirected && path.endsWith('.js') === isScript;
}

/** A response, if it may be stored: the cache of the release is not made anew once it has been removed. */
const ifCacheExists = async (response: Response): Promise<Response | null> =>
  (await caches.has(cacheName)) ? response : null;

/** Files of this release. Their names contain a hash, or else their content is compared with that of the build. */
const ownFiles = new CacheFirst({
  cacheName,
  matchOptions,
  plugins: [
    {
      // Without cookies and referrer, so that the request tells nothing about a borrower.
      requestWillFetch: async ({ request }) => {
        const hash = integrity[pathOf(request)] ?? '';
        return new Request(request.url, {
          integrity: hash,
          cache: hash ? 'no-cache' : 'default',
          credentials: 'omit',
          referrerPolicy: 'no-referrer',
        });
      },
      fetchDidSucceed: async ({ request, response }) => {
        if (isWhole(pathOf(request), response)) return response;
        throw new Error(`${response.status} ${request.url}`);
      },
      cacheWillUpdate: ({ response }) => ifCacheExists(response),
    },
  ],
});

/** Documents, under their path. One with scripts is stored only by `storePage`, after its scripts. */
const documents = {
  cacheName,
  matchOptions,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => `${base}${pageOf(request)?.path}`,
      cacheWillUpdate: async ({ request, response }) => {
        const isComplete = !pageOf(request)?.files.length && isWhole(pathOf(request), response);
        // The copy does not contain the address with its query, which names the borrower.
        return isComplete ? ifCacheExists(await copyResponse(response)) : null;
      },
    },
  ],
} satisfies StrategyOptions;

/** Stores a file of this release. Rejects if it cannot be had, or if the phone is full. */
async function store(address: string, event: ExtendableEvent): Promise<void> {
  const request = new Request(address);
  await Promise.all(ownFiles.handleAll({ request, event }));
}

/** Stores a page: its document after all its files. Rejects as `store` does. */
async function storePage({ path, files }: WorkerPage, event: ExtendableEvent): Promise<void> {
  await Promise.all(files.map((file) => store(file, event)));
  await store(base + path, event);
}

/** Stores what is shown offline, and the pages that an older release has on this phone, unless the borrower saves data. */
async function takeOver(event: ExtendableEvent): Promise<void> {
  await caches.open(cacheName);
  await store(offline, event);
  if (Object(Object(navigator).connection).saveData) return;
  for (const page of site.pages) {
    const stored = await caches.match(base + page.path, matchOptions);
    if (stored) await storePage(page, event).catch(() => undefined);
  }
}

// An idle page sends its own path, or that of a page that may come next. A path tells nothing about a borrower.
self.addEventListener('message', (event) => {
  const page = pageAt(site, `${event.data}`);
  // The answer is the address of the script that the document of the page has in this release.
  const answer = () => event.ports[0]?.postMessage(page?.files[0]);
  if (page) event.waitUntil(storePage(page, event).then(answer, answer));
});

self.addEventListener('install', (event) => {
  // A worker that can store nothing takes over all the same from one whose pages are old.
  const prepared = takeOver(event).catch(() => undefined);
  event.waitUntil(prepared.then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => event.waitUntil(deleteSiteCaches(base, cacheName)));

/** Whether the server is asked: a page without script neither notices a newer release nor sends its path. */
const isAsked = (request: Request) => isReload(request) || !pageOf(request)?.files.length;

const isPage = (request: Request) => request.mode === 'navigate' && Boolean(pageOf(request));

const fromServer = new NetworkFirst({
  ...documents,
  plugins: [
    ...documents.plugins,
    {
      // A page reloads when a newer worker is about to end this one, and the rest of a document that is still passing
      // through it would be lost. So a reload gets the document once that is whole.
      handlerWillRespond: async ({ request, response }) =>
        isReload(request) ? new Response(await response.blob(), response) : response,
    },
  ],
});
registerRoute(({ request }) => isPage(request) && isAsked(request), fromServer);
registerRoute(({ request }) => isPage(request), new CacheFirst(documents));
registerRoute(({ url }) => files.has(url.pathname) && !url.search, ownFiles);

// The storage of the browser may have failed, and not the network.
setCatchHandler(({ request }) =>
  fetch(request).catch(async () => {
    const isDocument = request.mode === 'navigate';
    return (isDocument && (await caches.match(offline, matchOptions))) || Response.error();
  }),
);
