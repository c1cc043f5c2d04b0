import { describe, expect } from 'vitest';
import { site, withBrowser } from './borrower.ts';
import { requestsOf } from './watchPage.ts';

const MAX_BYTES = 14_000;

describe.each(['loanAgreement', 'privacyPolicy', 'aboutUs'])('/%s', (route) => {
  withBrowser('is one request of 14 KB without script', async ({ page }) => {
    const requests = requestsOf(page);
    const reply = await page.goto(`${site}/${route}`);
    expect(requests).toEqual([`${site}/${route}`]);
    expect(Number(await reply?.headerValue('content-length'))).toBeLessThanOrEqual(MAX_BYTES);
    expect(await reply?.headerValue('content-encoding')).toBe('br');
    expect(await page.locator('script').count()).toBe(0);
    await page.getByRole('navigation', { name: 'Contents' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('navigation', { name: 'Contents' }).count()).toBe(0);
  });
});
