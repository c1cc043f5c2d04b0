import { describe, expect } from 'vitest';
import { expectUsable } from './accessible.ts';
import { borrower, site, withBrowser } from './borrower.ts';
import { holdTimers } from './pageClock.ts';
import { cornerOf, drawPhoto, drawScreenshot, plainPng, withPlace } from './photos.ts';
import { rowsOf } from './watchPage.ts';

const picker = () => borrower().page.locator('input[type=file]');
const words = () => borrower().page.getByLabel('Tell us what happened');

/** Changes each byte of a colour that a page reads from a canvas. Runs in a page. */
function hideCanvas(change: (byte: number) => number): void {
  const { getImageData } = CanvasRenderingContext2D.prototype;
  const { toBlob } = HTMLCanvasElement.prototype;
  CanvasRenderingContext2D.prototype.getImageData = function hide(...area) {
    const pixels = getImageData.apply(this, area);
    for (let at = 0; at < pixels.data.length; at += 1)
      if (at % 4 !== 3) pixels.data[at] = change(pixels.data[at] ?? 0);
    return pixels;
  };
  HTMLCanvasElement.prototype.toBlob = function hide(...given) {
    const context = this.getContext('2d') as CanvasRenderingContext2D;
    context.putImageData(context.getImageData(0, 0, this.width, this.height), 0, 0);
    toBlob.apply(this, given);
  };
}

/** A browser of 2020 ignores the orientation of a photo; here it is hidden from the browser. Runs in a page. */
function ignoreOrientation(): void {
  const make = URL.createObjectURL;
  const upright = new Uint8Array([1]);
  const orientationAt = 31;
  URL.createObjectURL = (file: Blob) =>
    make(
      file.type === 'image/jpeg'
        ? new Blob([file.slice(0, orientationAt), upright, file.slice(orientationAt + 1)])
        : file,
    );
  CSS.supports = () => false;
}

async function open(orderId = 'due-extendable') {
  const subject = { problemType: '2', orderNo: 'due-extendable' };
  await borrower().open('complainPageNext', orderId, subject);
  await picker().waitFor({ state: 'attached' });
}

const pick = (...files: Buffer[]) =>
  picker().setInputFiles(
    files.map((buffer, at) => ({ name: `${at}.jpg`, mimeType: 'image/jpeg', buffer })),
  );

/** Sends the complaint. @returns the addresses of its pictures. */
async function sentPhotos(): Promise<string[]> {
  const { page, state } = borrower();
  await page.getByText('Upload succeeded!').waitFor();
  await words().fill('See the photos.');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.waitForURL(/\/complaint\?/);
  const { complaints } = await state<{ complaints: [{ images: string[] }] }>();
  return complaints[0].images.map((path) => `${site}${path}`);
}

describe('2.4 Complaint flow', () => {
  withBrowser('a complaint is written by keyboard alone', async ({ page, calls }) => {
    await open();
    // The first stop is the choice of language.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Written without a finger.');
    await page.keyboard.press('Tab');
    expect(await picker().evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/complaint\?/);
    expect(await calls('/problem-save')).toHaveLength(1);
  });

  withBrowser('photos stand four in a row; a tenth is refused', async ({ page }) => {
    await open();
    await holdTimers(page);
    const photo = await drawPhoto(page, 60, 40);
    await pick(...Array.from({ length: 10 }, () => photo));
    await page.getByText('One photo was not added. The maximum is 9.').waitFor();
    await page.getByText('You have added the maximum of 9 photos.').waitFor();
    expect(await picker().count()).toBe(0);
    await page.getByText('Upload succeeded!').waitFor();
    const [first, second, ...others] = await page
      .locator('.toast')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    expect(others).toEqual([]);
    expect(first.bottom <= second.top || second.bottom <= first.top).toBe(true);
    expect(await rowsOf(page.locator('.photo-entry'))).toEqual([4, 4, 1]);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectUsable(page);
  });

  withBrowser(
    'real photos are sent upright, small, without location, none lost',
    async ({ page, context }) => {
      await open('upload-flaky');
      await words().fill('See the photos.');
      const files = [withPlace(await drawPhoto(page, 4000, 3000))];
      for (const type of ['image/png', 'image/jpeg', 'image/png'] as const) {
        files.push(await drawPhoto(page, 900 + files.length, 600, type));
      }
      await pick(...files);
      const done = () => page.locator('.photo-done').count();
      const again = page.getByRole('button', { name: /Retry photo/ });
      // Every third upload fails; a browser that repeats one by itself would hide a failure.
      await expect.poll(() => again.count()).toBe(1);
      await expect.poll(done).toBe(3);
      const [failed] = /\d/.exec(`${await again.getAttribute('aria-label')}`) ?? [];
      await page.reload();
      await expect.poll(done).toBe(3);
      expect(await words().inputValue()).toBe('See the photos.');
      await pick(files[Number(failed) - 1] ?? Buffer.alloc(0));
      const addresses = await sentPhotos();
      const sizes = [];
      for (const address of addresses) {
        const bytes = await (await context.request.get(address)).body();
        expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
        expect(bytes.includes('GPS-MARK') || bytes.includes('Exif')).toBe(false);
        sizes.push(await page.evaluate(cornerOf, address));
      }
      expect(sizes).toHaveLength(4);
      expect(Math.max(...sizes.flatMap(({ width, height }) => [width, height]))).toBe(1600);
      // The camera's picture was rotated: upright, its red corner is at the top right.
      expect(sizes).toContainEqual({ width: 1200, height: 1600, corner: 'right' });
    },
  );

  withBrowser(
    'photos that cannot be sent say so in a few lines, a huge one undecoded',
    async () => {
      const { page, context } = borrower();
      await context.addInitScript(() => {
        Object.assign(window, { drawn: [] });
        const draw = CanvasRenderingContext2D.prototype.drawImage as (...given: unknown[]) => void;
        CanvasRenderingContext2D.prototype.drawImage = function note(...given: unknown[]) {
          Object(window).drawn.push(Object(given[0]).naturalWidth);
          draw.apply(this, given);
        };
      });
      await open('upload-refused');
      const photo = await drawPhoto(page, 60, 40);
      const huge = plainPng(12_000, 12_000);
      expect(huge.length).toBeLessThan(50_000);
      await pick(photo, huge, photo.subarray(0, 20));
      for (const says of [
        'This photo is too large',
        'The photo is over 64 megapixels. Choose a smaller one.',
        'The photo is damaged. Choose another one.',
      ])
        await page.getByRole('listitem').getByText(says).waitFor();
      const drawn = await page.evaluate(() => Object(window).drawn);
      expect(drawn).toContain(60);
      expect(Math.max(...drawn)).toBe(60);
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 740 });
        const lines = await page.locator('.photo-failure .problem').evaluateAll((all) =>
          all.map((one) => {
            const { height } = one.getBoundingClientRect();
            return height / Number.parseFloat(getComputedStyle(one).lineHeight);
          }),
        );
        expect(lines).toHaveLength(3);
        expect(Math.max(...lines)).toBeLessThan(width === 360 ? 3.5 : 4.5);
      }
      await expectUsable(page);
    },
  );

  withBrowser('photos are sent upright by a browser that does not rotate them', async () => {
    const { page, context } = borrower();
    await context.addInitScript(ignoreOrientation);
    await open();
    await pick(withPlace(await drawPhoto(page, 400, 300)));
    const [address = ''] = await sentPhotos();
    expect(await page.evaluate(cornerOf, address)).toEqual({
      width: 300,
      height: 400,
      corner: 'right',
    });
  });

  withBrowser('photos that the phone cannot draw are refused, and never sent', async () => {
    const { page, context, calls } = borrower();
    await context.addInitScript(() => {
      HTMLCanvasElement.prototype.toBlob = (done) => done(null);
    });
    await open();
    await pick(withPlace(await drawPhoto(page, 60, 40)));
    await page.getByText('This phone cannot read the photo.').waitFor();
    expect(await calls('/upload-problem-img')).toEqual([]);
  });

  withBrowser('long screenshots stay legible, and large photos are taken', async ({ page }) => {
    await open();
    await pick(
      await drawScreenshot(page, 1080, 12_000),
      // More than some phones draw at once, and in a single colour.
      await drawScreenshot(page, 1080, 16_000),
      plainPng(8192, 6144),
    );
    const [first, second, third] = await sentPhotos();
    const sizeOf = (address = '') => page.evaluate(cornerOf, address);
    expect(await sizeOf(first)).toEqual({ width: 720, height: 8000, corner: 'left' });
    expect(await sizeOf(second)).toEqual({ width: 720, height: 10_667, corner: 'left' });
    expect(await sizeOf(third)).toMatchObject({ width: 1600, height: 1200 });
  });

  withBrowser('long screenshots that lie on their side stay legible, too', async () => {
    const { page, context } = borrower();
    await context.addInitScript(ignoreOrientation);
    await open();
    await pick(withPlace(await drawPhoto(page, 3000, 700)));
    const [address = ''] = await sentPhotos();
    const sent = await page.evaluate(cornerOf, address);
    expect(sent).toEqual({ width: 700, height: 3000, corner: 'right' });
  });

  /** What a browser gives to a page that reads a canvas, in place of what it holds. */
  const HIDES = {
    white: () => 255,
    noise: () => Math.floor(Math.random() * 256),
  };

  for (const [what, byte] of Object.entries(HIDES)) {
    withBrowser(`a browser that hides a canvas never sends ${what} as a photo`, async () => {
      const { page, context, calls } = borrower();
      await context.addInitScript(`(${String(hideCanvas)})(${String(byte)})`);
      await open();
      await pick(plainPng(60, 40), plainPng(4100, 4100));
      const says = page.getByText(
        'This browser hides the photo from the page. Try another browser.',
      );
      await expect.poll(() => says.count()).toBe(2);
      expect(await calls('/upload-problem-img')).toEqual([]);
      await page.setViewportSize({ width: 320, height: 740 });
      await expectUsable(page);
    });
  }

  withBrowser('a browser that changes a canvas by a hair sends the photo', async () => {
    const { page, context } = borrower();
    await context.addInitScript(`(${String(hideCanvas)})((byte) => byte ^ (Math.random() < 0.5))`);
    await open();
    await pick(await drawPhoto(page, 60, 40));
    expect(await sentPhotos()).toHaveLength(1);
  });
});
