import { beforeEach, describe, expect } from 'vitest';
import { borrower } from './borrower.ts';
import { EVERY_SWITCH } from './builds.ts';
import { builtSite } from './builtSite.ts';
import { untilIdle } from './watchPage.ts';
import { useWorkerSite } from './workerSite.ts';

interface Report {
  kind: string;
  name: string;
}

const everySwitch = await builtSite('everySwitch');

describe('a site with an address for error reports', () => {
  const { server: host, withBrowser } = useWorkerSite();
  beforeEach(() => {
    host().goOut(everySwitch);
    host().reports.splice(0);
  });

  const arrived = () =>
    host()
      .reports.filter(({ path }) => path === EVERY_SWITCH.VITE_REPORT_URL)
      .map(({ text }) => text);
  const reports = () => arrived().map((text) => JSON.parse(text) as Report);
  const expectDiscreet = () => {
    const secrets = [borrower().sessionId, '09171234567', 'due-extendable', 'http-500'];
    for (const secret of secrets) expect(arrived().join()).not.toContain(secret);
  };

  withBrowser('a failed first call is reported once, by its kind', async ({ page, open }) => {
    for (const [orderId, name] of [
      ['http-500', 'HTTP 500'],
      ['malformed', 'unreadable'],
      ['html', 'unreadable'],
      ['drops', 'network'],
    ] as const) {
      host().reports.splice(0);
      await open('loanDetail', orderId);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect.poll(reports).toHaveLength(1);
      await untilIdle(page);
      const places = ['/v3/loan-details/loan-details'];
      expect(reports()).toEqual([{ v: 1, kind: 'first-call', name, places, page: '/loanDetail' }]);
      expectDiscreet();
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
    expectDiscreet();
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

  withBrowser('a refusal by the server is not an error', async ({ page, open }) => {
    await open('loanDetail', 'server-error');
    await page.getByRole('button', { name: 'Retry' }).waitFor();
    await untilIdle(page);
    expect(reports()).toEqual([]);
  });
});
