import { describe, expect } from 'vitest';
import { site, useBorrower, withBrowser } from './borrower.ts';

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
