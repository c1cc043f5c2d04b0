import { describe, expect } from 'vitest';
import { borrower, useLossyServer, withBrowser } from './borrower.ts';
import { boxOf, setTextSize, watchLayoutShift } from './watchPage.ts';

const SHOWN = { showType: '1', payCode: 'AB12 CD34-5678', repayAmount: '123456', real: '0' };
const QR = { ...SHOWN, showType: '2' };

describe('the pay-code page on a network that stalls', () => {
  const { server: lossy, withBrowser } = useLossyServer();

  withBrowser('moves nothing when its document arrives in two parts', async ({ page, open }) => {
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

withBrowser(
  'a code in groups is selected without the spaces that a borrower sees and hears',
  async () => {
    const { page, open } = borrower();
    for (const [name, query] of [
      ['repaymentOfCode2', {}],
      ['repaymentOfCode', { ...SHOWN, payCode: '801234567890' }],
    ] as const) {
      await open(name, 'due-extendable', query);
      const code = page.locator('[data-source]').filter({ hasText: /\d/ });
      await code.click();
      expect(await page.evaluate(() => `${getSelection()}`)).toBe('801234567890');
      expect(await code.ariaSnapshot()).toContain('8012 3456 7890');
    }
  },
);

/** How many columns of a picture are white in its middle row before the first dark one. @param png base64. */
const lightEdge = (png: string) =>
  borrower().page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const row = context?.getImageData(0, Math.floor(image.height / 2), image.width, 1).data ?? [];
    return Array.from(row)
      .filter((_, byte) => byte % 4 === 0)
      .findIndex((red) => red < 128);
  }, png);

describe('the pay-code page', () => {
  withBrowser('shares a QR as a picture, drawn or from an address, or downloads it', async () => {
    const { page, open } = borrower();
    await page.addInitScript(() => {
      Object.assign(navigator, {
        canShare: () => !location.search.includes('unshared'),
        share: async ({ files }: { files: File[] }) => Object.assign(window, { shared: files[0] }),
      });
    });
    const save = page.getByRole('button', { name: 'Save or share the QR code' });
    const drawn = page.locator('svg.code-image, img.code-image');
    for (const query of [QR, { ...QR, payCodeImg: '/esita/sandbox/qr/80121000.png' }]) {
      await open('repaymentOfCode', 'status-174', query);
      await drawn.waitFor();
      await save.click();
      await page.waitForFunction(() => 'shared' in window);
      const shared = await page.evaluate(async () => {
        const file = Object(window).shared as File;
        const { width, height } = await createImageBitmap(file);
        return { type: file.type, width, height };
      });
      expect(shared).toEqual({ type: 'image/png', width: 720, height: 720 });
      await open('repaymentOfCode', 'status-174', { ...query, unshared: '1' });
      await drawn.waitFor();
      const download = page.waitForEvent('download');
      await save.click();
      expect((await download).suggestedFilename()).toBe('repayment-qr.png');
    }
    await page.addInitScript(() => Object.assign(navigator, { canShare: undefined }));
    await open('repaymentOfCode', 'status-174', { ...QR, clientType: 'android' });
    await save.click();
    await page.getByText('Take a screenshot instead').waitFor();
  });

  withBrowser('the QR is whole and centred on a narrow phone, at any text size', async () => {
    const { page, open } = borrower();
    await page.setViewportSize({ width: 320, height: 640 });
    await open('repaymentOfCode', 'status-174', { ...SHOWN, showType: '0' });
    const picture = page.getByRole('img', { name: 'QR code to pay ₱1,234.56' });
    await picture.waitFor();
    for (const textSize of [100, 200]) {
      await setTextSize(page, textSize);
      const white = await boxOf(picture);
      const card = await boxOf(page.locator('.code-card'));
      const heading = await boxOf(page.getByRole('heading', { name: 'Scan to pay' }));
      expect(white.x - card.x).toBeGreaterThanOrEqual(16);
      expect(white.x - card.x).toBe(card.x + card.width - white.x - white.width);
      expect(white.height).toBe(white.width);
      expect(white.y - heading.y - heading.height).toBeGreaterThanOrEqual(12);
    }
  });

  withBrowser(
    'a QR picture without a margin has four light modules around it, also when saved',
    async () => {
      const { page, open } = borrower();
      const body =
        '<svg xmlns="http://www.w3.org/2000/svg" width="290" height="290"><rect width="290" height="290"/></svg>';
      await page.route('**/black.png', (call) =>
        call.fulfill({ contentType: 'image/svg+xml', body }),
      );
      await page.addInitScript(() => {
        Object.assign(navigator, {
          canShare: () => true,
          share: async ({ files }: { files: File[] }) =>
            Object.assign(window, { shared: files[0] }),
        });
      });
      await page.emulateMedia({ colorScheme: 'dark' });
      await open('repaymentOfCode', 'status-174', {
        ...QR,
        payCodeImg: '/esita/sandbox/black.png',
      });
      const picture = page.getByRole('img', { name: 'QR code to pay ₱1,234.56' });
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 640 });
        const light = await lightEdge((await picture.screenshot()).toString('base64'));
        expect(light).toBeGreaterThan((await boxOf(picture)).width * 0.107);
      }
      await page.getByRole('button', { name: 'Save or share the QR code' }).click();
      await page.waitForFunction(() => 'shared' in window);
      const saved = await page.evaluate(async () => {
        const bytes = new Uint8Array(await (Object(window).shared as File).arrayBuffer());
        return btoa(String.fromCharCode(...bytes));
      });
      expect(await lightEdge(saved)).toBe(78);
    },
  );
});
