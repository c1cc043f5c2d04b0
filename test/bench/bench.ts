import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { QUIET } from '../browser/chromium.ts';
import { CHROMIUM, findProgram } from '../browser/installed.ts';
import { makeBuild } from '../browser/makeBuild.ts';
import { trustingFlag } from './front.ts';
import { serveHandWritten } from './handWritten.ts';
import { profiles, TARGETS } from './profiles.ts';
import { type Figures, printPage } from './table.ts';
import { serve, serveOther } from './variants.ts';
import { measurePage } from './visits.ts';

const { values: options } = parseArgs({ options: { against: { type: 'string' } } });

const RUNS = Number(process.env.RUNS ?? 5);
/** Routes to measure, comma-separated; all by default. */
const ONLY = process.env.PAGES?.split(',');

process.env.SANDBOX_LOG = 'off';
// The script runner sets it to development, which would bundle React's development build.
process.env.NODE_ENV = 'production';
const executablePath = findProgram(CHROMIUM);
if (!executablePath) throw new Error('The bench needs Chromium');
const ours = await makeBuild('shipped');
const rules = join(ours, 'nginx.conf');
const variants = [await serve('ours', ours, rules), await serveHandWritten(rules)];
if (options.against) variants.push(await serveOther(options.against, rules));
const args = [...QUIET, trustingFlag()];
const browser = await chromium.launch({ executablePath, args });
console.log(`${RUNS} interleaved runs over HTTP/2, medians; ms, then kB over the wire`);
const targets = TARGETS.filter(({ route }) => ONLY?.includes(route) ?? true);
for (const profile of profiles()) {
  for (const target of targets) {
    const those = variants.filter(({ hasPage }) => hasPage(target.route));
    const measured = Object.fromEntries(those.map(({ name }) => [name, [] as Figures[]]));
    // In turn, so that what the machine does besides meets all alike.
    for (let round = 0; round < RUNS; round += 1) {
      for (const variant of those) {
        measured[variant.name]?.push(await measurePage(browser, variant, target, profile));
      }
    }
    console.log(`${profile.name} ${target.route}`);
    printPage(measured);
  }
}
await browser.close();
for (const { close } of variants) await close();
