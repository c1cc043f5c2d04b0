import { describe, expect } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { borrower, expectNoSidewaysScroll, site, withBrowser } from './borrower.ts';
import { holdRequests } from './holdRequests.ts';
import { expectChinese, PHONE, TRACKING, type Visit, visitOf } from './landingVisit.ts';
import { holdTimers } from './pageClock.ts';
import { boxOf, requestsOf, watchLayoutShift } from './watchPage.ts';

const DOWNLOAD = new RegExp(
  `#/downloadTemplate\\?id=default&${TRACKING.replace(/[+%]/g, '\\$&')}$`,
);

async function expectDownload({ page }: Visit): Promise<void> {
  await page.waitForURL(DOWNLOAD);
  await page.getByRole('heading', { name: 'Get the PesoBridge app' }).waitFor();
}

withBrowser(
  'on a wide screen the form is beside the headline, and the sections are side by side',
  async () => {
    const { page } = borrower();
    await page.setViewportSize({ width: 1280, height: 800 });
    await visitOf(borrower()).open();
    const section = (name: string) =>
      boxOf(page.getByRole('heading', { name, level: 2, exact: true }));
    const headline = await boxOf(page.getByRole('heading', { level: 1 }));
    const form = await section('Register');
    expect(form.x).toBeGreaterThan(headline.x + headline.width);
    expect(form.y).toBeLessThan(headline.y + headline.height);
    expect((await section('Our promises')).y).toBe((await section('Read the terms first')).y);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  },
);

describe('registration', () => {
  const visit = () => visitOf(borrower());

  withBrowser('by keyboard alone, up to the download', async () => {
    const one = visit();
    const { page } = one;
    await one.open();
    await page.getByLabel('Mobile number').focus();
    await page.keyboard.type(PHONE);
    await page.keyboard.press('Tab');
    await page.keyboard.type(await one.characters());
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Refresh picture',
    );
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectChinese(page, '验证码已发送，请在手机上查看！');
    await page.keyboard.type((await one.state()).messages[0]?.code ?? '');
    await page.keyboard.press('Enter');
    await expectDownload(one);
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe('Get the PesoBridge app');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Download PesoBridge');
    expect((await one.state()).registered).toEqual([PHONE]);
    expect(borrower().problems).toEqual([]);
  });
});

describe('the landing page and its views', () => {
  const visit = () => visitOf(borrower());

  withBrowser('both hash routes open by address, and are accessible at 320 px', async () => {
    const one = visit();
    const { page } = one;
    for (const [hash, heading] of [
      ['#/downloadTemplate', 'Get the PesoBridge app'],
      ['#/agreementTemplate', 'Registration agreement'],
    ] as const) {
      await page.goto('about:blank');
      await one.open('agreement', '', hash);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      expect(await page.getByRole('textbox').count()).toBe(0);
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
    }
  });

  withBrowser('Back from the agreement: the input is kept, and Forward works', async () => {
    const one = visit();
    const { page } = one;
    await one.open('agreement');
    await one.fillIn();
    const captcha = await page.getByLabel('Characters in the picture').inputValue();
    await page.getByRole('link', { name: 'registration agreement' }).click();
    await page.getByText('You may close the account at any time').waitFor();
    expect(page.url()).toContain(`#/agreementTemplate?id=agreement&${TRACKING}`);
    await page.goBack();
    expect(await page.getByLabel('Mobile number').inputValue()).toBe(PHONE);
    expect(await page.getByLabel('Characters in the picture').inputValue()).toBe(captcha);
    expect(page.url()).not.toContain('#');
    await page.goForward();
    await page.getByText('You may close the account at any time').waitFor();
  });
});

describe('how the landing page starts', () => {
  const visit = () => visitOf(borrower());

  withBrowser('without script: form, text, contact and documents can be read', async () => {
    const one = visit();
    const browser = borrower().context.browser();
    const context = await browser?.newContext({ javaScriptEnabled: false });
    const page = await context?.newPage();
    if (!context || !page) throw new Error('no browser');
    await page.goto(one.address());
    const visible = (name: string) => page.getByRole('heading', { name }).isVisible();
    expect(await visible('See every cost before you borrow')).toBe(true);
    expect(await visible('Our promises')).toBe(true);
    // Queries by role and text skip a noscript element, although it is shown.
    const notice = page.locator('.landing-noscript');
    expect(await notice.isVisible()).toBe(true);
    expect(await notice.innerText()).toContain('You need JavaScript to register');
    const links = await notice
      .locator('a')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(links).toEqual([
      '/loanAgreement',
      '/privacyPolicy',
      'tel:+63280000100',
      'mailto:help@lend.example',
    ]);
    await context.close();
  });

  withBrowser(
    'input typed before React has loaded stays, with its caret, and loads the picture',
    async () => {
      const one = visit();
      const { page } = one;
      const release = await holdRequests(page, '**/assets/react-*.js');
      const opened = one.open();
      const mobile = page.getByLabel('Mobile number');
      await mobile.pressSequentially('1381234567');
      expect(await page.evaluate(() => 'started' in document.documentElement.dataset)).toBe(false);
      release();
      await opened;
      await page.waitForFunction(() => 'started' in document.documentElement.dataset);
      await expect
        .poll(() => mobile.evaluate((field) => field === document.activeElement))
        .toBe(true);
      await page.keyboard.type('8');
      expect(await mobile.inputValue()).toBe(PHONE);
      expect(await one.characters()).toHaveLength(4);
    },
  );

  withBrowser('the visit is counted once, by the document', async () => {
    const one = visit();
    const { page } = one;
    const sent = requestsOf(page, (one) => one.url().includes('/track-visit'));
    await one.open();
    await page.waitForLoadState('networkidle');
    expect(sent).toHaveLength(1);
    const visits = await borrower().calls('/track-visit');
    expect(visits).toMatchObject([
      {
        query: {
          page_id: 'default',
          user_from: 'fb',
          app_from: '',
          utm_tag: 'a+b c~d',
          client_type: 'h5',
          page_type: '1',
        },
      },
    ]);
    expect(await borrower().calls('/get-sid')).toEqual([]);
  });

  withBrowser('a visit by a shared link counts with what stands behind its hash', async () => {
    const { page, sessionId } = borrower();
    const hash = '#/downloadTemplate?id=banner&user_from=fb&utm_tag=a%2Bb?c';
    await page.goto(`${site}/landing?app_from=x&x-sandbox-session=${sessionId}${hash}`);
    await page.getByRole('button', { name: /^Download/ }).waitFor();
    const counted = { page_id: 'banner', user_from: 'fb', utm_tag: 'a+b?c', app_from: 'x' };
    await expect.poll(() => borrower().calls('/track-visit')).toMatchObject([{ query: counted }]);
    const read = await borrower().calls('/channel-template');
    expect(read).toMatchObject([{ query: { templateId: 'banner' } }]);
  });

  withBrowser('a template moves nothing while it loads, and is for everybody', async () => {
    const one = visit();
    const { page } = one;
    const shift = await watchLayoutShift(page);
    for (const id of ['banner', 'slow', 'broken-banner', 'http-500']) {
      // The message about a failure stays until the end, however long the checks below take.
      if (id === 'http-500') await holdTimers(page, undefined, true);
      await one.open(id);
      await page.waitForLoadState('networkidle');
      // The message about a failure moves what stands below it.
      if (id !== 'http-500') expect(await shift(), id).toBeLessThanOrEqual(0.02);
      await expectAccessible(page);
    }
    await page.getByRole('alert').getByText('The service is having trouble').waitFor();
    await one.fillIn();
    await one.getSms.click();
    await expectChinese(page, '验证码已发送，请在手机上查看！');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });

  withBrowser('every target is at least 44 px', async () => {
    const one = visit();
    const { page } = one;
    await one.open();
    await page.waitForLoadState('networkidle');
    const sizes = await page
      .locator('main button, main input')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(sizes).toHaveLength(6);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  });
});
