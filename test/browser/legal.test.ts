import { describe, expect } from 'vitest';
import { site, withBrowser } from './borrower.ts';
import { requestsOf } from './watchPage.ts';

const MAX_BYTES = 14_000;

const TEXTS = [
  { route: 'loanAgreement', title: 'Loan terms and conditions' },
  { route: 'privacyPolicy', title: 'Privacy policy' },
  { route: 'aboutUs', title: 'About us' },
];

describe.each(TEXTS)('/$route', ({ route, title }) => {
  withBrowser('is one request without script, within 14 KB', async ({ page }) => {
    const requests = requestsOf(page);
    const reply = await page.goto(`${site}/${route}`);
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([`${site}/${route}`]);
    expect(Number(await reply?.headerValue('content-length'))).toBeLessThanOrEqual(MAX_BYTES);
    expect(await reply?.headerValue('content-encoding')).toBe('br');
    expect(await page.locator('script').count()).toBe(0);
  });

  withBrowser(
    'has its sections, a contents list that links to them, and one heading above, also without script',
    async ({ page, context, problems }) => {
      await page.goto(`${site}/${route}`);
      expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([title]);
      const ids = await page
        .locator('main h2[id]:not(#contents)')
        .evaluateAll((all) => all.map(({ id }) => `#${id}`));
      const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
      expect(ids.length).toBeGreaterThan(3);
      expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual(
        ids,
      );
      for (const link of await links.all()) {
        await link.click();
        const id = new URL(page.url()).hash.slice(1);
        const top = await page
          .locator(`#${id}`)
          .evaluate((heading) => heading.getBoundingClientRect().top);
        expect(top).toBeLessThan(740);
      }
      expect(problems).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      expect(await page.getByRole('navigation', { name: 'Contents' }).count()).toBe(0);
      const bare = await context.browser()?.newContext({ javaScriptEnabled: false });
      const still = await bare?.newPage();
      await still?.goto(`${site}/${route}`);
      expect(await still?.getByRole('heading', { level: 1 }).textContent()).toBe(title);
      await bare?.close();
    },
  );
});
