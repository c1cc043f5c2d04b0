import { describe, expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, useBorrower, withBrowser } from './borrower.ts';
import { expectChinese, PHONE, TRACKING, type Visit, visitOf } from './landingVisit.ts';

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
    expect(form.y).toBeLessThan((headline?.y ?? 0) + (headline?.height ?? 0));
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

  withBrowser('what the document sends carries the common parameters of the address', async () => {
    const { sessionId, calls } = borrower();
    await visit().open('default', `&appVersion=3.1&sessionId=${sessionId}&product_id=7`);
    const common = { appVersion: '3.1', sessionId, productId: '7', product_id: '7' };
    for (const path of ['/channel-template', '/track-visit']) {
      await expect.poll(() => calls(path)).toMatchObject([{ query: common }]);
    }
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

  withBrowser(
    'a picture that does not load is reported; Refresh loads one under a new id',
    async () => {
      const one = visit();
      const { page } = one;
      await page.route('**/get-captcha?*', (call) => call.abort());
      await one.open();
      await page.getByLabel('Mobile number').fill(PHONE);
      await page.getByText('The picture did not load').waitFor();
      await page.getByRole('alert').getByText('We got no answer').waitFor();
      await page.unroute('**/get-captcha?*');
      await page.getByRole('button', { name: 'Refresh picture' }).click();
      expect(await one.characters()).toHaveLength(4);
      expect(await borrower().calls('/get-sid')).toHaveLength(2);
    },
  );

  withBrowser('a picture whose script does not load is also reported', async () => {
    const one = visit();
    const { page } = one;
    await page.route('**/assets/client-*.js', (call) => call.abort());
    await one.open();
    await page.getByLabel('Mobile number').pressSequentially(PHONE);
    await page.getByText('The picture did not load').waitFor();
    await page.unroute('**/assets/client-*.js');
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
});
