import { describe, expect } from 'vitest';
import { borrower, site, withBrowser } from './borrower.ts';
import { boxOf } from './watchPage.ts';

describe('what a borrower looks at closely', () => {
  withBrowser('the names of ways to pay begin on one line, with or without a logo', async () => {
    const { page, context, open } = borrower();
    await context.route('**/loan-play-detail*', async (route) => {
      const answer = await route.fetch();
      const reply = await answer.json();
      reply.data.repayList[1].logo = '';
      await route.fulfill({ response: answer, json: reply });
    });
    await open('repayment', 'due-extendable');
    await page.getByRole('button', { name: 'Payment Method' }).click();
    const sheet = page.getByRole('dialog');
    const starts = new Set<number>();
    for (const name of ['GCash', 'Maya', '7-Eleven']) {
      starts.add((await boxOf(sheet.getByText(name, { exact: true }))).x);
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
    const zoomed = await boxOf(picture);
    expect(zoomed.width).toBe(900);
    expect(zoomed.x + 450).toBeCloseTo(180, 0);
  });

  withBrowser('a heading that takes the focus has no frame', async ({ page }) => {
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

  withBrowser('a dialog that opens by itself shows the focus once a key is pressed', async () => {
    const { page, open } = borrower();
    await open('loanDetail', 'withdraw-prompt');
    const [go, close] = ['Continue', 'Close'].map((name) => page.getByRole('button', { name }));
    const color = (shown = go) => shown?.evaluate((one) => getComputedStyle(one).outlineColor);
    await go?.waitFor();
    expect(await go?.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await color()).toBe('rgba(0, 0, 0, 0)');
    await page.keyboard.press('Tab');
    expect(await color(close)).not.toBe('rgba(0, 0, 0, 0)');
  });

  withBrowser(
    'a long button text on a narrow phone keeps clear of the tags of an offer',
    async ({ page, context, open }) => {
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
    },
  );
});

describe('the routes of the built site', () => {
  const ROUTES = {
    '/': 'PesoBridge',
    '/errorPage': 'Something went wrong',
    '/loanDetail': 'Order Details',
    '/order': 'Order Details',
    '/loanConfirm': 'Confirm loan',
    '/newLoanConfirm': 'Confirm loan',
    '/loanConfirmOfPeriod': 'Confirm loan',
    '/repayment': 'Repayment',
    '/customerService': 'Customer service',
    '/loanAgreement': 'Loan terms and conditions',
    '/aboutUs': 'About us',
    '/privacyPolicy': 'Privacy policy',
    '/repayDelay': 'Rollover Repayment',
    '/complaint': 'Complaint',
    '/bindBank': 'Payment account information',
    '/paymentInstructions': 'Payment instructions',
    '/repaymentOfCode': 'Repayment code',
    '/repaymentOfCode2': 'Repayment code',
    '/testPreview': 'Test preview',
    '/complaintList': 'My complaints',
    '/complainPageNext': 'Complaint',
    '/complainDetails': 'Complaint details',
  };

  withBrowser('all return their own document, and no other route does', async () => {
    const { request } = borrower().context;
    for (const [route, title] of Object.entries(ROUTES)) {
      const reply = await request.get(`${site}${route}`);
      expect(reply.status(), route).toBe(200);
      expect(await reply.text(), route).toContain(`<title>${title}</title>`);
    }
    expect((await request.get(`${site}/nowhere`)).status()).toBe(404);
  });
});
