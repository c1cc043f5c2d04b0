import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Landing, pageData as template } from '../../pages/landing/Landing.tsx';
import { arm, type NetworkFault, release } from '../sandbox/armedFaults.ts';
import { openScreen, sandbox, useSandbox, visited } from './screen.tsx';

const PHONE = '13812345678';
const CHINESE = (text: string) => screen.findByText(text, { selector: '[lang=zh]' });

describe('the landing screen', () => {
  useSandbox();
  const open = (more = '', id = 'default') =>
    openScreen(
      `/landing?id=${id}&user_from=fb&utm_tag=a%2Bb&x-sandbox-session=s${more}`,
      <Landing />,
      template,
    );
  const landing = () => sandbox.world('s').landing;
  const sent = (path: string) =>
    sandbox.world('s').calls.filter((call) => call.path.endsWith(path));
  const mobile = () => screen.getByRole('textbox', { name: 'Mobile number' }) as HTMLInputElement;
  const captcha = () => screen.getByRole('textbox', { name: 'Characters in the picture' });
  const code = () => screen.getByRole('textbox', { name: 'Code from the SMS' });
  const getSms = () => screen.getByRole('button', { name: 'get verification code' });
  const submit = () => screen.getByRole('button', { name: 'Register and get the app' });

  /** Loads the picture, as a browser does by itself. @returns its characters. */
  async function drawn(): Promise<string> {
    const image = await screen.findByRole('img', { name: 'Type the 4 characters in the image' });
    const src = `${image.getAttribute('src')}`;
    await sandbox.app.request(src);
    const sid = new URLSearchParams(src.split('?')[1]).get('sid') ?? '';
    return landing().captchas[sid]?.text ?? '';
  }

  async function fillIn(phone = PHONE) {
    await userEvent.type(mobile(), phone);
    await userEvent.type(captcha(), await drawn());
  }

  async function sendCode(phone = PHONE): Promise<string> {
    await fillIn(phone);
    await userEvent.click(getSms());
    await waitFor(() => expect(landing().messages).toHaveLength(1));
    return landing().messages[0]?.code ?? '';
  }

  it('registers: captcha, code, then the download with the tracking parameters', async () => {
    await open();
    await userEvent.type(code(), await sendCode());
    await CHINESE('验证码已发送，请在手机上查看！');
    await userEvent.click(submit());
    await CHINESE('注册成功');
    expect(location.hash).toBe('#/downloadTemplate?id=default&user_from=fb&utm_tag=a%2Bb');
    expect(await screen.findByRole('heading', { level: 1, name: /PesoBridge app/ })).toBeTruthy();
    expect(landing().registered).toEqual([PHONE]);
  });

  async function register() {
    await userEvent.type(code(), await sendCode());
    await userEvent.click(submit());
    await CHINESE('注册成功');
  }

  it('sends no common parameters for a visitor whose address has none', async () => {
    await open();
    await register();
    const [registered] = sent('/register');
    expect(registered?.query).toEqual({});
    expect(registered?.body).toMatchObject({
      phone: PHONE,
      userName: PHONE,
      merchantNumber: '0',
      id: 'default',
      user_from: 'fb',
      utm_tag: 'a+b',
      appName: 'PesoBridge',
    });
    expect(sent('/track-click').map(({ query }) => query)).toEqual([
      {
        page_id: 'default',
        user_from: 'fb',
        utm_tag: 'a+b',
        client_type: 'h5',
        page_type: '1',
        phone: PHONE,
      },
    ]);
  });

  it('sends the common parameters of its address with every call, as an app’s web view adds them', async () => {
    const given = { appVersion: '3.1', deviceId: 'phone-1', sessionId: 's', clientType: 'ios' };
    await open(`&${new URLSearchParams(given)}&product_id=7`);
    await register();
    const calls = ['channel-template', 'get-sid', 'get-sms', 'track-click', 'register'];
    const common = { ...given, productId: '7', product_id: '7' };
    for (const path of calls) {
      expect(sent(path).map(({ query }) => query)).toEqual([expect.objectContaining(common)]);
    }
    expect(sent('/register')[0]?.query).toEqual(common);
    expect(location.hash).toBe('#/downloadTemplate?id=default&user_from=fb&utm_tag=a%2Bb');
  });

  it('reports each missing field in Chinese, and sends nothing', async () => {
    await open();
    await userEvent.click(submit());
    await CHINESE('请正确输入手机号！');
    await CHINESE('请正确输入图形验证码！');
    await CHINESE('请正确输入短信验证码！');
    expect(mobile().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(mobile());
    expect(sent('/register')).toEqual([]);
    expect(sent('/get-sid')).toEqual([]);
  });

  it('says beside the Chinese what it means', async () => {
    await open();
    await userEvent.click(submit());
    const meaning = (text: string) => CHINESE(text).then((chinese) => chinese.nextSibling);
    expect(await meaning('请正确输入手机号！')).toHaveProperty(
      'textContent',
      'Please enter a mobile number such as 138 1234 5678.',
    );
    await fillIn();
    await userEvent.click(getSms());
    const toast = await CHINESE('验证码已发送，请在手机上查看！');
    expect(toast.textContent).toContain('Code sent. Please check your messages.');
  });

  it('tells a number that the rule refuses when its field is left, without taking the focus', async () => {
    await open();
    await userEvent.type(mobile(), '09171234567');
    expect(screen.queryByText('请正确输入手机号！')).toBeNull();
    await userEvent.click(captcha());
    await CHINESE('请正确输入手机号！');
    expect(document.activeElement).toBe(captcha());
    await userEvent.clear(mobile());
    expect(screen.queryByText('请正确输入手机号！')).toBeNull();
    await userEvent.type(mobile(), PHONE);
    await userEvent.click(captcha());
    await drawn();
    expect(screen.queryByText('请正确输入手机号！')).toBeNull();
  });

  it('refreshing the picture needs a mobile number', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Refresh picture' }));
    await CHINESE('请正确输入手机号！');
    expect(sent('/get-sid')).toEqual([]);
    await userEvent.type(mobile(), PHONE);
    const first = await drawn();
    await userEvent.click(screen.getByRole('button', { name: 'Refresh picture' }));
    await waitFor(async () => expect(await drawn()).not.toBe(first));
    expect(sent('/get-sid')).toHaveLength(1);
  });

  it('accepts 11 digits and nothing else', async () => {
    await open();
    await userEvent.type(mobile(), 'a138-1234 56789');
    expect(mobile().value).toBe(PHONE);
  });

  it('accepts a pasted number with its country code, and refuses others with a message', async () => {
    await open();
    await userEvent.click(mobile());
    await userEvent.paste('+86 138 1234 5678');
    expect(mobile().value).toBe(PHONE);
    await userEvent.clear(mobile());
    await userEvent.paste('＋８６ １３８ １２３４ ５６７８');
    expect(mobile().value).toBe(PHONE);
    await userEvent.clear(mobile());
    await userEvent.paste('+63 917 123 4567');
    await CHINESE('请正确输入手机号！');
    expect(mobile().value).toBe('+6391712345');
    await userEvent.type(mobile(), '6');
    expect(mobile().value).toBe('+6391712345');
    await userEvent.type(mobile(), '{Backspace}');
    expect(mobile().value).toBe('+639171234');
    await CHINESE('请正确输入手机号！');
    await userEvent.clear(mobile());
    await userEvent.type(mobile(), '1');
    expect(screen.queryByText('请正确输入手机号！')).toBeNull();
  });

  it('keeps a pasted number of another country, and sends nothing to it', async () => {
    await open();
    await userEvent.click(mobile());
    await userEvent.paste('+1 381 234 5678');
    await CHINESE('请正确输入手机号！');
    expect(mobile().value).toBe('+1381234567');
    await userEvent.click(getSms());
    expect(mobile().getAttribute('aria-invalid')).toBe('true');
    expect([...sent('/get-sid'), ...sent('/get-sms')]).toEqual([]);
  });

  it('cuts a pasted number that is too long, with a message', async () => {
    await open();
    await userEvent.click(mobile());
    await userEvent.paste('138 1234 56789');
    await CHINESE('请正确输入手机号！');
    expect(mobile().value).toBe(PHONE);
  });

  it.each([
    ['ab 12x', 'ab12'],
    [' a b\n', 'ab'],
  ])('drops the spaces of pasted characters before it counts them: %j', async (pasted, kept) => {
    await open();
    await userEvent.click(captcha());
    await userEvent.paste(pasted);
    expect(captcha()).toHaveProperty('value', kept);
    await userEvent.type(captcha(), 'cdef');
    expect(captcha()).toHaveProperty('value', `${kept}cdef`.slice(0, 4));
  });

  it('a tap while the countdown runs shows a message, and sends nothing', async () => {
    await open();
    await sendCode();
    await waitFor(() => expect(getSms().getAttribute('aria-disabled')).toBe('true'));
    await userEvent.click(getSms());
    await CHINESE('请勿重复发送验证码!');
    expect(sent('/get-sms')).toHaveLength(1);
  });

  it('one tap, one code; one tap, one registration', async () => {
    await open();
    await fillIn();
    act(() => {
      getSms().click();
      getSms().click();
    });
    await CHINESE('验证码已发送，请在手机上查看！');
    expect(sent('/get-sms')).toHaveLength(1);
    await userEvent.type(code(), landing().messages[0]?.code ?? '');
    act(() => {
      submit().click();
      submit().click();
    });
    await CHINESE('注册成功');
    expect(sent('/register')).toHaveLength(1);
    expect(sent('/track-click')).toHaveLength(1);
  });

  const fault = (path: string, name: NetworkFault) =>
    arm(sandbox.world('s'), { path, fault: name, times: 1 });

  it('only the tapped button is busy', async () => {
    await open();
    await userEvent.type(code(), '123456');
    await fillIn();
    fault('/get-sms', 'hold');
    fault('/register', 'hold');
    await userEvent.click(getSms());
    await waitFor(() => expect(sent('/get-sms')).toHaveLength(1));
    expect(submit().querySelector('.button-spinner')).toBeNull();
    await userEvent.click(submit());
    await waitFor(() => expect(sent('/register')).toHaveLength(1));
    expect(getSms().querySelector('.button-spinner')).toBeTruthy();
    release(sandbox.world('s'), '/register');
    await waitFor(() => expect(submit().querySelector('.button-spinner')).toBeNull());
    expect(getSms().querySelector('.button-spinner')).toBeTruthy();
    release(sandbox.world('s'));
    await CHINESE('验证码已发送，请在手机上查看！');
  });

  it('also counts down after a lost reply, and then asks for a new code', async () => {
    await open();
    await fillIn();
    fault('/get-sms', 'lost-after');
    await userEvent.click(getSms());
    await screen.findByText('error');
    await screen.findByText(/could not confirm that the code was sent/);
    await waitFor(() => expect(getSms().getAttribute('aria-disabled')).toBe('true'));
    expect(screen.getByText(/^(60|59) s$/)).toBeTruthy();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    await waitFor(() => expect(getSms().getAttribute('aria-disabled')).toBeNull());
    await userEvent.click(getSms());
    await CHINESE('验证码已发送，请在手机上查看！');
    const keys = sandbox.world('s').ledger.map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });

  it('counts down if the page was left before the reply came', async () => {
    await open();
    await fillIn();
    fault('/get-sms', 'stalled');
    await userEvent.click(getSms());
    await waitFor(() => expect(landing().messages).toHaveLength(1));
    cleanup();
    await open();
    await screen.findByText(/could not confirm that the code was sent/);
    await waitFor(() => expect(getSms().getAttribute('aria-disabled')).toBe('true'));
    expect(document.activeElement).toBe(document.body);
  });

  it('repeats a registration without a reply with the same key, even after a reload', async () => {
    await open();
    const sms = await sendCode();
    await userEvent.type(code(), sms);
    const characters = (captcha() as HTMLInputElement).value;
    fault('/register', 'lost-before');
    await userEvent.click(submit());
    await screen.findByText('error');
    await screen.findByText(/could not confirm your registration/);
    fault('/register', 'lost-after');
    await userEvent.click(submit());
    await waitFor(() => expect(landing().registered).toEqual([PHONE]));
    const [entry] = sandbox.world('s').ledger.filter(({ kind }) => kind === 'registration');
    const [name = ''] = Object.keys(localStorage).filter((key) =>
      /attempt\|registration/.test(key),
    );
    expect(JSON.parse(localStorage.getItem(name) ?? '').key).toBe(entry?.idempotencyKey);
    for (const typed of [PHONE, sms, characters]) {
      expect(localStorage.getItem(name)).not.toContain(`"${typed}"`);
    }
    cleanup();
    await open();
    await screen.findByText(/could not confirm your registration/);
    await fillIn();
    await userEvent.type(code(), sms);
    await userEvent.click(submit());
    await CHINESE('您已注册,请直接下载APP登录！');
    expect(location.hash).toContain('#/downloadTemplate?');
    expect(localStorage.getItem(name)).toBeNull();
  });

  it('a wrong captcha is replaced; only its characters are lost', async () => {
    await open();
    await userEvent.type(mobile(), PHONE);
    const first = await drawn();
    await userEvent.type(captcha(), first === 'XXXX' ? 'YYYY' : 'XXXX');
    await userEvent.click(getSms());
    await expect.poll(() => screen.queryAllByText('The characters are not right').length).toBe(2);
    await waitFor(() => expect(captcha()).toHaveProperty('value', ''));
    expect(mobile().value).toBe(PHONE);
    expect(document.activeElement).toBe(captcha());
  });

  it('a registered number goes to the download', async () => {
    await open();
    await fillIn('13812340011');
    await userEvent.click(getSms());
    await CHINESE('您已注册,请直接下载APP登录！');
    expect(location.hash).toContain('#/downloadTemplate?');
  });

  it('shows the agreement of the template, and the form is unchanged afterwards', async () => {
    await open('', 'agreement');
    await userEvent.type(mobile(), PHONE);
    await userEvent.click(screen.getByRole('link', { name: 'registration agreement' }));
    expect(location.hash).toBe('#/agreementTemplate?id=agreement&user_from=fb&utm_tag=a%2Bb');
    await screen.findByRole('heading', { name: 'Registration agreement' });
    expect(screen.getByText(/You may close the account/)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Back to registration' }));
    await waitFor(() => expect(mobile().value).toBe(PHONE));
    expect(document.activeElement?.textContent).toBe('registration agreement');
  });

  it('without its own text the agreement links our documents', async () => {
    await open();
    await userEvent.click(screen.getByRole('link', { name: 'registration agreement' }));
    const link = await screen.findByRole('link', { name: 'loan terms and conditions' });
    expect(link.getAttribute('href')).toBe('/loanAgreement');
    const privacy = screen.getByRole('link', { name: 'privacy policy' });
    expect(privacy.getAttribute('href')).toBe('/privacyPolicy');
  });

  it('with down_id and links_id no hash routes are used: the views replace each other', async () => {
    await open('&down_id=1&links_id=2#/downloadTemplate');
    expect(mobile()).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'registration agreement' }));
    await screen.findByRole('heading', { name: 'Registration agreement' });
    expect(location.hash).toBe('#/downloadTemplate');
    await userEvent.click(screen.getByRole('link', { name: 'Back to registration' }));
    await userEvent.type(code(), await sendCode());
    await userEvent.click(submit());
    await screen.findByRole('button', { name: 'Download PesoBridge' });
    expect(location.hash).toBe('#/downloadTemplate');
  });

  it('with only one of the two, hash routes are used', async () => {
    await open('&down_id=1#/downloadTemplate');
    expect(await screen.findByRole('button', { name: 'Download PesoBridge' })).toBeTruthy();
  });

  it('uses title, banner, button and name of the template', async () => {
    await open('', 'banner');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'A fair loan starts with a clear price',
    );
    expect(document.querySelector('.landing-art img')?.getAttribute('src')).toContain(
      '/esita/sandbox/landing-banner.svg',
    );
    expect(screen.getByRole('button', { name: 'Join now' })).toBeTruthy();
  });

  it('opens the download address, sanitized', async () => {
    await open('#/downloadTemplate');
    await userEvent.click(await screen.findByRole('button', { name: 'Download PesoBridge' }));
    expect(visited).toHaveLength(1);
    expect(visited[0]).toContain('/esita/sandbox/partner?app=1');
  });

  it('refuses a forged download address and a forged banner', async () => {
    await open('#/downloadTemplate', 'unsafe');
    expect(document.querySelector('.landing-art img')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Download PesoBridge' }));
    expect(await screen.findByText(/This link cannot be opened/)).toBeTruthy();
    expect(visited).toEqual([]);
  });

  it.each([
    ['nowhere', 'This promotion has ended'],
    ['drops', 'error'],
  ])('if the template fails (%s) it shows "%s", and the form still works', async (id, words) => {
    await open('', id);
    const alert = screen.getByRole('alert');
    expect(within(alert).getByText(words)).toBeTruthy();
    expect(
      screen.getByRole('heading', { level: 1, name: /every cost before you borrow/ }),
    ).toBeTruthy();
    await sendCode();
  });

  it('without a template there is nothing to download: it says so and offers Retry', async () => {
    await open('#/downloadTemplate', 'nowhere');
    expect(await screen.findByText(/The download link is not available right now/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'help@lend.example' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sent('/channel-template')).toHaveLength(2));
  });

  it('without an id it requests no template', async () => {
    await openScreen('/landing?x-sandbox-session=s', <Landing />, template);
    expect(sent('/channel-template')).toEqual([]);
    expect(submit()).toBeTruthy();
  });

  it.each([
    ['12', 'The code is not right', '000000'],
    ['13', 'The code is too old', ''],
  ])('the message for code %s is shown beside the button', async (_, words, wrong) => {
    await open();
    const right = await sendCode(wrong ? PHONE : '13812340013');
    await userEvent.type(code(), wrong === right ? '000001' : wrong || right);
    await userEvent.click(submit());
    await expect.poll(() => screen.queryAllByText(new RegExp(words)).length).toBe(2);
    expect(location.hash).not.toContain('download');
    expect(mobile().value).not.toBe('');
  });
});
