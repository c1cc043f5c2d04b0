import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, useBorrower, withBrowser } from './borrower.ts';
import { expectChinese, PHONE, TRACKING, type Visit, visitOf } from './landingVisit.ts';
import { untilIdle } from './watchPage.ts';

const DOWNLOAD = new RegExp(
  `#/downloadTemplate\\?id=default&${TRACKING.replace(/[+%]/g, '\\$&')}$`,
);

async function expectDownload({ page }: Visit): Promise<void> {
  await page.waitForURL(DOWNLOAD);
  await page.getByRole('heading', { name: 'Get the PesoBridge app' }).waitFor();
}

describe('on a wide screen', () => {
  const borrower = useBorrower();

  withBrowser('the form is beside the headline, and the sections are side by side', async () => {
    const { page } = borrower();
    await page.setViewportSize({ width: 1280, height: 800 });
    await visitOf(borrower()).open();
    const boxOf = async (name: string) => {
      const box = await page.getByRole('heading', { name, level: 2, exact: true }).boundingBox();
      if (!box) throw new Error(`Not shown: ${name}`);
      return box;
    };
    const headline = await page.getByRole('heading', { level: 1 }).boundingBox();
    const form = await boxOf('Register');
    expect(form.x).toBeGreaterThan((headline?.x ?? 1280) + (headline?.width ?? 0));
    expect((await boxOf('Our promises')).y).toBe((await boxOf('Read the terms first')).y);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});

describe('registration', () => {
  const borrower = useBorrower();
  const visit = () => visitOf(borrower());
  const expectClean = () =>
    expect(borrower().problems.filter((text) => !/Failed to load resource/.test(text))).toEqual([]);

  withBrowser('from the first tap to the download [1-08, 1-09]', async () => {
    const one = visit();
    const { page } = one;
    await one.open();
    const code = await one.askCode();
    await expectChinese(page, '验证码已发送，请在手机上查看！');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('smsCode');
    await page.getByLabel('Code from the SMS').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await one.register.click();
    await expectChinese(page, '注册成功');
    await expectDownload(one);
    expect((await one.state()).registered).toEqual([PHONE]);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Download PesoBridge' }).click();
    await page.waitForURL(/sandbox\/partner\?app=1/);
    expectClean();
  });

  withBrowser('only landing parameters are sent, each once', async () => {
    const one = visit();
    await one.open();
    await one.page.getByLabel('Code from the SMS').fill(await one.askCode());
    await one.register.click();
    await expectDownload(one);
    const { calls } = borrower();
    await expect.poll(() => calls('/track-click')).toHaveLength(1);
    const all = await calls('');
    const paths = all.map(({ path }) => path.split('/').pop());
    expect([...paths].sort()).toEqual(
      ['channel-template', 'get-sid', 'get-sms', 'register', 'track-click', 'track-visit'].sort(),
    );
    expect(all.flatMap(({ query }) => Object.keys(query))).not.toContain('sessionId');
    const [registered] = await calls('/register');
    expect(registered?.body).toMatchObject({
      utm_tag: 'a+b c~d',
      invite_code: '你',
      app_from: '',
      user_from: 'fb',
      merchantNumber: '0',
      userName: PHONE,
    });
    expect(registered?.body).not.toHaveProperty('UC');
  });

  withBrowser('what the document sends carries the common parameters of the address', async () => {
    const { sessionId, calls } = borrower();
    await visit().open('default', `&appVersion=3.1&sessionId=${sessionId}&product_id=7`);
    const common = { appVersion: '3.1', sessionId, productId: '7', product_id: '7' };
    for (const path of ['/channel-template', '/track-visit']) {
      await expect.poll(() => calls(path)).toMatchObject([{ query: common }]);
    }
  });

  const SMS: {
    ending: string;
    chinese?: string;
    leads?: true;
    says?: string;
    note?: string;
    counts?: true;
  }[] = [
    { ending: '0011', chinese: '您已注册,请直接下载APP登录！', leads: true },
    { ending: '0500', says: 'This service is under maintenance' },
    {
      ending: '0499',
      says: 'error',
      note: 'We could not confirm that the code was sent',
      counts: true,
    },
  ];
  for (const { ending, chinese, says, leads, note, counts } of SMS) {
    withBrowser(`get-sms for a number ending in ${ending}`, async () => {
      const one = visit();
      const { page } = one;
      const phone = `1381234${ending}`;
      await one.open();
      await one.fillIn(phone);
      await one.getSms.click();
      if (chinese) await expectChinese(page, chinese);
      if (says) await page.getByRole('alert').getByText(says, { exact: true }).waitFor();
      if (leads) return expectDownload(one);
      await page
        .getByRole('status')
        .getByText(note ?? says ?? '')
        .waitFor();
      expect(await page.getByLabel('Mobile number').inputValue()).toBe(phone);
      expect(await page.getByLabel('Characters in the picture').inputValue()).toHaveLength(4);
      // A code that may be under way is not requested again at once.
      expect(await one.getSms.getAttribute('aria-disabled')).toBe(counts ? 'true' : null);
      expect(await borrower().calls('/get-sms')).toHaveLength(1);
      await expectAccessible(page);
      expectClean();
    });
  }

  withBrowser(
    "get-sms '101': a new picture, only the captcha field cleared and focused [8-07]",
    async () => {
      const one = visit();
      const { page } = one;
      await one.open();
      await page.getByLabel('Mobile number').fill(PHONE);
      const before = await one.characters();
      const picture = page.getByRole('img', { name: /Type the 4 characters/ });
      const first = await picture.getAttribute('src');
      await page.getByLabel('Characters in the picture').fill(before === 'XXXX' ? 'YYYY' : 'XXXX');
      await one.getSms.click();
      await page.getByRole('alert').getByText('The characters are not right').waitFor();
      await expect.poll(() => picture.getAttribute('src')).not.toBe(first);
      const captcha = page.getByLabel('Characters in the picture');
      await expect.poll(() => captcha.inputValue()).toBe('');
      expect(await captcha.evaluate((field) => field === document.activeElement)).toBe(true);
      expect(await captcha.getAttribute('aria-invalid')).toBe('true');
      expect(await page.getByLabel('Mobile number').inputValue()).toBe(PHONE);
      await expectAccessible(page);
      await captcha.fill((await one.characters()).toLowerCase());
      await one.getSms.click();
      await expectChinese(page, '验证码已发送，请在手机上查看！');
    },
  );

  withBrowser("register '-1': a new picture; the code stays [8-10]", async () => {
    const one = visit();
    const { page } = one;
    await one.open();
    const code = await one.askCode();
    await page.getByLabel('Code from the SMS').fill(code);
    const captcha = page.getByLabel('Characters in the picture');
    await captcha.fill((await captcha.inputValue()) === 'XXXX' ? 'YYYY' : 'XXXX');
    await one.register.click();
    await page.getByRole('alert').getByText('The characters are not right').waitFor();
    await expect.poll(() => captcha.inputValue()).toBe('');
    expect(await page.getByLabel('Code from the SMS').inputValue()).toBe(code);
    await captcha.fill(await one.characters());
    await one.register.click();
    await expectDownload(one);
  });

  withBrowser(
    "register '11': a registered number opens the download view [7.5-21, 8-08, 8-09]",
    async () => {
      const one = visit();
      const { page } = one;
      await one.open();
      await page.getByLabel('Code from the SMS').fill(await one.askCode());
      await one.register.click();
      await expectDownload(one);
      await page.goBack();
      await one.register.click();
      await expectChinese(page, '您已注册,请直接下载APP登录！');
      await expectDownload(one);
    },
  );

  for (const { ending, typed, says } of [
    { ending: '5678', typed: 'wrong', says: 'The code is not right' },
    { ending: '0013', typed: 'right', says: 'The code is too old' },
  ]) {
    withBrowser(`register: "${says}", and no input is lost`, async () => {
      const one = visit();
      const { page } = one;
      await one.open();
      const code = await one.askCode(`1381234${ending}`);
      const given = typed === 'right' ? code : code === '000000' ? '000001' : '000000';
      await page.getByLabel('Code from the SMS').fill(given);
      await one.register.click();
      await page.getByRole('alert').getByText(says).waitFor();
      expect(await page.getByRole('status').getByText(says).isVisible()).toBe(true);
      expect(await page.getByLabel('Code from the SMS').inputValue()).toBe(given);
      expect(await page.getByLabel('Mobile number').inputValue()).toBe(`1381234${ending}`);
      expect(page.url()).not.toContain('#/');
    });
  }

  withBrowser('a registration whose reply is lost is unknown; trying again finds out', async () => {
    const one = visit();
    const { page } = one;
    const { calls } = borrower();
    await one.open();
    await page.getByLabel('Code from the SMS').fill(await one.askCode('13812340499'));
    await one.register.click();
    await page.getByRole('alert').getByText('error', { exact: true }).waitFor();
    await page.getByText('We could not confirm your registration').waitFor();
    expect(await calls('/register')).toHaveLength(1);
    expect((await one.state()).registered).toEqual(['13812340499']);
    // The reply that the server would give if the connection held.
    await page.route('**/promotion/register', (call) =>
      call.fulfill({ json: { code: '11', message: 'already registered' } }),
    );
    await one.register.click();
    await expectChinese(page, '您已注册,请直接下载APP登录！');
    await expectDownload(one);
  });

  withBrowser('two taps at once: one code, one registration', async () => {
    const one = visit();
    const { page } = one;
    const { calls } = borrower();
    await one.open();
    await one.fillIn('13812342500');
    const twice = (button: HTMLElement | SVGElement) => {
      (button as HTMLElement).click();
      (button as HTMLElement).click();
    };
    await one.getSms.evaluate(twice);
    await untilIdle(page);
    expect(await one.getSms.getAttribute('aria-disabled')).toBe('true');
    // A blocked button still receives taps.
    await one.getSms.click({ force: true });
    await expectChinese(page, '验证码已发送，请在手机上查看！');
    expect(await calls('/get-sms')).toHaveLength(1);
    const [message] = (await one.state()).messages;
    await page.getByLabel('Code from the SMS').fill(message?.code ?? '');
    await one.register.evaluate(twice);
    // Counting the tap never gets a reply for this number, and delays nothing.
    await expectDownload(one);
    expect(await calls('/register')).toHaveLength(1);
    await expect.poll(() => calls('/track-click')).toHaveLength(1);
  });

  withBrowser(
    'the countdown is a deadline: it survives a reload and ends by the clock [4-52, 4-53, 5-30]',
    async () => {
      const one = visit();
      const { page } = one;
      await page.clock.install();
      await one.open();
      await one.askCode();
      await page.getByText('60 s').or(page.getByText('59 s')).first().waitFor();
      await page.clock.fastForward(20_000);
      await page.reload();
      await page.getByText(/^(40|39|38) s$/).waitFor();
      // A blocked button still receives taps.
      await one.getSms.click({ force: true });
      await expectChinese(page, '请勿重复发送验证码!');
      expect(await borrower().calls('/get-sms')).toHaveLength(1);
      // It is enabled again when it reaches 1.
      await page.clock.fastForward(40_000);
      await expect.poll(() => one.getSms.getAttribute('aria-disabled')).toBeNull();
      expect(await page.locator('.sms-seconds').count()).toBe(0);
    },
  );

  withBrowser('offline: error, the reason on the page, and no input is lost', async () => {
    const one = visit();
    const { page } = one;
    const { context } = borrower();
    await one.open();
    await one.fillIn();
    await context.setOffline(true);
    await one.getSms.click();
    await page.getByRole('alert').getByText('error', { exact: true }).waitFor();
    expect(await page.getByLabel('Mobile number').inputValue()).toBe(PHONE);
    await context.setOffline(false);
    await one.getSms.click();
    await expectChinese(page, '验证码已发送，请在手机上查看！');
  });

  withBrowser(
    'a picture that does not load is reported; Refresh loads one under a new id',
    async () => {
      const one = visit();
      const { page } = one;
      await page.route('**/get-captcha?*', (call) => call.abort());
      await one.open();
      await page.getByLabel('Mobile number').fill(PHONE);
      await page.getByText('The picture did not load').waitFor();
      await page.getByRole('alert').getByText('error', { exact: true }).waitFor();
      await page.unroute('**/get-captcha?*');
      await page.getByRole('button', { name: 'Refresh picture' }).click();
      expect(await one.characters()).toHaveLength(4);
      expect(await borrower().calls('/get-sid')).toHaveLength(2);
    },
  );

  withBrowser('a picture whose script does not load is also reported', async () => {
    const one = visit();
    const { page } = one;
    await page.route('**/assets/sendRegistration-*.js', (call) => call.abort());
    await one.open();
    await page.getByLabel('Mobile number').pressSequentially(PHONE);
    await page.getByText('The picture did not load').waitFor();
    await page.unroute('**/assets/sendRegistration-*.js');
    await page.getByRole('button', { name: 'Refresh picture' }).click();
    expect(await one.characters()).toHaveLength(4);
    expect(await borrower().calls('/get-sid')).toHaveLength(1);
  });

  withBrowser('by keyboard alone', async () => {
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
  });

  withBrowser(
    'each missing field is reported, marked with the language of the message',
    async () => {
      const one = visit();
      const { page } = one;
      await one.open();
      await one.register.click();
      for (const words of [
        '请正确输入手机号！',
        '请正确输入图形验证码！',
        '请正确输入短信验证码！',
      ]) {
        await expectChinese(page, words);
      }
      const mobile = page.getByLabel('Mobile number');
      expect(await mobile.evaluate((field) => field === document.activeElement)).toBe(true);
      await expectAccessible(page);
      await mobile.pressSequentially('1');
      expect(await page.getByText('请正确输入手机号！').count()).toBe(0);
      expect(await page.getByText('请正确输入短信验证码！').count()).toBe(1);
    },
  );
});
