import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, inject } from 'vitest';
import { borrower, untilReactListens } from './borrower.ts';
import { builtSite } from './builtSite.ts';
import { plainPng } from './photos.ts';
import { documentsOf, setConnection, untilIdle } from './watchPage.ts';
import { useWorkerSite } from './workerSite.ts';

const first = await builtSite('shipped');
const second = await builtSite('everySwitch');

const { server: host, withBrowser } = useWorkerSite({ program: inject('chromium') });

const goOut = (folder: string) => host().goOut(folder);
beforeEach(() => goOut(first));

const PHOTO = { name: '1.png', mimeType: 'image/png', buffer: plainPng(64, 64) };
const add = () => borrower().page.locator('input[type=file]').setInputFiles(PHOTO);
const added = () => borrower().page.getByText('Upload succeeded!').waitFor();

async function addAndReload(): Promise<void> {
  const { page } = borrower();
  const reloaded = page.waitForEvent('load');
  await add();
  await reloaded;
  await untilReactListens(page);
}

/** Opens the complaint page, which loads what uploads photos with the first one. @returns the documents that it loads. */
async function openComplaint(): Promise<readonly string[]> {
  const { page, open, context } = borrower();
  // Nothing is loaded ahead for borrowers who save data.
  await setConnection(context, { saveData: true });
  const documents = documentsOf(page);
  const subject = { problemType: '2', orderNo: 'due-extendable' };
  await open('complainPageNext', 'due-extendable', subject);
  await untilReactListens(page);
  await untilIdle(page);
  return documents;
}

withBrowser('an open page keeps working if the old assets are kept', async () => {
  const documents = await openComplaint();
  host().goOut(second, { kept: first });
  await add();
  await added();
  expect(documents).toHaveLength(1);
});

withBrowser('an open page reloads once if the old assets are gone', async ({ page }) => {
  const documents = await openComplaint();
  goOut(second);
  await addAndReload();
  await add();
  await added();
  expect(documents).toHaveLength(2);
  const entry = await page.locator('script[type=module]').last().getAttribute('src');
  expect(existsSync(join(second, `${entry}`))).toBe(true);
});

for (const [what, releases] of [
  ['an open page does not loop if the new release lacks the chunk as well', 2],
  ['an open page stays if only the network failed and the release is the same', 1],
] as const) {
  withBrowser(what, async ({ page, context }) => {
    const documents = await openComplaint();
    await context.route('**/assets/uploadQueue-*.js', (route) => route.abort());
    if (releases === 2) {
      goOut(second);
      await addAndReload();
      goOut(first);
    }
    await add();
    await page
      .getByText('Part of this page did not load. Check your connection.')
      .first()
      .waitFor();
    await untilIdle(page);
    expect(documents).toHaveLength(releases);
  });
}

withBrowser('a page reloads if the document’s own script is gone', async () => {
  const { page, context, open } = borrower();
  let served = 0;
  await context.route('**/repayment?*', async (route) => {
    served += 1;
    // A cache in between still has the old document, once.
    if (served > 1) return route.continue();
    const response = await route.fetch();
    goOut(second);
    return route.fulfill({ response });
  });
  await open('repayment', 'due-extendable');
  await page.getByRole('button', { name: 'Payment Method' }).waitFor();
  await untilReactListens(page);
  // The page, the check for a new release, the page again.
  expect(served).toBe(3);
});
