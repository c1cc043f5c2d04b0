import type { WorkerData, WorkerPage } from '../pagePaths.ts';
import { pageCache } from './pageCache.ts';
import type { PageRequest, WorkerScope } from './workerScope.ts';

/** The pages and files of this release; inserted by the build. */
declare const __WORKER__: WorkerData;
declare const self: WorkerScope;

const { base, common, offline } = __WORKER__;
const cache = pageCache(__WORKER__);

/** The cache modes of a reload, which asks the server: perhaps a part of the page is missing. */
const RELOADS: readonly string[] = ['no-cache', 'reload', 'no-store'];

/** HTTP statuses for a file that is no longer published. */
const GONE: readonly number[] = [404, 410];

const savesData = () => Boolean(Object(Object(navigator).connection).saveData);

self.addEventListener('install', (event) => {
  // A newer worker does not disturb an open page of an older release, because file names contain hashes.
  event.waitUntil(cache.takeOver(savesData()).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(cache.deleteOld().catch(() => undefined));
});

async function remove(): Promise<void> {
  await cache.remove();
  await self.registration.unregister();
}

/**
 * Removes the worker if its file is gone: no newer one could come, and its pages would stay for ever. What else keeps a newer
 * one from starting may be this phone's moment, or is mended by the next release.
 */
async function removeIfGone(): Promise<void> {
  const { status } = await fetch(self.location.href, { method: 'HEAD', cache: 'no-store' });
  if (GONE.includes(status)) await remove();
}

/** Stores a page, unless the borrower saves data. Never rejects. */
async function storePage(page: WorkerPage): Promise<void> {
  if (!savesData()) await cache.store(page).catch(() => undefined);
}

/** Stores the page at a path, and answers the address of the script that its document has in this release. */
async function handleMessage(pathname: unknown, port: MessagePort | undefined): Promise<void> {
  const page = cache.pageAt(`${pathname}`);
  if (page) await storePage(page);
  port?.postMessage(page && cache.entryOf(page));
  // Not waited for: in Chromium 80 a newer worker does not take over as long as this one waits for it.
  void self.registration
    .update()
    .catch(removeIfGone)
    .catch(() => undefined);
}

// An idle page sends its own path, or that of a page that may come next. A path says nothing about a borrower.
self.addEventListener('message', (event) => {
  event.waitUntil(handleMessage(event.data, event.ports[0]).catch(() => undefined));
});

/** The pages whose documents came from the phone; forgotten when the worker is started anew. */
const storedPages = new Set<string>();

/** The document of a page: the stored one, unless the borrower reloads. */
async function documentFor(event: PageRequest, page: WorkerPage): Promise<Response> {
  const { request } = event;
  const stored = await cache.documentOf(page);
  // A page without script neither notices a newer release nor sends its path: its words must be those of today.
  const isCurrent = page.files.length > 0 && !RELOADS.includes(request.cache);
  if (stored && isCurrent) {
    storedPages.add(event.resultingClientId ?? '');
    return stored;
  }
  if (!page.files.length) event.waitUntil(storePage(page));
  return fetch(request).catch(
    async () => stored ?? (await cache.commonFile(offline)) ?? Response.error(),
  );
}

/** A file whose name has no hash: the stored one only for a document of the same release. */
async function commonFileFor({ request, clientId = '' }: PageRequest, pathname: string) {
  const stored = await cache.commonFile(pathname);
  if (stored && clientId && storedPages.has(clientId)) return stored;
  return fetch(request).catch(() => stored ?? Response.error());
}

const commonFiles = new Set(common.map(({ url }) => url));

/** The answer to a request; undefined for what does not pass through the worker, such as the lender's replies. */
function answerTo(event: PageRequest): Promise<Response> | undefined {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  // A removed worker leaves everything to the network.
  if (request.method !== 'GET' || origin !== self.location.origin || cache.isRemoved())
    return undefined;
  if (request.mode === 'navigate') {
    const page = cache.pageAt(pathname);
    return page && documentFor(event, page);
  }
  if (search || request.headers.has('range')) return undefined;
  if (commonFiles.has(pathname)) return commonFileFor(event, pathname);
  if (pathname.startsWith(`${base}assets/`))
    return cache.fileAt(request, pathname, (work) => event.waitUntil(work));
  return undefined;
}

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});
