import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { site, useBorrower, withBrowser } from './borrower.ts';
import { builtSite, EVERY_SWITCH } from './buildSite.ts';
import { type ReportSite, startReportSite } from './reportSite.ts';
import { untilIdle } from './watchPage.ts';

interface Report {
  kind: string;
  name: string;
  places: string[];
  page: string;
}

describe('a site with an address for error reports', () => {
  const borrower = useBorrower();
  let host: ReportSite | undefined;
  let outDir = '';
  const arrived = () => (host?.arrived ?? []).map(({ text }) => text);

  beforeAll(async () => {
    if (!site) return;
    outDir = await builtSite(EVERY_SWITCH);
    host = await startReportSite(outDir, EVERY_SWITCH.VITE_REPORT_URL);
  });
  afterAll(() => host?.close());
  beforeEach(() => void host?.arrived.splice(0));

  const secrets = ['s3cret-session', '09171234567', 'due-extendable', 'http-500'];
  const open = (page: Page, orderId: string) =>
    page.goto(
      `${host?.address}/loanDetail?${new URLSearchParams({ sessionId: 's3cret-session', productId: '7', orderId })}`,
    );
  const reports = () => arrived().map((text) => JSON.parse(text) as Report);
  const expectDiscreet = () => {
    for (const secret of secrets) expect(arrived().join()).not.toContain(secret);
  };

  for (const { orderId, name } of [
    { orderId: 'http-500', name: 'HTTP 500' },
    { orderId: 'malformed', name: 'unreadable' },
    { orderId: 'html', name: 'unreadable' },
    { orderId: 'drops', name: 'network' },
  ]) {
    withBrowser(`${orderId}: a failed first call is reported once, as ${name}`, async () => {
      const { page } = borrower();
      await open(page, orderId);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect.poll(reports).toHaveLength(1);
      await untilIdle(page);
      expect(reports()).toEqual([
        {
          v: 1,
          kind: 'first-call',
          name,
          places: ['/v3/loan-details/loan-details'],
          page: '/loanDetail',
        },
      ]);
      expectDiscreet();
    });
  }

  withBrowser('errors and rejections are reported once each, without their message', async () => {
    const { page } = borrower();
    await open(page, 'due-extendable');
    await page.getByText('Repayment due').waitFor();
    await page.evaluate(() => {
      for (const _ of [1, 2]) {
        setTimeout(() => {
          throw new TypeError('number 09171234567 of s3cret-session');
        });
        void Promise.reject(new RangeError('due-extendable'));
        void Promise.reject('09171234567');
      }
    });
    await expect.poll(() => reports().length).toBe(3);
    await untilIdle(page);
    const kinds = reports().map(({ kind, name }) => `${kind} ${name}`);
    expect(kinds.sort()).toEqual(['error TypeError', 'rejection RangeError', 'rejection string']);
    expectDiscreet();
  });

  withBrowser('at most five errors are reported', async () => {
    const { page } = borrower();
    await open(page, 'due-extendable');
    await page.evaluate(() => {
      for (let count = 0; count < 20; count += 1) {
        const error = Object.assign(new Error('x'), { name: `Kind${count}` });
        void Promise.reject(error);
      }
    });
    await expect.poll(() => reports().length).toBe(5);
    await untilIdle(page);
    expect(reports()).toHaveLength(5);
  });

  withBrowser('a refusal by the server is not an error', async () => {
    const { page } = borrower();
    await open(page, 'server-error');
    await page.getByRole('button', { name: 'Retry' }).waitFor();
    await untilIdle(page);
    expect(reports()).toEqual([]);
  });

  withBrowser('without that address no page contains the reporter', async () => {
    const plain = await (await borrower().context.request.get(`${site}/loanDetail`)).text();
    expect(plain).not.toContain('first-call');
    expect(await readFile(join(outDir, 'loanDetail.html'), 'utf8')).toContain('first-call');
  });
});
