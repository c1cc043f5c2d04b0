import { cp, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { preview } from 'vite';
import { builtSite, withVariables } from '../browser/buildSite.ts';
import { QUIET } from '../browser/chromiumFlags.ts';
import { CHROMIUM, findProgram } from '../browser/installed.ts';
import { AS_SHIPPED, WITH_WORKER } from '../browser/siteBuilds.ts';
import { portOf } from '../freePort.ts';
import { hasNginx, startNginx } from '../nginx.ts';
import { compareLists } from './interactions.ts';
import { median, type Visit, visit } from './measure.ts';
import { compareSteps } from './nextPage.ts';
import { comparePaints } from './paints.ts';
import { PROFILES, TARGETS } from './profiles.ts';
import { compareVisits } from './secondVisit.ts';

const RUNS = Number(process.env.RUNS ?? 5);
/** Routes to measure, comma-separated; all by default. */
const ONLY = process.env.PAGES?.split(',');

/** Measures first and second visits alone. */
const SECOND_ONLY = process.env.VISITS === 'only';

interface Variant {
  name: 'ours' | 'client-only' | 'no-worker';
  site: string;
  close: () => Promise<void>;
}

/** Separate from `dist/`, which may hold a build to deploy. More documents are written into them. */
const FOLDERS = {
  ours: '.bench/ours',
  'client-only': '.bench/client-only',
  'no-worker': '.bench/no-worker',
} as const;

const VARIABLES = {
  ours: WITH_WORKER,
  'client-only': { ...AS_SHIPPED, CLIENT_ONLY: '1' },
  'no-worker': { ...AS_SHIPPED, VITE_SERVICE_WORKER: 'off' },
} as const;

/** Builds one variant and serves it, compressed, with the sandbox; under nginx if it is installed. */
async function serve(name: Variant['name']): Promise<Variant> {
  await rm(FOLDERS[name], { recursive: true, force: true });
  await cp(await builtSite(VARIABLES[name]), FOLDERS[name], { recursive: true });
  const server = await withVariables(VARIABLES[name], () =>
    preview({ logLevel: 'error', build: { outDir: FOLDERS[name] }, preview: { port: 0 } }),
  );
  const sandbox = `http://127.0.0.1:${portOf(server.httpServer)}`;
  if (!hasNginx) return { name, site: sandbox, close: () => server.close() };
  const nginx = await startNginx(resolve(FOLDERS[name]), '/', sandbox);
  const close = async () => {
    await nginx.stop();
    await server.close();
  };
  return { name, site: nginx.address, close };
}

const FIGURES = [
  'firstPaint',
  'contentReady',
  'largestPaint',
  'blocking',
  'shift',
  'requests',
  'document',
  'script',
] as const;

function medians(visits: readonly Visit[]): Record<(typeof FIGURES)[number], number> {
  const entries = FIGURES.map((figure) => [figure, median(visits.map((one) => one[figure]))]);
  return Object.fromEntries(entries);
}

function line(label: string, visits: readonly Visit[]): string {
  const m = medians(visits);
  const ms = (value: number) => `${Math.round(value)}`.padStart(6);
  const kb = (value: number) => (value / 1000).toFixed(1).padStart(6);
  return `${label.padEnd(34)}${ms(m.firstPaint)}${ms(m.contentReady)}${ms(m.largestPaint)}${ms(m.blocking)} ${m.shift.toFixed(3)} ${`${m.requests}`.padStart(4)}${kb(m.document)}${kb(m.script)}`;
}

async function run(browser: Browser, variants: readonly Variant[]): Promise<void> {
  const server = hasNginx ? 'nginx' : 'the preview server';
  console.log(`${RUNS} interleaved runs under ${server}, medians; ms, then kB over the wire`);
  console.log(`${''.padEnd(34)} paint ready large block shift reqs   doc script`);
  for (const profile of PROFILES) {
    for (const target of TARGETS) {
      if (ONLY && !ONLY.includes(target.route)) continue;
      const visits: Record<string, Visit[]> = {};
      for (let round = 0; round < RUNS; round += 1) {
        for (const { name, site } of variants) {
          visits[name] = [...(visits[name] ?? []), await visit(browser, site, target, profile)];
        }
      }
      const ours = visits.ours ?? [];
      const plain = visits['client-only'] ?? [];
      console.log(line(`${profile.name} ${target.route}`, ours));
      console.log(line(`${profile.name} ${target.route} client-only`, plain));
      const ratio = medians(ours).contentReady / medians(plain).contentReady;
      const early = ours.every((one) => one.callFirst);
      console.log(`  ready ratio ${ratio.toFixed(2)}, first call before React: ${early}`);
    }
  }
}

process.env.SANDBOX_LOG = 'off';
// The script runner sets it to development, which would bundle React's development build.
process.env.NODE_ENV = 'production';
const executablePath = findProgram(CHROMIUM);
if (!executablePath) throw new Error('The bench needs Chromium');
const browser = await chromium.launch({ executablePath, args: QUIET });
const variants = SECOND_ONLY ? [] : [await serve('client-only'), await serve('ours')];
if (!SECOND_ONLY) await run(browser, variants);
const compared = [variants[1] ?? (await serve('ours')), await serve('no-worker')];
const targets = TARGETS.filter(({ route }) => !ONLY || ONLY.includes(route));
const [withWorker, without] = compared.map(({ site }) => site);
await compareVisits(browser, { withWorker, without }, targets, RUNS);
if (!ONLY && !SECOND_ONLY) {
  const ours = variants[1]?.site ?? '';
  await comparePaints(browser, ours, FOLDERS.ours, RUNS);
  await compareSteps(browser, ours, RUNS);
  await compareLists(browser, ours);
}
await browser.close();
await Promise.all([...new Set([...variants, ...compared])].map(({ close }) => close()));
