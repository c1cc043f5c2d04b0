import { spawn, spawnSync } from 'node:child_process';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, vi } from 'vitest';
import { freePort } from '../freePort.ts';
import { limit } from '../limits.ts';
import { startNginx } from '../nginx.ts';
import {
  borrower,
  browserTest,
  site,
  untilReactListens,
  withChromium,
  withNginx,
} from './borrower.ts';
import { expectNoWord, expectRegistration, expectWhole } from './brandSite.ts';
import { PHILIPPINE_BRAND } from './builds.ts';
import { copyProject, removeCopy, terminalEnvironment } from './copyProject.ts';
import { hasNginx } from './installed.ts';

/** A copy of the project, so that builds and edits here disturb nobody, in a folder with a space in its path. */
const copy = resolve('.bench/lend/my site');
/** A test runs several commands, ms on a quick machine. */
const LONG_MS = 120_000;
const LONG = { timeout: limit(LONG_MS) };
const POLL = { timeout: limit(40_000) };

/** Runs a command of the documentation. @returns its output; @throws with the output if it fails. */
function npm(command: string, more: Record<string, string> = {}): string {
  const ended = spawnSync('npm', ['run', '-s', ...command.split(' ')], {
    cwd: copy,
    env: terminalEnvironment(more),
    encoding: 'utf8',
    ...LONG,
  });
  if (ended.status !== 0) throw new Error(`${command}: ${ended.stdout}${ended.stderr}`);
  return ended.stdout;
}

/** Runs a server of the documentation until one of its pages responds. */
async function serve(name: string, port: number, path: string) {
  const server = spawn('npm', ['run', '-s', name, '--', '--port', `${port}`], {
    cwd: copy,
    env: terminalEnvironment(),
    detached: true,
    stdio: 'pipe',
  });
  const said = Promise.all([server.stdout, server.stderr].map((stream) => text(stream)));
  const address = `http://127.0.0.1:${port}`;
  const ask = () => fetch(address + path).catch(() => undefined);
  await vi.waitUntil(async () => (await ask())?.ok, POLL);
  return {
    address,
    text: async () => (await ask())?.text(),
    /** Ends it. @returns what it has said. */
    stop: async () => {
      if (server.pid && server.exitCode === null && !server.signalCode) process.kill(-server.pid);
      return `${await said}`;
    },
  };
}

/** Changes a file of the copy, at once: no server reads half of it. */
function edit(file: string, from: string | RegExp, to: string): void {
  const path = join(copy, file);
  const [before, ...after] = readFileSync(path, 'utf8').split(from);
  expect(after, file).not.toEqual([]);
  const edited = join(copy, 'node_modules/edited');
  writeFileSync(edited, [before, ...after].join(to));
  renameSync(edited, path);
}

beforeAll(() => {
  if (site) copyProject(copy);
});
afterAll(() => removeCopy(copy));

withChromium('a preview without a build says what to type', LONG, () => {
  expect(() => npm('preview')).toThrow(
    'There is no build in dist. Build the site first: npm run build',
  );
});

describe('a brand of the Philippines with source maps, below a path', () => {
  const TAG = '<meta name="owner" content="repayments">';
  const made = (file: string) => join(copy, 'dist', file);

  beforeAll(() => {
    if (!site) return;
    const lines = Object.entries(PHILIPPINE_BRAND).map(([key, value]) => `${key}="${value}"\n`);
    writeFileSync(join(copy, '.env.brand-a'), lines.join(''));
    edit('pages/loanDetail/loanDetail.html', '</title>', `</title>${TAG}`);
    npm('build -- --mode brand-a --base=/lend/', { VITE_SOURCE_MAPS: 'maps' });
  }, LONG.timeout);

  withChromium('is built and previewed', LONG, async () => {
    const document = readFileSync(made('index.html'), 'utf8');
    expect(document).toContain(PHILIPPINE_BRAND.VITE_BRAND_NAME);
    expect(document).toContain('href="/lend/loanAgreement"');
    expect(readFileSync(made('loanDetail.html'), 'utf8')).toContain(TAG);
    expect(readdirSync(made(''))).toContain('loanDetail.html.br');
    expect(readdirSync(made(''))).not.toContain('testPreview.html');
    const preview = await serve('preview', await freePort(), '/loanDetail');
    expect(await preview.text()).toContain('Order Details');
    const unknown = await fetch(`${preview.address}/nothing`);
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toContain('Something went wrong');
    await preview.stop();
  });

  let root = '';
  let nginx: Awaited<ReturnType<typeof startNginx>> | undefined;
  const server = () => `${nginx?.address}`;

  beforeAll(async () => {
    if (!site || !hasNginx) return;
    // A release is a folder; the path is a symbolic link that is switched in one step.
    root = mkdtempSync(join(tmpdir(), 'site-'));
    symlinkSync(made(''), join(root, 'lend'));
    nginx = await startNginx(root, '/lend/', site);
  }, LONG.timeout);
  afterAll(async () => {
    await nginx?.stop();
    rmSync(root, { recursive: true, force: true });
  });

  withNginx('has whatever it names, below the path', async () => {
    const folder = made('');
    const settings = PHILIPPINE_BRAND;
    const paths = await expectWhole({ folder, server: server(), base: '/lend/', settings });
    expect(paths).toEqual(expect.arrayContaining(['', 'aboutUs', 'favicon.svg', 'sitemap.xml']));
    await expectNoWord(folder, /\bIndia|हिन्दी|rupee|₹|\bINR\b|_IN\b/i);
  });

  withNginx('takes mobile numbers of the country', () =>
    expectRegistration(`${server()}/lend/landing?id=default`, '0917 123 4567', '138 1234 5678'),
  );

  withNginx('works on nginx from page to page, including its error page', async () => {
    const { page, sessionId, problems } = borrower();
    const query = new URLSearchParams({ sessionId, productId: '7', orderId: 'due-extendable' });
    await page.goto(`${server()}/lend/loanDetail?${query}`);
    await page.getByRole('button', { name: 'REPAY', exact: true }).click();
    await page.waitForURL(/\/lend\/repayment\?/);
    await page.getByText('Amount to repay').waitFor();
    expect(problems).toEqual([]);
    expect((await page.goto(`${server()}/lend/`))?.status()).toBe(200);
    expect((await page.goto(`${server()}/lend/nothing`))?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  });

  withChromium('has the source maps of its scripts beside it, and none in it', LONG, () => {
    const assets = readdirSync(made('assets'));
    expect(assets.filter((name) => name.includes('.map'))).toEqual([]);
    const words = 'Short of money?';
    const code = (name: string) => readFileSync(join(made('assets'), name), 'utf8');
    const script = assets.find((name) => name.endsWith('.js') && code(name).includes(words));
    const map = JSON.parse(readFileSync(join(copy, 'maps', `${script}.map`), 'utf8'));
    const lines = `${code(`${script}`).split(words)[0]}`.split('\n');
    const entry = new SourceMap(map).findEntry(lines.length - 1, (lines.pop() ?? '').length);
    expect(entry).toMatchObject({
      originalSource: expect.stringMatching(/pages\/loanDetail\/loanDetail\.messages\.ts$/),
    });
  });

  withChromium('refuses source maps that anyone could read', LONG, () => {
    expect(() => npm('build', { VITE_SOURCE_MAPS: 'dist/maps' })).toThrow(
      'VITE_SOURCE_MAPS: dist/maps is part of the site',
    );
  });
});

describe('npm start, while somebody works', () => {
  let server: Awaited<ReturnType<typeof serve>> | undefined;
  let port = 0;
  const address = () => `http://127.0.0.1:${port}`;

  beforeAll(async () => {
    if (!site) return;
    port = await freePort();
    server = await serve('start', port, '/testPreview');
  }, LONG.timeout);
  afterAll(() => server?.stop());

  withChromium('a taken port is an error', LONG, () => {
    expect(() => npm(`start -- --port ${port}`)).toThrow(`Port ${port} is already in use`);
  });

  const routes = ['loanDetail', 'repayment', 'bindBank', 'complaint', 'repayDelay', 'loanConfirm'];
  withChromium('pages that are opened during an edit are served', LONG, async () => {
    const messages = 'pages/repayment/repayment.messages.ts';
    const served = async () => (await fetch(`${address()}/${messages}`)).text();
    for (let version = 0; version < 3; version++) {
      const opened = routes.map((route) => fetch(`${address()}/${route}`));
      await Promise.race(opened);
      edit(messages, /date: '.*?'/, `date: 'Date ${version}'`);
      for (const reply of await Promise.all(opened))
        expect(reply.status, reply.ok ? reply.url : await reply.text()).toBe(200);
      await vi.waitUntil(async () => (await served()).includes(`Date ${version}`), POLL);
    }
  });

  browserTest({ address })(
    'an edit of a page or of the sandbox is seen, and page and orders stay',
    async ({ page, open, sessionId, problems }) => {
      page.setDefaultTimeout(POLL.timeout);
      const ask = async (path: string) => {
        const headers = { 'X-Requested-With': 'XMLHttpRequest' };
        const asked = fetch(`${address()}/esita${path}`, { headers });
        return asked.then((reply) => reply.text()).catch(() => '');
      };
      const orders = () => ask(`/sandbox/state?sessionId=${sessionId}`);
      await open('loanDetail', 'due-extendable');
      await page.getByRole('button', { name: 'REPAY', exact: true }).waitFor();
      await untilReactListens(page);
      expect(problems).toEqual([]);
      // The second edit comes while the server restarts for the first one.
      for (const title of ['One order', 'Your order']) {
        const definition = /definePage\(\{(?: title: '.*?',)?/;
        edit('pages/loanDetail/page.ts', definition, `definePage({ title: '${title}',`);
        const served = () => fetch(`${address()}/loanDetail`).then((reply) => reply.text());
        await vi.waitUntil(async () => (await served().catch(() => '')).includes(title), POLL);
      }
      await expect.poll(() => page.title(), POLL).toBe('Your order');
      await untilReactListens(page);
      const reloaded = page.waitForEvent('framenavigated');
      edit('test/sandbox/sandbox.ts', 'This is a sandbox, not', 'An edited sandbox, not');
      await expect.poll(() => ask(''), POLL).toContain('An edited sandbox');
      expect(await orders()).toContain('/loan-details');
      // Vite tells no page of an edit while its modules are being loaded.
      await reloaded;
      await untilReactListens(page);
      const messages = 'pages/loanDetail/loanDetail.messages.ts';
      edit(messages, "repay: quoted('REPAY')", "repay: quoted('PAY NOW')");
      await page.getByRole('button', { name: 'PAY NOW' }).waitFor();
      expect(new URL(page.url()).searchParams.get('orderId')).toBe('due-extendable');
    },
    LONG_MS,
  );
});
