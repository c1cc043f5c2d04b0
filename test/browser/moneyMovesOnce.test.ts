import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { HTTP_TIMEOUT_MS } from '../../shared/api/call.ts';
import type { NetworkFault } from '../sandbox/armedFaults.ts';
import { type Borrower, site, useBorrower, withBrowser } from './borrower.ts';
import { cardFlow } from './cardFlow.ts';
import { holdRequests } from './holdRequests.ts';
import { lenderOf } from './lender.ts';
import { checkOnceSettled, letSettle } from './pageClock.ts';

/** An order whose status stays the same after one of its two instalments is paid. */
const TWO = 'two-instalments';
const UNKNOWN = /We're not sure your/;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A second page in the same web view, which shares only storage. */
async function secondTab({ context }: Borrower, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/**
 * Taps a button again and again, as an impatient borrower does. Nothing else can be done with a page while it
 * is being left. @returns a function that returns how often it was tapped.
 */
async function keepTapping(page: Page, name: string): Promise<() => number> {
  let taps = 0;
  page.on('console', (message) => {
    if (message.text() === 'tapped') taps += 1;
  });
  await page.evaluate((label) => {
    const tap = () => {
      const found = Array.from(document.querySelectorAll('button'));
      found.find(({ textContent }) => textContent?.trim() === label)?.click();
      console.debug('tapped');
    };
    tap();
    setInterval(tap, 100);
  }, name);
  return () => taps;
}

describe('a payment by card', () => {
  const borrower = useBorrower();

  /** Chooses the card that the bank debits without a code. */
  async function choose({ page }: Borrower) {
    await page.getByRole('radio', { name: /UnionBank/ }).check();
  }

  /** Opens the payment, arms a fault for its commit, and taps Repay. @returns the lender. */
  async function payWith(fault: NetworkFault, settings?: object) {
    const lender = lenderOf(borrower());
    if (settings) await lender.settings(settings);
    await cardFlow(borrower()).open(TWO);
    await choose(borrower());
    await lender.fault('/repayment-commit', fault);
    await cardFlow(borrower()).repay.click();
    return lender;
  }

  /** Opens the payment up to its code, arms a fault for the confirmation, and enters the code. */
  async function confirmWith(fault: NetworkFault) {
    const lender = lenderOf(borrower());
    const flow = cardFlow(borrower());
    await flow.toCode(TWO);
    await lender.fault('/repayment-confirm', fault);
    await flow.enter(await flow.sms());
    return { lender, flow };
  }

  withBrowser(
    'whose reply is lost is found by the amount left to pay, not by the status',
    async () => {
      const { page } = borrower();
      const lender = await payWith('lost-after');
      await page.waitForURL(/\/loanDetail\?/);
      expect(await lender.kinds()).toEqual(['debit']);
    },
  );

  withBrowser('whose confirmation is lost is found the same way', async () => {
    const { page } = borrower();
    const { lender } = await confirmWith('lost-after');
    await page.waitForURL(/\/loanDetail\?/);
    expect((await lender.kinds()).filter((kind) => kind === 'debit')).toHaveLength(1);
  });

  withBrowser('is not reported as not arrived while nothing can be read', async () => {
    const { page } = borrower();
    const lender = lenderOf(borrower());
    await cardFlow(borrower()).open(TWO);
    await choose(borrower());
    await lender.fault('/repayment-commit', 'lost-after');
    // The read before it succeeds; later ones fail.
    await lender.fault('/repayment-commit', 'none');
    await lender.fault('/repayment-commit', 'hold');
    await cardFlow(borrower()).repay.click();
    await expect.poll(lender.kinds).toEqual(['debit']);
    await lender.fault('/loan-details', 'http-500', { times: 'always' });
    await page.reload();
    await page.getByText(/We can't check right now/).waitFor();
    expect(await page.getByText(/Nothing has changed/).count()).toBe(0);
    expect(await button(page, 'Repay ₱3,450.00').count()).toBe(0);
    await lender.fault('/loan-details', 'none');
    await button(page, 'Check again').click();
    await page.waitForURL(/\/loanDetail\?/);
    expect(await lender.kinds()).toEqual(['debit']);
  });

  withBrowser('survives a reload while it is being sent', async () => {
    const { page } = borrower();
    const lender = await payWith('hold-before');
    await expect.poll(() => borrower().calls('/repayment-commit')).toHaveLength(1);
    await page.reload();
    await page.getByText(UNKNOWN).waitFor();
    expect(await button(page, 'Repay ₱3,450.00').count()).toBe(0);
    await lender.release();
    await expect.poll(lender.kinds).toEqual(['debit']);
    await button(page, 'Check again').click();
    await page.waitForURL(/\/loanDetail\?/);
    expect(await lender.kinds()).toEqual(['debit']);
  });

  withBrowser('without a reply is not made again by a session that signed in anew', async () => {
    const { page, sessionId } = borrower();
    await payWith('hold');
    await expect.poll(() => borrower().calls('/repayment-commit')).toHaveLength(1);
    const commits: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/repayment-commit')) commits.push(request.url());
    });
    await page.goto(page.url().replace(sessionId, `${sessionId}-anew`));
    await choose(borrower());
    expect(await page.getByText(UNKNOWN).count()).toBe(0);
    await cardFlow(borrower()).repay.click();
    await page.getByText(/We're not sure your payment went through/).waitFor();
    await button(page, 'Check again').waitFor();
    expect(commits).toEqual([]);
  });

  for (const honoursIdempotencyKey of [true, false]) {
    const lenderThat = honoursIdempotencyKey ? 'honours the key' : 'ignores the key';
    withBrowser(`that arrives after its check is not made twice: ${lenderThat}`, async () => {
      const { page } = borrower();
      const lender = await payWith('hold-before', { honoursIdempotencyKey });
      await expect.poll(() => borrower().calls('/repayment-commit')).toHaveLength(1);
      await page.reload();
      await page.getByText(UNKNOWN).waitFor();
      await letSettle(page, HTTP_TIMEOUT_MS);
      await button(page, 'Check again').click();
      await page.getByText(/don't see your .*payment yet/).waitFor();
      await lender.release();
      await expect.poll(lender.kinds).toEqual(['debit']);
      await choose(borrower());
      await cardFlow(borrower()).repay.click();
      await page.waitForURL(/\/loanDetail\?/);
      expect(await lender.kinds()).toEqual(['debit']);
    });
  }

  withBrowser('whose token has expired since is refused once, then starts anew', async () => {
    const { page } = borrower();
    const lender = await payWith('lost-before', { freshTokenVoidsOlder: true });
    await checkOnceSettled(page);
    await page.getByText(/don't see your .*payment yet/).waitFor();
    await cardFlow(borrower()).repay.click();
    await page
      .getByText(/This repayment has expired/)
      .first()
      .waitFor();
    await cardFlow(borrower()).repay.click();
    await page.waitForURL(/\/loanDetail\?/);
    expect(await lender.kinds()).toEqual(['debit']);
  });

  withBrowser('is sent by only one of two tabs', async () => {
    const { page } = borrower();
    const lender = lenderOf(borrower());
    await cardFlow(borrower()).open(TWO);
    await choose(borrower());
    const other = await secondTab(borrower(), page.url());
    await other.getByRole('radio', { name: /UnionBank/ }).check();
    await lender.fault('/repayment-commit', 'hold');
    await button(page, 'Repay ₱3,450.00').click();
    await expect.poll(lender.kinds).toEqual(['debit']);
    await other.bringToFront();
    // The record may reach this tab, and take the button away, at any moment.
    await button(other, 'Repay ₱3,450.00').evaluateAll((found) => {
      for (const one of found) (one as HTMLElement).click();
    });
    await other.getByText(UNKNOWN).waitFor();
    expect(await lender.kinds()).toEqual(['debit']);
    await lender.release();
    await page.waitForURL(/\/loanDetail\?/);
    expect(await borrower().calls('/repayment-commit')).toHaveLength(1);
  });

  withBrowser('keeps its button disabled while the next page is loading', async () => {
    const { page } = borrower();
    const lender = lenderOf(borrower());
    await cardFlow(borrower()).open(TWO);
    await choose(borrower());
    const letGo = await holdRequests(page, /\/loanDetail\?/);
    const taps = await keepTapping(page, 'Repay ₱3,450.00');
    await expect.poll(lender.kinds).toEqual(['debit']);
    const first = taps();
    await expect.poll(taps).toBeGreaterThan(first + 10);
    letGo();
    await page.waitForURL(/\/loanDetail\?/);
    expect(await lender.kinds()).toEqual(['debit']);
  });

  withBrowser('carries its key, and the same token when it is repeated', async () => {
    const { page, calls } = borrower();
    const lender = lenderOf(borrower());
    await page.clock.install();
    await cardFlow(borrower()).open(TWO);
    await lender.fault('/loan-play-detail', 'http-500', { times: 'always' });
    await choose(borrower());
    await lender.fault('/repayment-commit', 'lost-before');
    await cardFlow(borrower()).repay.click();
    await page.getByText(/Nothing has changed (on your order )?yet/).waitFor();
    await page.clock.fastForward('10:00');
    await page.getByText(/it may count twice/).waitFor();
    const [check, again] = await Promise.all(
      ['Check again', 'Send again anyway'].map((name) => button(page, name).boundingBox()),
    );
    expect(Number(again?.y) - Number(check?.y) - Number(check?.height)).toBeGreaterThanOrEqual(8);
    await button(page, 'Send again anyway').click();
    await cardFlow(borrower()).repay.click();
    await page.waitForURL(/\/loanDetail\?/);
    const [first, second] = (await calls('/repayment-commit')).map(({ body }) => body.repayToken);
    expect(second).toBe(first);
    const keys = (await lender.ledger()).map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  });
});

describe('a pay code', () => {
  const borrower = useBorrower();

  async function ask({ page }: Borrower) {
    await button(page, 'Payment Method').click();
    await button(page, 'Confirm').click();
  }

  withBrowser('is proven if the lender lists its codes', async () => {
    const { page, open } = borrower();
    const lender = lenderOf(borrower());
    await lender.settings({ listsCodes: true });
    await open('repayment', TWO);
    await lender.fault('/generate-vcode', 'lost-before');
    await ask(borrower());
    await checkOnceSettled(page);
    await page.getByText(/don't see your .*request yet/).waitFor();
    await lender.fault('/generate-vcode', 'lost-after');
    await ask(borrower());
    await page.waitForURL(/\/loanDetail\?/);
    expect(await lender.kinds()).toEqual(['code']);
  });

  withBrowser('is not called received if the payment came another way', async () => {
    const { page, open } = borrower();
    const lender = lenderOf(borrower());
    await open('repayment', TWO);
    await lender.fault('/generate-vcode', 'lost-before');
    await ask(borrower());
    await page.getByText(UNKNOWN).waitFor();
    await lender.payElsewhere(TWO);
    await button(page, 'Check again').click();
    await page.getByText(/A payment has arrived\./).waitFor();
    expect(await page.getByText(/We have received/).count()).toBe(0);
    await page.waitForURL(/\/loanDetail\?/);
    expect(await borrower().calls('/generate-vcode')).toHaveLength(1);
  });

  withBrowser('is not called paid because the instalment cannot be read', async () => {
    const { page, open } = borrower();
    const lender = lenderOf(borrower());
    await lender.settings({ listsCodes: true });
    await open('repayment', TWO);
    await lender.fault('/generate-vcode', 'lost-before');
    await button(page, 'Payment Method').click();
    await lender.fault('/loan-play-detail', 'http-500', { times: 'always' });
    await button(page, 'Confirm').click();
    await page.getByText(/We can't check right now/).waitFor();
    expect(await page.getByText(/A payment has arrived\./).count()).toBe(0);
    await lender.fault('/loan-play-detail', 'none');
    await letSettle(page);
    await button(page, 'Check again').click();
    await page.getByText(/don't see your .*request yet/).waitFor();
  });

  withBrowser('is called paid if the loan is repaid, without an instalment to read', async () => {
    const { page, open } = borrower();
    const lender = lenderOf(borrower());
    await open('repayment', 'status-174');
    await lender.fault('/generate-vcode', 'lost-before');
    await ask(borrower());
    await page.getByText(UNKNOWN).waitFor();
    await lender.payElsewhere('status-174');
    await lender.fault('/loan-play-detail', 'http-500', { times: 'always' });
    await button(page, 'Check again').click();
    await page.getByText(/A payment has arrived\./).waitFor();
    await page.waitForURL(/\/loanDetail\?/);
  });

  withBrowser('is requested once while the payment page is loading', async () => {
    const { page, open } = borrower();
    const lender = lenderOf(borrower());
    await open('repayment', TWO);
    const letGo = await holdRequests(page, /\/repaymentOfCode\?/);
    await button(page, 'Payment Method').click();
    const taps = await keepTapping(page, 'Confirm');
    await keepTapping(page, 'Payment Method');
    await expect.poll(lender.kinds).toEqual(['code']);
    const first = taps();
    await expect.poll(taps).toBeGreaterThan(first + 20);
    letGo();
    await page.waitForURL(/\/repaymentOfCode\?/);
    expect(await lender.kinds()).toEqual(['code']);
    // The next page replaced this one, so Back does not return to the button.
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  });
});

describe.each([
  { route: 'newLoanConfirm', push: '/loan-detail-push' },
  { route: 'loanConfirm', push: '/lumen/push' },
])('a confirmation on $route', ({ route, push }) => {
  const borrower = useBorrower();

  const next = (page: Page) => button(page, 'Next');
  const ready = ({ page }: Borrower) => page.getByRole('checkbox', { checked: true }).waitFor();

  withBrowser('survives a reload while it is being sent: one push', async () => {
    const { page, open } = borrower();
    const lender = lenderOf(borrower());
    await open(route, 'redirect');
    await ready(borrower());
    await lender.fault(push, 'hold');
    await next(page).click();
    await expect.poll(lender.kinds).toEqual(['push']);
    await page.reload();
    await page.waitForURL(/\/loanDetail\?/);
    await lender.release();
    expect(await lender.kinds()).toEqual(['push']);
  });

  withBrowser(
    'that was never sent is not taken for confirmed, even if the order has no playeduL',
    async () => {
      const { page, open } = borrower();
      const lender = lenderOf(borrower());
      await open(route, 'status-110');
      await ready(borrower());
      await lender.fault(push, 'lost-before');
      await next(page).click();
      await checkOnceSettled(page);
      await page.getByText(/don't see your .*loan confirmation yet/).waitFor();
      expect(await lender.kinds()).toEqual([]);
      await next(page).click();
      await page.waitForURL(/from=confirm/);
      expect(await lender.kinds()).toEqual(['push']);
    },
  );

  withBrowser('that a lender works off after a proxy has given up goes out once', async () => {
    const { page, open } = borrower();
    const lender = lenderOf(borrower());
    await open(route, 'redirect');
    await ready(borrower());
    await lender.fault(push, 'gateway-timeout', { ms: 3000 });
    await next(page).click();
    await page.getByText(/We'll check again in a moment/).waitFor();
    expect(await next(page).count()).toBe(0);
    await page.waitForURL(/\/loanDetail\?/, { timeout: 40_000 });
    expect(await lender.kinds()).toEqual(['push']);
  });

  withBrowser(
    'without an order in the address offers a way to continue after a lost reply',
    async () => {
      const { page, sessionId } = borrower();
      const lender = lenderOf(borrower());
      await page.goto(`${site}/${route}?${new URLSearchParams({ sessionId, productId: '7' })}`);
      await ready(borrower());
      await lender.fault(push, 'lost-after');
      await next(page).click();
      await page
        .getByText(
          /We're not sure your loan confirmation|We're not sure your .* loan confirmation|You sent/,
        )
        .waitFor();
      expect(await next(page).count()).toBe(0);
      await button(page, 'Check again').waitFor();
      expect(await page.getByRole('link', { name: /^\+?[\d ]+$/ }).count()).toBeGreaterThan(0);
      expect(await lender.kinds()).toEqual(['push']);
    },
  );

  withBrowser(
    'is sent once while the next page is loading, and Back cannot send it again',
    async () => {
      const { page, open } = borrower();
      const lender = lenderOf(borrower());
      await open('customerService', 'status-110');
      await open(route, 'status-110');
      await ready(borrower());
      const letGo = await holdRequests(page, /from=confirm/);
      const taps = await keepTapping(page, 'Next');
      await expect.poll(lender.kinds).toEqual(['push']);
      const first = taps();
      await expect.poll(taps).toBeGreaterThan(first + 10);
      letGo();
      await page.waitForURL(/from=confirm/);
      await page.goBack();
      await page.waitForURL(/\/customerService\?/);
      expect(await lender.kinds()).toEqual(['push']);
      await open(route, 'status-110');
      await page.getByText(/You sent your .*loan confirmation/).waitFor();
    },
  );
});
