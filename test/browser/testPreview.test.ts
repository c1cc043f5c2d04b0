import { describe, expect } from 'vitest';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  site,
  useBorrower,
  withBrowser,
} from './borrower.ts';
import { drawPhoto } from './photos.ts';

const FIELDS = [
  'App version',
  'Device name',
  'Device id',
  'OS version',
  'Session id',
  'Ad id',
  'Product id',
  'Order id',
];

describe('the testers’ page', () => {
  const borrower = useBorrower();
  const open = () => borrower().page.goto(`${site}/testPreview`);

  withBrowser('keeps every field between visits and puts it into each link', async () => {
    const { page, context, problems } = borrower();
    await open();
    for (const [index, name] of FIELDS.entries()) {
      await page.getByLabel(name, { exact: true }).fill(`value-${index}`);
    }
    await page.getByRole('textbox', { name: 'Contact', exact: true }).fill('0917 123 4567');
    await page.close();
    const later = await context.newPage();
    await later.goto(`${site}/testPreview`);
    for (const [index, name] of FIELDS.entries()) {
      expect(await later.getByLabel(name, { exact: true }).inputValue()).toBe(`value-${index}`);
    }
    expect(await later.getByRole('textbox', { name: 'Contact', exact: true }).inputValue()).toBe(
      '0917 123 4567',
    );
    for (const label of ['Confirm loan', 'Loan detail', 'Repay', 'Extension', 'Bind bank']) {
      const link = later.getByRole('link', { name: label, exact: true });
      const query = new URL((await link.getAttribute('href')) ?? '', site).searchParams;
      expect(query.get('real')).toBe('0');
      query.delete('real');
      expect([...query.values()]).toEqual(FIELDS.map((_, index) => `value-${index}`));
    }
    expect(problems).toEqual([]);
  });

  withBrowser('lets the sandbox reply in a dialect, and remembers which', async () => {
    const { page, context, sessionId } = borrower();
    await open();
    await page.getByLabel('Session id').fill(sessionId);
    const field = page.getByLabel(/Reply dialect/);
    await expect.poll(() => field.inputValue()).toBe('0');
    await field.fill('7');
    const state = `${site}/esita/sandbox/state?sessionId=${sessionId}`;
    await expect
      .poll(async () => (await (await context.request.get(state)).json()).data.settings.dialect)
      .toBe(7);
    await page.reload();
    await expect.poll(() => field.inputValue()).toBe('7');
  });

  withBrowser('accepts a device, a market and an order scenario together', async () => {
    const { page } = borrower();
    await open();
    await page
      .getByRole('combobox', { name: 'Device' })
      .selectOption({ label: 'iPhone 13 and 14' });
    expect(await page.getByLabel('Device name').inputValue()).toBe('iPhone14,5');
    expect(await page.getByLabel('Client type').inputValue()).toBe('ios');
    await page.getByRole('combobox', { name: 'Market' }).selectOption({ label: 'India (rupee)' });
    expect(await page.getByLabel('Order id', { exact: true }).inputValue()).toBe('rupee');
    const code = page.getByRole('link', { name: 'Repayment code', exact: true });
    expect(await code.getAttribute('href')).toContain('real=1');
    await page
      .getByRole('combobox', { name: 'Order scenario (sandbox)' })
      .selectOption({ label: 'due, extension possible' });
    expect(await page.getByLabel('Order id', { exact: true }).inputValue()).toBe('due-extendable');
    await page.getByRole('button', { name: 'New session' }).click();
    expect(await page.getByLabel('Session id').inputValue()).toMatch(/^qa-\w+$/);
  });

  withBrowser('opens pages in the chosen language', async () => {
    const { page } = borrower();
    await open();
    const language = page.getByRole('combobox', { name: 'Language' });
    await language.selectOption({ label: 'Filipino (money screens)' });
    await page.getByRole('link', { name: 'Repay', exact: true }).click();
    await page.getByRole('heading', { name: 'Pagbabayad' }).waitFor();
    await open();
    expect(await language.inputValue()).toBe('fil');
  });

  withBrowser(
    'shows and copies the complete address, and draws it as a QR code for a real phone',
    async () => {
      const { page, context } = borrower();
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open();
      await page.getByRole('button', { name: 'Address of Customer service' }).click();
      await page.getByRole('button', { name: 'Copy address' }).click();
      await page.getByText('copy success').waitFor();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(`${site}/customerService?`);
      expect(await page.getByText(copied, { exact: true }).isVisible()).toBe(true);
      await page.getByRole('button', { name: 'QR code' }).click();
      const dialog = page.getByRole('dialog', { name: 'Customer service on a real phone' });
      await dialog.getByText('A phone cannot reach this computer').waitFor();
      const first = await dialog.locator('svg path').getAttribute('d');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await page.getByLabel('Address of this site for a phone').fill('http://192.168.1.7:4173');
      await page.getByRole('button', { name: 'QR code' }).click();
      await dialog.getByText('http://192.168.1.7:4173/customerService?').waitFor();
      expect(await dialog.getByText('A phone cannot reach').count()).toBe(0);
      expect(await dialog.locator('svg path').getAttribute('d')).not.toBe(first);
    },
  );

  withBrowser('opens a page in the framed phone', async () => {
    const { page } = borrower();
    await open();
    await page.getByRole('button', { name: 'Address of Error page' }).click();
    await page.getByRole('link', { name: 'Open in the phone' }).click();
    const frame = page.frameLocator('iframe[title="Framed phone"]');
    await frame.getByRole('heading', { name: 'Something went wrong' }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Page' }).inputValue()).toBe('Error page');
  });

  withBrowser('shows a picked photo', async () => {
    const { page } = borrower();
    await open();
    const buffer = await drawPhoto(page, 40, 30);
    await page
      .getByLabel('Photo picker')
      .setInputFiles({ name: 'proof.jpg', mimeType: 'image/jpeg', buffer });
    const photo = page.getByRole('img', { name: 'Picked photo proof.jpg' });
    await expect
      .poll(() => photo.evaluate((one) => (one as HTMLImageElement).naturalWidth))
      .toBe(40);
  });

  withBrowser('shows the coordinates, or that they were refused', async () => {
    const { page, context } = borrower();
    await open();
    await page.getByRole('button', { name: 'Get location' }).click();
    await page.getByText('Location access was denied.').waitFor();
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 14.5995, longitude: 120.9842 });
    await page.getByRole('button', { name: 'Get location' }).click();
    await page.getByText('Latitude 14.5995, longitude 120.9842').waitFor();
  });

  withBrowser('is accessible and easy to tap', async () => {
    const { page } = borrower();
    for (const view of ['launch', 'shell']) {
      await page.goto(`${site}/testPreview#/${view}`);
      await page.getByRole('heading', { name: 'Test preview' }).waitFor();
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 });
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
    }
  });
});
