import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, inject } from 'vitest';
import { borrower, untilReactListens } from './borrower.ts';
import { builtSite } from './builtSite.ts';
import { plainPng } from './photos.ts';
import { documentsOf, setConnection, untilIdle } from './watchPage.ts';
import { useWorkerSite } from './workerSite.ts';

const releases = { first: await builtSite('shipped'), second: await builtSite('everySwitch') };

describe('a page that is open during a release', () => {
  const { server: host, withBrowser } = useWorkerSite({ program: inject('chromium') });

  /** The content of the CDN: a release alone, or with the previous release's assets. */
  function goOut(name: keyof typeof releases, keeping?: keyof typeof releases): void {
    host().goOut(releases[name], keeping && { kept: releases[keeping] });
  }

  beforeEach(() => goOut('first'));

  /** The complaint page loads what uploads photos with the first one. */
  async function openComplaint() {
    const { page, open, context } = borrower();
    // Nothing is loaded ahead for borrowers who save data.
    await setConnection(context, { saveData: true });
    const documents = documentsOf(page);
    await open('complainPageNext', 'due-extendable', {
      problemType: '2',
      orderNo: 'due-extendable',
    });
    await untilReactListens(page);
    await page.waitForLoadState('networkidle');
    const photo = { name: '1.png', mimeType: 'image/png', buffer: plainPng(64, 64) };
    const add = () => page.locator('input[type=file]').setInputFiles(photo);
    const added = () => page.getByText('Upload succeeded!').waitFor();
    return { page, documents, add, added };
  }

  withBrowser('keeps working if the old assets are kept', async () => {
    const { documents, add, added } = await openComplaint();
    goOut('second', 'first');
    await add();
    await added();
    expect(documents).toHaveLength(1);
  });

  withBrowser('reloads once if they are gone', async () => {
    const { page, documents, add, added } = await openComplaint();
    goOut('second');
    const reloaded = page.waitForEvent('load');
    await add();
    await reloaded;
    await untilReactListens(page);
    await add();
    await added();
    expect(documents).toHaveLength(2);
    const entry = await page.locator('script[type=module]').last().getAttribute('src');
    expect(
      (await readdir(join(releases.second, 'assets'))).map((name) => `/assets/${name}`),
    ).toContain(entry);
  });

  for (const [what, releases] of [
    ['does not loop if the new release lacks the chunk as well', 2],
    ['stays open if only the network failed and the release is the same', 1],
  ] as const) {
    withBrowser(what, async () => {
      const { page, documents, add } = await openComplaint();
      await borrower().context.route('**/assets/uploadQueue-*.js', (route) => route.abort());
      if (releases === 2) {
        goOut('second');
        const reloaded = page.waitForEvent('load');
        await add();
        await reloaded;
        await untilReactListens(page);
        goOut('first');
      }
      await add();
      const says = page.getByText('Part of this page did not load. Check your connection.');
      await says.first().waitFor();
      await untilIdle(page);
      expect(documents).toHaveLength(releases);
    });
  }

  withBrowser('also reloads if the document’s own script is gone', async () => {
    const { page, context, open } = borrower();
    let served = 0;
    await context.route('**/repayment?*', async (route) => {
      served += 1;
      // A cache in between still has the old document, once.
      if (served > 1) return route.continue();
      const response = await route.fetch();
      goOut('second');
      return route.fulfill({ response });
    });
    await open('repayment', 'due-extendable');
    await page.getByRole('button', { name: 'Payment Method' }).waitFor();
    await untilReactListens(page);
    // The page, the check for a new release, the page again.
    expect(served).toBe(3);
  });
});
