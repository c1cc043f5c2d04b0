import { describe, expect } from 'vitest';
import { site, useBorrower, withBrowser } from './borrower.ts';
import { untilIdle } from './watchPage.ts';

describe('my complaints', () => {
  const borrower = useBorrower();

  withBrowser('date and time of an entry stand whole on one line, without seconds', async () => {
    const { page, open } = borrower();
    await open('complaintList', 'due-extendable');
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 640 });
      const times = page.locator('.complaint-item time');
      await times.first().waitFor();
      const said = await times.allTextContents();
      expect(said.filter((one) => !/^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(one))).toEqual([]);
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

  withBrowser('tabs: arrow keys, kept after a reload and after Back [2.4-12]', async () => {
    const { page, open } = borrower();
    await open('complaintList', 'due-extendable');
    await page.getByRole('tab', { name: 'All 3', selected: true }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('tab', { name: 'In progress 1', selected: true }).waitFor();
    expect(await page.getByRole('link', { name: /five times/ }).count()).toBe(0);
    await page.keyboard.press('End');
    await page.getByRole('tab', { name: 'Answered 2', selected: true }).waitFor();
    await page.reload();
    await page.getByRole('tab', { name: 'Answered 2', selected: true }).waitFor();
    await page.getByRole('link', { name: /five times/ }).click();
    await page.waitForURL(/complainDetails/);
    await page.goBack();
    await page.getByRole('tab', { name: 'Answered 2', selected: true }).waitFor();
  });

  withBrowser(
    'a swipe of 0.3 of the width changes the tab, a shorter one does not [9-38]',
    async () => {
      const { page, open, context } = borrower();
      await open('complaintList', 'due-extendable');
      await page.getByRole('tab', { name: 'All 3' }).waitFor();
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
      await page.getByRole('tab', { name: 'All 3', selected: true }).waitFor();
      await swipe(300, 150);
      await page.getByRole('tab', { name: 'In progress 1', selected: true }).waitFor();
      await swipe(100, 260);
      await page.getByRole('tab', { name: 'All 3', selected: true }).waitFor();
    },
  );

  withBrowser('more than five tabs scroll, and the chosen one is in view [9-39]', async () => {
    const { page, open } = borrower();
    await open('complaintList', 'complaint-tabs');
    await page.getByRole('tab').first().focus();
    await page.keyboard.press('End');
    const last = page.getByRole('tab', { name: 'Archived', selected: true });
    await last.waitFor();
    const box = await last.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(361);
    expect(await page.getByRole('tabpanel', { includeHidden: true }).count()).toBe(2);
    await page.getByText('No complaints under "Archived"').waitFor();
  });

  withBrowser('Refresh reads again and shows a new complaint', async () => {
    const { page, open, calls, context, sessionId } = borrower();
    await open('complaintList', 'due-extendable');
    await page.getByRole('tab', { name: 'In progress 1' }).waitFor();
    await context.request.post(`${site}/esita/sandbox/reply?sessionId=${sessionId}`, {
      form: { problemId: '3' },
    });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.getByRole('tab', { name: 'Answered 3' }).waitFor();
    expect(await calls('/problem-list')).toHaveLength(2);
  });

  withBrowser(
    'two thousand entries: a badge of 99+, and the list grows while scrolling [9-40]',
    async () => {
      const { page, open } = borrower();
      await open('complaintList', 'complaints-2000');
      await page.getByRole('tab', { name: 'All 99+' }).waitFor();
      const shown = () => page.getByRole('link', { name: /Complaint number/ }).count();
      const before = await shown();
      expect(before).toBeLessThan(200);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect.poll(shown).toBeGreaterThan(before);
    },
  );
});
