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
import { lenderOf } from './lender.ts';
import { holdTimer, holdTimers } from './pageClock.ts';
import { drawPhoto, lookAt, type PickedFile, withPlace } from './photos.ts';

const SUBJECT = { problemType: '1', problemSonType: '11', orderNo: 'due-extendable' };
const SAVE = '/problem-save';

const picker = (page: Page) => page.locator('input[type=file]');
const words = (page: Page) => page.getByLabel('Tell us what happened');
const send = (page: Page) => page.getByRole('button', { name: 'Send' });
const asFile = (name: string, buffer: Buffer, mimeType = 'image/jpeg'): PickedFile => ({
  name,
  mimeType,
  buffer,
});

async function complaintsOf({ context, sessionId }: Borrower) {
  const reply = await context.request.get(`${site}/esita/sandbox/state?sessionId=${sessionId}`);
  return (await reply.json()).data.complaints as { content: string; images: string[] }[];
}

describe('writing a complaint', () => {
  const borrower = useBorrower();
  const open = (orderId = 'due-extendable', more: Record<string, string> = SUBJECT) =>
    borrower().open('complainPageNext', orderId, more);

  withBrowser(
    'sends once, confirms it for 1.5 s, and Back cannot send again [4-10, 7.3-04]',
    async () => {
      const { page, calls, problems } = borrower();
      await borrower().open('complaint', 'due-extendable');
      await page.getByRole('button', { name: 'Repayment' }).click();
      await page.waitForURL(/complainPageNext/);
      await words(page).fill('My payment is missing.');
      const goOn = await holdTimer(page, 1500);
      await send(page).evaluate((button: HTMLButtonElement) => {
        button.click();
        button.click();
      });
      const modal = page.getByRole('dialog', { name: 'Your complaint was sent' });
      await modal.getByRole('status').filter({ hasText: 'Your complaint was sent' }).waitFor();
      expect(await modal.evaluate((box) => box.matches(':modal'))).toBe(true);
      await expectAccessible(page);
      await goOn();
      await page.waitForURL(/\/complaint\?/);
      expect((await calls(SAVE)).map(({ body }) => body)).toEqual([
        {
          problemType: '2',
          problemSonType: '',
          problemDetail: 'My payment is missing.',
          problemImage: '',
          orderNo: 'due-extendable',
        },
      ]);
      await page.goBack();
      await page.waitForURL(/\/complaint\?/);
      await page.getByRole('link', { name: 'My complaints' }).click();
      await page
        .getByRole('link', { name: /My payment is missing/ })
        .first()
        .waitFor();
      expect(problems).toEqual([]);
    },
  );

  withBrowser('a file that is not a photo by its bytes is refused with a message', async () => {
    const { page } = borrower();
    await open();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    await picker(page).setInputFiles([
      asFile('evil.jpg', svg),
      asFile('none.jpg', Buffer.alloc(0)),
    ]);
    await page.getByText('This is not a JPEG or PNG photo.').waitFor();
    await page.getByText('The file is empty.').waitFor();
    await send(page).waitFor();
    expect(await send(page).getAttribute('aria-disabled')).toBe('true');
    await page.getByText('A photo was not uploaded. Retry or remove it.').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Remove photo 1' }).click();
    await page.getByRole('button', { name: 'Remove photo 1' }).click();
    await expect.poll(() => send(page).getAttribute('aria-disabled')).toBeNull();
  });

  withBrowser(
    'the tenth photo is refused, and the picker disappears [2.4-09, 5-15, 9-06, 9-41, 8-19]',
    async () => {
      const { page } = borrower();
      await open();
      const photo = await drawPhoto(page, 60, 40);
      await picker(page).setInputFiles(
        Array.from({ length: 10 }, (_, i) => asFile(`${i}.jpg`, photo)),
      );
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

  withBrowser('while a photo is uploading, Send waits and says so', async () => {
    const { page } = borrower();
    await open('upload-slow');
    await picker(page).setInputFiles([asFile('a.jpg', await drawPhoto(page, 60, 40))]);
    await page.getByText('Your photos are still being uploaded.').waitFor();
    expect(await send(page).getAttribute('aria-disabled')).toBe('true');
    await expect.poll(() => send(page).getAttribute('aria-disabled')).toBeNull();
  });

  withBrowser('a photo too large for the server is reported and can be removed', async () => {
    const { page } = borrower();
    await open('upload-refused');
    await picker(page).setInputFiles([asFile('a.jpg', await drawPhoto(page, 60, 40))]);
    await page.getByRole('alert').getByText('This photo is too large').waitFor();
    await page.getByRole('listitem').getByText('This photo is too large').waitFor();
    await page.getByRole('button', { name: 'Retry photo 1' }).waitFor();
    await page.getByRole('button', { name: 'Remove photo 1' }).click();
    expect(await page.locator('.photo-entry').count()).toBe(0);
  });

  withBrowser(
    'nine real photos on a slow network: upright, small, without location, none lost [3-27, 7.3-05, 7.3-06]',
    async () => {
      const { page, context } = borrower();
      await open('upload-flaky');
      await words(page).fill('See the photos.');
      const large = withPlace(await drawPhoto(page, 4000, 3000));
      const files = [asFile('large.jpg', large)];
      for (let index = 0; index < 8; index += 1) {
        const png = index % 2 === 1;
        const type = png ? 'image/png' : 'image/jpeg';
        const photo = await drawPhoto(page, 900 + index, 600, type);
        files.push(asFile(`${index}.${png ? 'png' : 'jpg'}`, png ? photo : withPlace(photo), type));
      }
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 400,
        downloadThroughput: 50_000,
        uploadThroughput: 50_000,
      });
      await picker(page).setInputFiles(files);
      const shown = () => page.locator('.photo-entry').count();
      const done = () => page.locator('.photo-done').count();
      const pending = () => page.locator('.photo-waiting, .photo-uploading').count();
      const again = page.getByRole('button', { name: /Retry photo/ });
      await expect.poll(shown, { timeout: 20_000 }).toBe(9);
      await expect.poll(pending, { timeout: 60_000 }).toBe(0);
      // Every third upload fails; a browser that repeats one by itself would hide a failure.
      const failures = await again.count();
      expect(failures).toBeGreaterThanOrEqual(2);
      await again.first().click();
      await expect.poll(done, { timeout: 40_000 }).toBeGreaterThan(9 - failures);
      const uploaded = await page.locator('.photo-done').count();
      await page.reload();
      await expect.poll(shown).toBe(uploaded);
      expect(await words(page).inputValue()).toBe('See the photos.');
      await picker(page).setInputFiles(files.slice(0, 9 - uploaded));
      await expect
        .poll(
          async () => {
            if (await again.count()) await again.first().click();
            return done();
          },
          { timeout: 60_000, interval: 500 },
        )
        .toBe(9);
      await send(page).click();
      await page.waitForURL(/\/complaint\?/);
      const [complaint] = await complaintsOf(borrower());
      expect(complaint?.images).toHaveLength(9);
      const sizes = [];
      for (const address of complaint?.images ?? []) {
        const bytes = await (await context.request.get(`${site}${address}`)).body();
        expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
        expect(bytes.includes('GPS-MARK') || bytes.includes('Exif')).toBe(false);
        sizes.push(await lookAt(page, `${site}${address}`));
      }
      expect(sizes.every(({ width, height }) => Math.max(width, height) <= 1600)).toBe(true);
      // The camera's picture was rotated: upright, its red corner is at the top right.
      expect(sizes[0]).toEqual({ width: 1200, height: 1600, corner: 'right' });
    },
    180_000,
  );

  withBrowser('toasts cover neither one another nor the notice about a lost reply', async () => {
    const { page } = borrower();
    const { fault } = lenderOf(borrower());
    await page.setViewportSize({ width: 360, height: 740 });
    await open('upload-flaky');
    await words(page).fill('Did this arrive?');
    await fault(SAVE, 'lost-after');
    await fault('/problem-list', 'http-500', { times: 'always' });
    await holdTimers(page);
    const photo = await drawPhoto(page, 60, 40);
    await picker(page).setInputFiles(['1', '2', '3'].map((name) => asFile(`${name}.jpg`, photo)));
    const failed = page.locator('.toast').getByText('The upload failed');
    await failed.waitFor();
    await page.getByRole('button', { name: /Retry photo \d/ }).click();
    const succeeded = page.getByText('Upload succeeded!');
    await succeeded.waitFor();
    await send(page).click();
    await page.getByRole('button', { name: 'Check again' }).waitFor();
    const isApart = async () => {
      const boxes = [failed, succeeded, page.locator('.mutation-notice')];
      const [first, second, notice] = await Promise.all(boxes.map((one) => one.boundingBox()));
      if (!first || !second || !notice) throw new Error('Not shown');
      const isBeside = second.y + second.height <= notice.y || notice.y + notice.height <= first.y;
      return first.y + first.height <= second.y && isBeside;
    };
    // They move when the notice appears.
    await expect.poll(isApart).toBe(true);
  });

  withBrowser('by keyboard alone', async () => {
    const { page, calls } = borrower();
    await open();
    await words(page).waitFor();
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
