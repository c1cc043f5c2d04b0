import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../freePort.ts';
import { limit } from '../limits.ts';
import { hasNginx, startNginx } from '../nginx.ts';
import {
  type BrowserTest,
  borrower,
  browserTest,
  site,
  withBrowser,
  withChromium,
} from './borrower.ts';
import { ANOTHER_BRAND } from './builds.ts';
import { builtSite } from './builtSite.ts';
import { copyProject, removeCopy, terminalEnvironment } from './copyProject.ts';
import { fingerprint } from './fingerprint.ts';

/** A copy of the project, so that builds and edits here disturb nobody, in a folder with a space in its path. */
const copy = resolve('.bench/lend/my site');
/** A test runs several commands, ms on a quick machine. */
const LONG_MS = 120_000;
const LONG = { timeout: limit(LONG_MS) };
const POLL = { timeout: limit(40_000) };
const withNginx: BrowserTest = hasNginx ? withBrowser : (name) => test.skip(name);

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
  const server: ChildProcess = spawn('npm', ['run', name, '--', '--port', `${port}`], {
    cwd: copy,
    env: terminalEnvironment(),
    detached: true,
    stdio: 'ignore',
  });
  const ask = () => fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
  await vi.waitUntil(async () => (await ask())?.ok, POLL);
  return {
    text: async () => (await ask())?.text(),
    stop: () => server.pid && process.kill(-server.pid),
  };
}

/** Changes a file of the copy until the test ends. */
function edit(file: string, from: string, to: string): void {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  expect(text, file).toContain(from);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  onTestFinished(() => writeFileSync(path, text));
}

/** A tag that somebody adds to the entry document of a page. */
const TAG = '<meta name="owner" content="repayments">';
const addTag = (page: string) => edit(`pages/${page}/${page}.html`, '</title>', `</title>${TAG}`);

// The bench finds it in the copy.
await builtSite('shipped');

describe('as a newcomer, in a copy of the project', () => {
  beforeAll(async () => {
    if (site) copyProject(copy);
  });
  afterAll(() => removeCopy(copy));

  describe('npm start, while somebody works', () => {
    let server: Awaited<ReturnType<typeof serve>> | undefined;
    let port = 0;
    const address = () => `http://127.0.0.1:${port}`;
    const withBrowser = browserTest({ address });
    const order = () =>
      borrower().page.getByRole('button', { name: 'REPAY', exact: true }).waitFor();

    beforeAll(async () => {
      if (!site) return;
      port = await freePort();
      server = await serve('start', port, '/testPreview');
    }, LONG.timeout);
    afterAll(() => void server?.stop());

    withChromium('a taken port is an error that says what to type', LONG, () => {
      expect(() => npm(`start -- --port ${port}`)).toThrow(
        `Port ${port} is taken, perhaps by another npm start. Stop that one, or choose another port: npm start -- --port ${port + 1}`,
      );
    });

    withBrowser(
      'tests in the same folder do not disturb it; an edit is seen, and page and orders stay',
      async () => {
        const { page, open, sessionId, problems } = borrower();
        page.setDefaultTimeout(POLL.timeout);
        const ask = async (path: string) => {
          const headers = { 'X-Requested-With': 'XMLHttpRequest' };
          const reply = await fetch(`${address()}/esita${path}`, { headers }).catch(
            () => undefined,
          );
          return (await reply?.text()) ?? '';
        };
        const hasOrders = async () =>
          (await ask(`/sandbox/state?sessionId=${sessionId}`)).includes('/loan-details');
        await open('loanDetail', 'due-extendable');
        await order();
        expect(await hasOrders()).toBe(true);
        await page.evaluate(() => Object.assign(window, { isFirstVisit: true }));
        const packages = () => fingerprint(join(copy, 'node_modules/.vite'));
        const before = await packages();
        expect(npm('test -- --project unit test/unit/lib/secondTap')).toContain('0 failed');
        expect(await packages()).toBe(before);
        expect(await page.evaluate(() => 'isFirstVisit' in window)).toBe(true);
        expect(problems).toEqual([]);

        addTag('loanDetail');
        await page.locator('meta[name=owner]').waitFor({ state: 'attached' });
        edit('pages/loanDetail/page.ts', 'definePage({', "definePage({ title: 'Your order',");
        await expect.poll(() => page.title(), POLL).toBe('Your order');
        await order();
        expect(await hasOrders()).toBe(true);
        edit('test/sandbox/sandbox.ts', 'This is a sandbox, not', 'An edited sandbox, not');
        await expect.poll(() => ask(''), POLL).toContain('An edited sandbox');
        expect(await hasOrders()).toBe(true);
        edit(
          'pages/loanDetail/loanDetail.messages.ts',
          "repay: quoted('REPAY')",
          "repay: quoted('PAY NOW')",
        );
        await page.getByRole('button', { name: 'PAY NOW' }).waitFor();
        expect(new URL(page.url()).searchParams.get('orderId')).toBe('due-extendable');
      },
      LONG_MS,
    );
  });

  withChromium('what is wrong stops a command, and is named', LONG, () => {
    expect(() => npm('preview')).toThrow(
      'There is no build in dist. Build the site first: npm run build',
    );
    expect(() => npm('build', { VITE_TEXT_COLOUR: '#0070E0' })).toThrow(
      /VITE_TEXT_COLOUR.*contrast/,
    );
    edit('pages/repayment/Repayment.tsx', './repayment.messages.ts', './mesages.ts');
    expect(() => npm('build')).toThrow(/mesages\.ts' in pages\/repayment\/Repayment\.tsx/);
    const settings = join(copy, '.env');
    onTestFinished(() => rmSync(settings, { force: true }));
    writeFileSync(settings, 'VITE_BUTTON_COLOUR=#006BDB\nVITE_LOGO=\n');
    expect(() => npm('start')).toThrow(
      /VITE_BUTTON_COLOUR: .*; write VITE_BUTTON_COLOUR="#006BDB" .*\n.*VITE_LOGO: empty/,
    );
  });

  describe('a brand with every switch, below a path', () => {
    const made = (file: string) => join(copy, 'dist', file);
    const switches = { VITE_SOURCE_MAPS: 'maps' };
    const settings = join(copy, '.env.brand-a');
    // The builds of the other tests are of a project without this file.
    afterAll(() => rmSync(settings, { force: true }));

    withChromium('is built and previewed', LONG, async () => {
      const cache = () => fingerprint(join(copy, 'node_modules/.vite'));
      const before = await cache();
      const lines = Object.entries(ANOTHER_BRAND).map(([key, value]) => `${key}="${value}"\n`);
      writeFileSync(settings, lines.join(''));
      addTag('loanDetail');
      npm('build -- --mode brand-a --base=/lend/', switches);
      // A dev server running in the same folder keeps its packages.
      expect(await cache()).toBe(before);
      const document = readFileSync(made('index.html'), 'utf8');
      expect(document).toContain(ANOTHER_BRAND.VITE_BRAND_NAME);
      expect(document).toContain('href="/lend/loanAgreement"');
      expect(readFileSync(made('loanDetail.html'), 'utf8')).toContain(TAG);
      expect(existsSync(made('loanDetail.html.br'))).toBe(true);
      expect(existsSync(made('testPreview.html'))).toBe(false);
      const preview = await serve('preview', await freePort(), '/loanDetail');
      expect(await preview.text()).toContain('Order Details');
      preview.stop();
    });

    withNginx('works on nginx from page to page, including its error page', async () => {
      const { page, sessionId, problems } = borrower();
      // A release is a folder; the path is a symbolic link that is switched in one step.
      const root = mkdtempSync(join(tmpdir(), 'site-'));
      symlinkSync(made(''), join(root, 'lend'));
      const nginx = await startNginx(root, '/lend/', site);
      const query = new URLSearchParams({ sessionId, productId: '7', orderId: 'due-extendable' });
      await page.goto(`${nginx.address}/lend/loanDetail?${query}`);
      await page.getByRole('button', { name: 'REPAY', exact: true }).click();
      await page.waitForURL(/\/lend\/repayment\?/);
      await page.getByText('Amount to repay').waitFor();
      expect(problems).toEqual([]);
      const home = await page.goto(`${nginx.address}/lend/`);
      expect(home?.status()).toBe(200);
      const missing = await page.goto(`${nginx.address}/lend/nothing`);
      expect(missing?.status()).toBe(404);
      await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
      await nginx.stop();
      rmSync(root, { recursive: true });
    });

    withChromium('has its reports decoded', LONG, () => {
      // From a place in a script to its source.
      const assets = readdirSync(made('assets'));
      expect(assets.filter((name) => name.includes('.map'))).toEqual([]);
      const words = 'Short of money?';
      const code = (name: string) => readFileSync(join(made('assets'), name), 'utf8');
      const script =
        assets.find((name) => name.endsWith('.js') && code(name).includes(words)) ?? '';
      const [above = ''] = code(script).split(words);
      const column = above.length - above.lastIndexOf('\n');
      const place = `/assets/${script}:${above.split('\n').length}:${column}`;
      const report = JSON.stringify({ places: [place, '/assets/gone-x.js:1:2'] });
      const decode = ['tsx', 'shared/build/decode.run.ts', report];
      const said = spawnSync('npx', decode, { cwd: copy, encoding: 'utf8' }).stdout;
      expect(said).toMatch(
        /^\S+ {2}pages\/loanDetail\/loanDetail\.messages\.ts:\d+:\d+ {2}.*Short of.*\ngone-x\.js:1:2 {2}no source map/,
      );
    });
  });

  withChromium('what an operator and a developer print or draw', LONG, () => {
    expect(npm('nginx-conf -- /srv/site /lend/')).toContain('location /lend/ {');
    const file = '.bench/shots/320/errorPage.png';
    expect(npm('shots -- --page errorPage --width 320 --text 200')).toContain(file);
    expect(readFileSync(join(copy, file)).length).toBeGreaterThan(5000);
    const said = npm('bench', { PAGES: 'errorPage', PHONE: 'middle', RUNS: '1' });
    expect(said).toMatch(/middle errorPage\n {2}ours +\d+/);
    expect(said).toContain('first call before React: true');
  });
});
