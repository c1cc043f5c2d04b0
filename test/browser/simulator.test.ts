import type { FrameLocator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { ACTIONS, type Action } from '../../shared/bridge/protocol.ts';
import { borrower, withBrowser } from './borrower.ts';
import { openPhone, SHELLS } from './fakeShell.ts';

const TRANSPORTS = ['ios', 'android', 'androidOld'] as const;
const send = (frame: FrameLocator, action: string) =>
  frame.getByRole('button', { name: `Send ${action}`, exact: true }).click();

describe.each(TRANSPORTS)('every action through %s', (transport) => {
  withBrowser('reaches the shell in a real frame and gets a reply', async () => {
    const { page, sessionId, problems } = borrower();
    const phone = await openPhone(page, sessionId);
    await phone.open({ Page: 'Shell check', Shell: SHELLS[transport] });
    await phone.frame.getByText('Shell: ').waitFor();
    const all: [string, Action][] = Object.entries(ACTIONS);
    for (const [action, { replies, counted }] of all) {
      await send(phone.frame, action);
      const outcome = replies ? 'native' : 'sent';
      await phone.frame.getByText(new RegExp(`^outcome ${action}: ${outcome}$`)).waitFor();
      const line = phone.lines(`"action":"${action}"`);
      expect(JSON.parse((await line.locator('code').textContent()) ?? '')).toEqual({
        v: 1,
        id: expect.stringMatching(/^[a-z0-9]+-\d+$/),
        action,
        payload: expect.any(Object),
      });
      if (!counted) {
        const native = phone.native(action);
        await native.getByRole('button').click();
        await native.waitFor({ state: 'detached' });
      }
    }
    expect(await phone.lines('dropped').count()).toBe(0);
    expect(problems).toEqual([]);
  });
});

describe('the tester’s controls of the phone', () => {
  withBrowser('resume a page, which reads its order again', async ({ page, sessionId, calls }) => {
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

  withBrowser('go back within the web view, page by page', async ({ page, sessionId }) => {
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
