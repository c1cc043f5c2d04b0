import type { Browser } from 'playwright-core';
import { median, observe, phone, type Visit, visitOn } from './measure.ts';
import { PROFILES, type Profile, type Target } from './profiles.ts';

/** The same site with a service worker and without. */
interface Sites {
  withWorker?: string | undefined;
  without?: string | undefined;
}

/** Time for a borrower to read, and for the service worker to store the page, ms. */
const READS_MS = 6000;

/** Two visits on one phone, the first with an empty cache. */
async function twice(browser: Browser, site: string, target: Target, profile: Profile) {
  const opened = await phone(browser, profile);
  await opened.page.addInitScript(observe, target.ready);
  const first = await visitOn(opened, site, target);
  await opened.page.waitForTimeout(READS_MS);
  await opened.page.goto('about:blank');
  const second = await visitOn(opened, site, target);
  await opened.context.close();
  return { first, second };
}

type Pair = Awaited<ReturnType<typeof twice>>;

const figure = (all: readonly Visit[], name: 'firstPaint' | 'contentReady') =>
  median(all.map((visit) => visit[name]));

function line(label: string, ours: readonly Visit[], plain: readonly Visit[]): string {
  const parts = (['firstPaint', 'contentReady'] as const).map((name) => {
    const [own, other] = [figure(ours, name), figure(plain, name)];
    return `${name} ${Math.round(own)} / ${Math.round(other)} = ${(own / other).toFixed(2)}`;
  });
  return `${label.padEnd(34)}${parts.join('   ')}`;
}

/**
 * Compares the first and the second visit of pages with a service worker and without, in turn. The worker's own
 * requests are not throttled, and neither is its start: they are no part of the page that the profile slows down.
 */
export async function compareVisits(
  browser: Browser,
  { withWorker = '', without = '' }: Sites,
  targets: readonly Target[],
  runs: number,
): Promise<void> {
  console.log('with service worker / without, ms, medians');
  for (const profile of PROFILES) {
    for (const target of targets) {
      const ours: Pair[] = [];
      const plain: Pair[] = [];
      for (let round = 0; round < runs; round += 1) {
        ours.push(await twice(browser, withWorker, target, profile));
        plain.push(await twice(browser, without, target, profile));
      }
      for (const visit of ['first', 'second'] as const) {
        const of = (pairs: readonly Pair[]) => pairs.map((pair) => pair[visit]);
        console.log(line(`${profile.name} ${target.route} ${visit}`, of(ours), of(plain)));
      }
    }
  }
}
