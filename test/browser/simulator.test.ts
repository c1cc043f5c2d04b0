import type { FrameLocator } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { ActionName } from '../../shared/bridge/protocol.ts';
import { useBorrower, withBrowser } from './borrower.ts';
import { openPhone, SHELLS } from './fakeShell.ts';

/** The result of each action in a shell, and what a borrower sees without one. */
const ACTIONS: Record<
  ActionName,
  { shell: string; shown: boolean; browser: string; see?: string }
> = {
  openPage: { shell: 'native', shown: true, browser: '', see: 'Customer service' },
  closeWebView: {
    shell: 'sent',
    shown: true,
    browser: 'browser',
    see: 'You can close this page',
  },
  openProduct: { shell: 'native', shown: true, browser: '', see: 'Apply now' },
  goHome: { shell: 'native', shown: true, browser: '', see: 'Apply now' },
  goMine: { shell: 'native', shown: true, browser: '', see: 'Apply now' },
  returnToLogin: {
    shell: 'native',
    shown: true,
    browser: 'browser',
    see: 'Please open the app and sign in',
  },
  callPhone: { shell: 'native', shown: true, browser: 'browser', see: 'Call customer service' },
  openRating: { shell: 'native', shown: true, browser: 'none', see: 'Thank you for your rating!' },
  reportConfirm: { shell: 'sent', shown: false, browser: 'none' },
  bindStart: { shell: 'sent', shown: false, browser: 'none' },
  bindEnd: { shell: 'sent', shown: false, browser: 'none' },
};

const entries = Object.entries(ACTIONS) as [ActionName, (typeof ACTIONS)[ActionName]][];
const send = (frame: FrameLocator, action: string) =>
  frame.getByRole('button', { name: `Send ${action}`, exact: true }).click();

describe.each(['ios', 'android', 'androidOld'] as const)('every action through %s', (transport) => {
  const borrower = useBorrower();

  withBrowser('reaches the shell in a real frame and gets a reply', async () => {
    const { page, sessionId, problems } = borrower();
    const phone = await openPhone(page, sessionId);
    await phone.open({ Page: 'Shell check', Shell: SHELLS[transport] });
    await phone.frame.getByText('Shell: ').waitFor();
    for (const [action, { shell, shown }] of entries) {
      await send(phone.frame, action);
      await phone.frame.getByText(new RegExp(`^outcome ${action}: ${shell}$`)).waitFor();
      const line = phone.lines(`"action":"${action}"`);
      expect(JSON.parse((await line.locator('code').textContent()) ?? '')).toEqual({
        v: 1,
        id: expect.stringMatching(/^[a-z0-9]+-\d+$/),
        action,
        payload: expect.any(Object),
      });
      if (shown) {
        const native = phone.native(action);
        await native.getByRole('button').click();
        await native.waitFor({ state: 'detached' });
      }
    }
    expect(await phone.lines('dropped').count()).toBe(0);
    expect(problems).toEqual([]);
  });
});

describe('every action in a plain browser', () => {
  const borrower = useBorrower();

  withBrowser('has its fallback in a real frame', async () => {
    const { page, sessionId } = borrower();
    const phone = await openPhone(page, sessionId);
    for (const [action, { browser, see }] of entries) {
      await phone.open({ Page: 'Shell check', Shell: SHELLS.none });
      await phone.frame.getByText('No shell, or one').waitFor();
      await send(phone.frame, action);
      if (browser) {
        await phone.frame.getByText(new RegExp(`^outcome ${action}: ${browser}$`)).waitFor();
      }
      if (see) await phone.frame.getByText(see).first().waitFor();
    }
    expect(await phone.lines('"action"').count()).toBe(0);
    // 'Return to login' deletes the borrower's data, not the tester's settings.
    await page.reload();
    await page.getByRole('link', { name: 'Launch', exact: true }).click();
    expect(await page.getByLabel('Session id', { exact: true }).inputValue()).toBe(sessionId);
  });
});

describe('a shell that is late, slow or silent', () => {
  const borrower = useBorrower();

  withBrowser('gets every message of a page that loaded before it', async () => {
    const { page, sessionId } = borrower();
    for (const transport of ['ios', 'android', 'androidOld'] as const) {
      const phone = await openPhone(page, sessionId);
      await phone.open({
        Page: 'Shell check',
        Shell: SHELLS[transport],
        Pace: 'Late (1.5 s)',
      });
      await phone.frame.getByRole('button', { name: 'Send bindStart' }).waitFor();
      for (const action of ['bindStart', 'reportConfirm', 'goHome']) {
        await send(phone.frame, action);
      }
      await phone.native('goHome').waitFor();
      const said = await phone.log.locator('code').allTextContents();
      const actions = said.flatMap((one) => JSON.parse(one).action ?? []);
      expect(actions).toEqual(['bindStart', 'reportConfirm', 'goHome']);
    }
  });
});

describe('the tester’s controls of the phone', () => {
  const borrower = useBorrower();

  withBrowser('resume a page, which reads its order again', async () => {
    const { page, sessionId, calls } = borrower();
    const phone = await openPhone(page, sessionId);
    await phone.open({ Page: 'Loan detail', Shell: SHELLS.ios });
    await phone.untilReactListens();
    const before = (await calls('/loan-details/loan-details')).length;
    await phone.press('Resume');
    await expect
      .poll(async () => (await calls('/loan-details/loan-details')).length)
      .toBe(before + 1);
    await phone.lines('resume (the page keeps it)').waitFor();
  });

  withBrowser('press Back: a page with a guard stays twice, the third press leaves', async () => {
    const { page, sessionId } = borrower();
    const phone = await openPhone(page, sessionId);
    await phone.open({ Page: 'Shell check', Shell: SHELLS.android });
    await phone.frame.getByRole('checkbox', { name: 'Ask me before Back' }).check();
    await phone.lines('backGuard').waitFor();
    await phone.press('Back');
    await phone.press('Back');
    expect(await phone.native('closeWebView').count()).toBe(0);
    await phone.press('Back');
    await phone.native('closeWebView').waitFor();
    await page.getByRole('button', { name: 'Reload' }).last().click();
    await phone.native('closeWebView').waitFor({ state: 'detached' });
  });

  withBrowser('go back within the web view, page by page', async () => {
    const { page, sessionId } = borrower();
    const phone = await openPhone(page, sessionId);
    await phone.open({ Page: 'Loan detail', Shell: SHELLS.ios });
    await phone.frame.getByRole('button', { name: 'REPAY', exact: true }).click();
    await phone.frame.getByText('Amount to repay').waitFor();
    await phone.press('Back');
    await phone.frame.getByText('Repayment due').waitFor();
    await phone.press('Back');
    await phone.native('closeWebView').waitFor();
    await phone.lines('/repayment').first().waitFor();
  });
});
