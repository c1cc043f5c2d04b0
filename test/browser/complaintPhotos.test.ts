import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { limit } from '../limits.ts';
import { expectAccessible } from './accessible.ts';
import { type Borrower, borrower, expectNoSidewaysScroll, site, withBrowser } from './borrower.ts';
import { lenderOf } from './lender.ts';
import { holdTimers } from './pageClock.ts';
import { drawPhoto, lookAt, plainPng, withPlace } from './photos.ts';
import { boxOf } from './watchPage.ts';

const SUBJECT = { problemType: '2', orderNo: 'due-extendable' };
const SAVE = '/problem-save';

/** The pictures take some seconds on the slow network, whatever the machine. */
const UPLOADS = { timeout: limit(40_000) };

const picker = (page: Page) => page.locator('input[type=file]');
const words = (page: Page) => page.getByLabel('Tell us what happened');
const send = (page: Page) => page.getByRole('button', { name: 'Send' });

async function open({ page, open: go }: Borrower, orderId = 'due-extendable') {
  await go('complainPageNext', orderId, SUBJECT);
  await picker(page).waitFor({ state: 'attached' });
}

const pick = (page: Page, ...files: Buffer[]) =>
  picker(page).setInputFiles(
    files.map((buffer, at) => ({ name: `${at}.jpg`, mimeType: 'image/jpeg', buffer })),
  );

/** Sends the complaint. @returns the addresses of its pictures. */
async function sentPhotos({ page, state }: Borrower): Promise<string[]> {
  await page.getByText('Upload succeeded!').waitFor();
  await words(page).fill('See the photos.');
  await send(page).click();
  await page.waitForURL(/\/complaint\?/);
  const { complaints } = await state<{ complaints: [{ images: string[] }] }>();
  return complaints[0].images.map((path) => `${site}${path}`);
}

describe('writing a complaint', () => {
  withBrowser('a text that is being composed is cut only when its words are chosen', async () => {
    const { page, context } = borrower();
    await open(borrower());
    const before = 'a'.repeat(196);
    await words(page).fill(before);
    await words(page).press('End');
    const keyboard = await context.newCDPSession(page);
    const written = () => words(page).inputValue();
    for (const text of ['n', 'ni h', 'ni hao m']) {
      const end = { selectionStart: text.length, selectionEnd: text.length };
      await keyboard.send('Input.imeSetComposition', { text, ...end });
      await expect.poll(written).toBe(before + text);
    }
    await keyboard.send('Input.insertText', { text: '你好吗' });
    await expect.poll(written).toBe(`${before}你好吗`);
    expect(await page.getByText(/^Only the first/).count()).toBe(0);
    await keyboard.send('Input.imeSetComposition', {
      text: 'ni hao',
      selectionStart: 6,
      selectionEnd: 6,
    });
    await expect.poll(written).toBe(`${before}你好吗ni hao`);
    await keyboard.send('Input.insertText', { text: '你好' });
    await expect.poll(written).toBe(`${before}你好吗你`);
    await page.getByText(/^Only the first 200/).waitFor();
  });

  withBrowser('by keyboard alone', async ({ page, calls }) => {
    await open(borrower());
    await page.keyboard.press('Tab');
    await page.keyboard.type('Written without a finger.');
    await page.keyboard.press('Tab');
    expect(await picker(page).evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/complaint\?/);
    expect(await calls(SAVE)).toHaveLength(1);
  });
});

describe('the photos of a complaint', () => {
  withBrowser(
    'the tenth is refused, the picker disappears, and four stand in a row',
    async ({ page }) => {
      await open(borrower());
      const photo = await drawPhoto(page, 60, 40);
      await pick(page, ...Array.from({ length: 10 }, () => photo));
      await page.getByText('One photo was not added. The maximum is 9.').waitFor();
      await page.getByText('You have added the maximum of 9 photos.').waitFor();
      expect(await picker(page).count()).toBe(0);
      await page.getByText('Upload succeeded!').waitFor();
      const tops = await page
        .locator('.photo-entry')
        .evaluateAll((photos) => photos.map((one) => Math.round(one.getBoundingClientRect().top)));
      expect(new Set(tops.slice(0, 4)).size).toBe(1);
      expect(tops[4]).toBeGreaterThan(tops[0] ?? 0);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    },
  );

  withBrowser(
    'real ones on a slow network: upright, small, without location, none lost',
    async ({ page, context }) => {
      await open(borrower(), 'upload-flaky');
      await words(page).fill('See the photos.');
      const files = [withPlace(await drawPhoto(page, 4000, 3000))];
      for (const type of ['image/png', 'image/jpeg', 'image/png'] as const) {
        files.push(await drawPhoto(page, 900 + files.length, 600, type));
      }
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 400,
        downloadThroughput: 50_000,
        uploadThroughput: 50_000,
      });
      await pick(page, ...files);
      const done = () => page.locator('.photo-done').count();
      const again = page.getByRole('button', { name: /Retry photo/ });
      // Every third upload fails; a browser that repeats one by itself would hide a failure.
      await expect.poll(() => again.count(), UPLOADS).toBe(1);
      await expect.poll(done, UPLOADS).toBe(3);
      await page.reload();
      await expect.poll(done).toBe(3);
      expect(await words(page).inputValue()).toBe('See the photos.');
      await pick(page, files[3] ?? Buffer.alloc(0));
      const addresses = await sentPhotos(borrower());
      expect(addresses).toHaveLength(4);
      const sizes = [];
      for (const address of addresses) {
        const bytes = await (await context.request.get(address)).body();
        expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
        expect(bytes.includes('GPS-MARK') || bytes.includes('Exif')).toBe(false);
        sizes.push(await lookAt(page, address));
      }
      expect(sizes.every(({ width, height }) => Math.max(width, height) <= 1600)).toBe(true);
      // The camera's picture was rotated: upright, its red corner is at the top right.
      expect(sizes).toContainEqual({ width: 1200, height: 1600, corner: 'right' });
    },
    120_000,
  );

  withBrowser('a small file of 144 megapixels is refused before it is decoded', async () => {
    const { page, context } = borrower();
    await context.addInitScript(() => {
      Object.assign(window, { decoded: 0 });
      const draw = CanvasRenderingContext2D.prototype.drawImage as (...given: unknown[]) => void;
      CanvasRenderingContext2D.prototype.drawImage = function count(...given: unknown[]) {
        Object(window).decoded += 1;
        draw.apply(this, given);
      };
    });
    await open(borrower());
    const bomb = plainPng(12_000, 12_000);
    expect(bomb.length).toBeLessThan(50_000);
    await pick(page, bomb);
    await page.getByText('The photo is over 50 megapixels. Choose a smaller one.').waitFor();
    expect(await page.evaluate(() => Object(window).decoded)).toBe(0);
  });

  withBrowser('toasts cover neither one another nor the words about a lost reply', async () => {
    const { page } = borrower();
    const { fault } = lenderOf(borrower());
    await open(borrower(), 'upload-flaky');
    await words(page).fill('Did this arrive?');
    await fault(SAVE, 'lost-after');
    await fault('/problem-list', 'http-500', { times: 'always' });
    await holdTimers(page);
    const photo = await drawPhoto(page, 60, 40);
    await pick(page, photo, photo, photo);
    const failed = page.locator('.toast').getByText('The upload failed');
    await failed.waitFor();
    expect(await page.locator('.photo-failure .problem').textContent()).toBe('The upload failed');
    await page.getByRole('button', { name: /Retry photo \d/ }).click();
    const succeeded = page.getByText('Upload succeeded!');
    await succeeded.waitFor();
    await send(page).click();
    const unsure = page.getByText("We're not sure it went through.");
    await unsure.waitFor();
    const isApart = async () => {
      const boxes = [failed, succeeded, unsure];
      const [first, second, notice] = await Promise.all(boxes.map(boxOf));
      if (!first || !second || !notice) return false;
      const isBeside = second.y + second.height <= notice.y || notice.y + notice.height <= first.y;
      return first.y + first.height <= second.y && isBeside;
    };
    // They move when the words appear.
    await expect.poll(isApart).toBe(true);
  });

  withBrowser(
    'the message beside a failed photo has at most three lines, four at 320 px',
    async ({ page }) => {
      await open(borrower(), 'upload-refused');
      const photo = await drawPhoto(page, 60, 40);
      await pick(page, photo, plainPng(12_000, 12_000), photo.subarray(0, 20));
      await page.getByRole('listitem').getByText('This photo is too large').waitFor();
      await page.getByText('The photo is damaged. Choose another one.').waitFor();
      const problems = page.locator('.photo-failure .problem');
      await expect.poll(() => problems.count()).toBe(3);
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

  withBrowser('are sent upright by a browser that does not rotate them by itself', async () => {
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
      CSS.supports = () => false;
    });
    await open(borrower());
    await pick(page, withPlace(await drawPhoto(page, 400, 300)));
    const [address = ''] = await sentPhotos(borrower());
    expect(await lookAt(page, address)).toEqual({ width: 300, height: 400, corner: 'right' });
  });

  withBrowser('that the phone cannot decode or draw are refused, and never sent', async () => {
    const { page, context, calls } = borrower();
    await context.addInitScript(() => {
      HTMLCanvasElement.prototype.toBlob = (done) => done(null);
    });
    await open(borrower());
    const photo = withPlace(await drawPhoto(page, 60, 40));
    await pick(page, photo, photo.subarray(0, 120));
    await page.getByText('This phone cannot read the photo.').waitFor();
    await page.getByText('The photo is damaged. Choose another one.').waitFor();
    expect(await calls('/upload-problem-img')).toEqual([]);
  });
});
