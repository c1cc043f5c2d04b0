import { cacheSuffix, deleteSiteCaches } from '../../lib/siteCaches.ts';
import { pageAt, type WorkerData, type WorkerPage } from '../pagePaths.ts';

/** The pages of this release, and those of the release before it, which open pages may still need. */
const RELEASES_KEPT = 2;

/** Fetches an address without cookies and referrer, so that the request says nothing about a borrower. */
const fetchAnonymously = (address: string, more: RequestInit = {}) =>
  fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer', ...more });

/** Fetches a file whose name has no hash, if it is that of this release, byte for byte. */
const fetchOwn = (address: string, integrity: string) =>
  fetchAnonymously(address, { integrity, cache: 'no-cache' });

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

/** What is stored under an address; undefined also if the storage of the browser fails, so that the network answers. */
function storedAt(address: string, cacheName?: string): Promise<Response | undefined> {
  const options = { ignoreVary: true, ...(cacheName && { cacheName }) };
  return caches.match(address, options).catch(() => undefined);
}

/**
 * The pages of a release that are stored on this phone. A document is stored after all its files, and only if it is the
 * document of this release, byte for byte. So a stored document never lacks a file, and never has one of another release.
 * The names of files contain a hash of their content, so a file can be taken from any release.
 */
export function pageCache(data: WorkerData) {
  const { base, pages, files, release, common } = data;
  const suffix = cacheSuffix(base);
  const name = `pages-${release}${suffix}`;
  const addressOf = ({ path }: WorkerPage) => `${base}${path}`;
  const known = new Set(files);
  let isRemoved = false;

  /** The site's caches, the oldest first. */
  async function ownCaches(): Promise<string[]> {
    return (await caches.keys()).filter((one) => one.endsWith(suffix));
  }

  /** The cache of this release. @throws Error once it is removed, also by a worker that was started anew. */
  async function openOwn(): Promise<Cache> {
    if (isRemoved || !(await caches.has(name))) throw new Error('removed');
    return caches.open(name);
  }

  async function store(page: WorkerPage): Promise<void> {
    const own = await openOwn();
    const document = addressOf(page);
    if (await own.match(document)) return;
    const missing = page.files.map((index) => files[index] ?? '');
    await Promise.all(
      missing.map(async (file) => {
        if (await own.match(file)) return;
        const response = (await storedAt(file)) ?? (await fetchAnonymously(file));
        await own.put(file, expectResponse(response, isScript));
      }),
    );
    await own.put(document, expectResponse(await fetchOwn(document, page.integrity), isWhole));
  }

  async function storeCommon(own: Cache): Promise<void> {
    for (const { url, integrity } of common)
      await own.put(url, expectResponse(await fetchOwn(url, integrity), isWhole));
  }

  return {
    /** Stores a page with all its files, once. Rejects if one cannot be fetched or is not of this release. */
    store,

    /** The stored document of a page, whose files are stored too. */
    documentOf: (page: WorkerPage) => storedAt(addressOf(page), name),

    /** A stored file of this release whose name has no hash. */
    commonFile: (address: string) => storedAt(address, name),

    /**
     * A hashed file: from the cache of any release, or else from the network, and then it is stored.
     * @param during keeps the worker alive: the answer does not wait until the file is stored, nor fail if it cannot be.
     */
    async fileAt(
      request: Request,
      pathname: string,
      during: (work: Promise<unknown>) => void,
    ): Promise<Response> {
      const stored = await storedAt(pathname);
      if (stored) return stored;
      const response = await fetch(request);
      if (isScript(response) && known.has(pathname)) {
        const copy = response.clone();
        during(
          openOwn()
            .then((own) => own.put(pathname, copy))
            .catch(() => undefined),
        );
      }
      return response;
    },

    /**
     * Stores the pages of this release that earlier ones had stored. What cannot be fetched is left out. Never rejects: a
     * release that can store nothing must still take over from one whose pages are old.
     * @param storesNothing if the borrower saves data: pages are stored from the next opening without it.
     */
    async takeOver(storesNothing: boolean): Promise<void> {
      try {
        const paths = new Set<string>();
        for (const one of await ownCaches()) {
          for (const { url } of await (await caches.open(one)).keys())
            paths.add(new URL(url).pathname);
        }
        const own = await caches.open(name);
        if (storesNothing) return;
        await storeCommon(own).catch(() => undefined);
        for (const page of pages)
          if (paths.has(addressOf(page))) await store(page).catch(() => undefined);
      } catch {
        // The phone is full: pages come from the network.
      }
    },

    /** Deletes the pages of all releases except the last two. */
    async deleteOld(): Promise<void> {
      for (const one of (await ownCaches()).slice(0, -RELEASES_KEPT)) await caches.delete(one);
    },

    /** Deletes all caches of the site. From then on nothing is stored, although open pages still have this worker. */
    async remove(): Promise<void> {
      isRemoved = true;
      await deleteSiteCaches(base);
    },

    /** Whether it is removed. */
    isRemoved: () => isRemoved,

    /** The address of a page's own script, whose name is another in every release; undefined if it has none. */
    entryOf: ({ files: [first = -1] }: WorkerPage) => files[first],

    /** The page at a path. */
    pageAt: (pathname: string) => pageAt(data, pathname),
  };
}
