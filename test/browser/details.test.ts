import { describe, expect } from 'vitest';
import { useBorrower, withBrowser } from './borrower.ts';

/** The reply to the instalment page with something changed. */
type Change = (data: { repayAmount: string; repayList: { logo: string; name: string }[] }) => void;

describe('what a borrower looks at closely', () => {
  const borrower = useBorrower();

  async function openRepayment(change: Change) {
    const { page, context, open } = borrower();
    await context.route('**/loan-play-detail*', async (route) => {
      const answer = await route.fetch();
      const reply = await answer.json();
      change(reply.data);
      await route.fulfill({ response: answer, json: reply });
    });
    await open('repayment', 'due-extendable');
    return page;
  }

  withBrowser('an amount of ten digits stays on one line at 320 px', async () => {
    const { page: phone } = borrower();
    await phone.setViewportSize({ width: 320, height: 640 });
    const page = await openRepayment((data) => {
      data.repayAmount = '₱1,234,567,890.00';
    });
    const amount = page.getByText('₱1,234,567,890.00').first();
    await amount.waitFor();
    const lines = await amount.evaluate((shown) => {
      const range = document.createRange();
      range.selectNodeContents(shown);
      return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size;
    });
    expect(lines).toBe(1);
  });

  withBrowser('the names of ways to pay begin on one line, with or without a logo', async () => {
    const page = await openRepayment(({ repayList: [, second] }) => {
      if (second) second.logo = '';
    });
    await page.getByRole('button', { name: 'Payment Method' }).click();
    const sheet = page.getByRole('dialog');
    const starts = new Set<number>();
    for (const name of ['GCash', 'Maya', '7-Eleven']) {
      starts.add((await sheet.getByText(name, { exact: true }).boundingBox())?.x ?? -1);
    }
    expect([...starts]).toHaveLength(1);
  });

  withBrowser('a picture opens as wide as the phone, and zooms into its middle', async () => {
    const { page, open } = borrower();
    await open('paymentInstructions', 'due-extendable');
    await page
      .getByRole('button', { name: /^Enlarge picture/ })
      .first()
      .click();
    const picture = page.getByRole('dialog').getByRole('img');
    expect((await picture.boundingBox())?.width).toBe(360);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    const zoomed = await picture.boundingBox();
    expect(zoomed?.width).toBe(900);
    expect((zoomed?.x ?? 0) + 450).toBeCloseTo(180, 0);
  });

  withBrowser('a heading that takes the focus has no frame', async () => {
    const { page } = borrower();
    await borrower().open('landing', undefined, { id: 'default' });
    await page.getByLabel('Mobile number').press('Tab');
    await page.evaluate(() => {
      location.hash = '#/downloadTemplate';
    });
    const heading = page.getByRole('heading', { level: 1, name: /^Get the/ });
    await expect
      .poll(() => heading.evaluate((shown) => shown === document.activeElement))
      .toBe(true);
    const outline = await heading.evaluate((shown) => getComputedStyle(shown).outlineColor);
    expect(outline).toBe('rgba(0, 0, 0, 0)');
    expect(await page.getByText('Register here').count()).toBe(0);
  });

  withBrowser('there is no empty picture before a number is entered', async () => {
    const { page, open } = borrower();
    await open('landing', undefined, { id: 'default' });
    await page.getByText('Enter your mobile number to see the picture.').waitFor();
    expect(await page.locator('.captcha-picture').isVisible()).toBe(false);
    await page.getByLabel('Mobile number').fill('13812345678');
    await page.getByRole('img', { name: 'Type the 4 characters in the image' }).waitFor();
  });
});
