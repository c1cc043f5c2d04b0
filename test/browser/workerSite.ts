import { existsSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { serveLocally } from '../freePort.ts';
import { sandboxHandler } from '../sandbox/server.ts';
import { type Phone, useServer } from './borrower.ts';
import { requestPathname, serveBuild } from './serveBuild.ts';

/** Serves releases, one at a time: a host whose releases and network a test controls. */
async function startWorkerSite() {
  const sandbox = sandboxHandler();
  const asked: string[] = [];
  const reports: { path: string; text: string; headers: IncomingHttpHeaders }[] = [];
  let live = { release: '', worker: '', assets: '', kept: '' };
  let isCut = false;
  const server = await serveLocally(async (request, response) => {
    if (isCut) return void request.socket.destroy();
    const path = requestPathname(request);
    asked.push(path);
    if (path.startsWith('/esita')) return void sandbox(request, response);
    if (request.method === 'POST') {
      reports.push({ path, text: await text(request), headers: request.headers });
      return void response.writeHead(204).end();
    }
    const { release, worker, assets, kept } = live;
    const isAsset = path.startsWith('/assets/');
    const own = path === '/sw.js' ? worker : isAsset ? assets : release;
    const isKept = isAsset && kept && !existsSync(join(own, path));
    return void serveBuild(isKept ? kept : own)(request, response);
  });
  return {
    ...server,
    /**
     * Publishes a release, by its folder, in place of the one before.
     * @param but its `sw.js` comes from the folder `worker`, its assets from the release `assets`, those that it lacks from the
     * release `kept`.
     */
    goOut(release: string, { worker = release, assets = release, kept = '' } = {}) {
      live = { release, worker, assets, kept };
    },
    /** Cuts every connection, until it is called with false. */
    cutOff(off: boolean) {
      isCut = off;
      if (off) server.cut();
    },
    /** Paths that were asked for, in order. */
    asked,
    /** What pages have reported of themselves, by POST. */
    reports,
  };
}

/** Serves releases to a group of tests. @param more what else is special about their phones. @returns the host. */
export const useWorkerSite = (more?: Phone) => useServer(startWorkerSite, more);

/** Waits until the service worker has stored a page. */
export async function untilStored(page: Page, path: string): Promise<void> {
  const isStored = async (document: string) => Boolean(await caches.match(document));
  await expect.poll(() => page.evaluate(isStored, path)).toBe(true);
}

/** What the service worker's caches hold: each address, and what is stored under it, with the address that it came from. */
export function cachedTexts(page: Page): Promise<{ url: string; text: string }[]> {
  return page.evaluate(async () => {
    const found: { url: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        found.push({ url: request.url, text: `${response?.url} ${await response?.text()}` });
      }
    }
    return found;
  });
}

/** The scripts that the page's document begins with, by their addresses, once it has asked for them. */
export async function scriptsOf(page: Page): Promise<string[]> {
  await page.locator('script[type=module]').first().waitFor({ state: 'attached' });
  return page.evaluate(() => {
    const links = document.querySelectorAll('link[rel=preload], script[type=module]');
    const addressOf = (link: Element) => link.getAttribute('href') ?? link.getAttribute('src');
    return [...new Set(Array.from(links, (link) => `${addressOf(link)}`))];
  });
}
