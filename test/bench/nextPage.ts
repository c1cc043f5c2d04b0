import type { Browser } from 'playwright-core';
import { median, observe, phone } from './measure.ts';
import { PROFILES, type Profile } from './profiles.ts';
import { reported } from './reports.ts';

/** Steps from one page to the next: the tap, and a text of the page that it opens. */
const STEPS = [
  { from: 'loanDetail', tap: '.button-primary', ready: '.hero-amount' },
  { from: 'complaint', tap: 'button.menu-item >> nth=1', ready: '.tag-quiet' },
] as const;

type Step = (typeof STEPS)[number];

interface Seen {
  paint: number;
  ready: number;
  works: number;
}

/** Time for prefetching, and for a borrower to read, ms. */
const READS_MS = 4000;

async function step(
  browser: Browser,
  site: string,
  { from, tap, ready }: Step,
  profile: Profile,
  saves: boolean,
) {
  const { context, page, session } = await phone(browser, profile);
  if (saves) {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
  }
  const query = 'productId=7&orderId=due-extendable&sessionId=bench';
  await page.goto(`${site}/${from}?${query}`, { timeout: 60_000 });
  const button = page.locator(tap);
  await button.waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle', { timeout: 60_000 });
  await page.waitForTimeout(READS_MS);
  await page.addInitScript(observe, ready);
  // Only the next page reports: this one was opened without `observe`.
  await Promise.all([reported(session, 'ready'), reported(session, 'works'), button.click()]);
  const seen = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    ready: window.__seen.ready,
    works: window.__seen.works,
  }));
  await context.close();
  return seen;
}

/** Compares opening the next page with and without prefetching (as for borrowers who save data). */
export async function compareSteps(
  browser: Browser,
  site: string,
  runs: number,
  isWanted: (route: string) => boolean,
): Promise<void> {
  const steps = STEPS.filter(({ from }) => isWanted(from));
  if (!steps.length) return;
  console.log(
    'next page, scripts fetched ahead / not: first paint, content ready, buttons work, ms',
  );
  for (const profile of PROFILES) {
    for (const one of steps) {
      const [ahead, plain]: Seen[][] = [[], []];
      for (let round = 0; round < runs; round += 1) {
        ahead?.push(await step(browser, site, one, profile, false));
        plain?.push(await step(browser, site, one, profile, true));
      }
      const figures = (all: readonly Seen[] = []) =>
        (['paint', 'ready', 'works'] as const)
          .map((key) => Math.round(median(all.map((seen) => seen[key]))))
          .join(' ');
      console.log(`${profile.name} from ${one.from}: ${figures(ahead)} / ${figures(plain)}`);
    }
  }
}
