import { beforeEach, describe, expect } from 'vitest';
import { borrower } from './borrower.ts';
import { EVERY_SWITCH } from './builds.ts';
import { builtSite } from './builtSite.ts';
import { untilIdle } from './watchPage.ts';
import { useWorkerSite } from './workerSite.ts';

const everySwitch = await builtSite('everySwitch');

describe('a site with an address for error reports', () => {
  const { server: host, withBrowser } = useWorkerSite();
  beforeEach(() => {
    host().goOut(everySwitch);
    host().reports.splice(0);
  });

  /** The reports so far, in which nobody is named. */
  function reports(): { kind: string; name: string }[] {
    const sent = host().reports.filter(({ path }) => path === EVERY_SWITCH.VITE_REPORT_URL);
    const secrets = [borrower().sessionId, '09171234567', 'due-extendable', 'http-500'];
    for (const { text } of sent) {
      for (const secret of secrets) expect(text).not.toContain(secret);
    }
    return sent.map(({ text }) => JSON.parse(text));
  }

  withBrowser('a failed first call is reported once, by its kind; a refusal is none', async () => {
    const { page, open } = borrower();
    for (const [orderId, name] of [
      ['http-500', 'HTTP 500'],
      ['malformed', 'unreadable'],
      ['drops', 'network'],
      ['server-error', ''],
    ] as const) {
      host().reports.splice(0);
      await open('loanDetail', orderId);
      await page.getByRole('button', { name: 'Retry' }).click();
      if (name) await expect.poll(reports).toHaveLength(1);
      await untilIdle(page);
      const places = ['/v3/loan-details/loan-details'];
      const report = { v: 1, kind: 'first-call', name, places, page: '/loanDetail' };
      expect(reports()).toEqual(name ? [report] : []);
    }
  });

  withBrowser('errors and rejections are reported once each, without their message', async () => {
    const { page, open } = borrower();
    await open('loanDetail', 'due-extendable');
    await page.getByText('Repayment due').waitFor();
    await page.evaluate(() => {
      for (const _ of [1, 2]) {
        setTimeout(() => {
          throw new TypeError('number 09171234567');
        });
        void Promise.reject(new RangeError('due-extendable'));
        void Promise.reject('09171234567');
      }
    });
    await expect.poll(() => reports().length).toBe(3);
    const kinds = reports().map(({ kind, name }) => `${kind} ${name}`);
    expect(kinds.sort()).toEqual(['error TypeError', 'rejection RangeError', 'rejection string']);
    // At most five in all.
    await page.evaluate(() => {
      for (let count = 0; count < 20; count += 1) {
        void Promise.reject(Object.assign(new Error('x'), { name: `Kind${count}` }));
      }
    });
    await expect.poll(() => reports().length).toBe(5);
    await untilIdle(page);
    expect(reports()).toHaveLength(5);
  });
});
