import { setCacheNameDetails } from 'workbox-core';
import { matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { cacheSuffix, deleteSiteCaches } from '../../lib/siteCaches.ts';
import { pageCache } from './pageCache.ts';
import type { WorkerData } from './workerData.ts';
import type { WorkerScope } from './workerScope.ts';

/** What this release consists of; written in by the build. */
declare const __WORKER__: WorkerData;
declare const self: WorkerScope;

const { base, common, offline } = __WORKER__;
const cache = pageCache(__WORKER__);

/** A reload asks for what the server has now, for instance because a part of the page is missing. */
const RELOADS: readonly string[] = ['no-cache', 'reload', 'no-store'];

/** Answers that a file of this name is not published any more. */
const GONE: readonly number[] = [404, 410];

// Workbox joins the parts with hyphens.
setCacheNameDetails({ prefix: 'common', precache: '', suffix: cacheSuffix(base).slice(1) });
precache([...common]);

const savesData = () => Boolean(Object(Object(navigator).connection).saveData);

self.addEventListener('install', (event) => {
  // Names of files are hashes, so an open page of an older release is not disturbed by a newer worker.
  const ready = savesData() ? Promise.resolve() : cache.takeOver();
  event.waitUntil(ready.then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => event.waitUntil(cache.deleteOld()));

/** Removes the worker where the site has none any more, such as a release from before there was one. */
async function removeIfGone(): Promise<void> {
  const { status } = await fetch(self.location.href, { method: 'HEAD', cache: 'no-store' });
  if (!GONE.includes(status)) return;
  await self.registration.unregister();
  await deleteSiteCaches(base);
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
  const isStored = await storePage(pathname);
  port?.postMessage(isStored);
  await self.registration.update().catch(removeIfGone);
}

// A page that is idle names itself, or one that may come next: a path, which is no address of a borrower's.
self.addEventListener('message', (event) => {
  event.waitUntil(handleMessage(event.data, event.ports[0]).catch(() => undefined));
});

// Everything else, such as the lender's replies, never passes through the worker's hands.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && cache.pageAt(url.pathname),
  async ({ event, request, url }) => {
    const page = cache.pageAt(url.pathname);
    const stored = page && (await cache.documentOf(page));
    if (stored && !RELOADS.includes(request.cache)) return stored;
    // A page without script does not name itself.
    if (page && !page.files.length) event.waitUntil(storePage(url.pathname));
    return fetch(request).catch(
      async () => stored ?? (await matchPrecache(offline)) ?? Response.error(),
    );
  },
);

const commonFiles = new Set(common.map(({ url }) => url));

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && !url.search && !request.headers.has('range') && commonFiles.has(url.pathname),
  async ({ request, url }) => (await matchPrecache(url.pathname)) ?? fetch(request),
);

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin &&
    !url.search &&
    !request.headers.has('range') &&
    url.pathname.startsWith(`${base}assets/`),
  ({ request, url }) => cache.fileAt(request, url.pathname),
);
