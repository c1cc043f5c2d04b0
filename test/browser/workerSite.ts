import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { pages } from '../../pages/pages.ts';
import { requestPathname, serveBuild } from '../../shared/build/staticServer.ts';
import { portOf } from '../freePort.ts';
import { sandboxHandler } from '../sandbox/server.ts';

/** A host whose releases and network a test controls. */
export interface WorkerSite {
  address: string;
  /** Where releases are built. */
  at: (name: string) => string;
  /** Publishes a release in place of the one before. */
  goOut: (release: string) => Promise<void>;
  /** Writes a file of the published release. */
  publish: (file: string, text: string) => Promise<void>;
  /** Removes a file of the published release. */
  withdraw: (file: string) => Promise<void>;
  /** Cuts every connection until it is called again with false. */
  cut: (off: boolean) => void;
  /** Paths that were asked for, in order. */
  asked: string[];
  close: () => Promise<void>;
}

/** Serves the folder `live`, which a release is copied into. */
export async function startWorkerSite(): Promise<WorkerSite> {
  const folder = await mkdtemp(join(tmpdir(), 'worker-'));
  const at = (name: string) => join(folder, name);
  const sandbox = sandboxHandler();
  const site = serveBuild(at('live'), pages);
  const asked: string[] = [];
  let isCut = false;
  const server: Server = createServer((request, response) => {
    if (isCut) return void request.socket.destroy();
    const path = requestPathname(request);
    asked.push(path);
    if (path.startsWith('/esita')) return void sandbox(request, response);
    return void site(request, response, () => response.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const compressed = (file: string) =>
    [file, `${file}.br`, `${file}.gz`].map((one) => at(`live/${one}`));
  return {
    address: `http://127.0.0.1:${portOf(server)}`,
    at,
    async goOut(release) {
      await rm(at('live'), { recursive: true, force: true });
      await cp(at(release), at('live'), { recursive: true });
    },
    publish: (file, text) => writeFile(at(`live/${file}`), text),
    async withdraw(file) {
      for (const one of compressed(file)) await rm(one, { force: true });
    },
    cut(off) {
      isCut = off;
      if (off) server.closeAllConnections();
    },
    asked,
    async close() {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Waits until the service worker has stored a page. */
export async function untilStored(page: Page, path: string): Promise<void> {
  await page.waitForFunction(async (document) => Boolean(await caches.match(document)), path);
}

/** What the service worker's caches hold: each address, and the text under it. */
export function cachedTexts(page: Page): Promise<{ url: string; text: string }[]> {
  return page.evaluate(async () => {
    const found: { url: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = (await (await cache.match(request))?.text()) ?? '';
        found.push({ url: request.url, text });
      }
    }
    return found;
  });
}

/** The scripts that the page's document begins with, by their addresses. */
export function scriptsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = document.querySelectorAll('link[rel=modulepreload], script[type=module]');
    return Array.from(links, (link) => `${link.getAttribute('href') ?? link.getAttribute('src')}`);
  });
}
