import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { median, phone } from './measure.ts';
import { PROFILES } from './profiles.ts';
import { reported } from './reports.ts';

/** The public pages, as files of the build. */
const PAGES = ['officialSite', 'landing', 'aboutUs', 'privacyPolicy', 'loanAgreement'];

/** Text that does not compress: six bits a character. @param bytes its compressed size. */
function noise(bytes: number): string {
  const blocks = Math.ceil(bytes / 32);
  const digests = Array.from({ length: blocks }, (_, block) =>
    createHash('sha256').update(`${block}`).digest(),
  );
  return Buffer.concat(digests).subarray(0, bytes).toString('base64');
}

/**
 * The same page as plain HTML: its styles and text, without script or content policy. A comment makes it as large as the
 * page is on the network, that is, compressed.
 */
function plainOf(html: string): string {
  const bare = html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="?modulepreload"?[^>]*>/g, '')
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
  const sent = (text: string) => brotliCompressSync(text).length;
  return `${bare}<!--${noise(Math.max(0, sent(html) - sent(bare)))}-->`;
}

/** A first paint varies by a third from visit to visit, so its median takes more visits than those of a whole page. */
const VISITS_A_RUN = 4;

async function firstPaint(browser: Browser, address: string): Promise<number> {
  const [slow] = PROFILES;
  const { context, page, session } = await phone(browser, slow);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length) window.reportToBench?.('paint');
    }).observe({ type: 'paint', buffered: true });
  });
  await Promise.all([
    reported(session, 'paint'),
    page.goto(address, { timeout: 60_000, waitUntil: 'commit' }),
  ]);
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  );
  await context.close();
  return paint;
}

/** A line of the report. @param ours median first paint, ms. @param once that of the plain page. @param again the same. */
function paintLine(name: string, ours = 0, once = 0, again = 0): string {
  const plain = (once + again) / 2;
  const [ratio, chance] = [ours / plain, again / once].map((one) => one.toFixed(2));
  const [page, reference] = [ours, plain].map(Math.round);
  return `first paint ${name.padEnd(14)} ${page} ms, plain HTML ${reference} ms, ratio ${ratio}; plain HTML with itself ${chance}`;
}

/** Writes a document into the folder of a build, as its server would send it. @returns removes it. */
async function addDocument(
  folder: string,
  name: string,
  html: string,
): Promise<() => Promise<void>> {
  const file = join(folder, `${name}.html`);
  await writeFile(file, html);
  await writeFile(`${file}.br`, brotliCompressSync(html));
  return async () => {
    await rm(file);
    await rm(`${file}.br`);
  };
}

/**
 * First paint of the public pages compared with plain HTML of the same size, on the slow profile. The plain page is
 * measured under two addresses: how much these differ says how much chance there is in a ratio.
 * @param folder of the build that `site` serves; the plain pages are written there temporarily.
 */
export async function comparePaints(
  browser: Browser,
  site: string,
  folder: string,
  runs: number,
  isWanted: (route: string) => boolean,
): Promise<void> {
  for (const name of PAGES.filter(isWanted)) {
    const plain = plainOf(await readFile(join(folder, `${name}.html`), 'utf8'));
    const copies = [`plain-${name}`, `plain-${name}-again`] as const;
    const removals = await Promise.all(copies.map((copy) => addDocument(folder, copy, plain)));
    const paints = new Map<string, number[]>();
    for (let round = 0; round < runs * VISITS_A_RUN; round += 1) {
      for (const route of [name, ...copies]) {
        const paint = await firstPaint(browser, `${site}/${route}`);
        paints.set(route, [...(paints.get(route) ?? []), paint]);
      }
    }
    const [ours, once, again] = [name, ...copies].map((route) => median(paints.get(route) ?? []));
    console.log(paintLine(name, ours, once, again));
    await Promise.all(removals.map((remove) => remove()));
  }
}
