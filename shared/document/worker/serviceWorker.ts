import { setCacheNameDetails } from 'workbox-core';
import { matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { cacheSuffix, REMOVE_WORKER } from '../../lib/siteCaches.ts';
import { pageCache } from './pageCache.ts';
import type { WorkerData } from './workerData.ts';
import type { WorkerScope } from './workerScope.ts';

/** The pages and files of this release; inserted by the build. */
declare const __WORKER__: WorkerData;
declare const self: WorkerScope;

const { base, common, offline } = __WORKER__;
const cache = pageCache(__WORKER__);

/** The cache modes of a reload, which asks the server: perhaps a part of the page is missing. */
const RELOADS: readonly string[] = ['no-cache', 'reload', 'no-store'];

/** HTTP statuses for a file that is no longer published. */
const GONE: readonly number[] = [404, 410];

// Workbox joins the parts with hyphens.
setCacheNameDetails({ prefix: 'common', precache: '', suffix: cacheSuffix(base).slice(1) });
precache([...common]);

const savesData = () => Boolean(Object(Object(navigator).connection).saveData);

self.addEventListener('install', (event) => {
  // A newer worker does not disturb an open page of an older release, because file names contain hashes.
  const ready = savesData() ? Promise.resolve() : cache.takeOver();
  event.waitUntil(ready.then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => event.waitUntil(cache.deleteOld()));

async function remove(): Promise<void> {
  await cache.remove();
  await self.registration.unregister();
}

/** Removes the worker and its caches if the site no longer has one. */
async function removeIfGone(): Promise<void> {
  const { status } = await fetch(self.location.href, { method: 'HEAD', cache: 'no-store' });
  if (GONE.includes(status)) await remove();
}

async function storePage(pathname: unknown): Promise<boolean> {
  const page = cache.pageAt(`${pathname}`);
  if (!page || savesData()) return false;
  return cache.store(page).then(
    () => true,
    () => false,
  );
}

async function handleMessage(pathname: unknown, port: MessagePort | undefined): Promise<void> {
  if (pathname === REMOVE_WORKER) return remove();
  const isStored = await storePage(pathname);
  port?.postMessage(isStored);
  await self.registration.update().catch(removeIfGone);
}

// An idle page sends its own path, or that of a page that may come next. A path says nothing about a borrower.
self.addEventListener('message', (event) => {
  event.waitUntil(handleMessage(event.data, event.ports[0]).catch(() => undefined));
});

/** A removed worker leaves everything to the network. */
const isServed = (sameOrigin: boolean) => sameOrigin && !cache.isRemoved();

// Documents of pages. What has no route here, such as the lender's replies, does not pass through the worker.
registerRoute(
  ({ request, url, sameOrigin }) =>
    isServed(sameOrigin) && request.mode === 'navigate' && cache.pageAt(url.pathname),
  async ({ event, request, url }) => {
    const page = cache.pageAt(url.pathname);
    const stored = page && (await cache.documentOf(page));
    if (stored && !RELOADS.includes(request.cache)) return stored;
    // A page without script cannot send its path.
    if (page && !page.files.length) event.waitUntil(storePage(url.pathname));
    return fetch(request).catch(
      async () => stored ?? (await matchPrecache(offline)) ?? Response.error(),
    );
  },
);

const commonFiles = new Set(common.map(({ url }) => url));

registerRoute(
  ({ request, url, sameOrigin }) =>
    isServed(sameOrigin) &&
    !url.search &&
    !request.headers.has('range') &&
    commonFiles.has(url.pathname),
  async ({ request, url }) => (await matchPrecache(url.pathname)) ?? fetch(request),
);

registerRoute(
  ({ request, url, sameOrigin }) =>
    isServed(sameOrigin) &&
    !url.search &&
    !request.headers.has('range') &&
    url.pathname.startsWith(`${base}assets/`),
  ({ request, url }) => cache.fileAt(request, url.pathname),
);
