import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { portOf } from '../freePort.ts';
import { sandboxHandler } from '../sandbox/server.ts';
import { borrower, expectAccessible, site, withBrowser } from './borrower.ts';
import { builtSite, EVERY_SWITCH, OTHER_PORTS } from './buildSite.ts';
import { useWorkerSite } from './workerSite.ts';

/** The second brand's server, on its own host, answered by the sandbox. */
async function otherServer(): Promise<{ server: Server; asked: string[] }> {
  const asked: string[] = [];
  const sandbox = sandboxHandler();
  const server = createServer((incoming, outgoing) => {
    outgoing.setHeader('Access-Control-Allow-Origin', '*');
    outgoing.setHeader('Access-Control-Allow-Headers', 'X-Requested-With');
    if (incoming.method === 'OPTIONS') return void outgoing.end();
    asked.push(new URL(incoming.url ?? '', 'http://other').pathname);
    void sandbox(incoming, outgoing);
  });
  for (const port of OTHER_PORTS) {
    const isFree = await once(server.listen(port, 'localhost'), 'listening').catch(() => false);
    if (isFree) return { server, asked };
  }
  throw new Error(`None of the ports ${OTHER_PORTS} is free`);
}

const ALPHA = {
  brandName: 'Alpha Cash',
  companyName: 'Alpha Lending Corp.',
  servicePhone: '+63281110000',
  serviceEmail: 'care@alpha.example',
  secNumber: 'CS-ALPHA-1',
  brandColour: '#0B7A4B',
  buttonColour: '#0B6B43',
};
const BETA = {
  brandName: 'Beta Loans',
  companyName: 'Beta Credit Ltd.',
  servicePhone: '+911140000000',
  serviceEmail: 'help@beta.example',
  grievanceOfficer: 'A. Rao',
  logo: '/favicon.svg',
  market: 'in',
  brandColour: '#B03A06',
  buttonColour: '#9A3305',
};
/** The brand that the build itself names. */
const BUILT = EVERY_SWITCH.VITE_BRAND_NAME;
const NATIVE = 'rgb(0, 107, 219)';

describe('one build, two brands, two markets', () => {
  const host = useWorkerSite();
  let other: Awaited<ReturnType<typeof otherServer>> | undefined;
  let [alpha, beta] = ['', ''];

  beforeAll(async () => {
    if (!site) return;
    other = await otherServer();
    const apiHost = `http://localhost:${portOf(other.server)}`;
    const folder = await builtSite(EVERY_SWITCH);
    expect(await readFile(join(folder, 'site.json'), 'utf8')).toBe('{}\n');
    host().goOut(folder);
    host().configure({ hosts: { '127.0.0.1': ALPHA, localhost: { ...BETA, apiHost } } });
    alpha = host().address;
    beta = alpha.replace('127.0.0.1', 'localhost');
  });
  afterAll(() => void other?.server.close());

  const query = (more: Record<string, string> = {}) =>
    `?${new URLSearchParams({ sessionId: borrower().sessionId, productId: '7', orderId: 'due-extendable', ...more })}`;
  const background = (name: string) =>
    borrower()
      .page.getByRole('button', { name, exact: true })
      .evaluate((button) => getComputedStyle(button).backgroundColor);

  withBrowser('each has its own name, colours, contact and server', async ({ page, problems }) => {
    await page.goto(`${alpha}/loanDetail${query()}`);
    await page.getByRole('button', { name: 'REPAY', exact: true }).waitFor();
    expect(await background('REPAY')).toBe('rgb(11, 107, 67)');
    await expectAccessible(page);
    expect(other?.asked).toEqual([]);

    await page.goto(`${beta}/loanDetail${query()}`);
    await page.getByRole('button', { name: 'REPAY', exact: true }).waitFor();
    expect(await background('REPAY')).toBe('rgb(154, 51, 5)');
    await expectAccessible(page);
    expect(other?.asked).toEqual(['/esita/v3/loan-details/loan-details']);
    expect(problems).toEqual([]);
  });

  withBrowser('the public pages name the operator, prerendered and with React', async () => {
    const { page, problems } = borrower();
    for (const [place, brand, stranger] of [
      [alpha, ALPHA, BETA],
      [beta, BETA, ALPHA],
    ] as const) {
      for (const route of ['landing', '', 'aboutUs', 'privacyPolicy', 'loanAgreement']) {
        await page.goto(`${place}/${route}`);
        await page.getByText(brand.brandName).first().waitFor();
        await page.waitForLoadState('networkidle');
        const text = await page.evaluate(() => document.documentElement.outerHTML);
        expect(text, route).toContain(brand.companyName);
        expect(await page.locator('body').innerText(), route).not.toMatch(
          `${BUILT}|PesoBridge|${stranger.brandName}`,
        );
        expect(await page.locator(`a[href="tel:${brand.servicePhone}"]`).count()).toBeGreaterThan(
          0,
        );
        // All that a brand changes besides its words.
        await expectAccessible(page, ['color-contrast']);
      }
    }
    expect(problems).toEqual([]);
  });

  withBrowser('a setting of one operator appears only on that site', async ({ page }) => {
    await page.goto(`${alpha}/privacyPolicy`);
    await page.getByText('CS-ALPHA-1').waitFor();
    expect(await page.getByText('Our grievance officer reads every complaint').isVisible()).toBe(
      true,
    );
    await page.goto(`${beta}/privacyPolicy`);
    await page.getByText('A. Rao').waitFor();
    expect(await page.getByText('SEC registration').isVisible()).toBe(false);
    expect(await page.getByText('Our grievance officer reads').isVisible()).toBe(false);
    expect(await page.locator('.public-head .public-brand img').getAttribute('src')).toBe(
      '/favicon.svg',
    );
  });

  withBrowser('each market has its own currency, phone numbers and paths', async ({ page }) => {
    const code = { showType: '1', payCode: '801234567890', repayAmount: '123456789' };
    await page.goto(`${alpha}/repaymentOfCode${query(code)}`);
    await page.getByText('₱1,234,567.89').first().waitFor();
    await page.goto(`${beta}/repaymentOfCode${query(code)}`);
    await page.getByText('₹12,34,567.89').first().waitFor();
    await page.goto(`${beta}/landing`);
    await page.getByText('10 digits, such as 98765 43210').waitFor();
    await page.goto(`${beta}/cardRepayment${query({ amount: '45000' })}`);
    await page.getByText('₹450.00').first().waitFor();
    await expect
      .poll(() => other?.asked)
      .toContainEqual(expect.stringMatching(/^\/esita\/api\/v1\/in\//));
  });

  withBrowser('a second visit shows the brand before the file is loaded', async () => {
    const { page, context } = borrower();
    await page.goto(`${beta}/landing`);
    await page.getByText('Beta Loans').first().waitFor();
    await context.route('**/site.json', () => undefined);
    await page.goto(`${beta}/aboutUs`);
    expect(await page.locator('.public-head .public-brand').innerText()).toBe('Beta Loans');
    expect(await page.title()).toContain('About us');
  });

  withBrowser('the first paint does not wait for the file, and shows no other brand', async () => {
    const { page, context } = borrower();
    let answer = () => undefined as unknown;
    await context.route('**/site.json', async (route) => {
      await new Promise((done) => {
        answer = () => done(undefined);
      });
      await route.continue();
    });
    await page.goto(`${beta}/landing`, { waitUntil: 'commit' });
    await page.getByRole('heading', { name: 'See every cost before you borrow' }).waitFor();
    const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
    await expect.poll(paints).toBeGreaterThan(0);
    expect(await page.getByText(BUILT).first().isVisible()).toBe(false);
    expect(await page.locator('.brand-mark').isVisible()).toBe(false);
    answer();
    await page.getByText('Beta Loans').first().waitFor();
  });

  withBrowser('if the file never loads, the build’s own settings apply', async () => {
    const { page, context } = borrower();
    await context.route('**/site.json', () => undefined);
    await page.goto(`${beta}/loanDetail${query()}`);
    await page.getByRole('button', { name: 'REPAY', exact: true }).waitFor();
    expect(await background('REPAY')).toBe(NATIVE);
  });

  for (const [what, body, named] of [
    [
      'a value that cannot be used',
      '{"buttonColour":"blueish","brandName":"Gamma"}',
      'buttonColour',
    ],
    ['invalid JSON', '<html>', 'expected a JSON object'],
  ] as const) {
    withBrowser(`a file with ${what} is reported, and the page opens`, async () => {
      const { page, context } = borrower();
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      await context.route('**/site.json', (route) =>
        route.fulfill({ contentType: 'application/json', body }),
      );
      await page.goto(`${alpha}/loanDetail${query()}`);
      await page.getByRole('button', { name: 'REPAY', exact: true }).waitFor();
      expect(await background('REPAY')).toBe(NATIVE);
      expect(
        said.filter((text) => text.includes('site.json') && text.includes(named)),
      ).toHaveLength(1);
      await page.goto(`${alpha}/landing`);
      const brand = body.includes('Gamma') ? 'Gamma' : BUILT;
      expect(await page.locator('.landing-brand').innerText()).toBe(brand);
    });
  }
});
