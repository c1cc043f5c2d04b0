import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, useBorrower, withBrowser } from './borrower.ts';
import { putShell, shellMessages } from './fakeShell.ts';
import { holdTimers } from './heldTimers.ts';
import { holdRequests } from './holdRequests.ts';
import { untilIdle } from './untilIdle.ts';

const ACTIONS = ['REPAY', 'Repayment', 'Rollover Repayment', 'Borrow Again'];

/** The buttons of each order status, and whether offers show. */
const BY_STATUS = [
  { orderId: 'status-21', title: 'Under review', buttons: [], offers: false },
  { orderId: 'status-110', title: 'Getting ready', buttons: [], offers: true },
  { orderId: 'status-151', title: 'On its way', buttons: [], offers: false },
  { orderId: 'status-170', title: 'Overdue', buttons: ['Repayment'], offers: false },
  { orderId: 'status-174', title: 'Repayment due', buttons: ['Repayment'], offers: false },
  {
    orderId: 'due-extendable',
    title: 'Repayment due',
    buttons: ['REPAY', 'Rollover Repayment'],
    offers: false,
  },
  { orderId: 'status-180', title: 'Due today', buttons: ['Repayment'], offers: false },
  {
    orderId: 'status-180-extendable',
    title: 'Due today',
    buttons: ['REPAY', 'Rollover Repayment'],
    offers: false,
  },
  { orderId: 'status-200', title: 'Repaid', buttons: ['Borrow Again'], offers: false },
  { orderId: 'status-unknown', title: 'Status changed', buttons: [], offers: true },
];

describe('order details', () => {
  const borrower = useBorrower();

  for (const { orderId, title, buttons, offers } of BY_STATUS) {
    withBrowser(
      `${orderId}: buttons ${buttons.join(', ') || 'none'} [4-24, 4-25, 4-27, 4-28, 4-29, 4-30]`,
      async () => {
        const { page, open, problems } = borrower();
        await open('order', orderId);
        await page.getByText(title, { exact: true }).waitFor();
        await page.getByRole('button', { name: /Call customer service/ }).waitFor();
        if (offers) await page.getByRole('button', { name: /Bayan Credit/ }).waitFor();
        const found: string[] = [];
        for (const name of ACTIONS) {
          if (await page.getByRole('button', { name, exact: true }).count()) found.push(name);
        }
        expect(found).toEqual(buttons);
        expect(await page.getByRole('button', { name: /Bayan Credit/ }).count()).toBe(
          offers ? 1 : 0,
        );
        await expectAccessible(page);
        await page.setViewportSize({ width: 320, height: 640 });
        await expectNoSidewaysScroll(page);
        expect(problems).toEqual([]);
      },
    );
  }

  withBrowser('reads the order once, with the identity in the query [2.2-02, 7.9-01]', async () => {
    const { page, open, calls } = borrower();
    await open('loanDetail', 'status-174', { deviceId: 'd1', 'x-market': 'ph', stray: '1' });
    await page.getByText('Repayment due').waitFor();
    await page.getByRole('button', { name: 'Repayment' }).waitFor();
    await untilIdle(page);
    const made = await calls('/loan-details/loan-details');
    expect(made).toMatchObject([
      { method: 'POST', body: { productId: '7', orderId: 'status-174' } },
    ]);
    expect(made[0]).toMatchObject({ query: { deviceId: 'd1', product_id: '7' } });
    expect(Object.keys((made[0] as unknown as { query: object }).query)).not.toContain('stray');
  });

  withBrowser(
    'redirects at once to playeduL, with the identity once and no history entry [4-22, 4-23]',
    async () => {
      const { page, open, sessionId } = borrower();
      await open('errorPage', 'redirect');
      await open('loanDetail', 'redirect');
      await page.waitForURL(/newLoanConfirm/);
      const query = new URL(page.url()).searchParams;
      expect(query.get('reason')).toBe('withdraw');
      expect(query.getAll('sessionId')).toEqual([sessionId]);
      expect(query.getAll('orderId')).toEqual(['redirect']);
      await page.goBack();
      await page.waitForURL(/errorPage/);
    },
  );

  withBrowser('refuses a forged redirect and stays readable', async () => {
    const { page, open } = borrower();
    await open('loanDetail', 'redirect-unsafe');
    await page.getByRole('alert').filter({ hasText: 'This link cannot be opened' }).waitFor();
    expect(await page.getByText('On its way').isVisible()).toBe(true);
  });

  withBrowser('does not loop if the redirect leads back here', async () => {
    const { page, open } = borrower();
    await open('loanDetail', 'redirect-loop');
    await page.getByRole('button', { name: 'Continue' }).waitFor();
    expect(await page.getByText('On its way').isVisible()).toBe(true);
  });

  for (const [orderId, url] of [
    ['redirect-app', 'lendapp://order?orderId=redirect-app'],
    ['redirect-screen', 'productDetail?productId=8'],
  ] as const) {
    withBrowser(`${orderId}: opens playeduL in the app, and again on a tap`, async () => {
      const { page, context, open } = borrower();
      await putShell(context);
      await open('loanDetail', orderId);
      await page.getByText('Your order continues in the app.').waitFor();
      expect(await page.getByText('On its way').isVisible()).toBe(true);
      const message = { action: 'openPage', payload: { url } };
      await expect.poll(() => shellMessages(page)).toEqual([expect.objectContaining(message)]);
      await page.getByRole('button', { name: 'Open in the app' }).click();
      await expect.poll(() => shellMessages(page)).toHaveLength(2);
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
    });
  }

  const WALLET = 'gcash://pay?to=1&amount=345000';

  withBrowser('repays in a wallet: opened as a link, with a hint if no wallet opened', async () => {
    const { page, open } = borrower();
    await open('loanDetail', 'wallet-address');
    await page.getByRole('button', { name: 'Repayment' }).click();
    const hint = page.getByRole('dialog', { name: 'Did the payment app open?' });
    expect(await hint.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe(WALLET);
    await expectAccessible(page);
  });

  withBrowser('repays in a wallet through the shell', async () => {
    const { page, context, open } = borrower();
    await putShell(context);
    await open('loanDetail', 'wallet-address');
    await page.getByRole('button', { name: 'Repayment' }).click();
    const message = { action: 'openPage', payload: { url: WALLET } };
    await expect.poll(() => shellMessages(page)).toEqual([expect.objectContaining(message)]);
  });

  withBrowser('repays at the external address, unless inside is 1 [2.2-24, 3-56]', async () => {
    const { page, open } = borrower();
    await open('loanDetail', 'external-address');
    await page.getByRole('button', { name: 'Repayment' }).click();
    await page.waitForURL(/sandbox\/partner/);
    await open('loanDetail', 'inside-address');
    await page.getByRole('button', { name: 'Repayment' }).click();
    await page.waitForURL(/\/repayment\?/);
    await open('loanDetail', 'unsafe-address');
    await page.getByRole('button', { name: 'Repayment' }).click();
    await page.getByRole('alert').filter({ hasText: 'cannot be opened' }).waitFor();
  });

  describe('Borrow Again', () => {
    const EVENT = { body: { moduleId: '30', productId: '7' } };
    const left = (url: URL) => !url.pathname.includes('loanDetail');
    const CLIENT = '**/assets/client-*.js';
    /** How long leaving waits at most for the script that sends, ms. */
    const LONGEST_WAIT_MS = 1000;

    withBrowser('sends the event and opens the product [7.9-04, 9-22]', async () => {
      const { page, open, calls } = borrower();
      await open('loanDetail', 'status-200');
      await page.getByRole('button', { name: 'Borrow Again' }).click();
      await page.waitForURL(left);
      await expect.poll(() => calls('/event/save')).toMatchObject([EVENT]);
    });

    withBrowser('sends it once before it leaves, even if the script loads late', async () => {
      const { page, open, calls } = borrower();
      const letScriptLoad = await holdRequests(page, CLIENT);
      await open('loanDetail', 'status-200');
      await holdTimers(page, LONGEST_WAIT_MS);
      const again = page.getByRole('button', { name: 'Borrow Again' });
      await again.evaluate((button: HTMLElement) => {
        button.click();
        button.click();
      });
      letScriptLoad();
      await page.waitForURL(left);
      await expect.poll(() => calls('/event/save')).toMatchObject([EVENT]);
    });

    withBrowser('leaves after a second even if the script never loads', async () => {
      const { page, open, calls } = borrower();
      await holdRequests(page, CLIENT);
      await open('loanDetail', 'status-200');
      const letSecondPass = await holdTimers(page, LONGEST_WAIT_MS);
      await page.getByRole('button', { name: 'Borrow Again' }).click();
      await page.locator('[aria-disabled=true]', { hasText: 'Borrow Again' }).waitFor();
      await letSecondPass();
      await page.waitForURL(left);
      expect(await calls('/event/save')).toEqual([]);
    });
  });

  withBrowser(
    'opens an offer, reports one that fails, and ignores one that is off [7.9-08, 7.9-10, 8-23]',
    async () => {
      const { page, open, calls } = borrower();
      await open('loanDetail', 'status-110');
      const off = page.getByRole('button', { name: /Dagat Finance/ });
      await off.waitFor();
      expect(await off.getAttribute('aria-disabled')).toBe('true');
      await off.click({ force: true });
      await holdTimers(page);
      await page.getByRole('button', { name: /Agad Cash/ }).click();
      // As a toast, and below the offer.
      await page.getByText('This offer has ended').first().waitFor();
      await page.getByRole('button', { name: /Bayan Credit/ }).click();
      await page.waitForURL(/partner\?offer=partner/);
      const taps = await calls('/gopia/goya/define');
      expect(taps.map(({ body }) => body.productKey)).toEqual(['failing', 'partner']);
    },
  );

  withBrowser('shows the number to call if no shell responds', async () => {
    const { page, open } = borrower();
    await open('loanDetail', 'status-174');
    await page.getByRole('button', { name: /Call customer service/ }).click();
    const panel = page.getByRole('dialog', { name: 'Call customer service' });
    await panel.waitFor();
    expect(await panel.getByRole('link').getAttribute('href')).toBe('tel:+63288887777');
    await expectAccessible(page);
  });
});
