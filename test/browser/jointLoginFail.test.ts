import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, useBorrower, withBrowser } from './borrower.ts';
import { putShell, shellMessages } from './fakeShell.ts';
import { lenderOf } from './lender.ts';
import { untilIdle } from './watchPage.ts';

const STATES = [
  { orderId: 'status-174', sees: 'Offers from other lenders' },
  { orderId: 'loose-types', sees: 'Offers from other lenders' },
  { orderId: 'empty-lists', sees: 'No other offers right now' },
  { orderId: 'null-lists', sees: 'No other offers right now' },
  { orderId: 'slow', sees: 'Offers from other lenders' },
];

describe('the joint login failure page', () => {
  const borrower = useBorrower();

  for (const { orderId, sees } of STATES) {
    withBrowser(`${orderId}: a borrower sees "${sees}"`, async () => {
      const { page, open, problems } = borrower();
      await open('jointLoginFail', orderId);
      await page.getByRole('heading', { name: sees }).waitFor();
      await page.getByRole('heading', { name: 'Your application was not accepted' }).waitFor();
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
      expect(problems).toEqual([]);
    });
  }

  withBrowser('a web address opens here, after one jump [7.8-02, 7.8-03, 7.8-04]', async () => {
    const { page, open, calls } = borrower();
    const { fault, release } = lenderOf(borrower());
    await fault('/orbital/jump', 'hold');
    await open('jointLoginFail', 'status-174');
    const card = page.getByRole('button', { name: /Bayan Credit/ });
    await card.evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await page.locator('[aria-busy=true] .button-spinner').waitFor();
    await expectAccessible(page);
    await release();
    await page.waitForURL(/sandbox\/partner\?offer=joint/);
    expect(await calls('/orbital/jump')).toHaveLength(1);
    await expect.poll(() => calls('/orbital/track')).toHaveLength(1);
  });

  withBrowser('an address of the app opens through the shell [7.8-05]', async () => {
    const { page, context, open } = borrower();
    await putShell(context);
    await open('jointLoginFail', 'status-174');
    await page.getByRole('button', { name: /Tulay Loan/ }).click();
    await expect
      .poll(() => shellMessages(page))
      .toMatchObject([
        { action: 'openPage', payload: { url: 'lendapp://productDetail?productId=8' } },
      ]);
  });

  withBrowser('a product that is not enabled cannot be opened and says so [4-65]', async () => {
    const { page, open, calls } = borrower();
    await open('jointLoginFail', 'status-174');
    const closed = page.getByRole('button', { name: /Dagat Finance.*Not available right now/ });
    await closed.click({ force: true });
    await untilIdle(page);
    expect(await calls('/orbital/jump')).toEqual([]);
  });

  for (const { orderId, says } of [
    { orderId: 'write-error', says: 'This service is under maintenance' },
    { orderId: 'write-unsafe', says: 'This link cannot be opened' },
    { orderId: 'write-dropped', says: 'We got no answer. Please try again.' },
  ]) {
    withBrowser(`${orderId}: shows why, and keeps the products`, async () => {
      const { page, open } = borrower();
      await open('jointLoginFail', orderId);
      await page.getByRole('button', { name: /Bayan Credit/ }).click();
      await page.getByText(says).first().waitFor();
      const card = page.getByRole('button', { name: /Bayan Credit/ });
      await expect.poll(() => card.getAttribute('aria-busy')).toBeNull();
      await expectAccessible(page);
    });
  }

  withBrowser('a long button text on a narrow phone keeps clear of the tags', async () => {
    const { page, context, open } = borrower();
    await context.route('**/orbital/recommend*', async (call) => {
      const reply = await call.fetch();
      const body = (await reply.text()).replace(/"Apply"/g, '"Apply for this now"');
      await call.fulfill({ response: reply, body });
    });
    await page.setViewportSize({ width: 320, height: 640 });
    await open('jointLoginFail', 'status-174');
    const card = page.getByRole('button', { name: /Bayan Credit/ });
    const tag = await card.getByText('Fast', { exact: true }).boundingBox();
    const go = await card.getByText('Apply for this now').boundingBox();
    if (!tag || !go) throw new Error('Not shown');
    expect(go.y - tag.y - tag.height).toBeGreaterThanOrEqual(8);
  });

  withBrowser('by keyboard alone', async () => {
    const { page, open } = borrower();
    await open('jointLoginFail', 'status-174');
    await page.getByRole('heading', { name: 'Offers from other lenders' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/sandbox\/partner/);
  });
});
