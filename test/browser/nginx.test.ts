import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pages } from '../../pages/pages.ts';
import { CACHE, headersFile, nginxConf, vercelFile } from '../../shared/build/hosting.ts';
import { pathOf } from '../../shared/document/page.ts';
import { hasNginx, siteHeaders, startNginx } from '../nginx.ts';
import { type BrowserTest, borrower, site, withBrowser } from './borrower.ts';
import { builtSite } from './builtSite.ts';

const folder = await builtSite('site');
const withNginx: BrowserTest = hasNginx ? withBrowser : (name) => test.skip(name);

interface Reply {
  status: number;
  headers: Record<string, string>;
}

/** Sends a request without decompressing the reply. */
async function ask(
  address: string,
  encodings = 'br, gzip',
  method = 'GET',
  more: Record<string, string> = {},
): Promise<Reply> {
  const sent = request(address, { method, headers: { 'Accept-Encoding': encodings, ...more } });
  const [reply] = (await once(sent.end(), 'response')) as [IncomingMessage];
  reply.resume();
  const given = Object.entries(reply.headers).map(([name, value]) => [name, `${value}`]);
  return { status: reply.statusCode ?? 0, headers: Object.fromEntries(given) };
}

/** The path of any script. */
async function someScript(): Promise<string> {
  const names = await readdir(join(folder, 'assets'));
  return `/assets/${names.find((name) => name.endsWith('.js'))}`;
}

function expectHeaders(reply: Reply, path: string): void {
  for (const [name, value] of Object.entries(siteHeaders)) {
    expect(reply.headers[name.toLowerCase()], `${path} ${name}`).toBe(value);
  }
}

describe('the site on a real nginx', () => {
  let nginx: Awaited<ReturnType<typeof startNginx>> | undefined;
  const at = (path: string) => `${nginx?.address}${path}`;
  beforeAll(async () => {
    if (hasNginx && site) nginx = await startNginx(folder, '/', site);
  });
  afterAll(() => nginx?.stop());

  withNginx(
    'answers every route, alias and .html form with a document and the headers',
    async () => {
      for (const page of pages) {
        const names = [pathOf(page), ...page.aliases.filter((alias) => alias !== 'index')];
        for (const path of [...names.map((name) => `/${name}`), `/${page.name}.html`]) {
          const reply = await ask(at(path));
          expect(reply.status, path).toBe(200);
          expect(reply.headers['content-type'], path).toBe('text/html; charset=utf-8');
          expect(reply.headers['cache-control'], path).toBe(CACHE.document);
          expectHeaders(reply, path);
        }
      }
    },
  );

  withNginx('sends precompressed files to clients that accept them', async () => {
    for (const path of ['/loanDetail', '/', await someScript(), '/guard.js']) {
      expect((await ask(at(path))).headers['content-encoding'], path).toBe('br');
      expect((await ask(at(path), 'gzip')).headers['content-encoding'], path).toBe('gzip');
      const plain = await ask(at(path), 'identity');
      expect(plain.headers['content-encoding'], path).toBeUndefined();
      expect((await ask(at(path), 'br', 'HEAD')).status, path).toBe(200);
    }
  });

  withNginx('lets only hashed files be cached for ever', async () => {
    for (const name of await readdir(join(folder, 'assets'))) {
      if (/\.(br|gz)$/.test(name)) continue;
      const reply = await ask(at(`/assets/${name}`));
      expect(reply.headers['cache-control'], name).toBe(CACHE.hashed);
    }
    expect((await ask(at('/guard.js'))).headers['cache-control']).toBe(CACHE.document);
    const ahead = await ask(at('/repayment'), 'br', 'GET', { 'Sec-Purpose': 'prefetch' });
    expect(ahead.headers['cache-control']).toBe(CACHE.prefetched);
  });

  withNginx('sends the headers with every reply, whatever its status', async () => {
    for (const path of ['/', await someScript(), '/guard.js', '/favicon.svg', '/nothing']) {
      const reply = await ask(at(path));
      expect(reply.headers['strict-transport-security'], path).toMatch(/^max-age=\d{8,}$/);
      expectHeaders(reply, path);
    }
  });

  withNginx(
    'leads from an address with a slash at its end to the page, as the preview',
    async () => {
      for (const server of [at(''), site]) {
        const reply = await ask(`${server}/loanDetail/?orderId=1&a=%2F`);
        expect(reply.status, server).toBe(301);
        expect(reply.headers.location, server).toBe('/loanDetail?orderId=1&a=%2F');
        expect(reply.headers['cache-control'], server).toBe(CACHE.document);
        expectHeaders(reply, server);
        // Such a path leads to no other site, and adds no header.
        for (const path of ['//lend.example/', '/%0d%0aX-Injected:1/'])
          expect((await ask(server + path)).headers, path).not.toMatchObject({
            location: expect.stringMatching(/lend\.example|Injected/),
          });
      }
    },
  );

  withNginx('keeps the files for other hosts to itself, as the preview', async () => {
    for (const server of [at(''), site]) {
      for (const name of ['_headers', 'vercel.json', 'vercel.json.br', 'vercel.json.gz'])
        expect((await ask(`${server}/${name}`)).status, name).toBe(404);
    }
  });

  withNginx('has no folders but those with files', async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    for (const { name, parentPath } of entries.filter((entry) => entry.isDirectory()))
      expect(await readdir(join(parentPath, name)), name).not.toEqual([]);
  });

  withNginx('shows the error page with status 404 for anything else', async () => {
    const none = ['/nothing', '/assets/nothing.js', '/loanDetail/more', '/%2e%2e/etc/passwd'];
    for (const path of none) {
      const reply = await ask(at(path));
      expect([400, 404], path).toContain(reply.status);
    }
    const { page } = borrower();
    const reply = await page.goto(at('/nothing'));
    expect(reply?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  });
});

describe('the files for static hosts', () => {
  test('set the same headers as nginx', () => {
    const { headers: rules, cleanUrls } = JSON.parse(vercelFile('/', siteHeaders));
    expect(cleanUrls).toBe(true);
    const text = headersFile('/', siteHeaders);
    const conf = nginxConf('/srv', '/', siteHeaders);
    for (const [name, value] of Object.entries(siteHeaders)) {
      expect(text).toContain(`  ${name}: ${value}\n`);
      expect(rules[0].headers).toContainEqual({ key: name, value });
      expect(conf).toContain(`add_header ${name} "${value}" always;`);
    }
    expect(text).toContain(`/assets/*\n  Cache-Control: ${CACHE.hashed}`);
  });
});
