import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { LIMITS } from '../limits.ts';
import { isBefore } from './looks.ts';
import {
  alerts,
  calls,
  fault,
  keysOf,
  openPage,
  passTime,
  press,
  sandbox,
  toasts,
  useSandbox,
  visited,
} from './screen.tsx';
import { stubReply } from './stubServer.ts';

useSandbox();

const PHONE = '13812345678';
const TRACKING = 'user_from=fb&app_from=web&utm_tag=a%2Bb&invite_code=inv&UC=u';
const GIVEN = { user_from: 'fb', app_from: 'web', utm_tag: 'a+b' };

const chinese = (text: string) => screen.findByText(text, { selector: '[lang=zh]' });
const quiet = (text: string) => expect(screen.queryByText(text)).toBeNull();
const SENT = '验证码已发送，请在手机上查看！';
const REGISTERED = '注册成功';
const NO_NUMBER = '请正确输入手机号！';

const open = (more = '', id = 'default') =>
  openPage(`/landing?id=${id}&${TRACKING}&x-sandbox-session=s${more}`);
const world = () => sandbox.world('s');

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const mobile = () => field('Mobile number');
const captcha = () => field('Characters in the picture');
const code = () => field('Code from the SMS');
const getSms = () => screen.getByRole('button', { name: /^get verification code/ });
const submit = () => screen.getByRole('button', { name: 'Register and get the app' });
const refresh = () => screen.getByRole('button', { name: 'Refresh picture' });
const isBlocked = () => getSms().getAttribute('aria-disabled') === 'true';

const picture = async () => {
  const image = await screen.findByRole('img', { name: 'Type the 4 characters in the image' });
  return new URL(`${image.getAttribute('src')}`, 'https://x.example');
};

/** Loads the picture, as a browser does by itself. @returns its characters. */
async function drawn(): Promise<string> {
  const { pathname, search, searchParams } = await picture();
  await sandbox.app.request(pathname + search);
  return world().landing.captchas[searchParams.get('sid') ?? '']?.text ?? '';
}

async function fillIn() {
  await userEvent.type(mobile(), PHONE);
  await userEvent.type(captcha(), await drawn());
}

async function sendCode(): Promise<string> {
  await fillIn();
  await userEvent.click(getSms());
  await waitFor(() => expect(world().landing.messages).toHaveLength(1));
  return world().landing.messages[0]?.code ?? '';
}

async function register() {
  const smsCode = await sendCode();
  const capcode = captcha().value;
  await userEvent.type(code(), smsCode);
  await userEvent.click(submit());
  await chinese(REGISTERED);
  return { capcode, smsCode };
}

describe('2.8 Promotion landing page', () => {
  it('registration sends each call with its parameters, and opens the download view', async () => {
    const before = Date.now();
    await open();
    expect(calls('/channel-template')).toMatchObject([{ query: { templateId: 'default' } }]);
    await userEvent.type(mobile(), PHONE);
    const { pathname, searchParams } = await picture();
    expect(pathname).toBe('/esita/api/v2/ph/promotion/get-captcha');
    expect(Number(searchParams.get('a'))).toBeGreaterThanOrEqual(before);
    await userEvent.clear(mobile());
    // The tap that cannot be counted keeps nobody from registering, nor from hearing of it.
    fault('/track-click', 'refused');
    const { capcode, smsCode } = await register();
    expect(toasts().pop()).toContain(REGISTERED);
    const page = { sid: searchParams.get('sid'), deviceId: expect.any(String) };
    const typed = { phone: PHONE, capcode, ...page, appName: 'PesoBridge', ...GIVEN };
    // The address of this visitor has no common parameters.
    expect(calls('/get-sms')).toMatchObject([{ query: {}, body: typed }]);
    const own = { merchantNumber: '0', userName: PHONE, smsCode };
    const origin = { invite_code: 'inv', id: 'default' };
    expect(calls('/register')).toMatchObject([
      { query: {}, body: { ...typed, ...own, ...origin } },
    ]);
    const click = { page_id: 'default', client_type: 'h5', page_type: '1', ...GIVEN, phone: PHONE };
    expect(calls('/track-click').map(({ query }) => query)).toEqual([click]);
    expect(location.hash).toBe(`#/downloadTemplate?id=default&${TRACKING}`);
    await press('Download PesoBridge');
    // An address within the site gets what our own links carry.
    const store = `${location.origin}/esita/sandbox/partner?app=1&x-sandbox-session=s`;
    expect(visited).toEqual([`assign ${store}`]);
  });

  it('a registration without a reply is repeated with the same key, and goes on after a reload', async () => {
    await open();
    const sms = await sendCode();
    const characters = captcha().value;
    await userEvent.type(code(), sms);
    fault('/register', 'lost-before');
    await userEvent.click(submit());
    await screen.findByText('error');
    await screen.findByText(/could not confirm your registration/);
    fault('/register', 'lost-after');
    await userEvent.click(submit());
    await waitFor(() => expect(world().landing.registered).toEqual([PHONE]));
    expect(new Set(keysOf('/register')).size).toBe(1);
    const kept = sessionStorage.getItem('unansweredKeys');
    for (const typed of [PHONE, sms, characters]) expect(kept).not.toContain(`"${typed}"`);
    cleanup();
    await open();
    // The number is still there, and so are a picture and the countdown.
    expect(mobile().value).toBe(PHONE);
    expect(isBlocked()).toBe(true);
    await userEvent.type(captcha(), await drawn());
    await userEvent.type(code(), sms);
    await userEvent.click(submit());
    await chinese('您已注册,请直接下载APP登录！');
    expect(location.hash).toContain('#/downloadTemplate?');
    cleanup();
    await open();
    expect(mobile().value).toBe('');
  });

  describe('the fields', () => {
    it('say what is missing in Chinese and what it means, and nothing is sent', async () => {
      await open();
      await userEvent.click(submit());
      await chinese('请正确输入图形验证码！');
      await chinese('请正确输入短信验证码！');
      const { nextSibling } = await chinese(NO_NUMBER);
      expect(nextSibling?.textContent).toBe('Please enter a mobile number such as 138 1234 5678.');
      expect(mobile().getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(mobile());
      expect([...calls('/register'), ...calls('/get-sid')]).toEqual([]);
    });

    it('tell a number that the rule refuses when it is left, without taking the focus', async () => {
      await open();
      await userEvent.type(mobile(), '09171234567');
      quiet(NO_NUMBER);
      await userEvent.click(captcha());
      await chinese(NO_NUMBER);
      expect(document.activeElement).toBe(captcha());
      // Neither an empty field nor a number that is right is told of.
      for (const typed of ['', PHONE]) {
        await userEvent.clear(mobile());
        if (typed) await userEvent.type(mobile(), typed);
        await userEvent.click(captcha());
        quiet(NO_NUMBER);
      }
    });

    it('refuse the number of another country in words, and let it be corrected', async () => {
      await open();
      await userEvent.click(mobile());
      await userEvent.paste('+63 917 123 4567');
      await chinese(NO_NUMBER);
      expect(mobile().value).toBe('+6391712345');
      await userEvent.clear(mobile());
      await userEvent.type(mobile(), 'a138-1234 567899');
      expect(mobile().value).toBe(PHONE);
      quiet(NO_NUMBER);
    });

    it.each([
      ['first', '+86 138 1234 5678'],
      ['first, as 0086', '0086 138-1234-5678'],
      ['last, before the number', `${PHONE}{Home}+86`],
      ['in between', '1381234{Home}+86{End}5678'],
    ])('take the country code that is typed %s', async (_, keys) => {
      await open();
      await userEvent.type(mobile(), keys);
      expect(mobile().value).toBe(PHONE);
      quiet(NO_NUMBER);
      expect(await drawn()).toHaveLength(4);
    });

    it('refresh the picture only with a mobile number', async () => {
      await open();
      await userEvent.click(refresh());
      await chinese(NO_NUMBER);
      expect(document.activeElement).toBe(mobile());
      expect(calls('/get-sid')).toEqual([]);
      await userEvent.type(mobile(), PHONE);
      const first = await drawn();
      // Another number needs no other picture.
      await userEvent.type(mobile(), '{Backspace}9');
      expect(await drawn()).toBe(first);
      await userEvent.click(refresh());
      await waitFor(async () => expect(await drawn()).not.toBe(first));
      expect(calls('/get-sid')).toHaveLength(1);
    });

    it('say that the picture did not load; Refresh asks for one under a new id', async () => {
      await open();
      await userEvent.type(mobile(), PHONE);
      const { searchParams } = await picture();
      fireEvent.error(screen.getByRole('img', { name: /^Type the 4/ }));
      await screen.findByText(/The picture did not load/);
      await userEvent.click(refresh());
      expect(await drawn()).toHaveLength(4);
      expect((await picture()).searchParams.get('sid')).not.toBe(searchParams.get('sid'));
    });

    it('keep everything but the characters if those are wrong', async () => {
      await open();
      await userEvent.type(mobile(), PHONE);
      const first = await drawn();
      // Never among the characters of a picture.
      await userEvent.type(captcha(), '0000');
      await userEvent.click(getSms());
      await expect.poll(() => screen.queryAllByText('The characters are not right').length).toBe(2);
      await waitFor(() => expect(captcha().value).toBe(''));
      expect(mobile().value).toBe(PHONE);
      expect(document.activeElement).toBe(captcha());
      await waitFor(async () => expect(await drawn()).not.toBe(first));
    });

    it('tell a code that the lender refuses at its field', async () => {
      await open();
      const sent = await sendCode();
      await userEvent.type(code(), sent);
      stubReply('/register', { code: '12', message: 'Not this code' });
      await userEvent.click(submit());
      await screen.findByText('Not this code', { selector: '.problem *' });
      expect(code().getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(code());
      const [problem] = `${code().getAttribute('aria-describedby')}`.split(' ');
      expect(document.getElementById(`${problem}`)?.textContent).toBe(
        'Not this codePlease check the code in the SMS, or get a new one.',
      );
      expect(captcha().getAttribute('aria-invalid')).toBeNull();
      await userEvent.type(code(), '{Backspace}');
      expect(code().getAttribute('aria-invalid')).toBeNull();
    });

    it('tell above its button why a code is not sent, and a success clears the alert', async () => {
      await open();
      await fillIn();
      fault('/get-sms', 'refused');
      await userEvent.click(getSms());
      const next = await screen.findByText('You can try again, or contact customer service.');
      expect(isBefore(next.closest('[data-tone=refused]'), getSms())).toBe(true);
      expect(alerts()).toBe(1);
      await userEvent.click(getSms());
      await chinese(SENT);
      expect(alerts()).toBe(0);
      expect(screen.getByText(/^We sent the code to/).closest('[data-tone=done]')).toBeTruthy();
    });
  });

  it('the countdown counts from 60 s, disabled, and is restored at 1', async () => {
    await open();
    await fillIn();
    expect(getSms().textContent).toBe('get verification code');
    expect(isBlocked()).toBe(false);
    vi.useFakeTimers({ now: Date.now() });
    await act(async () => getSms().click());
    await vi.waitFor(() => expect(getSms().textContent).toBe('get verification code60 s'), {
      timeout: LIMITS.poll,
    });
    expect(isBlocked()).toBe(true);
    await act(async () => getSms().click());
    await vi.waitFor(() => screen.getByText('请勿重复发送验证码!'), { timeout: LIMITS.poll });
    expect(calls('/get-sms')).toHaveLength(1);
    await passTime(57_500);
    expect(getSms().textContent).toMatch(/^get verification code[23] s$/);
    expect(isBlocked()).toBe(true);
    await passTime(1600);
    expect(getSms().textContent).toBe('get verification code');
    expect(isBlocked()).toBe(false);
  });

  it('the countdown also runs after a lost reply; then another code can be asked for', async () => {
    await open();
    await fillIn();
    fault('/get-sms', 'lost-after');
    await userEvent.click(getSms());
    await screen.findByText(/could not confirm that the code was sent/);
    await waitFor(() => expect(isBlocked()).toBe(true));
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    await waitFor(() => expect(isBlocked()).toBe(false));
    await userEvent.click(getSms());
    await chinese(SENT);
    // By its key, the request for it is none that the lender has answered already.
    const keys = world().ledger.map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });

  describe('the template and the views', () => {
    const agreement = () => screen.getByRole('link', { name: 'registration agreement' });
    const headline = () => screen.getByRole('heading', { level: 1 }).textContent;

    it('shows the agreement of the template, and the form is unchanged afterwards', async () => {
      await open('', 'agreement');
      await userEvent.type(mobile(), PHONE);
      await userEvent.click(agreement());
      expect(location.hash).toBe(`#/agreementTemplate?id=agreement&${TRACKING}`);
      await screen.findByRole('heading', { name: 'Registration agreement' });
      const [first, , last] = document.querySelectorAll('.landing-view p');
      expect(first?.textContent).toMatch(/^This is the registration agreement.*nobody\.$/);
      expect(last?.textContent).toMatch(/^You may close the account/);
      expect(screen.queryByRole('textbox')).toBeNull();
      await userEvent.click(screen.getByRole('link', { name: 'Back to registration' }));
      await waitFor(() => expect(mobile().value).toBe(PHONE));
      expect(document.activeElement).toBe(agreement());
    });

    it('uses no hash routes if the address has both down_id and links_id', async () => {
      await open('&down_id=1&links_id=2');
      await userEvent.click(agreement());
      // Without its own text the agreement links our documents.
      const link = await screen.findByRole('link', { name: 'loan terms and conditions' });
      expect(link.getAttribute('href')).toBe('/loanAgreement');
      const privacy = screen.getByRole('link', { name: 'privacy policy' });
      expect(privacy.getAttribute('href')).toBe('/privacyPolicy');
      await userEvent.click(screen.getByRole('link', { name: 'Back to registration' }));
      await register();
      await screen.findByRole('button', { name: 'Download PesoBridge' });
      expect(location.hash).toBe('');
    });

    it('uses title, banner and button of the template', async () => {
      await open('', 'banner');
      expect(headline()).toBe('A fair loan starts with a clear price');
      const banner = document.querySelector('.landing-art img')?.getAttribute('src');
      expect(banner).toContain('/esita/sandbox/landing-banner.svg');
      screen.getByRole('button', { name: 'Join now' });
    });

    it('refuses a forged download address and a forged banner', async () => {
      await open('#/downloadTemplate', 'unsafe');
      expect(document.querySelector('.landing-art img')).toBeNull();
      await press('Download PesoBridge');
      await screen.findByText(/This link cannot be opened/);
      expect(visited).toEqual([]);
    });

    it('a template that cannot be read is told, and the form still works', async () => {
      await open('', 'drops');
      within(screen.getByRole('alert')).getByText('error');
      expect(headline()).toMatch(/every cost before you borrow/);
      await sendCode();
    });

    const refusal = () => screen.queryByText('This promotion has ended', { selector: '.notice p' });
    const isShut = () => [mobile(), captcha(), code(), getSms(), submit()].map(isOff);
    const isOff = (control: HTMLElement) => control.closest('fieldset')?.disabled;

    it('a refused template is told above the form, which stays shut; what was typed is kept', async () => {
      await open('', 'nowhere');
      const notice = refusal()?.closest('[data-tone=refused]');
      expect(headline()).toMatch(/every cost before you borrow/);
      expect(isBefore(notice, mobile())).toBe(true);
      expect(isShut()).toEqual(Array(5).fill(true));
      expect(calls('/get-sid')).toEqual([]);
      screen.getByText(/You can try again, or register without it\.$/);
      // Everything but the promotion is kept.
      const without = screen.getByRole('link', { name: 'Register without this promotion' });
      expect(without.getAttribute('href')).toBe(`?${TRACKING}&x-sandbox-session=s`);
      stubReply('/channel-template', { code: '00', data: { id: 'nowhere' } });
      await press('Try again');
      await waitFor(() => expect(refusal()).toBeNull());
      expect(isShut()).toEqual(Array(5).fill(false));
      await sendCode();
    });

    it('a refusal without words shuts the form too', async () => {
      stubReply('/channel-template', { code: '01' });
      await open();
      expect(isShut()).toEqual(Array(5).fill(true));
    });

    it('a page without the promotion needs no template', async () => {
      await openPage(`/landing?${TRACKING}&x-sandbox-session=s`);
      expect(isShut()).toEqual(Array(5).fill(false));
    });

    it('without a template there is nothing to download: it says so and offers Retry', async () => {
      await open('#/downloadTemplate', 'nowhere');
      await screen.findByText(/The download link is not available right now/);
      screen.getByText('help@lend.example', { selector: 'a' });
      await press('Try again');
      await waitFor(() => expect(calls('/channel-template')).toHaveLength(2));
    });
  });
});
