import { copyResponse } from 'workbox-core/copyResponse.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { cacheName, deleteSiteCaches } from '../../lib/siteCaches.ts';

/** Where the site is mounted, and the path of each page by every path that opens it; inserted by the build. */
declare const __SITE__: { base: string; paths: Readonly<Record<string, string>> };
declare const self: ServiceWorkerGlobalScope;

const { base, paths } = __SITE__;
/** The last one stays empty. It is made once, so without it the caches were removed, by a page or a newer worker. */
const names = ['pages', 'scripts', 'kept'].map((kind) => cacheName(kind, base));
const [pageCache = '', scriptCache = '', marker = ''] = names;
const isScript = (path: string) => path.startsWith(`${base}assets/`) && path.endsWith('.js');

/** A response, if it is what was asked for: a host may answer with a document if a script is gone. */
function storable(response: Response, type: string): Response | null {
  const { ok, redirected, headers } = response;
  return ok && !redirected && headers.get('Content-Type')?.includes(type) ? response : null;
}

/** What is stored after the caches were removed would make them anew. */
async function cacheDidUpdate(): Promise<void> {
  if (!(await caches.has(marker))) await deleteSiteCaches(base);
}

/** A host may name headers that its answers depend on, `Vary: Origin`, which a script and the worker do not send alike. */
const matchOptions = { ignoreVary: true };

const scripts = new CacheFirst({
  cacheName: scriptCache,
  matchOptions,
  plugins: [
    { cacheWillUpdate: async ({ response }) => storable(response, 'javascript') },
    // More than two releases have.
    new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true }),
    // Last, because the expiration opens the cache again.
    { cacheDidUpdate },
  ],
});

/** Stores the scripts that a document names in its attributes. @returns whether all of them are stored. */
async function storeScripts(html: string, event: ExtendableEvent): Promise<boolean> {
  const attributes = html.split('="').map((text) => text.slice(0, text.indexOf('"')));
  const stored = attributes.filter(isScript).map(async (address) => {
    await Promise.all(scripts.handleAll({ request: new Request(address), event }));
    return caches.match(address, { cacheName: scriptCache, ...matchOptions });
  });
  return (await Promise.all(stored)).every(Boolean);
}

const pages: ConstructorParameters<typeof NetworkFirst>[0] = {
  cacheName: pageCache,
  matchOptions,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => `${paths[new URL(request.url).pathname]}`,
      // A newer document takes the place of the stored one only once its scripts are stored. The copy does not contain the
      // address with its query, which names the borrower.
      async cacheWillUpdate({ response, event }) {
        if (response.redirected) return null;
        const copy = await copyResponse(response);
        const isStored = storeScripts(await copy.clone().text(), event).catch(() => false);
        return (await isStored) ? storable(copy, 'html') : null;
      },
      cacheDidUpdate,
    },
  ],
};

const [fromPhone, fromServer] = [new StaleWhileRevalidate(pages), new NetworkFirst(pages)];
/** The cache modes of a reload, which asks the server: perhaps a part of the page is gone. */
const RELOADS = ['no-cache', 'reload', 'no-store'];

registerRoute(({ url, sameOrigin }) => sameOrigin && isScript(url.pathname), scripts);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname in paths,
  (asked) => (RELOADS.includes(asked.request.cache) ? fromServer : fromPhone).handle(asked),
);
// The storage of the browser may have failed, and not the network.
setCatchHandler(({ request }) => fetch(request));

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  const removed = deleteSiteCaches(base, names);
  event.waitUntil(removed.then(() => caches.open(marker)));
});
