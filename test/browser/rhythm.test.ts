import { describe, expect } from 'vitest';
import { untilReactListens, withBrowser } from './borrower.ts';
import { EVERY_PAGE } from './screens.ts';
import { setTextSize } from './watchPage.ts';

/** The sizes of text, px. An amount may be smaller, because it stays on one line. */
const SIZES = [13, 14, 16, 18, 20, 28];

/** Room between the last thing in a card and its edge, px. A line of text has some of its own below its letters. */
const ENDS = { least: 15, most: 21 };

/** Runs in the page: the sizes of its texts by what they say, px, and that of the amount that it is about. */
function textSizes() {
  const sizes: [string, number][] = [];
  const main = document.querySelector('.main-amount');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const words = node.nodeValue?.trim();
    if (!words || !element?.getClientRects().length || element.closest('.amount')) continue;
    sizes.push([words, Number.parseFloat(getComputedStyle(element).fontSize)]);
  }
  return { sizes, amount: main && Number.parseFloat(getComputedStyle(main).fontSize) };
}

/** Runs in the page: how far above the edge of each card its last thing ends, px, by what that is. */
function cardEnds() {
  const isDrawn = (element: Element) => {
    const style = getComputedStyle(element);
    const hasEdge =
      Number.parseFloat(style.borderBottomWidth) > 0 && !/, 0\)$/.test(style.borderBottomColor);
    return hasEdge || !/, 0\)$/.test(style.backgroundColor) || element.matches('img,svg,input');
  };
  const cards = Array.from(document.querySelectorAll('.card'));
  const shown = cards.filter((card) => card.getClientRects().length);
  return shown.map((card) => {
    let last = { bottom: 0, words: '' };
    const range = document.createRange();
    const nodes = document.createTreeWalker(card, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element || element.closest('.visually-hidden')) continue;
      if (node instanceof Element ? !isDrawn(node) : !node.nodeValue?.trim()) continue;
      range.selectNode(node);
      for (const { bottom, height } of Array.from(range.getClientRects()))
        if (height && height < card.clientHeight && bottom > last.bottom)
          last = { bottom, words: `${node.textContent}` };
    }
    const room = Math.round(card.getBoundingClientRect().bottom - last.bottom);
    return [room, last.words] as const;
  });
}

/** Runs in the page: left and right edges of cards, and of the buttons in its bar, px. */
function edges() {
  const sides = (selector: string) => {
    const boxes = Array.from(document.querySelectorAll(selector), (one) =>
      one.getBoundingClientRect(),
    );
    return boxes.length
      ? [Math.min(...boxes.map(({ left }) => left)), Math.max(...boxes.map(({ right }) => right))]
      : undefined;
  };
  return { cards: sides('.card'), buttons: sides('.sticky-bar .button') };
}

/** Runs in the page: the buttons that stand nearer than 8 px to another one, or to the choice of language. */
function crowded() {
  // Rows of a list, and tabs, have a line between them.
  const all = Array.from(document.querySelectorAll('.button,.tab,.languages a'));
  const shown = all.filter((one) => one.getClientRects().length && !one.closest('.agreements'));
  const isNear = (one: Element, other: Element) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    const across = Math.max(a.left - b.right, b.left - a.right);
    const down = Math.max(a.top - b.bottom, b.top - a.bottom);
    return Math.max(across, down) < 8;
  };
  const areTabs = (one: Element, other: Element) => one.matches('.tab') && other.matches('.tab');
  return shown
    .filter((one) => !one.closest('.sticky-bar'))
    .filter((one) =>
      shown.some((other) => one !== other && !areTabs(one, other) && isNear(one, other)),
    )
    .map(({ textContent }) => textContent);
}

const SCREENS = EVERY_PAGE.filter(({ hasScript, route }) => hasScript && route !== 'officialSite');

describe('text sizes and cards', () => {
  for (const { route, path, query } of SCREENS.filter(({ route }) => route !== 'landing')) {
    withBrowser(`${route} keeps to the sizes of text, and to one rhythm of cards`, async (one) => {
      const { page, open } = one;
      await open(path, 'due-extendable', query);
      await untilReactListens(page);
      const { sizes } = await page.evaluate(textSizes);
      expect(sizes.length).toBeGreaterThan(2);
      expect(sizes.filter(([, size]) => !SIZES.includes(size))).toEqual([]);
      const ends = await page.evaluate(cardEnds);
      expect(ends.filter(([room]) => room < ENDS.least || room > ENDS.most)).toEqual([]);
      const { cards, buttons } = await page.evaluate(edges);
      if (cards && buttons) expect(buttons).toEqual(cards);
      expect(await page.evaluate(crowded)).toEqual([]);
    });
  }

  /** The pages about an amount, with a reply or an address that has it. */
  const WITH_AMOUNT = [
    ['loanDetail', 'due-extendable', {}],
    ['repayment', 'due-extendable', {}],
    ['repayDelay', 'due-extendable', {}],
    ['newLoanConfirm', 'status-110', {}],
    ['loanConfirm', 'status-110', {}],
    ['cardRepayment', 'due-extendable', { amount: '345000' }],
    [
      'repaymentOfCode',
      'due-extendable',
      { showType: '1', payCode: '801234567890', repayAmount: '345000' },
    ],
    [
      'repaymentOfCode',
      'due-extendable',
      { showType: '2', payCode: '801234567890', repayAmount: '345000' },
    ],
    ['repaymentOfCode2', 'due-extendable', {}],
  ] as const;

  for (const [route, orderId, query] of WITH_AMOUNT) {
    const kind = 'showType' in query && query.showType === '2' ? ' with a QR' : '';
    withBrowser(
      `${route}${kind}: the amount is its largest text at every text size`,
      async (one) => {
        const { page, open } = one;
        await open(route, orderId, query);
        await untilReactListens(page);
        let before = 0;
        for (const percent of [100, 130, 200]) {
          await setTextSize(page, percent);
          const { sizes, amount } = await page.evaluate(textSizes);
          const largest = Math.max(...sizes.map(([, size]) => size));
          expect(amount, `${percent} %`).toBeGreaterThan(largest);
          expect(amount, `${percent} %`).toBeGreaterThan(before);
          before = amount ?? 0;
        }
      },
    );
  }
});
