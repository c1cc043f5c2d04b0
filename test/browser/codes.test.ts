import { expect } from 'vitest';
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

/** Opens a QR in a browser that shares files, unless the address says otherwise. */
async function openQr(query: Record<string, string> = {}) {
  const { page, open } = borrower();
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

withBrowser('shares a QR as a picture, drawn or from an address, or downloads it', async () => {
  const { page } = borrower();
  for (const query of [{}, { payCodeImg: '/esita/sandbox/qr/80121000.png' }]) {
    await openQr(query);
    expect(await shared()).toMatchObject({ width: 720, height: 720 });
    await openQr({ ...query, unshared: '1' });
    const download = page.waitForEvent('download');
    await save().click();
    expect((await download).suggestedFilename()).toBe('repayment-qr.png');
  }
  await openQr({ unable: '1', clientType: 'android' });
  await save().click();
  await page.getByText('Take a screenshot instead').waitFor();
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
    expect(white.x - card.x).toBeGreaterThanOrEqual(16);
    expect(white.x - card.x).toBe(card.x + card.width - white.x - white.width);
    expect(white.height).toBe(white.width);
    expect(white.y - heading.y - heading.height).toBeGreaterThanOrEqual(12);
  }
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
    expect(light / whole).toBeGreaterThan(0.107);
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

withBrowser('moves nothing when its document arrives in two parts', async ({ page, open }) => {
  const shift = await watchLayoutShift(page);
  const sendRest = lossy().split(/^\/repaymentOfCode/);
  const opened = open('repaymentOfCode', 'status-174', SHOWN);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  sendRest();
  await opened;
  await page.getByRole('link', { name: 'Back to your order' }).waitFor();
  expect(await shift()).toBeLessThanOrEqual(0.02);
});
