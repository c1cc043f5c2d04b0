import type { Page as Tab } from 'playwright-core';
import { describe, expect } from 'vitest';
import { pages } from '../../pages/pages.ts';
import { screenFacts } from '../screens/facts.ts';
import { untilReactListens, withBrowser } from './borrower.ts';
import { holdRequests } from './holdRequests.ts';
import { lookAlike } from './lookAlike.ts';

// `test/pages/firstScreens.test.tsx` compares both painters for every spelling of a reply. Here the real document, with its
// styles and the scripts of the build, is compared once a page.

/** Pages whose documents show replies or the address before React is there. */
const PAINTED = pages.filter(({ first }) => first).map(({ name }) => ({ name, lang: 'en' }));

/** A page whose script translates it, and one whose document contains the translation. */
const TRANSLATED = ['repayment', 'landing'].map((name) => ({ name, lang: 'fil' }));

/** A picture of the page, once its images are there. */
async function picture(tab: Tab): Promise<Buffer> {
  await tab.waitForFunction(() => {
    const inView = (image: Element) => image.getBoundingClientRect().top < innerHeight;
    return Array.from(document.images).every((image) => image.complete || !inView(image));
  });
  return tab.screenshot({ animations: 'disabled', caret: 'hide' });
}

/** Runs in the page: notes each element that is painted later and is larger than all before, however late that is told. */
async function noteLarger(): Promise<void> {
  const larger: string[] = [];
  Object.assign(window, { larger });
  const frame = () => new Promise<number>(requestAnimationFrame);
  // What stands there is shown with the second frame from now at the latest.
  for (let count = 0; count < 3; count += 1) await frame();
  const now = performance.now();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { element, startTime } = entry as PerformanceEntry & { element?: Element };
      if (startTime > now) larger.push(`${element?.className}: ${element?.textContent}`);
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

describe.each([...PAINTED, ...TRANSLATED])(
  'the first screen of $name in $lang',
  ({ name, lang }) => {
    withBrowser(
      'looks the same before React and after it',
      async ({ page: tab, context, open }) => {
        const release = await holdRequests(context, '**/assets/*.js');
        const opened = open(name, 'due-extendable', { ...screenFacts[name]?.query, lang });
        await tab.waitForFunction(() => window.__boot?.painted !== undefined);
        expect(await tab.evaluate(() => window.__boot?.painted)).toBe(true);
        const before = await picture(tab);
        await tab.evaluate(noteLarger);
        release();
        await opened;
        await untilReactListens(tab);
        expect(await lookAlike(tab, before, await picture(tab))).toBe(true);
        // A text that was translated where it stands counts as a larger paint only when it is rendered anew.
        if (lang === 'en') expect(await tab.evaluate(() => Object(window).larger)).toEqual([]);
      },
    );
  },
);
