import { spawn, spawnSync } from 'node:child_process';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
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
import { ANOTHER_BRAND } from './builds.ts';
import { copyProject, removeCopy, terminalEnvironment } from './copyProject.ts';

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
  const ask = () => fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
  await vi.waitUntil(async () => (await ask())?.ok, POLL);
  return {
    text: async () => (await ask())?.text(),
    /** Ends it. @returns what it has said. */
    stop: async () => {
      if (server.pid && server.exitCode === null && !server.signalCode) process.kill(-server.pid);
      return `${await said}`;
    },
  };
}

/** Changes a file of the copy. */
function edit(file: string, from: string | RegExp, to: string): void {
  const path = join(copy, file);
  const [before, ...after] = readFileSync(path, 'utf8').split(from);
  expect(after, file).not.toEqual([]);
  writeFileSync(path, [before, ...after].join(to));
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

describe('a brand with source maps, below a path', () => {
  const TAG = '<meta name="owner" content="repayments">';
  const made = (file: string) => join(copy, 'dist', file);

  beforeAll(() => {
    if (!site) return;
    const lines = Object.entries(ANOTHER_BRAND).map(([key, value]) => `${key}="${value}"\n`);
    writeFileSync(join(copy, '.env.brand-a'), lines.join(''));
    edit('pages/loanDetail/loanDetail.html', '</title>', `</title>${TAG}`);
    npm('build -- --mode brand-a --base=/lend/', { VITE_SOURCE_MAPS: 'maps' });
  }, LONG.timeout);

  withChromium('is built and previewed', LONG, async () => {
    const document = readFileSync(made('index.html'), 'utf8');
    expect(document).toContain(ANOTHER_BRAND.VITE_BRAND_NAME);
    expect(document).toContain('href="/lend/loanAgreement"');
    expect(readFileSync(made('loanDetail.html'), 'utf8')).toContain(TAG);
    expect(readdirSync(made(''))).toContain('loanDetail.html.br');
    expect(readdirSync(made(''))).not.toContain('testPreview.html');
    const preview = await serve('preview', await freePort(), '/loanDetail');
    expect(await preview.text()).toContain('Order Details');
    await preview.stop();
  });

  withNginx('works on nginx from page to page, including its error page', async () => {
    const { page, sessionId, problems } = borrower();
    // A release is a folder; the path is a symbolic link that is switched in one step.
    const root = mkdtempSync(join(tmpdir(), 'site-'));
    symlinkSync(made(''), join(root, 'lend'));
    expect(npm(`nginx-conf -- ${root} /lend/`)).toContain('location /lend/ {');
    const nginx = await startNginx(root, '/lend/', site);
    const query = new URLSearchParams({ sessionId, productId: '7', orderId: 'due-extendable' });
    await page.goto(`${nginx.address}/lend/loanDetail?${query}`);
    await page.getByRole('button', { name: 'REPAY', exact: true }).click();
    await page.waitForURL(/\/lend\/repayment\?/);
    await page.getByText('Amount to repay').waitFor();
    expect(problems).toEqual([]);
    expect((await page.goto(`${nginx.address}/lend/`))?.status()).toBe(200);
    expect((await page.goto(`${nginx.address}/lend/nothing`))?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
    await nginx.stop();
    rmSync(root, { recursive: true });
  });

  withChromium('has its reports decoded, from a place in a script to its source', LONG, () => {
    const assets = readdirSync(made('assets'));
    expect(assets.filter((name) => name.includes('.map'))).toEqual([]);
    const words = 'Short of money?';
    const code = (name: string) => readFileSync(join(made('assets'), name), 'utf8');
    const isIt = (name: string) => name.endsWith('.js') && code(name).includes(words);
    const script = `${assets.find(isIt)}`;
    const lines = `${code(script).split(words)[0]}`.split('\n');
    const place = `/assets/${script}:${lines.length}:${(lines.pop() ?? '').length + 1}`;
    const report = JSON.stringify({ places: [place, '/assets/gone-x.js:1:2'] });
    const decode = ['shared/build/decode.run.ts', report];
    expect(
      spawnSync('node_modules/.bin/tsx', decode, { cwd: copy, encoding: 'utf8' }).stdout,
    ).toMatch(
      /^\S+ {2}pages\/loanDetail\/loanDetail\.messages\.ts:\d+:\d+ {2}.*Short of.*\ngone-x\.js:1:2 {2}no source map/,
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

  withChromium('a taken port is an error that says what to type', LONG, () => {
    expect(() => npm(`start -- --port ${port}`)).toThrow(
      `Port ${port} is taken, perhaps by another npm start. Stop that one, or choose another port: npm start -- --port ${port + 1}`,
    );
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
      expect(problems).toEqual([]);
      edit('pages/loanDetail/page.ts', 'definePage({', "definePage({ title: 'Your order',");
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

  const routes = ['loanDetail', 'repayment', 'bindBank', 'complaint', 'repayDelay', 'loanConfirm'];
  withChromium('pages that are opened during an edit are served', LONG, async () => {
    const messages = 'pages/loanDetail/loanDetail.messages.ts';
    const served = async () => (await fetch(`${address()}/${messages}`)).text();
    for (let version = 0; version < 3; version++) {
      const opened = routes.map((route) => fetch(`${address()}/${route}`));
      await Promise.race(opened);
      edit(messages, /repay: quoted\('.*?'\)/, `repay: quoted('PAY ${version}')`);
      for (const reply of await Promise.all(opened)) expect(reply.status).toBe(200);
      await vi.waitUntil(async () => (await served()).includes(`PAY ${version}`), POLL);
    }
  });

  withChromium('ends without an error while pages are opened', LONG, async () => {
    const documents = ['/bindBank', '/repayment'].map((path) => fetch(address() + path));
    // The server has the requests once it answers a later one.
    await fetch(`${address()}/esita/`, { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
    const said = server?.stop();
    for (const reply of await Promise.all(documents)) expect(reply.status).toBe(200);
    expect(await said).not.toMatch(/error/i);
  });
});
