import { describe, expect } from 'vitest';
import { borrower, useLossyServer } from './borrower.ts';
import { boxOf, setTextSize, watchLayoutShift } from './watchPage.ts';

const SHOWN = { showType: '1', payCode: 'AB12 CD34-5678', repayAmount: '123456', real: '0' };
const QR = { ...SHOWN, showType: '2' };

/** Runs in the page: the size of a picture, and how many columns in its middle row are light before a dark one. */
async function lookAtPicture(address: string) {
  const image = Object.assign(new Image(), { src: address });
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.drawImage(image, 0, 0);
  const row = context.getImageData(0, Math.floor(height / 2), width, 1).data;
  return { width, height, light: row.findIndex((one, byte) => byte % 4 === 0 && one < 128) / 4 };
}

const { server: lossy, withBrowser } = useLossyServer();

const save = () => borrower().page.getByRole('button', { name: 'Save or share the QR code' });

/** Runs in the page before its scripts: the marks by which it knows an app, besides `clientType` in its address. */
function markApp(): void {
  const info = { v: 1, shell: 'android/1', actions: [], events: [] };
  const agent = `${navigator.userAgent} LendShell/1`;
  const marks: Record<string, () => unknown> = {
    'user agent': () => Object.defineProperty(navigator, 'userAgent', { get: () => agent }),
    script: () => Object.assign(window, { __lendShellInfo: info }),
    channel: () => Object.assign(window, { lendShell: { postMessage: () => undefined } }),
  };
  marks[`${new URLSearchParams(location.search).get('mark')}`]?.();
}

/** Opens a QR in a browser that shares files, unless the address says otherwise. */
async function openQr(query: Record<string, string> = {}) {
  const { page, open } = borrower();
  await page.addInitScript(markApp);
  await page.addInitScript(() => {
    const isUnable = location.search.includes('unable');
    Object.assign(navigator, {
      canShare: isUnable ? undefined : () => !location.search.includes('unshared'),
      share: async ({ files }: { files: Blob[] }) => Object.assign(window, { shared: files[0] }),
    });
  });
  await open('repaymentOfCode', 'status-174', { ...QR, ...query });
  await page.locator('svg.code-image, img.code-image').waitFor();
}

/** Shares the QR. @returns the picture that was shared. */
async function shared() {
  const { page } = borrower();
  await save().click();
  await page.waitForFunction(() => 'shared' in window);
  const address = await page.evaluate(async () => {
    const reader = new FileReader();
    reader.readAsDataURL(Object(window).shared);
    await new Promise((done) => reader.addEventListener('load', done));
    return `${reader.result}`;
  });
  expect(address).toMatch(/^data:image\/png/);
  return page.evaluate(lookAtPicture, address);
}

describe('2.11 and 2.12 Repayment-by-code pages', () => {
  withBrowser(
    'the page shares a QR as a picture, drawn or from an address, or downloads it',
    async () => {
      const { page } = borrower();
      for (const query of [{}, { payCodeImg: '/esita/sandbox/qr/80121000.png' }]) {
        await openQr(query);
        expect(await shared()).toMatchObject({ width: 720, height: 720 });
        await openQr({ ...query, unshared: '1' });
        const download = page.waitForEvent('download');
        await save().click();
        expect((await download).suggestedFilename()).toBe('repayment-qr.png');
        await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
      }
    },
  );

  withBrowser('the page in an app that shares nothing says so and downloads nothing', async () => {
    const { page } = borrower();
    const downloads: string[] = [];
    page.on('download', (download) => void downloads.push(download.url()));
    const apps = ['android', 'ios'].map((clientType) => ({ clientType }));
    const marks = ['user agent', 'script', 'channel'].map((mark) => ({ mark }));
    for (const query of [...apps, ...marks]) {
      await openQr({ unable: '1', ...query });
      await save().click();
      await page.getByText('Take a screenshot instead').waitFor();
    }
    expect(downloads).toEqual([]);
  });

  withBrowser('the QR is whole and centred on a narrow phone, at any text size', async () => {
    const { page } = borrower();
    await page.setViewportSize({ width: 320, height: 640 });
    await openQr({ showType: '0' });
    for (const textSize of [100, 200]) {
      await setTextSize(page, textSize);
      const white = await boxOf(page.getByRole('img', { name: 'QR code to pay ₱1,234.56' }));
      const card = await boxOf(page.locator('.code-card'));
      const heading = await boxOf(page.getByRole('heading', { name: 'Scan to pay' }));
      // As large as the page allows, and four of its 37 modules on each side are light.
      expect(white).toMatchObject({ x: card.x, width: card.width, height: card.width });
      expect(white.y - heading.y - heading.height).toBeGreaterThanOrEqual(12);
    }
    for (const [width, height] of [
      [740, 360],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      const { width: side } = await boxOf(page.getByRole('img', { name: /^QR code/ }));
      expect(side).toBe(Math.min(448, height * 0.8));
    }
  });

  withBrowser('the QR is to be saved first, and Copied takes no more room than Copy', async () => {
    const { page, open } = borrower();
    await openQr();
    const sentence = page.getByText('Save this QR code, then upload it in your wallet app.');
    const { y } = await boxOf(sentence);
    expect(y).toBeLessThan((await boxOf(page.locator('svg.code-image'))).y);
    expect(await save().getAttribute('class')).toContain('button-primary');
    for (const lang of ['en', 'fil']) {
      await open('repaymentOfCode', 'status-174', { ...SHOWN, lang });
      const copy = page.locator('.copy button');
      const before = await boxOf(copy);
      await copy.click();
      await page.getByRole('button', { name: lang === 'en' ? 'Copied' : 'Nakopya na' }).waitFor();
      expect(await boxOf(copy)).toEqual(before);
    }
  });

  for (const [name, route, orderId, query] of [
    ['a code', 'repaymentOfCode', 'status-174', SHOWN],
    ['a QR', 'repaymentOfCode', 'status-174', QR],
    ['the contract number', 'repaymentOfCode2', 'due-extendable', {}],
  ] as const)
    withBrowser(`${name} is printed without what one taps, with brand and order`, async () => {
      const { page, open } = borrower();
      await open(route, orderId, query);
      await page.getByRole('link', { name: 'Back to your order' }).waitFor();
      const head = page.getByText(`· Order ${orderId}`);
      const taps = page.locator('button:visible, a:visible, nav:visible');
      expect(await head.isVisible()).toBe(false);
      expect(await taps.count()).toBeGreaterThan(2);
      await page.emulateMedia({ media: 'print' });
      expect(await head.innerText()).toMatch(/^\S.* · Order /);
      expect(await taps.count()).toBe(0);
    });

  withBrowser('a QR without a margin gets four light modules, also when saved', async () => {
    const { page } = borrower();
    const black =
      '<svg xmlns="http://www.w3.org/2000/svg" width="290" height="290"><rect width="290" height="290"/></svg>';
    const reply = { contentType: 'image/svg+xml', body: black };
    await page.route('**/black.png', (call) => call.fulfill(reply));
    await page.emulateMedia({ colorScheme: 'dark' });
    await openQr({ payCodeImg: '/esita/sandbox/black.png' });
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 640 });
      const seen = await page.locator('.code-image').screenshot();
      const png = `data:image/png;base64,${seen.toString('base64')}`;
      const { light, width: whole } = await page.evaluate(lookAtPicture, png);
      // Of 37 modules, but for the part of a pixel.
      expect((light + 1) / whole).toBeGreaterThan(4 / 37);
    }
    expect((await shared()).light).toBe(78);
  });

  withBrowser('a code is selected without the spaces that are seen and heard', async () => {
    const { page, open } = borrower();
    await open('repaymentOfCode2', 'due-extendable');
    const code = page.locator('[data-source]').filter({ hasText: /\d/ });
    await code.click();
    expect(await page.evaluate(() => `${getSelection()}`)).toBe('801234567890');
    expect(await code.ariaSnapshot()).toContain('8012 3456 7890');
  });

  withBrowser(
    'the code page moves nothing when its document arrives in two parts',
    async ({ page, open }) => {
      const shift = await watchLayoutShift(page);
      const sendRest = lossy().split(/^\/repaymentOfCode/);
      const opened = open('repaymentOfCode', 'status-174', SHOWN);
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length,
      );
      sendRest();
      await opened;
      await page.getByRole('link', { name: 'Back to your order' }).waitFor();
      expect(await shift()).toBeLessThanOrEqual(0.02);
    },
  );
});
