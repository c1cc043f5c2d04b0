import type { Route } from 'playwright-core';
import { expect } from 'vitest';
import { borrower } from './borrower.ts';
import { setTextSize } from './watchPage.ts';

export const LARGE = '₱1,234,567.89';

/** The same amount as pages take it that read it from their address. */
export const LARGE_QUERY = { amount: '123456789', repayAmount: '123456789' };

/** In percent. Between the normal and the doubled size a value may still stand beside its label. */
const TEXT_SIZES = [100, 150, 200];

/**
 * What must stand on one line: amounts, half of which would be taken for a whole one, words of addresses with their sign, when
 * a complaint was sent, and each word of headings and controls.
 */
const PIECES = [
  ['body', '[₱₹][\\d.,]*\\d'],
  ['[href^="mailto:"],[href^="tel:"],.whole', '[^\\s@./]+[@./]?|[@./]'],
  ['.complaint-item time', '.+'],
  ['h1,h2,h3,button,label,nav,.landing-brand', '[A-Za-z]+'],
] as const;

/** Answers a call as the sandbox does, with a large amount in place of each, and a long address. */
async function answer(route: Route): Promise<void> {
  const response = await route.fetch().catch(() => undefined);
  if (!response) return route.abort();
  if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
  const body = (await response.text())
    .replace(/[₱₹]\d[\d.,]*/g, LARGE)
    .replace('help@lend.example', 'support.team@lender.example.com');
  return route.fulfill({ response, body });
}

/** Lets the lender answer with large amounts and a long address, on a narrow phone. */
export async function enlargeAmounts(): Promise<void> {
  const { context, page } = borrower();
  await context.route('**/esita/**', answer);
  await page.setViewportSize({ width: 320, height: 640 });
}

/** Runs in the page: the pieces, and those of them that do not stand on one line. */
function piecesOn(pieces: typeof PIECES) {
  const shown: string[] = [];
  const broken: string[] = [];
  const range = document.createRange();
  for (const [within, pattern] of pieces) {
    for (const element of Array.from(document.querySelectorAll(within))) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (const { 0: piece, index } of `${node.nodeValue}`.matchAll(new RegExp(pattern, 'g'))) {
          range.setStart(node, index);
          range.setEnd(node, index + piece.length);
          const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
          if (lines.size) shown.push(piece);
          if (lines.size > 1) broken.push(piece);
        }
      }
    }
  }
  return { shown, broken };
}

/** Runs in the page: the words that the choice of language, which lies in their row, covers. */
function wordsUnderChoice(): string[] {
  const choice = document.querySelector('.languages')?.getBoundingClientRect();
  const covered: string[] = [];
  const range = document.createRange();
  for (const element of Array.from(document.querySelectorAll('h1,.landing-brand'))) {
    range.selectNodeContents(element);
    for (const { right, top, bottom } of Array.from(range.getClientRects())) {
      if (choice && right > choice.left && top < choice.bottom && bottom > choice.top)
        covered.push(element.textContent ?? '');
    }
  }
  return covered;
}

/** Expects that no piece is broken or covered, at any text size, and that these are shown. @param pieces without spaces. */
export async function expectWhole(pieces = ''): Promise<void> {
  const { page } = borrower();
  for (const size of TEXT_SIZES) {
    await setTextSize(page, size);
    const { shown, broken } = await page.evaluate(piecesOn, PIECES);
    expect(broken, `${size} %`).toEqual([]);
    expect(await page.evaluate(wordsUnderChoice), `${size} %`).toEqual([]);
    expect(shown.join('')).toContain(pieces);
  }
  await setTextSize(page, 100);
}
