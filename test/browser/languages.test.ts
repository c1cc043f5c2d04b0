import { describe, expect } from 'vitest';
import { borrower, site, withBrowser } from './borrower.ts';
import { requestsOf } from './watchPage.ts';

describe('a page in Filipino', () => {
  withBrowser('the language is passed on to the next page, and to no server', async () => {
    const { page, open, calls } = borrower();
    await open('loanDetail', 'due-extendable', { lang: 'tl-PH' });
    await page.getByRole('button', { name: 'REPAY', exact: true }).click();
    await page.waitForURL(/\/repayment\?.*lang=tl-PH/);
    await page.getByText('Halagang babayaran').first().waitFor();
    await page
      .getByText(/araw pa|takda/)
      .first()
      .waitFor();
    const [call] = await calls('/loan-play-detail');
    expect(JSON.stringify(call)).not.toContain('lang');
  });

  withBrowser('the shell may set it instead of the address', async ({ page, context, open }) => {
    await context.addInitScript(() =>
      Object.assign(window, { __lendShellInfo: { v: 1, actions: [], lang: 'fil-PH' } }),
    );
    await open('repayment', 'due-extendable');
    await page.getByText('Halagang babayaran').first().waitFor();
  });

  withBrowser('the borrower chooses it, before React too, and it is kept', async () => {
    const { page, context, open } = borrower();
    const choice = (name: string) => page.getByRole('navigation').getByRole('link', { name });
    const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
    await context.route('**/assets/*.js', (go) => go.abort());
    await open('complaint', 'due-extendable', { note: 'a b&c' });
    await heading('Complaint');
    expect(await choice('English').getAttribute('aria-current')).toBe('true');
    const before = new URL(page.url());
    await choice('Filipino').click();
    await heading('Reklamo');
    expect(await choice('Filipino').getAttribute('aria-current')).toBe('true');
    expect(await choice('English').getAttribute('aria-current')).toBe('false');
    const after = new URL(page.url());
    expect(Object.fromEntries(after.searchParams)).toEqual({
      ...Object.fromEntries(before.searchParams),
      lang: 'fil',
    });
    expect(await page.evaluate(() => history.length)).toBe(2);

    await context.unroute('**/assets/*.js');
    await context.addInitScript(() => Object.assign(window, { __lendShellInfo: { lang: 'en' } }));
    await open('customerService', 'due-extendable', { lang: 'en' });
    await page.getByText('Mag-chat sa amin').waitFor();
    await page.waitForFunction(() => document.documentElement.dataset.started !== undefined);
    await choice('English').click();
    await open('complaint', 'due-extendable', { lang: 'fil' });
    await heading('Complaint');
    await choice('Filipino').click();
    await heading('Reklamo');
  });

  withBrowser('all its texts are requested together with the page', async ({ page, open }) => {
    const events: string[] = [];
    const told = (what: string) => (request: { url(): string }) => {
      const [, name = ''] = /\/assets\/([\w.-]+?)-[\w-]{8}\.js/.exec(request.url()) ?? [];
      if (name) events.push(`${what} ${name}`);
    };
    page.on('request', told('asked'));
    page.on('requestfinished', told('there'));
    await open('loanConfirm', 'due-extendable', { lang: 'fil' });
    await page.getByText('Halaga ng utang', { exact: true }).first().waitFor();
    await page.waitForLoadState('networkidle');
    const react = events.indexOf('there react');
    // Loaded once, and imported from the cache.
    const words = new Set(events.filter((event) => /^asked (.*\.)?fil$/.test(event)));
    expect(words.size).toBeGreaterThanOrEqual(2);
    for (const event of words) expect(events.indexOf(event)).toBeLessThan(react);
  });

  withBrowser('English loads none of it', async ({ page, open }) => {
    const asked = requestsOf(page);
    await open('repayment', 'due-extendable');
    await page.getByText('Amount to repay').waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => /[./]fil-/.test(url))).toEqual([]);
    expect(asked.some((url) => url.startsWith(`${site}/assets/`))).toBe(true);
  });
});
