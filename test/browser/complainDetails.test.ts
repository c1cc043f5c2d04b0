import { describe, expect } from 'vitest';
import { RATING_DELAY_MS } from '../../pages/complainDetails/complainDetails.model.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  site,
  useBorrower,
  withBrowser,
} from './borrower.ts';
import { lenderOf } from './lender.ts';
import { holdTimerOnOpening } from './pageClock.ts';

const SCORE = '/save-score';

describe('a complaint and its answer', () => {
  const borrower = useBorrower();
  const open = (problemId: string, orderId = 'due-extendable') =>
    borrower().open('complainDetails', orderId, { problemId });

  withBrowser('a picture opens in full size and closes by Esc', async () => {
    const { page } = borrower();
    await open('2');
    await page.getByRole('button', { name: 'Evidence photo 2 of 2' }).click();
    await page.getByRole('dialog', { name: 'Evidence photo 2 of 2' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Photo 1 of 1 in the answer' }).waitFor();
  });

  withBrowser('pictures that are gone are said in words, in place and in full size', async () => {
    const { page, context } = borrower();
    await context.route(
      (url) => /\.(svg|png|jpe?g)$/.test(url.pathname),
      (request) => request.fulfill({ status: 404 }),
    );
    await open('2');
    const gone = page.getByRole('button', { name: 'Evidence photo 2 of 2 could not be loaded' });
    await gone.waitFor();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await gone.click();
    const viewer = page.getByRole('dialog', { name: 'Evidence photo 2 of 2' });
    await viewer.getByText('This picture could not be loaded.').waitFor();
    await expectAccessible(page);
    expect(await viewer.getByRole('button', { name: 'Zoom in' }).count()).toBe(0);
  });

  withBrowser(
    'the rating opens by itself after 3 s, and not again once it is rated [4-11, 7.3-09, 8-20, 9-07]',
    async () => {
      const { page, calls } = borrower();
      const held = await holdTimerOnOpening(page, RATING_DELAY_MS);
      await open('2');
      const letTimePass = await held();
      expect(await page.getByRole('dialog').count()).toBe(0);
      await letTimePass();
      const dialog = page.getByRole('dialog', { name: 'How was our answer?' });
      await dialog.waitFor();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Send' }).click();
      await dialog.getByText('Please choose at least one star.').waitFor();
      expect(await calls(SCORE)).toEqual([]);
      await dialog.getByRole('radio', { name: '4 stars' }).check({ force: true });
      await dialog.getByRole('button', { name: 'Send' }).evaluate((button: HTMLButtonElement) => {
        button.click();
        button.click();
      });
      await page.getByText('Successful demonstration！').waitFor();
      await page.getByRole('button', { name: 'Rate the answer' }).waitFor({ state: 'detached' });
      expect((await calls(SCORE)).map(({ body }) => body)).toEqual([
        { score: '4', problemId: '2' },
      ]);
    },
  );

  withBrowser('it never takes the focus from a borrower who uses the keyboard', async () => {
    const { page } = borrower();
    const held = await holdTimerOnOpening(page, RATING_DELAY_MS);
    await open('2');
    const letTimePass = await held();
    await page.keyboard.press('Tab');
    await letTimePass();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.nodeName)).toBe('BUTTON');
  });

  withBrowser('a rating that cannot be checked: the dialog says so', async () => {
    const { page, calls } = borrower();
    const { fault } = lenderOf(borrower());
    await open('2');
    await page.getByRole('button', { name: 'Rate the answer' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: '5 stars' }).check({ force: true });
    await fault(SCORE, 'lost-after');
    // Both the read before sending and the check afterwards fail.
    await fault('/problem-detail', 'http-500', { times: 2 });
    await dialog.getByRole('button', { name: 'Send' }).click();
    await dialog.getByText("We're not sure your rating went through").waitFor();
    expect(await dialog.getByRole('button', { name: 'Send', exact: true }).count()).toBe(0);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: 'Check again' }).click();
    await page.getByText('Successful demonstration！').waitFor();
    expect(await calls(SCORE)).toHaveLength(1);
  });

  withBrowser('a sent complaint is answered and rated, once', async () => {
    const { page, context, sessionId } = borrower();
    await context.request.post(`${site}/esita/sandbox/reply?sessionId=${sessionId}`, {
      form: { problemId: '3' },
    });
    await open('3');
    await page.getByText('We have looked into it and put it right.').waitFor();
    await page.getByRole('button', { name: 'Rate the answer' }).click();
    await page.keyboard.press('Tab');
    await page.getByRole('radio', { name: '1 star' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Send' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Successful demonstration！').waitFor();
    await page.reload();
    await page.getByText('We have looked into it and put it right.').waitFor();
    expect(await page.getByRole('button', { name: 'Rate the answer' }).count()).toBe(0);
  });
});
