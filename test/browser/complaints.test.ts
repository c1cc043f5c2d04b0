import { describe, expect } from 'vitest';
import { RATING_DELAY_MS } from '../../pages/complainDetails/complainDetails.model.ts';
import { expectAccessible } from './accessible.ts';
import { borrower, untilReactListens, withBrowser } from './borrower.ts';
import { holdTimers } from './pageClock.ts';
import { boxOf, untilIdle } from './watchPage.ts';

withBrowser(
  'starting a complaint the order is chosen by keyboard; after Back the borrower chooses again',
  async ({ page, open }) => {
    await open('complaint', 'complaint-many-orders');
    await page.getByRole('button', { name: 'Choose another order' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Your orders' }).waitFor();
    expect(await page.getByRole('radio').count()).toBe(300);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Other', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/complainPageNext\?/);
    expect(new URL(page.url()).searchParams.get('orderNo')).not.toBe('complaint-many-orders');
    await page.goBack();
    await page.getByRole('button', { name: 'Repayment' }).click();
    await page.waitForURL(/problemType=2/);
  },
);

describe('my complaints', () => {
  const open = (orderId = 'due-extendable') => borrower().open('complaintList', orderId);
  const chosen = (name: string) => borrower().page.getByRole('tab', { name, selected: true });

  withBrowser('date and time of an entry stand whole on one line, without seconds', async () => {
    const { page } = borrower();
    await open();
    const times = page.locator('.complaint-item time');
    await untilReactListens(page);
    const said = await times.allTextContents();
    expect(said.filter((one) => !/^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(one))).toEqual([]);
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 640 });
      const lines = await times.evaluateAll((all) =>
        all.map((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size;
        }),
      );
      // Those of the tabs that are not shown have none.
      expect(Math.max(...lines)).toBe(1);
    }
  });

  withBrowser('tabs: arrow keys, kept after a reload and after Back', async ({ page }) => {
    await open();
    await chosen('All 3').focus();
    await page.keyboard.press('ArrowRight');
    await chosen('In progress 1').waitFor();
    expect(await page.getByRole('link', { name: /five times/ }).count()).toBe(0);
    await page.keyboard.press('End');
    await chosen('Answered 2').waitFor();
    await page.reload();
    await chosen('Answered 2').waitFor();
    await page.getByRole('link', { name: /five times/ }).click();
    await page.waitForURL(/complainDetails/);
    await page.goBack();
    await chosen('Answered 2').waitFor();
  });

  withBrowser(
    'a swipe of 0.3 of the width changes the tab, a shorter one does not',
    async ({ page, context }) => {
      await open();
      await chosen('All 3').waitFor();
      const session = await context.newCDPSession(page);
      const swipe = async (from: number, to: number) => {
        const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
          session.send('Input.dispatchTouchEvent', {
            type,
            touchPoints: x === undefined ? [] : [{ x, y: 400 }],
          });
        await touch('touchStart', from);
        await touch('touchMove', (from + to) / 2);
        await touch('touchMove', to);
        await touch('touchEnd');
      };
      await swipe(300, 215);
      await untilIdle(page);
      await chosen('All 3').waitFor();
      await swipe(300, 150);
      await chosen('In progress 1').waitFor();
      await swipe(100, 260);
      await chosen('All 3').waitFor();
    },
  );

  withBrowser('five short tabs fit on one page of tabs', async ({ page }) => {
    const tabs = Array.from({ length: 7 }, (_, index) => ({ title: `T${index}`, list: [] }));
    await page.route('**/user-problem/problem-list*', (call) =>
      call.fulfill({ json: { code: 0, message: '', data: { tabs } } }),
    );
    await open();
    await page.getByRole('tab', { name: 'T0' }).waitFor();
    // React replaces the strip that the document has drawn.
    await untilReactListens(page);
    const inView = await page.getByRole('tablist').evaluate((strip) => {
      const { right } = strip.getBoundingClientRect();
      const fits = (tab: Element) => tab.getBoundingClientRect().right <= right + 1;
      return Array.from(strip.children).filter(fits).length;
    });
    expect(inView).toBe(5);
  });

  withBrowser('more than five tabs scroll, and the chosen one is in view', async () => {
    const { page } = borrower();
    await open('complaint-tabs');
    await page.getByRole('tab').first().focus();
    await page.keyboard.press('End');
    const last = chosen('Archived');
    await last.waitFor();
    const box = await boxOf(last);
    expect(box.x + box.width).toBeLessThanOrEqual(361);
    expect(await page.getByRole('tabpanel', { includeHidden: true }).count()).toBe(2);
    await page.getByText('No complaints under "Archived"').waitFor();
  });

  withBrowser(
    'two thousand entries: a badge of 99+, and the list grows while scrolling',
    async ({ page }) => {
      await open('complaints-2000');
      await page.getByRole('tab', { name: 'All 99+' }).waitFor();
      const shown = () => page.getByRole('link', { name: /Complaint number/ }).count();
      const before = await shown();
      expect(before).toBeLessThan(200);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect.poll(shown).toBeGreaterThan(before);
    },
  );
});

describe('a complaint and its answer', () => {
  const open = (problemId = '2') =>
    borrower().open('complainDetails', 'due-extendable', { problemId });

  withBrowser('pictures stand in four columns; one opens in full size', async ({ page }) => {
    const images = Array.from({ length: 9 }, (_, index) => `/esita/sandbox/qr/${index}.png`);
    const data = { type: 'A', problemId: '3', content: 'B', images, isNeedScore: 0 };
    await page.route('**/user-problem/problem-detail*', (call) =>
      call.fulfill({ json: { code: 0, message: '', data } }),
    );
    await open('3');
    const pictures = page.getByRole('button', { name: /^Evidence photo/ });
    await untilReactListens(page);
    await pictures.last().waitFor();
    const tops = await pictures.evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().top)),
    );
    const rows = [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
    expect(rows).toEqual([4, 4, 1]);
    await pictures.first().click();
    await page.getByRole('dialog', { name: 'Evidence photo 1 of 9' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  withBrowser('it never takes the focus from a borrower who uses the keyboard', async () => {
    const { page } = borrower();
    const letTimePass = await holdTimers(page, RATING_DELAY_MS, true);
    await open();
    await untilReactListens(page);
    await page.keyboard.press('Tab');
    await letTimePass();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.nodeName)).toBe('BUTTON');
  });
});
