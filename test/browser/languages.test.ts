import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { borrower, untilReactListens, withBrowser } from './borrower.ts';
import { openHeld } from './holdRequests.ts';
import { EVERY_PAGE } from './screens.ts';
import { boxOf, setTextSize, untilIdle, watchLayoutShift } from './watchPage.ts';

/** Pages with the longest words in their titles. */
const BESIDE_TITLE = ['bindBank', 'customerService', 'complainDetails', 'newLoanConfirm'];

/** Width of the window, px, and size of the text, percent. */
const SIZES = [
  [360, 100],
  [320, 130],
  [320, 200],
  [1280, 100],
] as const;

/** Where the words of an element end, px, and those of them that stand on more than one line. */
const textBoxOf = (element: Locator) =>
  element.evaluate((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const { right, bottom } = range.getBoundingClientRect();
    const broken: string[] = [];
    const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const { 0: word, index } of `${node.nodeValue}`.matchAll(/\S+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (range.getClientRects().length > 1) broken.push(word);
      }
    return { right, bottom, broken };
  });

describe('the choice of language', () => {
  withBrowser('the borrower chooses Filipino, before React too, and it is kept', async () => {
    const { page, context, open } = borrower();
    const choice = (name: string) => page.getByRole('navigation').getByRole('link', { name });
    const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
    const queryNow = () => Object.fromEntries(new URL(page.url()).searchParams);
    await context.route('**/assets/react-*.js', (go) => go.abort());
    await open('complaint', 'due-extendable', { note: 'a b&c' });
    await heading('Complaint');
    const before = queryNow();
    await choice('Filipino').click();
    await heading('Reklamo');
    expect(await choice('English').getAttribute('aria-current')).toBe('false');
    expect(await choice('Filipino').count(), 'the current language is not offered').toBe(0);
    expect(queryNow()).toEqual({ ...before, lang: 'fil' });
    expect(await page.evaluate(() => history.length)).toBe(2);

    await context.unroute('**/assets/react-*.js');
    await context.addInitScript(() => Object.assign(window, { __lendShellInfo: { lang: 'en' } }));
    await open('customerService', 'due-extendable', { lang: 'en' });
    await page.getByText('Mag-chat sa amin').waitFor();
    await page.waitForFunction(() => document.documentElement.dataset.started !== undefined);
    await choice('English').click();
    // What was asked for before it was chosen.
    await open('complaint', 'due-extendable', { lang: 'en' });
    await heading('Complaint');
  });

  withBrowser(
    'an app that is switched to Filipino shows Filipino',
    async ({ page, context, open }) => {
      const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
      const switchTo = (lang: string) =>
        context.addInitScript(
          (to) => Object.assign(window, { __lendShellInfo: { lang: to } }),
          lang,
        );
      await switchTo('fil');
      await open('complaint', 'due-extendable');
      await heading('Reklamo');
      await page.getByRole('link', { name: 'English' }).click();
      await heading('Complaint');
      await open('complaint', 'due-extendable');
      await heading('Complaint');
      for (const [lang, name] of [
        ['en', 'Complaint'],
        ['fil', 'Reklamo'],
      ] as const) {
        await switchTo(lang);
        await open('complaint', 'due-extendable');
        await heading(name);
      }
    },
  );

  for (const { route, query } of EVERY_PAGE.filter(({ route }) =>
    ['newLoanConfirm', 'cardRepayment', 'loanDetail', 'complaint'].includes(route),
  ))
    withBrowser(`${route}: nothing moves while it loads in Filipino`, async ({ page, open }) => {
      const shift = await watchLayoutShift(page);
      await open(route, 'due-extendable', { ...query, lang: 'fil' });
      await page.waitForFunction(() => document.documentElement.dataset.started !== undefined);
      await untilIdle(page);
      expect(await shift()).toBeLessThan(0.001);
    });

  withBrowser('Filipino texts are requested with the page, and in English none', async () => {
    const { page, open } = borrower();
    const events: string[] = [];
    const told = (what: string) => (request: { url(): string }) => {
      const [, name = ''] = /\/assets\/([\w.-]+?)-[\w-]{8}\.js/.exec(request.url()) ?? [];
      if (name) events.push(`${what} ${name}`);
    };
    page.on('request', told('asked'));
    page.on('requestfinished', told('there'));
    await open('loanConfirm', 'due-extendable', { lang: 'fil' });
    await page.getByText('Matatanggap mo', { exact: true }).first().waitFor();
    await untilIdle(page);
    const texts = () => events.filter((event) => /^asked (.*\.)?fil$/.test(event));
    expect(texts().length).toBeGreaterThanOrEqual(2);
    // Loaded once, and imported from the cache.
    for (const event of texts()) {
      expect(events.indexOf(event)).toBeLessThan(events.indexOf('there react'));
    }
    events.length = 0;
    await open('repayment', 'due-extendable');
    await page.getByText('Amount to repay').waitFor();
    await untilIdle(page);
    expect(texts()).toEqual([]);
    expect(events).toContain('asked react');
  });

  withBrowser('without the Filipino texts the heading is English again, before React', async () => {
    const { page, context } = borrower();
    await context.route('**/assets/*.fil-*.js', (request) => request.abort());
    const start = await openHeld(borrower(), 'complaint', 'due-extendable', { lang: 'fil' });
    await page.getByRole('heading', { level: 1, name: 'Complaint' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await start();
  });

  for (const { route, query } of EVERY_PAGE.filter(({ route }) => BESIDE_TITLE.includes(route)))
    withBrowser(
      `${route}: the choice of language is in the row of the title, at every size`,
      async (one) => {
        const { page, open } = one;
        for (const lang of ['en', 'fil']) {
          await open(route, 'due-extendable', { ...query, lang });
          await untilReactListens(page);
          const choice = page.getByRole('navigation').getByRole('link');
          const title = page.getByRole('heading', { level: 1 });
          for (const [width, percent] of SIZES) {
            await page.setViewportSize({ width, height: 740 });
            await setTextSize(page, percent);
            const [link, words] = [await boxOf(choice), await textBoxOf(title)];
            expect(link.height).toBeGreaterThanOrEqual(44);
            expect(link.y).toBeLessThan(words.bottom);
            expect(link.x, `${lang} ${width} px ${percent} %`).toBeGreaterThanOrEqual(words.right);
            expect(link.x + link.width).toBeLessThanOrEqual(width);
            expect(words.broken).toEqual([]);
          }
        }
      },
    );
});
