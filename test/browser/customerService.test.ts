import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, useBorrower, withBrowser } from './borrower.ts';
import { putShell, shellMessages } from './fakeShell.ts';

const STATES = [
  { orderId: 'due-extendable', sees: 'care@lend.example' },
  { orderId: 'contact-number', sees: 'Call +63 917 000 0100' },
  { orderId: 'contact-app', sees: 'Open chat' },
  { orderId: 'contact-unsafe', sees: 'Chat and e-mail are not available' },
  { orderId: 'empty-lists', sees: 'Chat and e-mail are not available' },
  { orderId: 'null-lists', sees: 'Chat and e-mail are not available' },
  { orderId: 'slow', sees: 'care@lend.example' },
];

describe('customer service', () => {
  const borrower = useBorrower();

  for (const { orderId, sees } of STATES) {
    withBrowser(`${orderId}: a borrower sees "${sees}"`, async () => {
      const { page, open, problems } = borrower();
      await open('customerService', orderId);
      await page.getByText(sees).first().waitFor();
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
      expect(problems).toEqual([]);
    });
  }

  withBrowser(
    'sends the number 30; the e-mail is a link that can be copied [2.5-03, 7.2-07]',
    async () => {
      const { page, context, open, calls } = borrower();
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open('customerService', 'due-extendable');
      const link = page.getByRole('link', { name: 'care@lend.example' });
      expect(await link.getAttribute('href')).toBe('mailto:care@lend.example');
      await page.getByRole('button', { name: 'Copy' }).click();
      await page.getByText('copy success').waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('care@lend.example');
      expect((await calls('/contact-kf-info')).map(({ body }) => body)).toEqual([{ type: '30' }]);
    },
  );

  withBrowser('an online address opens, a number is called through the shell', async () => {
    const { page, context, open } = borrower();
    await context.route('https://wa.me/**', (request) => request.fulfill({ body: 'chat' }));
    await putShell(context);
    await open('customerService', 'contact-number');
    await page.getByRole('heading', { name: 'Online service' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Chat with us' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Call +63 917 000 0100' }).click();
    await expect
      .poll(() => shellMessages(page))
      .toMatchObject([{ action: 'callPhone', payload: { number: '+639170000100' } }]);
    await open('customerService', 'due-extendable');
    await page.getByRole('button', { name: 'Open chat' }).click();
    await page.waitForURL('https://wa.me/639170000100');
  });

  withBrowser('a chat app is a plain link', async () => {
    const { page, open } = borrower();
    await open('customerService', 'contact-app');
    const link = page.getByRole('link', { name: 'Open chat' });
    expect(await link.getAttribute('href')).toBe('whatsapp://send?phone=639170000100');
  });

  withBrowser('without a shell the number can be called and copied', async () => {
    const { page, open } = borrower();
    await open('customerService', 'due-extendable');
    await page.getByRole('button', { name: /^Call / }).click();
    await page.getByRole('link', { name: '+63280000100' }).waitFor();
    await expectAccessible(page);
  });
});
