import { expect } from 'vitest';
import { borrower, withBrowser } from './borrower.ts';
import { untilIdle } from './watchPage.ts';

withBrowser('the shell may set the language too', async ({ page, context, open }) => {
  await context.addInitScript(() =>
    Object.assign(window, { __lendShellInfo: { v: 1, actions: [], lang: 'fil-PH' } }),
  );
  await open('repayment', 'due-extendable');
  await page.getByText('Halagang babayaran').first().waitFor();
});

withBrowser('the borrower chooses Filipino, before React too, and it is kept', async () => {
  const { page, context, open } = borrower();
  const choice = (name: string) => page.getByRole('navigation').getByRole('link', { name });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  const queryNow = () => Object.fromEntries(new URL(page.url()).searchParams);
  await context.route('**/assets/*.js', (go) => go.abort());
  await open('complaint', 'due-extendable', { note: 'a b&c' });
  await heading('Complaint');
  const before = queryNow();
  await choice('Filipino').click();
  await heading('Reklamo');
  expect(await choice('Filipino').getAttribute('aria-current')).toBe('true');
  expect(await choice('English').getAttribute('aria-current')).toBe('false');
  expect(queryNow()).toEqual({ ...before, lang: 'fil' });
  expect(await page.evaluate(() => history.length)).toBe(2);

  await context.unroute('**/assets/*.js');
  await context.addInitScript(() => Object.assign(window, { __lendShellInfo: { lang: 'en' } }));
  await open('customerService', 'due-extendable', { lang: 'en' });
  await page.getByText('Mag-chat sa amin').waitFor();
  await page.waitForFunction(() => document.documentElement.dataset.started !== undefined);
  await choice('English').click();
  await open('complaint', 'due-extendable', { lang: 'fil' });
  await heading('Complaint');
});

withBrowser('Filipino texts are requested with the page, and in English none', async () => {
  const { page, open } = borrower();
  const events: string[] = [];
  const told = (what: string) => (request: { url(): string }) => {
    const [, name = ''] = /\/assets\/([\w.-]+?)-[\w-]{8}\.js/.exec(request.url()) ?? [];
    if (name) events.push(`${what} ${name}`);
  };
  page.on('request', told('asked'));
  page.on('requestfinished', told('there'));
  await open('loanConfirm', 'due-extendable', { lang: 'fil' });
  await page.getByText('Halaga ng utang', { exact: true }).first().waitFor();
  await untilIdle(page);
  const texts = () => events.filter((event) => /^asked (.*\.)?fil$/.test(event));
  expect(texts().length).toBeGreaterThanOrEqual(2);
  // Loaded once, and imported from the cache.
  for (const event of texts()) {
    expect(events.indexOf(event)).toBeLessThan(events.indexOf('there react'));
  }
  events.length = 0;
  await open('repayment', 'due-extendable');
  await page.getByText('Amount to repay').waitFor();
  await untilIdle(page);
  expect(texts()).toEqual([]);
  expect(events).toContain('asked react');
});
