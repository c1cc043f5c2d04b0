import { describe, expect } from 'vitest';
import { RATING_DELAY_MS } from '../../pages/complainDetails/complainDetails.model.ts';
import { expectAccessible } from './accessible.ts';
import { borrower, untilReactListens, withBrowser } from './borrower.ts';
import { holdTimers } from './pageClock.ts';
import { boxOf, rowsOf, untilIdle } from './watchPage.ts';

const dialog = (name?: string) =>
  borrower().page.getByRole('dialog', name === undefined ? {} : { name });

describe('2.4 Complaint flow', () => {
  withBrowser(
    'the order that a complaint is about is still chosen after Back',
    async ({ page, open }) => {
      const orderNo = () => new URL(page.url()).searchParams.get('orderNo') ?? '';
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
      await open('complaint', 'due-extendable');
      await press('Choose another order');
      await page.getByRole('radio').nth(2).check();
      await press('Confirm');
      await press('Repayment');
      await page.waitForURL(/complainPageNext/);
      const chosen = orderNo();
      expect(chosen).not.toBe('due-extendable');
      await page.goBack();
      await press('Other');
      await page.waitForURL(/complainPageNext/);
      expect(orderNo()).toBe(chosen);
    },
  );

  withBrowser(
    'nothing in the rating moves when its notice comes',
    async ({ page, context, open }) => {
      await open('complainDetails', 'due-extendable', { problemId: '2' });
      await page.getByRole('button', { name: 'Rate the answer' }).tap();
      await page.getByRole('radio', { name: '4 stars' }).check();
      const send = dialog().getByRole('button', { name: 'Send' });
      const before = await boxOf(send);
      await context.setOffline(true);
      await send.tap();
      await dialog()
        .getByText(/^You are offline/)
        .first()
        .waitFor();
      expect(await boxOf(send)).toEqual(before);
    },
  );

  withBrowser('a full complaint keeps its end and the caret', async ({ page, open }) => {
    const FULL = 'abcde'.repeat(40);
    await open('complainPageNext', 'due-extendable', { problemType: '2' });
    await untilReactListens(page);
    const words = page.getByLabel('Tell us what happened');
    await words.fill(FULL);
    const caretAt = (at: number) =>
      words.evaluate((field: HTMLTextAreaElement, to) => field.setSelectionRange(to, to), at);
    const caret = () => words.evaluate((field: HTMLTextAreaElement) => field.selectionEnd);
    await caretAt(50);
    for (const put of ['X', 'ten letters']) {
      for (const _ of ['once', 'again']) {
        await page.keyboard.insertText(put);
        expect([await words.inputValue(), await caret()]).toEqual([FULL, 50]);
      }
    }
    await page.keyboard.press('Backspace');
    await page.keyboard.insertText('YZ');
    expect(await words.inputValue()).toBe(`${FULL.slice(0, 49)}Y${FULL.slice(50)}`);
    expect(await caret()).toBe(50);
  });

  describe('my complaints', () => {
    const open = (orderId = 'due-extendable') => borrower().open('complaintList', orderId);
    const chosen = (name: string) =>
      borrower().page.getByRole('tab', { name, selected: true }).waitFor();

    withBrowser('tabs: arrow keys, kept after a reload and after Back', async ({ page }) => {
      const answered = page.getByRole('link', { name: /five times/ });
      await open();
      await untilReactListens(page);
      await page.getByRole('tab', { name: 'All 3' }).focus();
      await page.keyboard.press('ArrowRight');
      await chosen('In progress 1');
      expect(await answered.count()).toBe(0);
      await page.keyboard.press('End');
      await chosen('Answered 2');
      await page.reload();
      await chosen('Answered 2');
      await answered.click();
      await page.waitForURL(/complainDetails/);
      await page.goBack();
      await chosen('Answered 2');
    });

    withBrowser('a swipe of 0.3 of the width changes the tab, a shorter one does not', async () => {
      const { page, context } = borrower();
      await open();
      await chosen('All 3');
      const session = await context.newCDPSession(page);
      const swipe = async (from: number, to: number) => {
        for (const x of [from, (from + to) / 2, to]) {
          const type = x === from ? 'touchStart' : 'touchMove';
          await session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: 400 }] });
        }
        await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      };
      await swipe(300, 215);
      await untilIdle(page);
      await chosen('All 3');
      await swipe(300, 150);
      await chosen('In progress 1');
      await swipe(100, 260);
      await chosen('All 3');
    });

    withBrowser('five tabs stand in view, and more scroll to the chosen one', async ({ page }) => {
      const tabs = Array.from({ length: 7 }, (_, index) => ({ title: `T${index}`, list: [] }));
      await page.route('**/user-problem/problem-list*', (call) =>
        call.fulfill({ json: { code: 0, message: '', data: { tabs } } }),
      );
      await open();
      await page.getByRole('tab', { name: 'T0' }).waitFor();
      // React replaces the strip that the document has drawn.
      await untilReactListens(page);
      const inView = () =>
        page.getByRole('tablist').evaluate((strip) => {
          const { left, right } = strip.getBoundingClientRect();
          const isInView = (tab: Element) => {
            const box = tab.getBoundingClientRect();
            return box.left >= left - 1 && box.right <= right + 1;
          };
          return [...strip.children].filter(isInView).map(({ textContent }) => textContent);
        });
      expect(await inView()).toEqual(['T0', 'T1', 'T2', 'T3', 'T4']);
      await page.getByRole('tab').first().focus();
      await page.keyboard.press('End');
      await chosen('T6');
      await expect.poll(inView).toContain('T6');
      // It and its neighbour.
      expect(await page.getByRole('tabpanel', { includeHidden: true }).count()).toBe(2);
    });

    withBrowser('two thousand entries have a badge of 99+, and are all there', async () => {
      const { page } = borrower();
      await open('complaints-2000');
      await page.getByRole('tab', { name: 'All 99+' }).waitFor();
      await untilReactListens(page);
      expect(await page.getByRole('link', { name: /Complaint number/ }).count()).toBe(2000);
    });
  });

  describe('a complaint and its answer', () => {
    withBrowser(
      'pictures stand in four columns; one opens in full size',
      async ({ page, open }) => {
        const images = Array.from({ length: 9 }, (_, index) => `/esita/sandbox/qr/${index}.png`);
        const data = { type: 'A', problemId: '3', content: 'B', images, isNeedScore: 0 };
        await page.route('**/user-problem/problem-detail*', (call) =>
          call.fulfill({ json: { code: 0, message: '', data } }),
        );
        await open('complainDetails', 'due-extendable', { problemId: '3' });
        const pictures = page.getByRole('button', { name: /^Evidence photo/ });
        await untilReactListens(page);
        await pictures.last().waitFor();
        expect(await rowsOf(pictures)).toEqual([4, 4, 1]);
        await pictures.first().click();
        await dialog('Evidence photo 1 of 9').waitFor();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await dialog().waitFor({ state: 'detached' });
      },
    );

    withBrowser(
      'the request for a rating comes also to a borrower who uses the keyboard, and returns the focus',
      async () => {
        const { page, open } = borrower();
        const letTimePass = await holdTimers(page, RATING_DELAY_MS, true);
        await open('complainDetails', 'due-extendable', { problemId: '2' });
        await untilReactListens(page);
        await page.keyboard.press('Tab');
        const focused = () => page.evaluate(() => document.activeElement?.outerHTML);
        const before = await focused();
        await letTimePass();
        await dialog('How was our answer?').waitFor();
        await page.keyboard.press('Escape');
        await dialog().waitFor({ state: 'detached' });
        expect(await focused()).toBe(before);
      },
    );
  });
});
