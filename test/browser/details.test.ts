import { describe, expect } from 'vitest';
import { borrower, untilReactListens, withBrowser } from './borrower.ts';
import { boxOf } from './watchPage.ts';

describe('details of the layout', () => {
  withBrowser('the names of ways to pay begin on one line, with or without a logo', async () => {
    const { page, context, open } = borrower();
    await context.route('**/loan-play-detail*', async (route) => {
      const answer = await route.fetch();
      const reply = await answer.json();
      reply.data.repayList[1].logo = '';
      await route.fulfill({ response: answer, json: reply });
    });
    await open('repayment', 'due-extendable');
    await untilReactListens(page);
    await page.getByRole('button', { name: 'Payment Method' }).click();
    const sheet = page.getByRole('dialog');
    const starts = new Set<number>();
    for (const name of ['GCash', 'Maya', '7-Eleven']) {
      starts.add((await boxOf(sheet.getByText(name, { exact: true }))).x);
    }
    expect(starts.size).toBe(1);
  });

  withBrowser('a picture opens as wide as the phone, and zooms into its middle', async () => {
    const { page, open } = borrower();
    await open('paymentInstructions', 'due-extendable');
    const pictures = page.getByRole('button', { name: /^Enlarge picture/ });
    await pictures.first().click();
    const picture = page.getByRole('dialog').getByRole('img');
    expect((await picture.boundingBox())?.width).toBe(360);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    const zoomed = await boxOf(picture);
    expect(zoomed.width).toBe(900);
    expect(zoomed.x + 450).toBeCloseTo(180, 0);
  });

  withBrowser('a dialog that opens by itself shows the focus once a key is pressed', async () => {
    const { page, open } = borrower();
    const outline = () =>
      page.locator(':focus').evaluate((one) => getComputedStyle(one).outlineColor);
    const invisible = 'rgba(0, 0, 0, 0)';
    await open('loanDetail', 'withdraw-prompt');
    await page.locator('button:focus', { hasText: 'Continue' }).waitFor();
    expect(await outline()).toBe(invisible);
    await page.keyboard.press('Tab');
    expect(await outline()).not.toBe(invisible);
  });

  withBrowser('a long button text keeps clear of the tags of an offer', async () => {
    const { page, context, open } = borrower();
    await context.route('**/orbital/recommend*', async (call) => {
      const reply = await call.fetch();
      const body = (await reply.text()).replace(/"Apply"/g, '"Apply for this now"');
      await call.fulfill({ response: reply, body });
    });
    await page.setViewportSize({ width: 320, height: 640 });
    await open('jointLoginFail', 'status-174');
    const card = page.getByRole('button', { name: /Bayan Credit/ });
    const tag = await boxOf(card.getByText('Fast', { exact: true }));
    const go = await boxOf(card.getByText('Apply for this now'));
    expect(go.y - tag.y - tag.height).toBeGreaterThanOrEqual(8);
  });
});
