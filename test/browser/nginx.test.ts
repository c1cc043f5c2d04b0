import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pages } from '../../pages/pages.ts';
import { HOSTING_FILES } from '../../shared/build/hosting.ts';
import { routesOf } from '../../shared/document/page.ts';
import { startNginx } from '../nginx.ts';
import { borrower, site, withNginx } from './borrower.ts';
import { builtSite } from './builtSite.ts';
import { hasNginx } from './installed.ts';
import { CACHE, siteHeaders } from './serveBuild.ts';

const folder = await builtSite('site');

/** Sends a request. @returns status and headers of the reply. */
async function ask(address: string, asked: Record<string, string> = {}, method = 'GET') {
  const headers = { 'Accept-Encoding': 'br, gzip', ...asked };
  const reply = await fetch(address, { method, headers, redirect: 'manual' });
  await reply.body?.cancel();
  return { status: reply.status, headers: Object.fromEntries(reply.headers) };
}

/** The headers that every reply has, and its rule for caches. */
const headersWith = (cache: string) => ({
  ...Object.fromEntries(new Headers(siteHeaders)),
  'cache-control': cache,
});

const assets = async () =>
  (await readdir(join(folder, 'assets'))).filter((name) => !/\.(br|gz)$/.test(name));

let nginx: Awaited<ReturnType<typeof startNginx>> | undefined;
const server = () => `${nginx?.address}`;
beforeAll(async () => {
  if (hasNginx && site) nginx = await startNginx(folder, '/', site);
});
afterAll(() => nginx?.stop());

/** Expects a reply with this status, rule for caches and all headers of the site. */
async function expectReply(path: string, status: number, cache: string, asked = {}) {
  const reply = await ask(`${server()}${path}`, asked);
  expect(reply, path).toMatchObject({ status, headers: headersWith(cache) });
}

withNginx('answers every route, alias and .html form with a document', async () => {
  for (const page of pages) {
    for (const path of [...routesOf(page).map((name) => `/${name}`), `/${page.name}.html`]) {
      await expectReply(path, 200, CACHE.document);
      const { headers } = await ask(`${server()}${path}`);
      expect(headers['content-type'], path).toBe('text/html; charset=utf-8');
    }
  }
  expect(siteHeaders['Strict-Transport-Security']).toMatch(/^max-age=\d{8,}$/);
});

withNginx('sends precompressed files to clients that accept them', async () => {
  const [script] = (await assets()).filter((name) => name.endsWith('.js'));
  for (const path of ['/loanDetail', '/', `/assets/${script}`, '/sw.js']) {
    const sent = async (accepted: string, method?: string) => {
      const reply = await ask(`${server()}${path}`, { 'Accept-Encoding': accepted }, method);
      return [reply.status, reply.headers['content-encoding']];
    };
    expect(await sent('br, gzip'), path).toEqual([200, 'br']);
    expect(await sent('gzip'), path).toEqual([200, 'gzip']);
    expect(await sent('identity'), path).toEqual([200, undefined]);
    expect(await sent('br', 'HEAD'), path).toEqual([200, 'br']);
  }
});

withNginx('lets hashed files be cached for ever, prefetched documents for a while', async () => {
  for (const name of await assets()) await expectReply(`/assets/${name}`, 200, CACHE.hashed);
  await expectReply('/favicon.svg', 200, CACHE.document);
  await expectReply('/repayment', 200, CACHE.prefetched, { 'Sec-Purpose': 'prefetch' });
});

withNginx('leads from an address with a slash at its end to the page', async () => {
  await expectReply('/loanDetail/?orderId=1&a=%2F', 301, CACHE.document);
  const { headers } = await ask(`${server()}/loanDetail/?orderId=1&a=%2F`);
  expect(headers.location).toBe('/loanDetail?orderId=1&a=%2F');
  // Such a path leads to no other site, and adds no header.
  for (const path of ['//lend.example/', '/%0d%0aX-Injected:1/'])
    expect((await ask(server() + path)).headers, path).not.toMatchObject({
      location: expect.stringMatching(/lend\.example|Injected/),
    });
});

withNginx('lets the service worker send requests to the site only', async () => {
  const { headers } = await ask(`${server()}/sw.js`);
  expect(headers['cache-control']).toBe(CACHE.document);
  expect(headers['content-security-policy']?.split(', ').sort()).toEqual([
    "default-src 'none'; connect-src 'self'",
    siteHeaders['Content-Security-Policy'],
  ]);
});

withNginx('says 404 for anything else, such as files for other hosts', async () => {
  const others = [...HOSTING_FILES, 'vercel.json.br', 'vercel.json.gz'];
  for (const name of [...others, 'nothing', 'assets/nothing.js', 'loanDetail/more'])
    await expectReply(`/${name}`, 404, CACHE.document);
  expect([400, 404]).toContain((await ask(`${server()}/%2e%2e/etc/passwd`)).status);
  const { page } = borrower();
  const reply = await page.goto(`${server()}/nothing`);
  expect(reply?.status()).toBe(404);
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
});

withNginx('has no folders but those with files', async () => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const { name, parentPath } of entries.filter((entry) => entry.isDirectory()))
    expect(await readdir(join(parentPath, name)), name).not.toEqual([]);
});

test.skipIf(!folder)('the files for static hosts set the same headers', async () => {
  const { headers: rules } = JSON.parse(await readFile(join(folder, 'vercel.json'), 'utf8'));
  const text = await readFile(join(folder, '_headers'), 'utf8');
  for (const [name, value] of Object.entries(siteHeaders)) {
    expect(text).toContain(`  ${name}: ${value}\n`);
    expect(rules[0].headers).toContainEqual({ key: name, value });
  }
  expect(text).toContain(`/assets/*\n  Cache-Control: ${CACHE.hashed}`);
});
