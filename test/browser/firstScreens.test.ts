import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { pages } from '../../pages/pages.ts';
import { isPainted } from '../../shared/document/page.ts';
import { queryOf } from '../screens/facts.ts';
import { borrower, untilReactListens, withBrowser } from './borrower.ts';
import { holdRequests } from './holdRequests.ts';

// `test/pages/firstScreens.test.tsx` compares both painters for every spelling of a reply. Here the real document, with its
// styles and the scripts of the build, is compared once a page.

/** Pages whose documents show replies or the address before React is there. */
const PAINTED = pages.filter(isPainted).map(({ name }) => ({ name, lang: 'en' }));

/** A page that is English until its texts have loaded, and one whose document contains the translation. */
const TRANSLATED = ['repayment', 'landing'].map((name) => ({ name, lang: 'fil' }));

/** A picture of the page, once its images are there. */
async function picture(page: Page): Promise<Buffer> {
  await page.waitForFunction(() => {
    const inView = (image: Element) => image.getBoundingClientRect().top < innerHeight;
    return Array.from(document.images).every((image) => image.complete || !inView(image));
  });
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}

/** Runs in an empty page: whether two pictures differ by more than how a browser smooths the edge of a curve (17 of 255 seen). */
async function differ(pictures: readonly string[]): Promise<boolean> {
  const [one, other] = await Promise.all(
    pictures.map(async (source) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const { width, height } = image;
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      return context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
    }),
  );
  const far = (value: number, place: number) => Math.abs(value - (other?.[place] ?? -99)) > 32;
  return one?.length !== other?.length || Boolean(one?.some(far));
}

/** Whether two pictures of a page look alike. */
async function lookAlike(tab: Page, before: Buffer, after: Buffer): Promise<boolean> {
  if (before.equals(after)) return true;
  const empty = await tab.context().newPage();
  const isOther = await empty.evaluate(
    differ,
    [before, after].map((one) => one.toString('base64')),
  );
  await empty.close();
  return !isOther;
}

describe('the first screen', () => {
  for (const { name, lang } of [...PAINTED, ...TRANSLATED]) {
    withBrowser(`${name} in ${lang} looks the same before React and after it`, async () => {
      const { page, context, open } = borrower();
      // All but the texts of the language, which the document shows.
      const release = await holdRequests(context, /\/assets\/(?!.*\.fil-).*\.js/);
      const opened = open(name, 'due-extendable', { ...queryOf(name), lang });
      await page.waitForFunction(() => window.__boot?.painted !== undefined);
      expect(await page.evaluate(() => window.__boot?.painted)).toBe(true);
      const before = await picture(page);
      release();
      await opened;
      await untilReactListens(page);
      expect(await lookAlike(page, before, await picture(page))).toBe(true);
    });
  }
});
