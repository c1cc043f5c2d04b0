import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pagesPlugin } from '../../../shared/build/pages.ts';
import { type Backend, servePlugin } from '../../../shared/build/serve.ts';
import { entryDocumentOf, type Page } from '../../../shared/document/page.ts';
import { freePort } from '../../freePort.ts';

const PAGES = ['home', 'order', 'errorPage'].map((name): Page => {
  const aliases = name === 'home' ? ['index', 'start'] : [];
  return { name, title: name, description: '', aliases, kind: 'public' };
});

const backendBelow =
  async (base: string): Promise<Backend> =>
  (_, response) =>
    response.end(`the lender of ${base}`);

let root = '';
let port = 0;
let server: ViteDevServer;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'serve-'));
  for (const page of PAGES) {
    const file = join(root, entryDocumentOf(page));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `<title>${page.name}</title>`);
  }
  const routes = join(root, 'shared/config/routes.ts');
  await mkdir(dirname(routes), { recursive: true });
  await writeFile(routes, '');
  port = await freePort();
  server = await createServer({
    root,
    base: '/lend/',
    configFile: false,
    logLevel: 'silent',
    appType: 'mpa',
    plugins: [servePlugin(PAGES, backendBelow), pagesPlugin(PAGES)],
    server: { host: '127.0.0.1', port, strictPort: true, watch: null },
  });
  await server.listen();
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true });
});

it.each([
  ['/lend/', 200, '<title>home</title>'],
  ['/lend/index.html', 200, '<title>home</title>'],
  ['/lend/home', 200, '<title>home</title>'],
  ['/lend/start?a=b', 200, '<title>home</title>'],
  ['/lend/order.html', 200, '<title>order</title>'],
  ['/lend/nothing', 404, '<title>errorPage</title>'],
  ['/lend/@vite/client', 200, 'HMRClient'],
  ['/esita/order', 200, 'the lender of /lend/'],
])('the dev server of a site below /lend/ has at %s with %i: %s', async (path, status, text) => {
  const headers = { Accept: 'text/html' };
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: 'manual' });
  expect(reply.status).toBe(status);
  expect(await reply.text()).toContain(text);
});
