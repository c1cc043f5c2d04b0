import { existsSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pages } from '../../pages/pages.ts';
import { requestPathname, serveBuild } from '../../shared/build/staticServer.ts';
import { serveLocally } from '../freePort.ts';
import { sandboxHandler } from '../sandbox/server.ts';
import { type Phone, useServer } from './borrower.ts';

/** A message that a page has sent about itself. */
interface Report {
  path: string;
  text: string;
  headers: IncomingHttpHeaders;
}

/** Serves releases, one at a time: a host whose releases and network a test controls. */
async function startWorkerSite() {
  const sandbox = sandboxHandler();
  const asked: string[] = [];
  const reports: Report[] = [];
  let live = '';
  let worker: string | undefined = '';
  let kept = '';
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
    const isKept = kept && path.startsWith('/assets/') && !existsSync(join(live, path));
    const release = path === '/sw.js' ? worker : isKept ? kept : live;
    if (release !== undefined) return void serveBuild(release, pages)(request, response);
    response.statusCode = 404;
    response.end();
  });
  return {
    ...server,
    /**
     * Publishes a release, by its folder, in place of the one before.
     * @param but its `sw.js` comes from this one, or from none; assets that it lacks come from the release `kept`.
     */
    goOut(release: string, but: { worker?: string | undefined; kept?: string | undefined } = {}) {
      live = release;
      worker = 'worker' in but ? but.worker : release;
      kept = but.kept ?? '';
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

/** The scripts that the page's document begins with, by their addresses. */
export function scriptsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = document.querySelectorAll('link[rel=preload], script[type=module]');
    const named = Array.from(
      links,
      (link) => link.getAttribute('href') ?? link.getAttribute('src'),
    );
    return [...new Set(named.map((address) => `${address}`))];
  });
}

/** The paths of the site's files that a page itself has loaded, not those that the service worker fetched for others. */
export function loadedFiles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/')),
  );
}
