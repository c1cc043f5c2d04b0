import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { pages } from '../../pages/pages.ts';
import { CACHE, headersFile, nginxConf, vercelFile } from '../../shared/build/hosting.ts';
import { pathOf } from '../../shared/document/page.ts';
import { hasNginx, siteHeaders, startNginx } from '../nginx.ts';
import { site, useBorrower } from './borrower.ts';
import { builtSite } from './buildSite.ts';

const withNginx = test.skipIf(!hasNginx || !site);

const headers = siteHeaders;

interface Reply {
  status: number;
  headers: Record<string, string>;
}

/** Sends a request without decompressing the reply. */
function ask(
  address: string,
  encodings = 'br, gzip',
  method = 'GET',
  more: Record<string, string> = {},
): Promise<Reply> {
  return new Promise((done, fail) => {
    const sent = request(
      address,
      { method, headers: { 'Accept-Encoding': encodings, ...more } },
      (reply) => {
        reply.resume();
        const given = Object.entries(reply.headers).map(([name, value]) => [name, `${value}`]);
        reply.on('end', () =>
          done({ status: reply.statusCode ?? 0, headers: Object.fromEntries(given) }),
        );
      },
    );
    sent.on('error', fail);
    sent.end();
  });
}

describe('the site on a real nginx', () => {
  const borrower = useBorrower();
  let nginx: Awaited<ReturnType<typeof startNginx>> | undefined;
  const at = (path: string) => `${nginx?.address}${path}`;
  beforeAll(async () => {
    if (hasNginx && site) nginx = await startNginx(inject('siteFolder'), '/', site);
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
          expect(reply.headers['content-type'], path).toMatch('text/html');
          expect(reply.headers['cache-control'], path).toBe(CACHE.document);
          for (const [name, value] of Object.entries(headers)) {
            expect(reply.headers[name.toLowerCase()], `${path} ${name}`).toBe(value);
          }
        }
      }
    },
  );

  withNginx('sends precompressed files to clients that accept them', async () => {
    const [script] = (await readdir(join(inject('siteFolder'), 'assets'))).filter((name) =>
      name.endsWith('.js'),
    );
    for (const path of ['/loanDetail', '/', `/assets/${script}`, '/guard.js']) {
      expect((await ask(at(path))).headers['content-encoding'], path).toBe('br');
      expect((await ask(at(path), 'gzip')).headers['content-encoding'], path).toBe('gzip');
      const plain = await ask(at(path), 'identity');
      expect(plain.headers['content-encoding'], path).toBeUndefined();
      expect((await ask(at(path), 'br', 'HEAD')).status, path).toBe(200);
    }
  });

  withNginx('lets only hashed files be cached for ever', async () => {
    for (const name of await readdir(join(inject('siteFolder'), 'assets'))) {
      if (/\.(br|gz)$/.test(name)) continue;
      const reply = await ask(at(`/assets/${name}`));
      expect(reply.headers['cache-control'], name).toBe(CACHE.hashed);
    }
    expect((await ask(at('/guard.js'))).headers['cache-control']).toBe(CACHE.document);
    const ahead = await ask(at('/repayment'), 'br', 'GET', { 'Sec-Purpose': 'prefetch' });
    expect(ahead.headers['cache-control']).toBe(CACHE.prefetched);
  });

  withNginx('sends the headers with every reply, whatever its status', async () => {
    const [script] = (await readdir(join(inject('siteFolder'), 'assets'))).filter((name) =>
      name.endsWith('.js'),
    );
    for (const path of ['/', `/assets/${script}`, '/guard.js', '/favicon.svg', '/nothing']) {
      const reply = await ask(at(path));
      expect(reply.headers['strict-transport-security'], path).toMatch(/^max-age=\d{8,}$/);
      for (const [name, value] of Object.entries(headers)) {
        expect(reply.headers[name.toLowerCase()], `${path} ${name}`).toBe(value);
      }
    }
  });

  withNginx('shows the error page with status 404 for anything else', async () => {
    for (const path of [
      '/nothing',
      '/assets/nothing.js',
      '/loanDetail/more',
      '/%2e%2e/etc/passwd',
    ]) {
      const reply = await ask(at(path));
      expect([400, 404], path).toContain(reply.status);
    }
    const { page } = borrower();
    const reply = await page.goto(at('/nothing'));
    expect(reply?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  });

  withNginx('works from the order to the repayment', async () => {
    const { page, sessionId, problems } = borrower();
    const query = new URLSearchParams({ sessionId, productId: '7', orderId: 'due-extendable' });
    await page.goto(at(`/loanDetail?${query}`));
    await page.getByRole('button', { name: 'REPAY', exact: true }).click();
    await page.getByText('Amount to repay').waitFor();
    expect(problems).toEqual([]);
  });
});

describe('the site under a base path', () => {
  const borrower = useBorrower();
  let nginx: Awaited<ReturnType<typeof startNginx>> | undefined;
  let root = '';
  beforeAll(async () => {
    if (!hasNginx || !site) return;
    root = await mkdtemp(join(tmpdir(), 'site-'));
    // A release is a folder; the path is a symbolic link that is switched in one step.
    await symlink(await builtSite({}, '/lend/'), join(root, 'lend'));
    nginx = await startNginx(root, '/lend/', site);
  });
  afterAll(async () => {
    await nginx?.stop();
    if (root) await rm(root, { recursive: true });
  });

  withNginx('works from page to page, including its error page', async () => {
    const { page, sessionId, problems } = borrower();
    const query = new URLSearchParams({ sessionId, productId: '7', orderId: 'due-extendable' });
    await page.goto(`${nginx?.address}/lend/loanDetail?${query}`);
    await page.getByRole('button', { name: 'REPAY', exact: true }).click();
    await page.waitForURL(/\/lend\/repayment\?/);
    await page.getByText('Amount to repay').waitFor();
    expect(problems).toEqual([]);
    const home = await page.goto(`${nginx?.address}/lend/`);
    expect(home?.status()).toBe(200);
    const missing = await page.goto(`${nginx?.address}/lend/nothing`);
    expect(missing?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  });
});

describe('the files for static hosts', () => {
  test('set the same headers as nginx', () => {
    const { headers: rules, cleanUrls } = JSON.parse(vercelFile('/', headers));
    expect(cleanUrls).toBe(true);
    const text = headersFile('/', headers);
    const conf = nginxConf('/srv', '/', headers);
    for (const [name, value] of Object.entries(headers)) {
      expect(text).toContain(`  ${name}: ${value}\n`);
      expect(rules[0].headers).toContainEqual({ key: name, value });
      expect(conf).toContain(`add_header ${name} "${value}" always;`);
    }
    expect(text).toContain(`/assets/*\n  Cache-Control: ${CACHE.hashed}`);
  });
});
