import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import {
  type Borrower,
  expectAccessible,
  expectNoSidewaysScroll,
  site,
  useBorrower,
  withBrowser,
} from './borrower.ts';
import { drawPhoto, lookAt, PROGRESSIVE, plainPng, withPlace } from './photos.ts';
import { rendererPeak } from './watchPage.ts';

const SUBJECT = { problemType: '2', orderNo: 'due-extendable' };
const TOO_MANY_PIXELS = 'The photo is over 50 megapixels. Choose a smaller one.';
/** Memory that a phone with little of it leaves for a page, MB. */
const MEMORY = 250;

const picker = (page: Page) => page.locator('input[type=file]');
const toasts = (page: Page) => page.evaluate(() => Object(window).toasts as string[]);

/** Opens the page and records every toast and every picture that is passed to the decoder. */
async function open({ page, context, open: go }: Borrower, orderId = 'due-extendable') {
  await context.addInitScript(() => {
    const make = URL.createObjectURL;
    Object.assign(window, { toasts: [], decoded: [] });
    URL.createObjectURL = (file: Blob) => {
      Object(window).decoded.push(file.size);
      return make(file);
    };
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => Array.from(addedNodes));
      for (const node of added) {
        if (node instanceof HTMLElement && node.className === 'toast')
          Object(window).toasts.push(node.textContent);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await go('complainPageNext', orderId, SUBJECT);
  await picker(page).waitFor({ state: 'attached' });
}

const pick = (page: Page, ...files: Buffer[]) =>
  picker(page).setInputFiles(
    files.map((buffer, at) => ({ name: `${at}.jpg`, mimeType: 'image/jpeg', buffer })),
  );

/** Sends the complaint. @returns the bytes of its first picture, and their address. */
async function sentPhoto({ page, context, sessionId }: Borrower) {
  await page.getByText('Upload succeeded!').waitFor();
  await page.getByLabel('Tell us what happened').fill('See the photo.');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.waitForURL(/\/complaint\?/);
  const reply = await context.request.get(`${site}/esita/sandbox/state?sessionId=${sessionId}`);
  const address = `${site}${(await reply.json()).data.complaints[0].images[0]}`;
  return { address, bytes: await (await context.request.get(address)).body() };
}

describe('the photos of a complaint', () => {
  const borrower = useBorrower();

  withBrowser('a small file of 144 megapixels is refused before it is decoded', async () => {
    const { page, context } = borrower();
    await open(borrower());
    const bomb = plainPng(12_000, 12_000);
    expect(bomb.length).toBeLessThan(50_000);
    const before = await rendererPeak(context);
    await pick(page, bomb);
    await page.getByText(TOO_MANY_PIXELS).waitFor();
    expect(await page.evaluate(() => Object(window).decoded)).toEqual([]);
    const after = await rendererPeak(context);
    console.log(`renderer's peak: ${before} MB before the file, ${after} MB after it`);
    if (after !== undefined) expect(after).toBeLessThan(MEMORY);
  });

  withBrowser('a damaged photo is refused with a message', async () => {
    const { page } = borrower();
    await open(borrower());
    const photo = await drawPhoto(page, 60, 40);
    await pick(page, photo.subarray(0, 20), photo);
    await page.getByText('The photo is damaged. Choose another one.').waitFor();
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    expect(await toasts(page)).toEqual([]);
    await page.getByRole('button', { name: 'Remove photo 1' }).click();
    await expect.poll(() => toasts(page)).toEqual(['Upload succeeded!']);
  });

  withBrowser(
    'one failed upload of nine: one message, and no success until it is uploaded',
    async () => {
      const { page } = borrower();
      await open(borrower(), 'upload-flaky');
      const photo = await drawPhoto(page, 60, 40);
      await pick(page, photo, photo, photo, photo);
      const again = page.getByRole('button', { name: /Retry photo \d/ });
      await again.waitFor();
      await expect.poll(() => page.locator('.photo-done').count()).toBe(3);
      expect(await page.locator('.photo-problem').textContent()).toBe('The upload failed');
      expect(await toasts(page)).toEqual(['The upload failed']);
      await expectAccessible(page);
      await again.click();
      await expect.poll(() => toasts(page)).toEqual(['The upload failed', 'Upload succeeded!']);
    },
  );

  withBrowser(
    'the message beside a failed photo has at most three lines, four at 320 px',
    async () => {
      const { page } = borrower();
      await open(borrower(), 'upload-refused');
      const photo = await drawPhoto(page, 60, 40);
      await pick(page, photo, plainPng(12_000, 12_000));
      const problems = page.locator('.photo-problem');
      await expect.poll(() => problems.count()).toBe(2);
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 740 });
        const lines = await problems.evaluateAll((all) =>
          all.map((one) => {
            const { height } = one.getBoundingClientRect();
            return height / Number.parseFloat(getComputedStyle(one).lineHeight);
          }),
        );
        expect(Math.max(...lines)).toBeLessThan(width === 360 ? 3.5 : 4.5);
      }
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    },
  );

  withBrowser('a rotated photo is sent upright', async () => {
    const { page } = borrower();
    await open(borrower());
    await pick(page, withPlace(await drawPhoto(page, 400, 300)));
    const { address, bytes } = await sentPhoto(borrower());
    expect(await lookAt(page, address)).toEqual({ width: 300, height: 400, corner: 'right' });
    expect(bytes.includes('Exif')).toBe(false);
  });

  withBrowser('also in a browser that does not rotate photos by itself', async () => {
    const { page, context } = borrower();
    // A browser of 2020 ignores orientation; here it is hidden from the browser.
    await context.addInitScript(() => {
      const make = URL.createObjectURL;
      const upright = new Uint8Array([1]);
      const orientationAt = 31;
      URL.createObjectURL = (file: Blob) =>
        make(
          file.type === 'image/jpeg'
            ? new Blob([file.slice(0, orientationAt), upright, file.slice(orientationAt + 1)])
            : file,
        );
      const set = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src')?.set;
      Object.defineProperty(HTMLImageElement.prototype, 'src', {
        set(address: string) {
          const [kind = '', data = ''] = address.split(',');
          const bytes = atob(data);
          const plain = `${bytes.slice(0, orientationAt)}\x01${bytes.slice(orientationAt + 1)}`;
          set?.call(this, data ? `${kind},${btoa(plain)}` : address);
        },
      });
    });
    await open(borrower());
    await pick(page, withPlace(await drawPhoto(page, 400, 300)));
    const { address } = await sentPhoto(borrower());
    expect(await lookAt(page, address)).toEqual({ width: 300, height: 400, corner: 'right' });
  });

  withBrowser('a picture that the phone cannot draw is sent without its metadata', async () => {
    const { page, context } = borrower();
    await context.addInitScript(() => {
      HTMLCanvasElement.prototype.toBlob = (done) => done(null);
    });
    await open(borrower());
    const clip = Buffer.from('\0\0\0\x18ftypmp42 MOTION-CLIP');
    await pick(page, Buffer.concat([withPlace(PROGRESSIVE), withPlace(PROGRESSIVE), clip]));
    const { address, bytes } = await sentPhoto(borrower());
    expect(bytes).toEqual(PROGRESSIVE);
    expect(await lookAt(page, address)).toEqual({ width: 32, height: 16, corner: 'elsewhere' });
  });
});
