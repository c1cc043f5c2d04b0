import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { borrower, untilReactListens, useLossyServer, withBrowser } from './borrower.ts';
import { openHeld } from './holdRequests.ts';
import { lenderOf } from './lender.ts';
import { hidePage } from './watchPage.ts';

/** Whether React has been started; its page may still wait for a reply. */
const isStarted = (page: Page) =>
  page.evaluate(() => 'started' in document.documentElement.dataset);

const SUBJECT = { problemType: '2', orderNo: 'due-extendable' };

describe('a page whose document arrives in two parts', () => {
  const { server: lossy, withBrowser } = useLossyServer();

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
  withBrowser(
    'shows the amount and rows before React has loaded, then unfolds those that were tapped, without a second call',
    async ({ page, calls }) => {
      const start = await openHeld(borrower(), 'repayment', 'due-extendable');
      await page.getByText('₱3,450.00').first().waitFor();
      expect(await page.locator('dl .row').count()).toBe(2);
      expect(await page.getByText('Principal').isVisible()).toBe(true);
      await page.getByRole('button', { name: 'Show 4 more' }).tap();
      expect(await page.getByText('Service fee').count()).toBe(0);
      await start();
      await page.getByRole('button', { name: 'Hide' }).waitFor();
      expect(await page.getByText('Service fee').isVisible()).toBe(true);
      expect(await calls('/loan-play-detail')).toHaveLength(1);
    },
  );

  withBrowser('reads again for a borrower who left before React had loaded', async () => {
    const { page } = borrower();
    const lender = lenderOf(borrower());
    const start = await openHeld(borrower(), 'repaymentOfCode2', 'status-174');
    await page.getByText('₱3,450.00').first().waitFor();
    const show = await hidePage(page);
    await lender.payElsewhere('status-174');
    await show();
    await start();
    await page.getByText('There is nothing to pay right now').waitFor();
  });

  describe('a complaint can be written before React has loaded', () => {
    const words = () => borrower().page.getByLabel('Tell us what happened');
    const write = async () => {
      const start = await openHeld(borrower(), 'complainPageNext', 'due-extendable', SUBJECT);
      await words().pressSequentially('They call a');
      await words().press('ArrowLeft');
      return start;
    };

    withBrowser('text and caret are kept, at every step of the start', async () => {
      const { page, problems } = borrower();
      const { fault, release } = lenderOf(borrower());
      await fault('/problem-init', 'hold');
      const start = await write();
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

    withBrowser('after a reload the earlier text comes first', async ({ page, open, problems }) => {
      await open('complainPageNext', 'due-extendable', SUBJECT);
      await words().fill('First.');
      await page.getByText('Add photos').waitFor();
      const start = await write();
      await start();
      await page.getByText('Add photos').waitFor();
      expect(await words().inputValue()).toBe('First.\nThey call a');
      expect(problems).toEqual([]);
    });
  });

  withBrowser('a call that failed is repeated at the same address', async ({ page, open }) => {
    const addresses: string[] = [];
    await page.route(/loan-play-detail/, async (call) => {
      addresses.push(call.request().url());
      if (addresses.length < 2) await call.abort();
      else await call.continue();
    });
    await open('repayment', 'due-extendable', { deviceName: "Test phone+ *~('é')" });
    await page.getByText('₱3,450.00').first().waitFor();
    expect(addresses).toHaveLength(2);
    expect(addresses[1]).toBe(addresses[0]);
  });

  for (const [route, orderId, control] of [
    ['bindBank', 'status-151', 'GCash'],
    ['repayment', 'due-extendable', 'Payment Method'],
    ['complaint', 'due-extendable', 'Repayment'],
  ] as const) {
    withBrowser(`leaves the focus on a control of ${route} when React takes over`, async () => {
      const { page } = borrower();
      const start = await openHeld(borrower(), route, orderId);
      // The reply may replace what the document has shown so far.
      await page.waitForFunction(() => window.__boot?.painted !== undefined);
      const focused = () =>
        page.evaluate(() => document.querySelector('button:focus,a:focus')?.textContent ?? '');
      for (let stop = 0; stop < 12 && !(await focused()).includes(control); stop += 1)
        await page.keyboard.press('Tab');
      expect(await focused()).toContain(control);
      await start();
      await untilReactListens(page);
      expect(await focused()).toContain(control);
    });
  }

  withBrowser('leaves the focus where it moves while React starts', async ({ page, open }) => {
    await page.addInitScript(() => {
      const tabbed = () =>
        document.querySelectorAll<HTMLElement>('main button, main a')[1]?.focus();
      new MutationObserver(tabbed).observe(document, {
        subtree: true,
        attributeFilter: ['data-started'],
      });
    });
    await open('loanDetail', 'status-110');
    await untilReactListens(page);
    expect(await page.locator('main :focus').count()).toBe(1);
  });

  withBrowser('replays a tap on a picture made before React has loaded', async () => {
    const { page } = borrower();
    const start = await openHeld(borrower(), 'paymentInstructions', 'status-174');
    await page.getByRole('button', { name: /^Enlarge picture: E-wallet home/ }).tap();
    await start();
    await page.getByRole('dialog', { name: /E-wallet home screen/ }).waitFor();
  });

  withBrowser('starts React at a tap that waits for it, before the reply is there', async () => {
    const { page, open } = borrower();
    const { fault, release } = lenderOf(borrower());
    await fault('/loan-play-detail', 'hold');
    await page.clock.install();
    await open('repayment', 'due-extendable');
    expect(await isStarted(page)).toBe(false);
    await page.getByRole('button', { name: 'Payment Method' }).tap();
    await expect.poll(() => isStarted(page)).toBe(true);
    await release();
    await page.getByRole('dialog', { name: 'Payment Method' }).waitFor();
  });

  withBrowser('starts React although the script of the document does not run', async () => {
    const { page, open } = borrower();
    await page.route('**/repayment?*', async (route) => {
      const document = await route.fetch();
      // The policy of the document permits no script but its own.
      const body = (await document.text()).split('<script>').join('<script>;');
      await route.fulfill({ response: document, body });
    });
    await open('repayment', 'due-extendable');
    await page.getByText('₱3,450.00').first().waitFor();
  });
});

/** Opens a page and waits until its document has painted the first screen, while its scripts are held back. */
async function openPainted(route: string, orderId: string) {
  const { page } = borrower();
  const start = await openHeld(borrower(), route, orderId, {}, '*');
  await page.waitForFunction(() => window.__boot?.painted);
  return async () => {
    await start();
    await page.waitForFunction(() => window.__boot?.ready);
  };
}

describe('what a borrower does before React is there', () => {
  withBrowser('bindBank: Next after typing is not lost', async ({ page }) => {
    const goOn = await openPainted('bindBank', 'status-151');
    await page.getByLabel('Account holder').pressSequentially('Ana Reyes');
    await page.getByRole('button', { name: 'Next' }).click();
    await goOn();
    const missing = page.getByRole('alert').getByRole('link');
    await missing.first().waitFor();
    expect(await missing.allTextContents()).toEqual(['GCash number', 'Monthly income']);
    expect(await page.getByLabel('Account holder').inputValue()).toBe('Ana Reyes');
  });

  withBrowser('bindBank: another account type is chosen once its fields are there', async () => {
    const { page } = borrower();
    const goOn = await openPainted('bindBank', 'status-151');
    await page.getByLabel('Account holder').pressSequentially('Ana Reyes');
    await page.getByText('Bank account', { exact: true }).click();
    expect(await page.getByRole('radio', { name: 'E-wallet' }).isChecked()).toBe(true);
    await goOn();
    await page.getByLabel('Account number').waitFor();
    expect(await page.getByRole('radio', { name: 'Bank account' }).isChecked()).toBe(true);
    expect(await page.getByLabel('Account holder').inputValue()).toBe('Ana Reyes');
  });

  withBrowser('newLoanConfirm: without its agreement Next is grey, and says why', async () => {
    const { page } = borrower();
    const goOn = await openPainted('newLoanConfirm', 'status-110');
    const next = page.getByRole('button', { name: 'Next' });
    const note = page.getByText('Tick the box above to continue.');
    await page.getByRole('checkbox').uncheck();
    await note.waitFor();
    expect(await next.getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('checkbox').check();
    expect(await note.count()).toBe(0);
    expect(await next.getAttribute('aria-disabled')).toBe(null);
    await page.getByRole('checkbox').uncheck();
    await goOn();
    expect(await page.getByRole('checkbox').isChecked()).toBe(false);
    await note.waitFor();
  });
});
