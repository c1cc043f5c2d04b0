import { cacheSuffix } from '../../lib/siteCaches.ts';
import { pageAt, type WorkerData, type WorkerPage } from './workerData.ts';

/** This release's pages, and those of the release before it, which open pages may still need. */
const RELEASES_KEPT = 2;

/** An address without a query, asked for without cookies or referrer: nothing of a borrower is in it. */
const plain = (address: string, more: RequestInit = {}) =>
  fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer', ...more });

function isWhole({ ok, redirected }: Response): boolean {
  return ok && !redirected;
}

/** A host may answer a document where a script is gone; under its name it would stay for ever. */
function isScript(response: Response): boolean {
  const type = response.headers.get('Content-Type') ?? '';
  return isWhole(response) && type.includes('javascript');
}

function only(response: Response, isGood: (response: Response) => boolean): Response {
  if (!isGood(response)) throw new Error(`${response.status} ${response.url}`);
  return response;
}

/**
 * The pages that a release has on this phone. A document is stored after all its files, and only if it is the
 * document of this release, byte for byte; so a document in the cache never lacks a file or has one of another release.
 * Names of files are hashes of their content, so a file is the same in whichever release it is found.
 */
export function pageCache(build: WorkerData) {
  const { base, pages, files, release } = build;
  const suffix = cacheSuffix(base);
  const name = `pages-${release}${suffix}`;
  const addressOf = ({ path }: WorkerPage) => `${base}${path}`;
  const known = new Set(files);

  /** The site's caches of pages, the oldest first. */
  async function cachesOfPages(): Promise<string[]> {
    const all = await caches.keys();
    return all.filter((one) => one.startsWith('pages-') && one.endsWith(suffix));
  }

  async function store(page: WorkerPage): Promise<void> {
    const own = await caches.open(name);
    const document = addressOf(page);
    if (await own.match(document)) return;
    const missing = page.files.map((index) => files[index] ?? '');
    await Promise.all(
      missing.map(async (file) => {
        if (await own.match(file)) return;
        await own.put(file, only((await caches.match(file)) ?? (await plain(file)), isScript));
      }),
    );
    const { integrity } = page;
    await own.put(document, only(await plain(document, { integrity, cache: 'no-cache' }), isWhole));
  }

  return {
    /** Stores a page with all its files, once. Rejects if one cannot be had, or is not of this release. */
    store,

    /** The document of a page, if all it needs is here. */
    async documentOf(page: WorkerPage): Promise<Response | undefined> {
      return (await caches.open(name)).match(addressOf(page), { ignoreVary: true });
    },

    /** A hashed file, from whichever release has it; from the network and into the cache otherwise. */
    async fileAt(request: Request, pathname: string): Promise<Response> {
      const stored = await caches.match(pathname, { ignoreVary: true });
      if (stored) return stored;
      const response = await fetch(request);
      if (isScript(response) && known.has(pathname))
        await (await caches.open(name)).put(pathname, response.clone());
      return response;
    },

    /** Stores the pages that earlier releases had on this phone. What cannot be had is left to the network. */
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

    /** Deletes the pages of all releases but the last two. */
    async deleteOld(): Promise<void> {
      const old = (await cachesOfPages()).slice(0, -RELEASES_KEPT);
      for (const one of old) await caches.delete(one);
    },

    /** The page that a path shows. */
    pageAt: (pathname: string) => pageAt(build, pathname),
  };
}
