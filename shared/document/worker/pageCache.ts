import { cacheSuffix, deleteSiteCaches } from '../../lib/siteCaches.ts';
import { pageAt } from '../pagePaths.ts';
import type { WorkerData, WorkerPage } from './workerData.ts';

/** The pages of this release, and those of the release before it, which open pages may still need. */
const RELEASES_KEPT = 2;

/** Fetches an address without cookies and referrer, so that the request says nothing about a borrower. */
const fetchAnonymously = (address: string, more: RequestInit = {}) =>
  fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer', ...more });

/** Whether a document is what was asked for: a host may redirect to another one. */
function isWhole({ ok, redirected }: Response): boolean {
  return ok && !redirected;
}

/** Whether a response is a script. A host may answer with a document if a script is gone, and it would be stored for ever. */
function isScript(response: Response): boolean {
  const type = response.headers.get('Content-Type') ?? '';
  return isWhole(response) && type.includes('javascript');
}

/** @throws Error if the response is not as expected. */
function expectResponse(response: Response, isExpected: (response: Response) => boolean): Response {
  if (!isExpected(response)) throw new Error(`${response.status} ${response.url}`);
  return response;
}

/**
 * The pages of a release that are stored on this phone. A document is stored after all its files, and only if it is the
 * document of this release, byte for byte. So a stored document never lacks a file, and never has one of another release.
 * The names of files contain a hash of their content, so a file can be taken from any release.
 */
export function pageCache(data: WorkerData) {
  const { base, pages, files, release } = data;
  const suffix = cacheSuffix(base);
  const name = `pages-${release}${suffix}`;
  const addressOf = ({ path }: WorkerPage) => `${base}${path}`;
  const known = new Set(files);
  let isRemoved = false;

  /** The site's caches of pages, the oldest first. */
  async function cachesOfPages(): Promise<string[]> {
    const all = await caches.keys();
    return all.filter((one) => one.startsWith('pages-') && one.endsWith(suffix));
  }

  async function store(page: WorkerPage): Promise<void> {
    if (isRemoved) throw new Error('removed');
    const own = await caches.open(name);
    const document = addressOf(page);
    if (await own.match(document)) return;
    const missing = page.files.map((index) => files[index] ?? '');
    await Promise.all(
      missing.map(async (file) => {
        if (await own.match(file)) return;
        await own.put(
          file,
          expectResponse((await caches.match(file)) ?? (await fetchAnonymously(file)), isScript),
        );
      }),
    );
    const { integrity } = page;
    await own.put(
      document,
      expectResponse(await fetchAnonymously(document, { integrity, cache: 'no-cache' }), isWhole),
    );
  }

  return {
    /** Stores a page with all its files, once. Rejects if one cannot be fetched or is not of this release. */
    store,

    /** The stored document of a page, whose files are stored too. */
    async documentOf(page: WorkerPage): Promise<Response | undefined> {
      return (await caches.open(name)).match(addressOf(page), { ignoreVary: true });
    },

    /** A hashed file: from the cache of any release, or else from the network, and then it is stored. */
    async fileAt(request: Request, pathname: string): Promise<Response> {
      const stored = await caches.match(pathname, { ignoreVary: true });
      if (stored) return stored;
      const response = await fetch(request);
      if (isScript(response) && known.has(pathname) && !isRemoved)
        await (await caches.open(name)).put(pathname, response.clone());
      return response;
    },

    /** Stores the pages of this release that earlier ones had stored. A page that cannot be fetched is left out. */
    async takeOver(): Promise<void> {
      const paths = new Set<string>();
      for (const one of await cachesOfPages()) {
        for (const { url } of await (await caches.open(one)).keys())
          paths.add(new URL(url).pathname);
      }
      const stored = pages.filter((page) => paths.has(addressOf(page)));
      await caches.open(name);
      for (const page of stored) await store(page).catch(() => undefined);
    },

    /** Deletes the pages of all releases except the last two. */
    async deleteOld(): Promise<void> {
      const old = (await cachesOfPages()).slice(0, -RELEASES_KEPT);
      for (const one of old) await caches.delete(one);
    },

    /** Deletes all caches of the site. From then on nothing is stored, although open pages still have this worker. */
    async remove(): Promise<void> {
      isRemoved = true;
      await deleteSiteCaches(base);
    },

    /** Whether it is removed: to look into a cache would make it anew. */
    isRemoved: () => isRemoved,

    /** The page at a path. */
    pageAt: (pathname: string) => pageAt(data, pathname),
  };
}
