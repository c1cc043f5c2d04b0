import { rm } from 'node:fs/promises';
import { expect, inject } from 'vitest';
import { borrower, queryOf } from './borrower.ts';
import { builtSite } from './builtSite.ts';
import { renameScripts } from './renameScripts.ts';
import { cachedTexts, scriptsOf, untilStored, useWorkerSite } from './workerSite.ts';

/** How many releases go out, one after the other, each without the files of the one before. */
const RELEASES = Number(process.env.RELEASES ?? 3);

const shipped = await builtSite('shipped');

const { server: site, withBrowser } = useWorkerSite({
  program: inject('chromium'),
  serviceWorkers: 'allow',
});

/** The release that the open page belongs to. @throws Error if it mixes two. */
async function releaseOfPage(): Promise<string> {
  const scripts = await scriptsOf(borrower().page);
  const marks = new Set(scripts.map((script) => /-r\d+(?=\.js)/.exec(script)?.[0] ?? 'none'));
  if (marks.size !== 1) throw new Error(`A page has scripts of ${[...marks]}: ${scripts}`);
  return `${[...marks][0]}`;
}

/** Opens an order, and repays it up to the code. @returns the release of each page on the way. */
async function repayOrder(visit: string): Promise<string[]> {
  const { page } = borrower();
  const releases: string[] = [];
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  await page.goto(`${site().address}/loanDetail?${queryOf(visit, 'due-extendable')}`);
  await button('REPAY').waitFor();
  releases.push(await releaseOfPage());
  await button('REPAY').click();
  await page.getByText('Amount to repay').first().waitFor();
  releases.push(await releaseOfPage());
  await button('Payment Method').click();
  await page.getByRole('radio', { name: 'Maya' }).check();
  await button(/^Confirm/).click();
  await page.waitForURL(/\/repaymentOfCode\?/);
  await page.getByRole('button', { name: /QR code/ }).waitFor();
  releases.push(await releaseOfPage());
  return releases;
}

const PATHS = ['/loanDetail', '/repayment', '/repaymentOfCode'];

/** Waits until the phone has the pages of a release. */
async function untilUpdated(mark: string): Promise<void> {
  const { page } = borrower();
  for (const path of PATHS) await untilStored(page, path);
  const isUpdated = async () => {
    const documents = (await cachedTexts(page)).filter(({ url }) =>
      PATHS.includes(new URL(url).pathname),
    );
    return documents.every(({ text }) => text.includes(`${mark}.js`));
  };
  await expect.poll(isUpdated).toBe(true);
}

withBrowser(
  'release after release, no page is mixed or lacks a part, and none is old for more than one visit',
  async ({ page, open }) => {
    site().goOut(shipped);
    await open('loanDetail', 'due-extendable');
    await untilStored(page, '/loanDetail');
    for (let number = 1; number <= RELEASES; number += 1) {
      const mark = `-r${number}`;
      const folder = await renameScripts(shipped, mark);
      site().goOut(folder);
      await repayOrder(`first-${number}`);
      await untilUpdated(mark);
      expect(await repayOrder(`second-${number}`)).toEqual([mark, mark, mark]);
      await rm(folder, { recursive: true });
    }
  },
  RELEASES * 40_000,
);
