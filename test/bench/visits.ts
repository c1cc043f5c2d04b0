import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { loadPages } from '../../shared/build/loadPages.ts';
import { pageOf, pathOf } from '../../shared/document/page.ts';
import { controlAnswered } from './control.ts';
import { observe, openOn, type Phone, phone, visitOn } from './measure.ts';
import type { Profile, Target } from './profiles.ts';
import type { Figures } from './table.ts';
import { threadTime } from './threadTime.ts';
import type { Variant } from './variants.ts';

const pages = await loadPages(process.cwd());

/** When a page counts as not stored, or as not opening offline, ms. */
const LIMIT_MS = 20_000;

/** Waits until the service worker has stored the page. Its requests are not as slow as the profile says. */
async function untilStored({ page }: Phone, { route }: Target): Promise<void> {
  const own = pageOf(pages, `/${route}`);
  const path = `/${own ? pathOf(own) : route}`;
  const isStored = async (document: string) => Boolean(await caches.match(document));
  const end = Date.now() + LIMIT_MS;
  // Not `waitForFunction`, which takes any promise for a yes.
  while (!(await page.evaluate(isStored, path))) {
    if (Date.now() > end) throw new Error(`${path} is not stored`);
    await setTimeout(50);
  }
}

/** Opens a page offline. @returns ms until its own words are there, with Retry if it reads anything; NaN if it does not open. */
async function openOffline(opened: Phone, site: string, target: Target): Promise<number> {
  const { page, session } = opened;
  await session.send('Network.emulateNetworkConditions', {
    offline: true,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  try {
    await page.addInitScript(observe, { ready: `.block-error button, ${target.ready}` });
    await openOn(opened, site, target, ['ready'], LIMIT_MS);
    // The observer of the first visit reports as well.
    await page.waitForFunction(() => window.__seen.ready > 0, undefined, { timeout: LIMIT_MS });
    return await page.evaluate(() => window.__seen.ready);
  } catch {
    return Number.NaN;
  }
}

/** Opens a page three times on one phone, the last time offline, and once on others to tap its first control and to trace it. */
export async function measurePage(
  browser: Browser,
  { site, hasWorker }: Variant,
  target: Target,
  profile: Profile,
): Promise<Figures> {
  const opened = await phone(browser, profile);
  await opened.page.addInitScript(observe, { ready: target.ready });
  const first = await visitOn(opened, site, target);
  if (hasWorker && target.hasScript) await untilStored(opened, target);
  await opened.page.goto('about:blank');
  const second = await visitOn(opened, site, target);
  await opened.page.goto('about:blank');
  const offline = target.hasScript ? await openOffline(opened, site, target) : Number.NaN;
  await opened.context.close();
  return {
    ...first,
    control: await controlAnswered(browser, site, target, profile),
    thread: await threadTime(browser, site, target, profile),
    paint2: second.paint,
    ready2: second.ready,
    offline,
  };
}
