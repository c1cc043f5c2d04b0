import { describe, expect } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { borrower, expectNoSidewaysScroll, site, withBrowser } from './borrower.ts';
import { lenderOf } from './lender.ts';
import { plainPng } from './photos.ts';

const DESKTOP = { width: 1280, height: 800 };

const frame = (title: string) => borrower().page.frameLocator(`iframe[title="${title}"]`);
/** The page in the phone of the testers' page. */
const phone = () => frame('Framed phone');
const field = (name: string) => borrower().page.getByRole('textbox', { name, exact: true });
const select = (name: string) => borrower().page.getByRole('combobox', { name, exact: true });
const choose = (name: string, label: string) => select(name).selectOption({ label });
const press = (name: string) => borrower().page.getByRole('button', { name, exact: true }).click();
const show = (name: string) => borrower().page.getByRole('link', { name, exact: true }).click();
/** What the app shows on top of the page. */
const native = (action: string) =>
  borrower().page.getByRole('region', { name: `The app now shows: ${action}` });
/** The lines of a log that contain a text. */
const lines = (hasText: string | RegExp, name = 'Messages and calls') =>
  borrower().page.getByRole('log', { name }).getByRole('listitem').filter({ hasText });

async function open() {
  const { page, sessionId } = borrower();
  await page.goto(`${site}/testPreview`);
  await field('Session id').fill(sessionId);
}

/** Opens a page in the phone, as a tester does. */
async function openInPhone(route: string, shell: string): Promise<void> {
  await open();
  await show('Phone');
  await choose('Page', route);
  await choose('Shell', shell);
  await press('Reload');
}

describe('2.9 Test preview page', () => {
  withBrowser('shows a picked photo', async ({ page }) => {
    await open();
    const photo = { name: 'proof.png', mimeType: 'image/png', buffer: plainPng(40, 30) };
    await page.getByLabel('Photo picker').setInputFiles(photo);
    const shown = page.getByRole('img', { name: 'Picked photo proof.png' });
    const width = () => shown.evaluate((one: HTMLImageElement) => one.naturalWidth);
    await expect.poll(width).toBe(40);
  });

  withBrowser('shows a chosen page beside the form, and what it did at the lender', async () => {
    const { page, problems } = borrower();
    await page.setViewportSize(DESKTOP);
    await open();
    await phone().getByText('Repayment due').waitFor();
    const address = page.url();
    const effects = (hasText: RegExp) => lines(hasText, 'Lender’s ledger');
    await page.getByRole('link', { name: 'Repay', exact: true }).press('Enter');
    await phone().getByRole('button', { name: 'Payment Method' }).click();
    await phone().getByRole('radio', { name: '7-Eleven' }).check();
    expect(await effects(/./).count()).toBe(0);
    await phone().getByRole('button', { name: 'Confirm' }).click();
    await effects(/Code3,450\.00orderId due-extendable/).waitFor();
    await lines('/repaymentOfCode').first().waitFor();
    // Elsewhere, which no page tells the ledger.
    await lenderOf(borrower()).payElsewhere('due-extendable');
    await effects(/Payment.*paid without a page/).waitFor();
    expect(page.url()).toBe(address);
    expect(problems).toEqual([]);
  });

  withBrowser('takes the page and the whole set-up to another device', async () => {
    const { page, context, sessionId } = borrower();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize(DESKTOP);
    await open();
    await show('Extension');
    await choose('Device', 'Small phone (320 wide)');
    await press('Share');
    const dialog = page.getByRole('dialog', { name: 'Extension on another device' });
    await dialog.getByRole('img', { name: 'QR code of the address' }).waitFor();
    await dialog.getByText(`${site}/repayDelay?`).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Copy link to this set-up' }).click();
    await page.getByText('copy success').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    // Nothing is kept on the other device.
    await page.evaluate(() => [localStorage, sessionStorage].map((storage) => storage.clear()));
    await page.goto('about:blank');
    await page.goto(link);
    await phone().getByText('Next payment date').first().waitFor();
    expect(await select('Device').inputValue()).toBe('Small phone (320 wide)');
    expect(await field('Session id').inputValue()).toBe(sessionId);
    expect(page.url()).toBe(`${site}/testPreview#/phone`);
  });

  /** The name in the list of pages that is marked, and the address that a new tab gets. */
  async function whereItIs() {
    const { page } = borrower();
    const list = page.getByRole('navigation', { name: 'Open a page' });
    const marked = await list.locator('a[aria-current=true]').allInnerTexts();
    const tab = await page.getByRole('link', { name: 'New tab' }).getAttribute('href');
    return `${marked}: ${tab}`;
  }

  const copied = () => borrower().page.evaluate(() => navigator.clipboard.readText());

  /** Walks to a code for the second last instalment, by the page's own links. */
  async function walkToCode(): Promise<void> {
    await phone()
      .getByRole('button', { name: /^(REPAY|Repayment)$/ })
      .click();
    await phone().getByRole('button', { name: 'Payment Method' }).click();
    await phone().getByRole('radio', { name: '7-Eleven' }).check();
    await phone().getByRole('button', { name: 'Confirm' }).click();
    await phone().getByRole('button', { name: 'Copy code' }).waitFor();
  }

  withBrowser(
    'follows the framed page: marks it, shares it, opens it again in another app',
    async () => {
      const { page, sessionId } = borrower();
      await page.setViewportSize(DESKTOP);
      await open();
      // The phone opens its page again a moment after the last key in a field.
      const addresses = () => page.frames().map((one) => one.url());
      await expect.poll(addresses).toContainEqual(expect.stringContaining(sessionId));
      await walkToCode();
      const code = /^Repayment code: \/repaymentOfCode\?.*payCode=8012\d+/;
      await expect.poll(whereItIs).toMatch(code);
      const before = await whereItIs();
      await choose('Shell', 'iOS');
      await lines('/loanDetail').waitFor({ state: 'detached' });
      await phone().getByRole('button', { name: 'Copy code' }).waitFor();
      expect(await whereItIs()).toBe(before);
      await press('Share');
      const dialog = page.getByRole('dialog', { name: 'Repayment code on another device' });
      await dialog
        .getByText(/repaymentOfCode\?.*payCode=8012/)
        .first()
        .waitFor();
      await dialog
        .getByText(/The link opens the session browser-.* in the state that it then has/)
        .waitFor();
      await page.keyboard.press('Escape');
      // A page without script, a place in it, and where it leads.
      await show('About us');
      await phone().getByRole('link', { name: 'Our team', exact: true }).click();
      await expect.poll(whereItIs).toMatch(/^About us: \/aboutUs\?.*#[\w-]+$/);
      await phone().getByRole('link', { name: 'Apply now' }).first().click();
      await expect.poll(whereItIs).toMatch(/^Registration: \/landing/);
      const list = page.getByRole('navigation', { name: 'Open a page' });
      await list.getByRole('link', { name: 'Shell check' }).click();
      await phone().getByRole('link', { name: 'States' }).click();
      await expect.poll(whereItIs).toMatch(/^Shell check: \/testPreview\?.*#\/states$/);
    },
  );

  withBrowser('a report opens the same page, scenario and fault for somebody else', async () => {
    const { page, context } = borrower();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize(DESKTOP);
    await page.goto(`${site}/testPreview`);
    const mine = await field('Session id').inputValue();
    await choose('Order scenario', 'two instalments left');
    await phone().getByText('due-two').first().waitFor();
    await walkToCode();
    await choose('Fault', 'Connection cut');
    await page.getByText('Happens from the next such call on').waitFor();
    await phone().getByRole('link', { name: 'Back to your order' }).click();
    await phone().getByText('We could not load your order').waitFor();
    await press('Copy report');
    await page.getByText('copy success').waitFor();
    const report = await copied();
    expect(report).not.toContain(mine);
    for (const part of [
      `Page: Loan detail\nAddress: ${site}/loanDetail?`,
      'Order scenario: due-two (two instalments left)\nNetwork: Online\n',
      'Fault: Connection cut, Every read, Always\nReply variant: 0\nMarket: Philippines\nLanguage: English',
      'App: Android, Announced By script, Pace Quick\nBrowser: Mozilla/5.0',
      'Screen: window 1280 × 800, pixel ratio 1\nRelease: /assets/',
    ]) {
      expect(report).toContain(part);
    }
    expect(report).toMatch(
      / call POST \/v3\/loan-details\/loan-details \| no answer, after \d+ ms\n/,
    );
    expect(report).toMatch(/ call POST \/v3\/loan-details\/loan-details \| 200 in \d+ ms\n/);
    expect(report).toMatch(/\nLender’s ledger\n\S+ Code, 3,450.00, orderId due-two, payCode 8012/);
    const [, link = ''] = /^Open it, in a session of your own: (.*)$/m.exec(report) ?? [];
    const other = await context.browser()?.newContext({ viewport: DESKTOP });
    try {
      const opened = await other?.newPage();
      await opened?.goto(link);
      const frame = opened?.frameLocator('iframe[title="Framed phone"]');
      await frame?.getByText('We could not load your order').waitFor();
      const input = opened?.getByRole('textbox', { name: 'Session id' });
      expect(await input?.inputValue()).toMatch(/^qa-/);
      expect(await input?.inputValue()).not.toBe(mine);
      const order = opened?.getByRole('textbox', { name: 'Order id' });
      expect(await order?.inputValue()).toBe('due-two');
    } finally {
      await other?.close();
    }
  });

  withBrowser(
    'a tester holds a reply, releases it, and chooses a reply variant',
    async ({ state }) => {
      const { page } = borrower();
      await page.setViewportSize(DESKTOP);
      await open();
      await phone().getByText('Repayment due').waitFor();
      await choose('Fault', 'Done, answer held');
      await choose('How often', 'Once');
      await press('Reload');
      await page.getByText('1 call is held:').waitFor();
      await page.getByText('Has happened.').waitFor();
      await lines(/call.*no answer yet/).waitFor();
      await press('Release');
      await phone().getByText('Repayment due').waitFor();
      await lines(/call.*loan-details.*200 in/).waitFor();
      await page.getByRole('spinbutton', { name: 'Reply variant' }).fill('2');
      const variant = async () => (await state<{ settings: object }>()).settings;
      await expect.poll(variant).toEqual({ replyVariant: 2 });
      await choose('Network', 'Offline');
      await page.getByText('Every call fails from now on').waitFor();
    },
  );

  withBrowser('shows every state in a grid that loads as one scrolls, and opens one', async () => {
    const { page, sessionId } = borrower();
    await open();
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route(/sandbox\/scenarios|\/bindBank\?/, async (route) => {
      await held;
      await route.fallback();
    });
    await page.reload();
    await show('States');
    await page.getByText('Reading the scenarios…').waitFor();
    const first = page.getByRole('listitem').filter({ hasText: 'Bind bank: Ready' });
    await first.getByText('Loading…').waitFor();
    go();
    await first.getByText('Loading…').waitFor({ state: 'detached' });
    await page.getByText(/^\d+ screens of \d+ pages$/).waitFor();
    await frame('Bind bank: Ready').getByText('Account holder').waitFor();
    await frame('Bind bank: Offline').getByText('You are offline').first().waitFor();
    expect(page.frames().filter((frame) => frame.url().includes('/privacyPolicy'))).toEqual([]);
    // A screen that moves the focus does not scroll the grid.
    await frame('Bind bank: Signed out').getByText('Sign in').first().waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.getByRole('link', { name: 'Privacy policy: Ready' }).scrollIntoViewIfNeeded();
    await frame('Privacy policy: Ready').getByRole('heading').first().waitFor();
    await choose('Page', 'Repay');
    await show('Repay: Error');
    await phone().getByText('We could not load your repayment').waitFor();
    await page.setViewportSize(DESKTOP);
    expect(await field('Order id').inputValue()).toBe('server-error');
    expect(await field('Session id').inputValue()).toBe(sessionId);
  });

  withBrowser('is for everybody and never scrolls sideways, on phone and desktop', async () => {
    const { page } = borrower();
    await open();
    for (const view of ['launch', 'phone', 'states', 'shell']) {
      await page.goto(`${site}/testPreview#/${view}`);
      if (view === 'states') {
        await choose('Page', 'Error page');
        await page.frameLocator('iframe').getByRole('heading').first().waitFor();
      } else if (view === 'phone') await phone().getByText('Repayment due').waitFor();
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page);
      }
      await expectAccessible(page);
      await page.setViewportSize({ width: 360, height: 740 });
    }
  });

  // `test/unit/bridge` sends every action to each shell, in its exact envelope.
  for (const shell of ['iOS', 'Android', 'Older Android']) {
    withBrowser(`actions reach the ${shell} shell in a real frame and get a reply`, async () => {
      await openInPhone('Shell check', shell);
      for (const [action, outcome] of [
        ['openPage', 'native'],
        ['closeWebView', 'sent'],
      ] as const) {
        await phone()
          .getByRole('button', { name: `Send ${action}`, exact: true })
          .click();
        await phone().getByText(`outcome ${action}: ${outcome}`, { exact: true }).waitFor();
        await lines(`"action":"${action}"`).waitFor();
        await native(action).getByRole('button').click();
        await native(action).waitFor({ state: 'detached' });
      }
      expect(await lines('dropped').count()).toBe(0);
      expect(borrower().problems).toEqual([]);
    });
  }

  withBrowser('a tester resumes a page, which reads its order again', async ({ calls }) => {
    await openInPhone('Loan detail', 'iOS');
    const ready = phone().locator('html[data-started]:not(:has([aria-busy=true]))');
    await ready.waitFor({ state: 'attached' });
    const reads = async () => (await calls('/loan-details/loan-details')).length;
    const before = await reads();
    await press('Resume');
    await expect.poll(reads).toBe(before + 1);
    await lines('resume (the page keeps it)').waitFor();
  });

  withBrowser('a tester goes back within the web view, page by page', async () => {
    await openInPhone('Loan detail', 'iOS');
    await phone().getByRole('button', { name: 'REPAY', exact: true }).click();
    await phone().getByText('Amount to repay').waitFor();
    await press('Back');
    await phone().getByText('Repayment due').waitFor();
    await press('Back');
    await native('closeWebView').waitFor();
    await lines('/repayment').first().waitFor();
  });
});
