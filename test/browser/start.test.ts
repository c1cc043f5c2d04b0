import { describe, expect } from 'vitest';
import { site, useBorrower, useLossyServer, withBrowser } from './borrower.ts';
import { holdRequests } from './holdRequests.ts';
import { lenderOf } from './lender.ts';
import { hidePage, untilIdle } from './watchPage.ts';

describe('a page whose document arrives in two parts', () => {
  const { lossy, address } = useLossyServer();
  const borrower = useBorrower({ address });

  withBrowser('sends its call and keeps taps before the second part is there', async () => {
    const { page, open } = borrower();
    const sendRest = lossy().split(/^\/repayment/, '</main>');
    const opened = open('repayment', 'due-extendable');
    await page.getByRole('button', { name: 'Payment Method' }).tap();
    await expect.poll(() => lossy().asked.join()).toContain('/loan-play-detail');
    expect(await page.getByText('₱3,450.00').count()).toBe(0);
    sendRest();
    await opened;
    await page.getByRole('dialog').getByRole('radio').first().waitFor();
    expect(await page.getByText('₱3,450.00').first().isVisible()).toBe(true);
  });
});

describe('how a page starts', () => {
  const borrower = useBorrower();

  withBrowser(
    'shows the amount and rows before React has loaded, then unfolds those that were tapped, without a second call',
    async () => {
      const { page, context, open, calls } = borrower();
      const release = await holdRequests(context, '**/assets/react-*.js');
      const opened = open('repayment', 'due-extendable');
      await page.getByText('₱3,450.00').waitFor();
      expect(await page.locator('dl .row').count()).toBe(2);
      expect(await page.getByText('Principal').isVisible()).toBe(true);
      await page.getByRole('button', { name: 'Show 4 more' }).tap();
      expect(await page.getByText('Service fee').count()).toBe(0);
      release();
      await opened;
      await page.getByRole('button', { name: 'Hide' }).waitFor();
      expect(await page.getByText('Service fee').isVisible()).toBe(true);
      expect(await calls('/loan-play-detail')).toHaveLength(1);
    },
  );

  withBrowser('reads again for a borrower who left before React had loaded', async () => {
    const { page, context, open } = borrower();
    const lender = lenderOf(borrower());
    const release = await holdRequests(context, '**/assets/react-*.js');
    const opened = open('repaymentOfCode2', 'status-174');
    await page.getByText('₱3,450.00').waitFor();
    const show = await hidePage(page);
    await lender.payElsewhere('status-174');
    await show();
    release();
    await opened;
    await page.getByText('There is nothing to pay right now').waitFor();
  });

  describe('a complaint can be written before React has loaded', () => {
    const SUBJECT = { problemType: '2', orderNo: 'due-extendable' };
    const words = () => borrower().page.getByLabel('Tell us what happened');
    const openHeld = async (orderId: string) => {
      const { context, open } = borrower();
      const release = await holdRequests(context, '**/assets/react-*.js');
      const opened = open('complainPageNext', orderId, SUBJECT);
      await words().pressSequentially('They call a');
      await words().press('ArrowLeft');
      return async () => {
        release();
        await opened;
      };
    };

    withBrowser('text and caret are kept, at every step of the start', async () => {
      const { page, problems } = borrower();
      const { fault, release } = lenderOf(borrower());
      await fault('/problem-init', 'hold');
      const start = await openHeld('due-extendable');
      await start();
      const focused = () => words().evaluate((field) => field === document.activeElement);
      await page.getByText('11/200').waitFor();
      expect(await page.locator('[aria-busy=true]').count()).toBe(1);
      await expect.poll(focused).toBe(true);
      await page.keyboard.type('my home ');
      await release();
      await page.getByText('Add photos').waitFor();
      expect(await focused()).toBe(true);
      expect(await words().inputValue()).toBe('They call my home a');
      expect(problems).toEqual([]);
    });

    withBrowser('no input is lost if the page then cannot be shown', async () => {
      const { page } = borrower();
      const start = await openHeld('server-error-once');
      await start();
      await page.getByRole('button', { name: 'Retry' }).click();
      await page.getByText('Add photos').waitFor();
      expect(await words().inputValue()).toBe('They call a');
    });

    withBrowser('after a reload the earlier text comes first', async () => {
      const { page, open, problems } = borrower();
      await open('complainPageNext', 'due-extendable', SUBJECT);
      await words().fill('First.');
      await page.getByText('Add photos').waitFor();
      const start = await openHeld('due-extendable');
      await start();
      await page.getByText('Add photos').waitFor();
      expect(await words().inputValue()).toBe('First.\nThey call a');
      expect(problems).toEqual([]);
    });
  });

  withBrowser('shows nothing of a forged address before React has loaded', async () => {
    const { page, context, open } = borrower();
    const release = await holdRequests(context, '**/assets/react-*.js');
    const forged = { showType: '1', payCode: '801234567890', repayAmount: '1e9', real: '0' };
    const opened = open('repaymentOfCode', 'status-174', forged);
    await page.getByText('Amount to pay').waitFor();
    await page.getByText('8012 3456 7890').waitFor();
    // The code is valid without an amount; the forged amount is not shown.
    expect(await page.getByText(/1e9/).count()).toBe(0);
    release();
    await opened;
    await page.getByText(/Check in the app how much to pay/).waitFor();
  });

  withBrowser('replays a tap on a picture made before React has loaded', async () => {
    const { page, context, open } = borrower();
    const release = await holdRequests(context, '**/assets/react-*.js');
    const opened = open('paymentInstructions', 'status-174');
    await page.getByRole('button', { name: /^Enlarge picture: E-wallet home/ }).tap();
    release();
    await opened;
    await page.getByRole('dialog', { name: /E-wallet home screen/ }).waitFor();
  });

  withBrowser('replays a tap made between React and the reply', async () => {
    const { page, open } = borrower();
    const { fault, release } = lenderOf(borrower());
    await fault('/loan-play-detail', 'hold');
    await open('repayment', 'due-extendable');
    await page.waitForFunction(() => 'started' in document.documentElement.dataset);
    await page.getByRole('button', { name: 'Payment Method' }).tap();
    await release();
    await page.getByRole('dialog', { name: 'Payment Method' }).waitFor();
  });

  for (const orderId of ['server-error', 'malformed', 'html', 'missing-required', 'redirect']) {
    withBrowser(`writes nothing into the skeleton for ${orderId}`, async () => {
      const { page, context, open } = borrower();
      const release = await holdRequests(context, '**/assets/react-*.js');
      const opened = open('loanDetail', orderId);
      await page.waitForResponse(/loan-details\/loan-details/);
      await untilIdle(page);
      expect(await page.locator('.filled').count()).toBe(0);
      release();
      await opened;
    });
  }

  withBrowser('runs under its own policy: only hashed inline scripts', async () => {
    const { page, open, problems } = borrower();
    await open('loanDetail', 'status-174');
    await page.getByRole('button', { name: 'Repayment' }).waitFor();
    const policy = await page.locator('meta[http-equiv]').getAttribute('content');
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).not.toMatch(/unsafe/);
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.append('window.injected = 1');
      try {
        document.body.append(script);
      } catch {
        // Trusted Types refuse it before the content security policy does.
      }
      return 'injected' in window;
    });
    expect(ran).toBe(false);
    expect(problems.every((text) => /Content Security Policy|TrustedScript/.test(text))).toBe(true);
  });

  withBrowser('is hidden from search engines, and sends no referrer', async () => {
    const { page, open } = borrower();
    for (const route of ['loanDetail', 'repayment', 'repaymentOfCode', 'errorPage']) {
      await open(route, 'status-174');
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
      expect(await page.locator('meta[name=referrer]').getAttribute('content')).toBe(
        'strict-origin',
      );
    }
  });

  withBrowser('returns the error page with status 404 for an unknown address', async () => {
    const { page } = borrower();
    const reply = await page.goto(`${site}/no/such/page`);
    expect(reply?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
    expect((await page.goto(`${site}/loanDetail.html`))?.status()).toBe(200);
  });

  withBrowser('refuses to show itself inside a foreign site', async () => {
    const { page, context } = borrower();
    await context.route('http://foreign.example/', (call) =>
      call.fulfill({
        contentType: 'text/html',
        body: `<iframe src="${site}/repaymentOfCode?showType=1&payCode=1234&repayAmount=1"></iframe>`,
      }),
    );
    // Loads the frame as well.
    await page.goto('http://foreign.example/');
    const texts = await Promise.all(
      page.frames().map((frame) => frame.locator('body').textContent()),
    );
    expect(texts.join(' ')).not.toContain('1234');
  });

  withBrowser('tells a borrower with an old web view what to do', async () => {
    const { page, context, open } = borrower();
    await context.route('**/assets/pages-loanDetail-*.js', (call) =>
      call.fulfill({ contentType: 'text/javascript', body: 'let a = ;' }),
    );
    await open('loanDetail', 'status-174');
    await page.getByRole('heading', { name: 'Please update your browser' }).waitFor();
  });
});
