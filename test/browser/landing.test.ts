import { describe, expect } from 'vitest';
import type { World } from '../sandbox/world.ts';
import { expectAccessible, expectUsable } from './accessible.ts';
import { borrower, site, withBrowser } from './borrower.ts';
import { holdRequests } from './holdRequests.ts';
import { holdTimers } from './pageClock.ts';
import { boxOf, untilIdle, watchLayoutShift } from './watchPage.ts';

/** Tracking parameters as in an advertisement's link, with encodings that rewriting would change. */
const TRACKING = 'user_from=fb&app_from=&utm_tag=a%2Bb+c%7Ed&invite_code=%E4%BD%A0&UC=1';
const PHONE = '13812345678';

/** The landing page as this borrower visits it; the session is sent only in the sandbox's header. */
function visit() {
  const { page, state: held, sessionId } = borrower();
  const address = (id = 'default') =>
    `${site}/landing?id=${id}&${TRACKING}&x-sandbox-session=${sessionId}`;
  const state = async () => (await held<{ landing: World['landing'] }>()).landing;
  const picture = page.getByRole('img', { name: 'Type the 4 characters in the image' });
  /** The characters of the current picture. */
  const characters = async () => {
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const src = new URL(`${await picture.getAttribute('src')}`, site);
    return (await state()).captchas[`${src.searchParams.get('sid')}`]?.text ?? '';
  };
  return {
    page,
    address,
    state,
    characters,
    getSms: page.getByRole('button', { name: 'get verification code' }),
    open: async (id?: string) => void (await page.goto(address(id))),
    /** Fills in mobile number and captcha. What the page then says in a toast stays. */
    async fillIn() {
      await holdTimers(page);
      await page.getByLabel('Mobile number').fill(PHONE);
      await page.getByLabel('Characters in the picture').fill(await characters());
    },
  };
}

/** Waits for the message about the SMS, marked as Chinese. */
const sent = () =>
  borrower()
    .page.locator('[lang=zh]', { hasText: '验证码已发送，请在手机上查看！' })
    .first()
    .waitFor();

async function expectUsableIfNarrow(): Promise<void> {
  const { page } = borrower();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectUsable(page);
}

describe('2.8 Promotion landing page', () => {
  withBrowser('on a wide screen has its form beside the headline', async () => {
    const { page } = borrower();
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit().open();
    const section = (name: string) =>
      boxOf(page.getByRole('heading', { name, level: 2, exact: true }));
    const headline = await boxOf(page.getByRole('heading', { level: 1 }));
    const form = await section('Register');
    expect(form.x).toBeGreaterThan(headline.x + headline.width);
    expect(form.y).toBeLessThan(headline.y + headline.height);
    expect((await section('Our promises')).y).toBe((await section('Read the terms first')).y);
    await expectUsable(page);
  });

  withBrowser('registers by keyboard alone, up to the download', async () => {
    const one = visit();
    const { page } = one;
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await one.open();
    await page.getByLabel('Mobile number').focus();
    await page.keyboard.type(PHONE);
    await page.keyboard.press('Tab');
    await page.keyboard.type(await one.characters());
    // Past the button that refreshes the picture.
    for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
    await sent();
    await page.keyboard.type((await one.state()).messages[0]?.code ?? '');
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('Get the PesoBridge app');
    // A heading has no frame around it.
    const frame = page.locator('h1:focus').evaluate((one) => getComputedStyle(one).outlineColor);
    expect(await frame).toBe('rgba(0, 0, 0, 0)');
    expect(page.url().split('#')[1]).toBe(`/downloadTemplate?id=default&${TRACKING}`);
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Download PesoBridge');
    expect((await one.state()).registered).toEqual([PHONE]);
    expect(borrower().problems).toEqual([]);
  });

  withBrowser('Back from the agreement: the input is kept, and Forward works', async () => {
    const one = visit();
    const { page } = one;
    await one.open('agreement');
    await one.fillIn();
    const values = () =>
      page.locator('main input').evaluateAll((all) => all.map((one) => Object(one).value));
    const before = await values();
    const agreement = page.getByText('You may close the account at any time');
    await page.getByRole('link', { name: 'registration agreement' }).click();
    await agreement.waitFor();
    await page.goBack();
    expect(await values()).toEqual(before);
    expect(before[0]).toBe(PHONE);
    expect(page.url()).not.toContain('#');
    await page.goForward();
    await agreement.waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
    await expectUsableIfNarrow();
  });

  withBrowser('without script shows the text, contact and documents', async () => {
    const context = await borrower().context.browser()?.newContext({ javaScriptEnabled: false });
    const page = await context?.newPage();
    await page?.goto(visit().address());
    await page?.getByRole('heading', { name: 'Our promises' }).waitFor();
    // Queries by role and text skip a noscript element, although it is shown.
    const notice = page?.locator('.landing-noscript');
    expect(await notice?.innerText()).toContain('You need JavaScript to register');
    const hrefs = (links: Element[]) => links.map((link) => link.getAttribute('href'));
    expect(await notice?.locator('a').evaluateAll(hrefs)).toEqual([
      '/loanAgreement',
      '/privacyPolicy',
      'tel:+63280000100',
      'mailto:help@lend.example',
    ]);
    await context?.close();
  });

  /** Types a number while React is held back. @returns also lets it load. */
  async function typeEarly(number: string) {
    const one = visit();
    const release = await holdRequests(one.page, '**/assets/react-*.js');
    const opened = one.open();
    const mobile = one.page.getByLabel('Mobile number');
    await mobile.pressSequentially(number);
    const start = () => {
      release();
      return opened;
    };
    return { ...one, mobile, start };
  }

  withBrowser('keeps what was typed before React, and loads the picture', async () => {
    const { page, mobile, start, characters } = await typeEarly('1381234567');
    const isStarted = () => page.evaluate(() => 'started' in document.documentElement.dataset);
    expect(await isStarted()).toBe(false);
    await start();
    await expect.poll(isStarted).toBe(true);
    await expect
      .poll(() => mobile.evaluate((field) => field === document.activeElement))
      .toBe(true);
    await page.keyboard.type('8');
    expect(await mobile.inputValue()).toBe(PHONE);
    expect(await characters()).toHaveLength(4);
  });

  withBrowser('cuts an early number as it would a later one', async () => {
    const { mobile, start } = await typeEarly('138a12345678901');
    await start();
    await expect.poll(() => mobile.inputValue()).toBe(PHONE);
  });

  withBrowser('says that an early number is wrong when its field is left', async () => {
    const { page, mobile, start } = await typeEarly('138');
    await start();
    await page.waitForFunction(() => document.documentElement.dataset.started !== undefined);
    await page.getByLabel('Code from the SMS').click();
    await expect.poll(() => mobile.getAttribute('aria-invalid')).toBe('true');
  });

  withBrowser('has its visit counted once, by the document, also by a shared link', async () => {
    const { page, sessionId, calls } = borrower();
    const ofLink = 'id=banner&user_from=fb&utm_tag=a%2Bb?c';
    const counted = { client_type: 'h5', page_type: '1', user_from: 'fb' };
    const visits = [
      { ...counted, page_id: 'default', app_from: '', utm_tag: 'a+b c~d' },
      // Then what stands behind the hash counts.
      { ...counted, page_id: 'banner', app_from: 'x', utm_tag: 'a+b?c' },
    ];
    const counts = async () => (await calls('/track-visit')).map((call) => call.query);
    await visit().open();
    await expect.poll(counts).toHaveLength(1);
    await page.goto('about:blank');
    const query = `app_from=x&x-sandbox-session=${sessionId}`;
    await page.goto(`${site}/landing?${query}#/downloadTemplate?${ofLink}`);
    await page.getByRole('button', { name: /^Download/ }).waitFor();
    await expectUsableIfNarrow();
    expect(await counts()).toMatchObject(visits);
    const read = (await calls('/channel-template')).map((call) => call.query.templateId);
    expect(read).toEqual(['default', 'banner']);
    expect(await calls('/get-sid')).toEqual([]);
    // Another language is no other visit, nor is the way back.
    for (const [language, other] of [
      ['Filipino', 'English'],
      ['English', 'Filipino'],
    ] as const) {
      await page.getByRole('link', { name: language }).click();
      await page.getByRole('link', { name: other }).waitFor();
      await page.waitForFunction(() => document.documentElement.dataset.started !== undefined);
    }
    await expect.poll(async () => (await calls('/channel-template')).length).toBe(4);
    expect(await counts()).toHaveLength(2);
  });

  withBrowser('moves nothing while a template loads, and each is for everybody', async () => {
    const one = visit();
    const { page } = one;
    const shift = await watchLayoutShift(page);
    for (const id of ['banner', 'slow', 'broken-banner', 'http-500']) {
      // The message about a failure stays until the end, however long the checks below take.
      if (id === 'http-500') await holdTimers(page, undefined, true);
      await one.open(id);
      await untilIdle(page);
      // The message about a failure moves what stands below it.
      if (id !== 'http-500') expect(await shift(), id).toBeLessThanOrEqual(0.02);
      if (id === 'banner') await expectAccessible(page);
    }
    await page.getByRole('alert').getByText('The service is having trouble').waitFor();
    const heights = await page
      .locator('main button, main input')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThanOrEqual(6);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await one.fillIn();
    await one.getSms.click();
    await sent();
    await expectUsableIfNarrow();
  });
});
