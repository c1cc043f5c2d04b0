import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { freePort } from '../freePort.ts';
import { site, withBrowser } from './borrower.ts';
import { ANOTHER_BRAND, AS_SHIPPED, builtSite, fingerprint, WITHOUT_WORKER } from './buildSite.ts';
import { copyProject, removeCopy, terminalEnvironment } from './copyProject.ts';

/** A copy of the project, so that builds here disturb nobody, in a folder with a space in its path. */
const copy = resolve('.bench/lend/my site');
/** What the tests run of package.json: CI itself runs `engines`, and `test/unit/newPage.test.ts` runs `new-page`. */
const RUN = new Set(['engines', 'new-page']);
/** A busy machine is slow, not wrong: a test runs several commands, of which a build alone may take minutes. */
const LONG_MS = 600_000;

/** Runs a command of the documentation. @returns its output; @throws with the output if it fails. */
function npm(command: string, more: Record<string, string> = {}): string {
  const [name = '', ...rest] = command.split(' ');
  RUN.add(name);
  const ended = spawnSync('npm', ['run', '-s', name, ...rest], {
    cwd: copy,
    env: terminalEnvironment(more),
    encoding: 'utf8',
    timeout: LONG_MS,
  });
  if (ended.status !== 0) throw new Error(`${command}: ${ended.stdout}${ended.stderr}`);
  return ended.stdout;
}

/** Runs a server of the documentation until one of its pages responds. @returns that page. */
async function served(name: string, path: string): Promise<string> {
  RUN.add(name);
  const port = await freePort();
  const server: ChildProcess = spawn('npm', ['run', name, '--', '--port', `${port}`], {
    cwd: copy,
    env: terminalEnvironment(),
    detached: true,
    stdio: 'ignore',
  });
  try {
    for (let tried = 0; tried < 300; tried += 1) {
      const reply = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
      if (reply?.ok) return await reply.text();
      await new Promise((done) => setTimeout(done, 200));
    }
    throw new Error(`npm run ${name}: ${path} did not answer`);
  } finally {
    if (server.pid) process.kill(-server.pid);
  }
}

describe('the commands of the documentation, as a newcomer runs them', () => {
  beforeAll(async () => {
    // The bench finds them in the copy, other tests here.
    if (site) for (const variables of [AS_SHIPPED, WITHOUT_WORKER]) await builtSite(variables);
    copyProject(copy);
  });
  afterAll(() => {
    removeCopy(copy);
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect([...RUN].sort()).toEqual(Object.keys(scripts).sort());
  });

  withBrowser('start: the testers’ page, with the sandbox', { timeout: LONG_MS }, async () => {
    expect(await served('start', '/testPreview')).toContain('Test preview');
  });

  withBrowser('an invalid setting stops the build, naming it', { timeout: LONG_MS }, () => {
    expect(() => npm('build', { VITE_SERVICE_PHONE: 'none' })).toThrow('VITE_SERVICE_PHONE');
    expect(() => npm('build', { VITE_TEXT_COLOUR: '#0070E0' })).toThrow(
      /VITE_TEXT_COLOUR.*contrast/,
    );
  });

  withBrowser('a mode without a file stops the build', { timeout: LONG_MS }, () => {
    expect(() => npm('build -- --mode suny')).toThrow(/--mode suny: there is no file \.env\.suny/);
    expect(() => npm('operator-report -- --mode suny')).toThrow(/^(?!.*\bat .*:\d+:\d+)/s);
  });

  withBrowser('a misspelt import is named by the build', { timeout: LONG_MS }, () => {
    const file = join(copy, 'pages/repayment/Repayment.tsx');
    const right = readFileSync(file, 'utf8');
    writeFileSync(file, right.replace('./repayment.messages.ts', './repayment.mesages.ts'));
    expect(() => npm('build')).toThrow(
      /repayment\.mesages\.ts' in pages\/repayment\/Repayment\.tsx/,
    );
    writeFileSync(file, right);
  });

  withBrowser('an unknown setting stops the build and the server', { timeout: LONG_MS }, () => {
    const file = join(copy, '.env');
    writeFileSync(file, 'VITE_BRAND_COLOR="#007CFB"\nVITE_BUTTON_COLOUR=#006BDB\nVITE_LOGO=\n');
    const problems =
      /VITE_BUTTON_COLOUR: .* put it in quotes.*\n.*VITE_BRAND_COLOR: unknown; did you mean VITE_BRAND_COLOUR\?.*\n.*VITE_LOGO: empty/;
    for (const command of ['build', 'start', 'operator-report']) {
      expect(() => npm(command), command).toThrow(problems);
    }
    rmSync(file);
  });

  describe('a site, and a brand beside it with every switch', () => {
    const FIRST = 'dist/brand-a';
    const asFirst = { VITE_SITE_FILE: 'on', VITE_SOURCE_MAPS: 'maps' };
    const made = (file: string) => join(copy, FIRST, file);
    const caches = { before: '', after: '' };
    beforeAll(async () => {
      if (!site) return;
      const cache = () => fingerprint(join(copy, 'node_modules/.vite'));
      caches.before = await cache();
      npm('build');
      const first = { ...ANOTHER_BRAND, VITE_BRAND_NAME: 'First Peso' };
      const lines = Object.entries(first).map(([key, value]) => `${key}="${value}"\n`);
      writeFileSync(join(copy, '.env.brand-a'), lines.join(''));
      npm(`build -- --mode brand-a --outDir ${FIRST} --base=/lend/`, asFirst);
      caches.after = await cache();
    }, LONG_MS);
    afterAll(() => rmSync(join(copy, '.env.brand-a'), { force: true }));

    withBrowser('build and preview: the site as on a CDN', { timeout: LONG_MS }, async () => {
      // A dev server running in the same folder keeps its packages.
      expect(caches.after).toBe(caches.before);
      expect(existsSync(join(copy, 'dist/loanDetail.html.br'))).toBe(true);
      expect(existsSync(join(copy, 'dist/testPreview.html'))).toBe(false);
      expect(await served('preview', '/loanDetail')).toContain('Order Details');
    });

    withBrowser('build --mode: each has its own name', () => {
      expect(readFileSync(made('index.html'), 'utf8')).toContain('First Peso');
      const without = readFileSync(join(copy, 'dist/index.html'), 'utf8');
      expect(without).toContain('PesoBridge');
      expect(without).not.toContain('First Peso');
    });

    withBrowser('build --base: links stay under the base path', () => {
      expect(readFileSync(made('index.html'), 'utf8')).toContain('href="/lend/loanAgreement"');
    });

    withBrowser('site-file: several brands from one build', { timeout: LONG_MS }, () => {
      const check = `site-file -- --mode brand-a ${FIRST}/site.json`;
      expect(npm(check, asFirst)).toContain('every setting can be used');
      writeFileSync(made('site.json'), '{"hosts":{"a.example":{"buttonColour":"blue"}}}');
      expect(() => npm(check, asFirst)).toThrow(/a\.example: buttonColour/);
    });

    withBrowser('decode: from a place in a script to its source', { timeout: LONG_MS }, () => {
      const assets = readdirSync(made('assets'));
      expect(assets.filter((name) => name.includes('.map'))).toEqual([]);
      const words = 'Short of money?';
      const code = (name: string) => readFileSync(join(made('assets'), name), 'utf8');
      const script =
        assets.find((name) => name.endsWith('.js') && code(name).includes(words)) ?? '';
      const before = code(script).split(words)[0]?.split('\n') ?? [];
      const place = `${script}:${before.length}:${(before[before.length - 1]?.length ?? 0) + 1}`;
      const report = JSON.stringify({ places: [`/assets/${place}`, '/assets/gone-x.js:1:2'] });
      const decode = ['tsx', 'shared/build/decode.run.ts', report];
      const said = spawnSync('npx', decode, { cwd: copy, encoding: 'utf8' }).stdout;
      const [first, second] = said.split('\n');
      expect(first).toMatch(
        /^\S+ {2}pages\/loanDetail\/loanDetail\.messages\.ts:\d+:\d+ {2}.*Short of/,
      );
      expect(second).toBe('gone-x.js:1:2  no source map');
      expect(() => npm('build', { VITE_SOURCE_MAPS: 'dist/maps' })).toThrow('part of the site');
    });
  });

  withBrowser(
    'nginx-conf and operator-report print what an operator needs',
    { timeout: LONG_MS },
    () => {
      expect(npm('nginx-conf -- /srv/site /lend/')).toContain('location /lend/ {');
      expect(JSON.parse(npm('operator-report -- --json')).length).toBeGreaterThan(10);
    },
  );

  withBrowser('generate: the committed files match the code', { timeout: LONG_MS }, () => {
    const file = join(copy, '.env.example');
    const committed = readFileSync(file, 'utf8');
    writeFileSync(file, '');
    npm('generate');
    expect(readFileSync(file, 'utf8')).toBe(committed);
  });

  withBrowser('matrix: narrowed to a call and a fault', { timeout: LONG_MS }, () => {
    const said = npm('test -- --project browser --mode matrix matrix.test', {
      CALLS: 'payCode',
      FAULTS: '204',
    });
    expect(said).toContain('matrix: calls 1, faults 1, cases 1, lost 0');
  });

  withBrowser('bench: narrowed to a page', { timeout: LONG_MS }, () => {
    const said = npm('bench', { PAGES: 'errorPage', PHONE: 'middle', RUNS: '1' });
    expect(said).toMatch(/middle errorPage\n {2}ours +\d+/);
    expect(said).toContain('first call before React: true');
  });

  withBrowser('shots: a page in each state', { timeout: LONG_MS }, () => {
    const file = '.bench/shots/320/errorPage.png';
    expect(npm('shots -- --page errorPage --width 320 --text 200')).toContain(file);
    expect(readFileSync(join(copy, file)).length).toBeGreaterThan(5000);
  });

  withBrowser('check and format: an untidy file', { timeout: LONG_MS }, () => {
    const file = join(copy, 'shared/config/company.ts');
    const tidy = readFileSync(file, 'utf8');
    writeFileSync(file, tidy.replace(/'(.*)';$/m, '"$1";'));
    expect(() => npm('check')).toThrow(/Found 1 error\.\s+shared\/config\/company\.ts/);
    npm('format');
    expect(readFileSync(file, 'utf8')).toBe(tidy);
  });
});
