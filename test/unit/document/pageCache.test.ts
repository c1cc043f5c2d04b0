import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { WorkerData, WorkerPage } from '../../../shared/document/pagePaths.ts';
import { pageCache } from '../../../shared/document/worker/pageCache.ts';

const integrityOf = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The part of the browser's caches that is used, in memory; names in the order in which they were opened. */
function memoryCaches(isFull = () => false) {
  const stored = new Map<string, Map<string, Response>>();
  const path = (given: RequestInfo) => (typeof given === 'string' ? given : given.url);
  const open = async (name: string) => {
    const own = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, own);
    return {
      match: async (given: RequestInfo) => own.get(path(given))?.clone(),
      put: async (given: RequestInfo, response: Response) => {
        if (isFull()) throw new DOMException('', 'QuotaExceededError');
        own.set(path(given), response);
      },
      keys: async () => [...own.keys()].map((one) => ({ url: `https://lend.example${one}` })),
    };
  };
  return {
    stored,
    open,
    keys: async () => [...stored.keys()],
    has: async (name: string) => stored.has(name),
    delete: async (name: string) => stored.delete(name),
    match: async (given: RequestInfo, { cacheName }: { cacheName?: string } = {}) =>
      [...stored]
        .filter(([name]) => !cacheName || name === cacheName)
        .map(([, own]) => own)
        .map((own) => own.get(path(given)))
        .find(Boolean)
        ?.clone(),
  };
}

const PAGES = { order: '<p>order</p>', repay: '<p>repay</p>' };
const [ORDER, REPAY]: readonly WorkerPage[] = Object.entries(PAGES).map(([path, text], index) => ({
  path,
  aliases: [`${path}2`],
  integrity: integrityOf(text),
  files: [0, index + 1],
}));
const FILES = ['common', 'order', 'repay'].map((name) => `/assets/${name}-1.js`);

function release(name: string, given: Partial<WorkerData> = {}) {
  const pages = [ORDER, REPAY].flatMap((page) => page ?? []);
  const site = { base: '/', pages, files: FILES, common: [], offline: '/offline.html' };
  return pageCache({ release: name, ...site, ...given });
}

describe('the pages that a release has on the phone', () => {
  let browser = memoryCaches();
  let isFull = false;
  const asked: { address: string; init: RequestInit }[] = [];
  const published = new Map<string, string>();

  beforeEach(() => {
    isFull = false;
    browser = memoryCaches(() => isFull);
    asked.length = 0;
    published.clear();
    for (const file of FILES) published.set(file, `"${file}"`);
    for (const [path, text] of Object.entries(PAGES)) published.set(`/${path}`, text);
    vi.stubGlobal('caches', browser);
    vi.stubGlobal('fetch', async (given: RequestInfo, init: RequestInit = {}) => {
      const address = typeof given === 'string' ? given : new URL(given.url).pathname;
      asked.push({ address, init });
      const text = published.get(address);
      if (init.integrity && init.integrity !== integrityOf(text ?? '')) throw new TypeError();
      const type = address.endsWith('.js') ? 'text/javascript' : 'text/html';
      // A host that answers unknown paths with a document.
      return new Response(text ?? '<p>home</p>', {
        headers: { 'Content-Type': text === undefined ? 'text/html' : type },
      });
    });
  });

  /** A release whose worker has been installed. */
  async function installed(name: string, given?: Partial<WorkerData>) {
    const cache = release(name, given);
    await cache.takeOver(false);
    return cache;
  }

  const store = async (cache: ReturnType<typeof release>, path: string) => {
    const page = cache.pageAt(path);
    if (!page) throw new Error(`No page at ${path}`);
    await cache.store(page);
    return cache;
  };
  /** The text of a file, once all that its answer began is done. */
  async function fileOf(cache: ReturnType<typeof release>, address: string) {
    const begun: Promise<unknown>[] = [];
    const request = new Request(`https://lend.example${address}`);
    const answer = await cache.fileAt(request, address, (work) => begun.push(work));
    await Promise.all(begun);
    return answer.text();
  }
  const documentAt = async (cache: ReturnType<typeof release>, path: string) => {
    const page = cache.pageAt(path);
    return page && (await cache.documentOf(page))?.text();
  };
  const addresses = () => [...browser.stored.values()].flatMap((own) => [...own.keys()]);

  it('stores a page with all its files, under addresses without a query', async () => {
    const cache = await installed('a');
    await store(cache, '/order');
    expect(await documentAt(cache, '/order2')).toBe(PAGES.order);
    expect(addresses().sort()).toEqual(['/assets/common-1.js', '/assets/order-1.js', '/order']);
    for (const { init } of asked)
      expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
  });

  it('stores it once, and a shared file once', async () => {
    const cache = await installed('a');
    await store(cache, '/order');
    await store(cache, '/order');
    await store(cache, '/repay');
    const once = [...FILES, '/order', '/repay'].sort();
    expect(asked.map(({ address }) => address).sort()).toEqual(once);
  });

  it('does not store a document whose file cannot be had', async () => {
    published.delete('/assets/order-1.js');
    const cache = await installed('a');
    await expect(store(cache, '/order')).rejects.toThrow();
    expect(await documentAt(cache, '/order')).toBeUndefined();
    expect(addresses()).not.toContain('/assets/order-1.js');
  });

  it('does not store a document of another release', async () => {
    published.set('/order', '<p>newer</p>');
    const cache = await installed('a');
    await expect(store(cache, '/order')).rejects.toThrow();
    expect(await documentAt(cache, '/order')).toBeUndefined();
  });

  it('takes over the pages that were stored, and asks only for what is new', async () => {
    await store(await installed('a'), '/order');
    asked.length = 0;
    published.set('/order', '<p>newer</p>');
    published.set('/assets/order-2.js', '"newer"');
    const page = { ...ORDER, integrity: integrityOf('<p>newer</p>'), files: [0, 1] } as WorkerPage;
    const next = release('b', {
      pages: [page, ...(REPAY ? [REPAY] : [])],
      files: ['/assets/common-1.js', '/assets/order-2.js', '/assets/repay-1.js'],
    });
    await next.takeOver(false);
    expect(await documentAt(next, '/order')).toBe('<p>newer</p>');
    expect(await documentAt(next, '/repay')).toBeUndefined();
    expect(asked.map(({ address }) => address).sort()).toEqual(['/assets/order-2.js', '/order']);
    expect(await documentAt(release('a'), '/order')).toBe(PAGES.order);
  });

  it('keeps the release before it for open pages, and deletes older ones of this site alone', async () => {
    await browser.open('pages-x-site-/other/');
    for (const name of ['a', 'b', 'c']) await store(await installed(name), '/order');
    await release('c').deleteOld();
    const kept = ['pages-x-site-/other/', 'pages-b-site-/', 'pages-c-site-/'];
    expect(await browser.keys()).toEqual(kept);
  });

  it('answers a file from any release, and stores no file that is not its own', async () => {
    await store(await installed('a'), '/order');
    const next = await installed('b', { pages: [], files: ['/assets/new-1.js'] });
    published.set('/assets/new-1.js', '"new"');
    published.set('/assets/foreign-1.js', '"foreign"');
    asked.length = 0;
    expect(await fileOf(next, '/assets/order-1.js')).toBe('"/assets/order-1.js"');
    expect(asked).toEqual([]);
    expect(await fileOf(next, '/assets/new-1.js')).toBe('"new"');
    expect(await fileOf(next, '/assets/foreign-1.js')).toBe('"foreign"');
    expect(addresses()).toContain('/assets/new-1.js');
    expect(addresses()).not.toContain('/assets/foreign-1.js');
  });

  it('stores nothing more once it is removed, also when the worker is started anew', async () => {
    const cache = await store(await installed('a'), '/order');
    await cache.remove();
    for (const removed of [cache, release('a')]) {
      expect(await fileOf(removed, '/assets/repay-1.js')).toBe('"/assets/repay-1.js"');
      await expect(store(removed, '/repay')).rejects.toThrow('removed');
      expect(await documentAt(removed, '/order')).toBeUndefined();
    }
    expect(await browser.keys()).toEqual([]);
  });

  it('stores no document under the name of a script that is gone', async () => {
    published.delete('/assets/order-1.js');
    await fileOf(await installed('a'), '/assets/order-1.js');
    expect(addresses()).not.toContain('/assets/order-1.js');
  });

  it('stores a common file only if it is that of the release', async () => {
    published.set('/guard.js', '"guard"');
    const common = [{ url: '/guard.js', integrity: integrityOf('"guard"') }];
    const cache = await installed('a', { common });
    expect(await (await cache.commonFile('/guard.js'))?.text()).toBe('"guard"');
    published.set('/guard.js', '"newer"');
    expect(await (await installed('b', { common })).commonFile('/guard.js')).toBeUndefined();
  });

  it('answers from the network, and takes over, on a phone whose storage is full', async () => {
    await store(await installed('a'), '/order');
    isFull = true;
    const next = await installed('b');
    expect(await documentAt(next, '/order')).toBeUndefined();
    published.set('/assets/repay-1.js', '"from the network"');
    expect(await fileOf(next, '/assets/repay-1.js')).toBe('"from the network"');
  });

  it('answers from the network where the storage of the browser fails', async () => {
    const cache = await store(await installed('a'), '/order');
    vi.spyOn(browser, 'match').mockRejectedValue(new DOMException('', 'UnknownError'));
    expect(await documentAt(cache, '/order')).toBeUndefined();
    expect(await fileOf(cache, '/assets/order-1.js')).toBe('"/assets/order-1.js"');
  });

  it('knows a page by its route, an alias, with .html and below a base path, and nothing else', () => {
    const cache = release('a', { base: '/lend/' });
    for (const path of ['/lend/order', '/lend/order2', '/lend/order.html'])
      expect(cache.pageAt(path)?.path, path).toBe('order');
    for (const path of ['/order', '/lend/', '/lend/esita/order', '/lend/order/', '/lend'])
      expect(cache.pageAt(path), path).toBeUndefined();
  });
});
