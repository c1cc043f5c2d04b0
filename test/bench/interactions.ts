import type { Browser, Page } from 'playwright-core';
import { nameFunctions } from '../nameFunctions.ts';

/** How many times slower than this machine. */
const CPU = 4;
const ROUNDS = 12;
/** The shortest interaction that a browser reports, ms. */
const SHORTEST_MS = 16;

declare global {
  interface Window {
    __interactions: number[];
  }
}

/** Runs in the page: records the time of each interaction until the next paint. */
function observe(): void {
  window.__interactions = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.__interactions.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

async function walk(page: Page): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await page
      .getByRole('tab')
      .nth(round % 2)
      .click();
    await page.waitForTimeout(150);
  }
  await page.getByRole('tab').first().click();
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.mouse.wheel(0, 1500);
    await page.waitForTimeout(150);
    await page.keyboard.press('Tab');
    await page.waitForTimeout(100);
  }
}

/** The longest interaction with a complaint list of a given length on a slow phone, ms. */
async function longest(browser: Browser, site: string, items: number): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  await nameFunctions(context);
  const page = await context.newPage();
  await page.addInitScript(observe);
  await page.goto(`${site}/complaintList?sessionId=bench&orderId=complaints-${items}`);
  await page.getByRole('tab').first().waitFor();
  // The start of the page is measured elsewhere, and is as long for a short list.
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  await walk(page);
  const seen = await page.evaluate(() => window.__interactions);
  await context.close();
  return Math.max(SHORTEST_MS, ...seen);
}

/** Compares tabs and scrolling of a long complaint list with a short one, several times. */
export async function compareLists(browser: Browser, site: string, runs: number): Promise<void> {
  console.log(
    `complaintList, ${CPU}x CPU, longest of ${2 * ROUNDS} taps and keys, ms: 2,000 items / 20 items`,
  );
  for (let round = 0; round < runs; round += 1) {
    const short = await longest(browser, site, 20);
    const long = await longest(browser, site, 2000);
    console.log(`  ${long} / ${short} = ${(long / short).toFixed(2)}`);
  }
}
