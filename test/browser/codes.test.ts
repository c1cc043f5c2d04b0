import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible, useBorrower, useLossyServer, withBrowser } from './borrower.ts';
import { holdTimers } from './pageClock.ts';
import { setTextSize, watchLayoutShift } from './watchPage.ts';

const SHOWN = { showType: '1', payCode: 'AB12 CD34-5678', repayAmount: '123456', real: '0' };

describe('the pay-code page on a network that stalls', () => {
  const { lossy, address } = useLossyServer();
  const borrower = useBorrower({ address });

  withBrowser('moves nothing when its document arrives in two parts', async () => {
    const { page, open } = borrower();
    const sendRest = lossy().split(/^\/repaymentOfCode/);
    const shift = await watchLayoutShift(page);
    const opened = open('repaymentOfCode', 'status-174', SHOWN);
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
    sendRest();
    await opened;
    await page.getByRole('link', { name: 'Back to your order' }).waitFor();
    expect(await shift()).toBeLessThanOrEqual(0.02);
  });
});

describe('the pay-code page', () => {
  const borrower = useBorrower();

  withBrowser(
    'a toast covers neither a bar at the bottom nor, without one, what is above it',
    async () => {
      const { page, context, open } = borrower();
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.setViewportSize({ width: 360, height: 740 });
      const boxOf = async (place: Locator) => {
        const box = await place.boundingBox();
        if (!box) throw new Error('Not shown');
        return { top: box.y, bottom: box.y + box.height };
      };
      const toast = page.getByText('copy success');
      await open('repaymentOfCode', 'status-174', SHOWN);
      await holdTimers(page);
      await page.getByRole('button', { name: 'Copy code' }).click();
      const back = await boxOf(page.getByRole('link', { name: 'Back to your order' }));
      expect((await boxOf(toast)).top).toBeGreaterThanOrEqual(back.bottom);
      await open('repayment', 'due-extendable');
      await holdTimers(page);
      await page.getByRole('button', { name: 'Copy' }).click();
      const bar = await boxOf(page.locator('.sticky-bar'));
      expect((await boxOf(toast)).bottom).toBeLessThanOrEqual(bar.top);
    },
  );

  withBrowser('selects the code and says so if copying is refused', async () => {
    const { page, context, open } = borrower();
    await context.addInitScript(() => {
      Document.prototype.execCommand = () => false;
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await open('repaymentOfCode', 'status-174', SHOWN);
    await holdTimers(page);
    await page.getByRole('button', { name: 'Copy code' }).click();
    await page.getByText('Press and hold the text to copy it').waitFor();
    expect(await page.getByText('copy success').count()).toBe(0);
    expect(await page.evaluate(() => String(getSelection()))).toContain('AB12');
  });

  withBrowser('draws the QR itself if there is no image [2.11-05]', async () => {
    const { page, open } = borrower();
    await open('repaymentOfCode', 'status-174', { ...SHOWN, showType: '2' });
    await page.getByRole('img', { name: 'QR code to pay ₱1,234.56' }).waitFor();
    await expectAccessible(page);
  });

  const QRS = {
    drawn: { ...SHOWN, showType: '2' },
    'from an address': { ...SHOWN, showType: '2', payCodeImg: '/esita/sandbox/qr/80121000.png' },
  };
  for (const [origin, query] of Object.entries(QRS)) {
    withBrowser(`shares a QR ${origin} as a picture, or downloads it`, async () => {
      const { page, open } = borrower();
      await page.addInitScript(() => {
        Object.assign(navigator, {
          canShare: () => !location.search.includes('unshared'),
          share: async ({ files }: { files: File[] }) =>
            Object.assign(window, { shared: files[0] }),
        });
      });
      await open('repaymentOfCode', 'status-174', query);
      await page.getByRole('button', { name: 'Save or share the QR code' }).click();
      await page.waitForFunction(() => 'shared' in window);
      const shared = await page.evaluate(async () => {
        const file = Object(window).shared as File;
        const { width, height } = await createImageBitmap(file);
        return { type: file.type, width, height };
      });
      expect(shared).toEqual({ type: 'image/png', width: 720, height: 720 });
      await open('repaymentOfCode', 'status-174', { ...query, unshared: '1' });
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save or share the QR code' }).click();
      expect((await download).suggestedFilename()).toBe('repayment-qr.png');
    });
  }

  withBrowser('says so if an app’s web view cannot save the QR', async () => {
    const { page, open } = borrower();
    await page.addInitScript(() => Object.assign(navigator, { canShare: undefined }));
    const clientType = 'android';
    await open('repaymentOfCode', 'status-174', { ...SHOWN, showType: '2', clientType });
    await page.getByRole('button', { name: 'Save or share the QR code' }).click();
    await page.getByText('Take a screenshot instead').waitFor();
  });

  for (const textSize of [100, 200]) {
    withBrowser(`the QR is whole and centred on a narrow phone at ${textSize} %`, async () => {
      const { page, open } = borrower();
      await page.setViewportSize({ width: 320, height: 640 });
      await open('repaymentOfCode', 'status-174', { ...SHOWN, showType: '0' });
      const picture = page.getByRole('img', { name: 'QR code to pay ₱1,234.56' });
      await picture.waitFor();
      await setTextSize(page, textSize);
      const white = await picture.boundingBox();
      const card = await page.locator('.code-card').boundingBox();
      if (!white || !card) throw new Error('Not shown');
      expect(white.x - card.x).toBeGreaterThanOrEqual(16);
      expect(white.x - card.x).toBe(card.x + card.width - white.x - white.width);
      expect(white.height).toBe(white.width);
      const heading = await page.getByRole('heading', { name: 'Scan to pay' }).boundingBox();
      if (!heading) throw new Error('Not shown');
      expect(white.y - heading.y - heading.height).toBeGreaterThanOrEqual(12);
    });
  }

  withBrowser('reports a broken QR image, and offers to try again', async () => {
    const { page, open } = borrower();
    const image = '/esita/sandbox/missing.png';
    await open('repaymentOfCode', 'status-174', { ...SHOWN, showType: '2', payCodeImg: image });
    await page.getByRole('heading', { name: 'The QR code is missing' }).waitFor();
    await expectAccessible(page);
    await page.route('**/missing.png', (call) =>
      call.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      }),
    );
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('img', { name: 'QR code to pay ₱1,234.56' }).waitFor();
  });

  const forged = {
    'a code with markup': { ...SHOWN, payCode: '<b>1234</b>' },
    'a script as image': { ...SHOWN, showType: '2', payCodeImg: 'javascript:alert(1)' },
    'nothing at all': {},
  };
  for (const [what, query] of Object.entries(forged)) {
    withBrowser(`refuses ${what}`, async () => {
      const { page, open, problems } = borrower();
      await open('repaymentOfCode', 'status-174', query);
      await page.getByRole('heading', { name: 'This code cannot be shown' }).waitFor();
      await expectAccessible(page);
      expect(problems).toEqual([]);
    });
  }

  withBrowser(
    'page 2 asks the server if nothing is stored, and says so if there is no code',
    async () => {
      const { page, open } = borrower();
      await open('repaymentOfCode2', 'no-pay-code');
      await page.getByRole('heading', { name: 'You have no repayment code yet' }).waitFor();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Go to repayment' }).click();
      await page.waitForURL(/\/repayment\?/);
      await page.getByRole('button', { name: 'Payment Method' }).waitFor();
      expect(await page.getByRole('link', { name: /See how to pay/ }).count()).toBe(0);
    },
  );

  withBrowser('page 2 never shows data stored for another order', async () => {
    const { page, open } = borrower();
    await open('repayment', 'due-extendable');
    await page.getByRole('link', { name: 'See how to pay with this code' }).click();
    await page.getByText('8012 3456 7890').waitFor();
    await open('repaymentOfCode2', 'no-pay-code');
    await page.getByRole('heading', { name: 'You have no repayment code yet' }).waitFor();
  });
});

describe('the other pages', () => {
  const borrower = useBorrower();

  withBrowser('the error page offers a way to continue', async () => {
    const { page, open } = borrower();
    await open('errorPage', 'status-174');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'See your order' }).click();
    await page.getByText('Repayment due').waitFor();
    await open('errorPage');
    expect(await page.getByRole('link', { name: 'See your order' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Close this page' }).click();
    await page.waitForURL(/loanDetail/);
  });

  withBrowser(
    'the instructions show and copy the reference number of this order [2.10-03]',
    async () => {
      const { page, context, open } = borrower();
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open('repayment', 'due-extendable');
      await page.getByRole('link', { name: 'See how to pay with this code' }).click();
      await page.waitForURL(/repaymentOfCode2/);
      await open('paymentInstructions', 'due-extendable');
      await page.getByRole('button', { name: 'Copy' }).click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('801234567890');
      await open('paymentInstructions', 'status-174');
      await page.getByText('You need the reference number').waitFor();
      await expectAccessible(page);
    },
  );
});
