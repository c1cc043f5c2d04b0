import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pages } from '../../pages/pages.ts';
import { screenFacts } from '../screens/facts.ts';
import { borrower, untilReactListens, withBrowser } from './borrower.ts';
import { holdRequests } from './holdRequests.ts';
import { lookAlike } from './lookAlike.ts';

// `test/pages/firstScreens.test.tsx` compares both painters for every spelling of a reply. Here the real document, with its
// styles and the scripts of the build, is compared once a page.

/** Pages whose documents show replies or the address before React is there. */
const PAINTED = pages.filter(({ first }) => first).map(({ name }) => ({ name, lang: 'en' }));

/** A page whose script translates it, and one whose document contains the translation. */
const TRANSLATED = ['repayment', 'landing'].map((name) => ({ name, lang: 'fil' }));

/** A picture of the page, once its images are there. */
async function picture(page: Page): Promise<Buffer> {
  await page.waitForFunction(() => {
    const inView = (image: Element) => image.getBoundingClientRect().top < innerHeight;
    return Array.from(document.images).every((image) => image.complete || !inView(image));
  });
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}

for (const { name, lang } of [...PAINTED, ...TRANSLATED]) {
  withBrowser(`${name} in ${lang} looks the same before React and after it`, async () => {
    const { page, context, open } = borrower();
    const release = await holdRequests(context, '**/assets/*.js');
    const opened = open(name, 'due-extendable', { ...screenFacts[name]?.query, lang });
    await page.waitForFunction(() => window.__boot?.painted !== undefined);
    expect(await page.evaluate(() => window.__boot?.painted)).toBe(true);
    const before = await picture(page);
    release();
    await opened;
    await untilReactListens(page);
    expect(await lookAlike(page, before, await picture(page))).toBe(true);
  });
}
