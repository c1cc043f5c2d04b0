import { describe, expect } from 'vitest';
import { site, useBorrower, withBrowser } from './borrower.ts';
import { putShell, shellMessages } from './fakeShell.ts';

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

  withBrowser('there is no empty picture before a number is entered', async () => {
    const { page, open } = borrower();
    await open('landing', undefined, { id: 'default' });
    await page.getByText('Enter your mobile number to see the picture.').waitFor();
    expect(await page.locator('.captcha-picture').isVisible()).toBe(false);
    await page.getByLabel('Mobile number').fill('13812345678');
    await page.getByRole('img', { name: 'Type the 4 characters in the image' }).waitFor();
  });
});

describe('the routes of the built site', () => {
  const borrower = useBorrower();
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

  withBrowser(
    'all return their own document, and no other route does [2.1-03, 2.1-04, 2.1-05, 2.1-06, 2.1-07, 2.1-08, 2.1-09, 2.1-10, 2.1-11, 2.1-12, 2.1-13, 2.1-14, 2.1-15, 2.1-16, 2.1-17, 2.1-19, 2.1-20, 2.1-21, 2.1-22, 2.1-23, 2.1-24, 2.1-25]',
    async () => {
      const { request } = borrower().context;
      for (const [route, title] of Object.entries(ROUTES)) {
        const reply = await request.get(`${site}${route}`);
        expect(reply.status(), route).toBe(200);
        expect(await reply.text(), route).toContain(`<title>${title}</title>`);
      }
      expect((await request.get(`${site}/nowhere`)).status()).toBe(404);
    },
  );
});

describe('layout', () => {
  const borrower = useBorrower();

  withBrowser('five short tabs fit on one page of tabs [9-37]', async () => {
    const { page, open } = borrower();
    const tabs = Array.from({ length: 7 }, (_, index) => ({ title: `T${index}`, list: [] }));
    await page.route('**/user-problem/problem-list*', (call) =>
      call.fulfill({ json: { code: 0, message: '', data: { tabs } } }),
    );
    await open('complaintList');
    await page.getByRole('tab', { name: 'T0' }).waitFor();
    const inView = await page.getByRole('tablist').evaluate((strip) => {
      const { right } = strip.getBoundingClientRect();
      const fits = (tab: Element) => tab.getBoundingClientRect().right <= right + 1;
      return Array.from(strip.children).filter(fits).length;
    });
    expect(inView).toBe(5);
  });

  withBrowser('pictures are in four columns [9-42]', async () => {
    const { page, open } = borrower();
    const images = Array.from({ length: 9 }, (_, index) => `/esita/sandbox/qr/${index}.png`);
    const detail = { type: 'A', problemId: '3', content: 'B', images, isNeedScore: 0 };
    await page.route('**/user-problem/problem-detail*', (call) =>
      call.fulfill({ json: { code: 0, message: '', data: detail } }),
    );
    await open('complainDetails', 'due-extendable', { problemId: '3' });
    const pictures = page.getByRole('button', { name: /^Evidence photo/ });
    await pictures.last().waitFor();
    const tops = await pictures.evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().top)),
    );
    expect([...new Set(tops)].map((top) => tops.filter((one) => one === top).length)).toEqual([
      4, 4, 1,
    ]);
  });
});

describe('the joint login failure page', () => {
  const borrower = useBorrower();

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

describe('customer service', () => {
  const borrower = useBorrower();

  withBrowser('an online address opens, a number is called through the shell', async () => {
    const { page, context, open } = borrower();
    await context.route('https://wa.me/**', (request) => request.fulfill({ body: 'chat' }));
    await putShell(context);
    await open('customerService', 'contact-number');
    await page.getByRole('heading', { name: 'Online service' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Chat with us' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Call +63 917 000 0100' }).click();
    await expect
      .poll(() => shellMessages(page))
      .toMatchObject([{ action: 'callPhone', payload: { number: '+639170000100' } }]);
    await open('customerService', 'due-extendable');
    await page.getByRole('button', { name: 'Open chat' }).click();
    await page.waitForURL('https://wa.me/639170000100');
  });

  withBrowser('a chat app is a plain link', async () => {
    const { page, open } = borrower();
    await open('customerService', 'contact-app');
    const link = page.getByRole('link', { name: 'Open chat' });
    expect(await link.getAttribute('href')).toBe('whatsapp://send?phone=639170000100');
  });
});
