import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, useBorrower, withBrowser } from './borrower.ts';
import { holdRequests } from './holdRequests.ts';
import { expectChinese, PHONE, TRACKING, visitOf } from './landingVisit.ts';
import { watchLayoutShift } from './watchPage.ts';

describe('the landing page and its views', () => {
  const borrower = useBorrower();
  const visit = () => visitOf(borrower());

  const TEMPLATES = [
    { id: 'default', title: 'See every cost before you borrow' },
    { id: 'banner', title: 'A fair loan starts with a clear price', button: 'Join now' },
    { id: 'broken-banner', title: 'See every cost before you borrow' },
    { id: 'http-500', says: 'The service is having trouble' },
  ];
  for (const { id, title, button, says } of TEMPLATES) {
    withBrowser(`template ${id}: readable, accessible, and the form works`, async () => {
      const one = visit();
      const { page } = one;
      await one.open(id);
      if (says) await page.getByRole('alert').getByText(says).waitFor();
      const heading = page.getByRole('heading', { level: 1 });
      await expect
        .poll(() => heading.textContent())
        .toBe(title ?? 'See every cost before you borrow');
      if (button) await page.getByRole('button', { name: button }).waitFor();
      await expectAccessible(page);
      await one.fillIn();
      await one.getSms.click();
      await expectChinese(page, '验证码已发送，请在手机上查看！');
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
    });
  }

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

  withBrowser('a link with its parameters only in the hash keeps them', async () => {
    const one = visit();
    const { page } = one;
    const { sessionId } = borrower();
    const address = new URL(one.address());
    address.search = `?x-sandbox-session=${sessionId}`;
    address.hash = '#/downloadTemplate?id=banner&user_from=fb';
    await page.goto(address.href);
    await page.getByRole('heading', { name: 'Get the PesoBridge Lite app' }).waitFor();
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
    await page.getByRole('link', { name: 'Back to registration' }).click();
    await one.getSms.click();
    await expectChinese(page, '验证码已发送，请在手机上查看！');
  });
});

describe('how the landing page starts', () => {
  const borrower = useBorrower();
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

  withBrowser('a tap before React has loaded is replayed', async () => {
    const one = visit();
    const { page } = one;
    const release = await holdRequests(page, '**/assets/react-*.js');
    const opened = one.open();
    await one.register.tap();
    release();
    await opened;
    await expectChinese(page, '请正确输入手机号！');
    expect(borrower().problems).toEqual([]);
  });

  withBrowser('the visit is counted once, by the document [7.5-04]', async () => {
    const one = visit();
    const { page } = one;
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().includes('/track-visit')) sent += 1;
    });
    await one.open();
    await page.waitForLoadState('networkidle');
    expect(sent).toBe(1);
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

  for (const id of ['default', 'banner', 'slow']) {
    withBrowser(`no layout shift while template ${id} loads`, async () => {
      const one = visit();
      const { page } = one;
      const shift = await watchLayoutShift(page);
      await one.open(id);
      await page.waitForLoadState('networkidle');
      expect(await shift()).toBeLessThanOrEqual(0.02);
    });
  }

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
