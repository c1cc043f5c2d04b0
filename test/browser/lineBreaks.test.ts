import { describe, expect } from 'vitest';
import { untilReactListens, withBrowser } from './borrower.ts';
import { holdRequests } from './holdRequests.ts';

const LINES = 'The first line.\nThe second line.\nThe third line.';

/** Runs in the page: how many of its places have the lender's lines, and in how many they run together. */
function placesIn(lines: string): [places: number, runTogether: number] {
  const places = Array.from(document.querySelectorAll<HTMLElement>('body *')).filter(
    ({ children, textContent, hidden }) =>
      !children.length && !hidden && textContent?.includes('The second line.'),
  );
  return [places.length, places.filter((place) => !place.innerText.includes(lines)).length];
}

describe("the lender's line breaks", () => {
  // Where the lender explains something in words of his own, on each page and in its dialogs.
  for (const [name, count] of [
    ['loanDetail', 2],
    ['repayment', 2],
    ['repaymentOfCode2', 2],
    ['newLoanConfirm', 3],
    ['loanConfirm', 4],
    ['jointLoginFail', 1],
    ['bindBank', 1],
  ] as const)
    withBrowser(`${name} keeps the lender's line breaks`, async ({ page, open }) => {
      await open(name, 'several-lines');
      await untilReactListens(page);
      await expect.poll(() => page.evaluate(placesIn, LINES)).toEqual([count, 0]);
    });

  withBrowser(
    'the document of a page keeps them before React is there',
    async ({ page, context, open }) => {
      await holdRequests(context, '**/assets/*.js');
      void open('repayment', 'several-lines');
      await page.getByText('The second line.').first().waitFor();
      expect(await page.evaluate(placesIn, LINES)).toEqual([2, 0]);
    },
  );
});
