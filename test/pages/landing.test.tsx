import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Landing, pageData as template } from '../../pages/landing/Landing.tsx';
import { arm, type NetworkFault, release } from '../sandbox/armedFaults.ts';
import { openScreen, sandbox, useSandbox, visited } from './screen.tsx';
import { type Sent, stubReply } from './stubServer.ts';

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

  it('reports each missing field in Chinese, and sends nothing [5-25, 5-27]', async () => {
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

  it('refreshing the picture needs a mobile number [5-29]', async () => {
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
  ])(
    'if the template fails (%s) it shows "%s", and the form still works [7.5-03, 8-06]',
    async (id, words) => {
      await open('', id);
      const alert = screen.getByRole('alert');
      expect(within(alert).getByText(words)).toBeTruthy();
      expect(
        screen.getByRole('heading', { level: 1, name: /every cost before you borrow/ }),
      ).toBeTruthy();
      await sendCode();
    },
  );

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

const BASE = '/esita/api/v2/ph';
const GIVEN = {
  id: '7',
  user_from: 'fb',
  app_from: 'web',
  utm_tag: 'a b',
  invite_code: 'inv',
  UC: 'u',
};
const TEMPLATE = {
  id: '7',
  title: 'Ours',
  downloadUrl: 'https://store.example/app',
  appName: 'Flexi',
};

const ok = (data: unknown = null) => ({ code: '0', message: 'success', data });
/** The common parameters that the address has. */
const COMMON = { deviceId: 'd-1', sessionId: 'secret' };
const lost = () => Promise.reject(new TypeError('lost'));

/** Opens the page with a server that accepts everything except `replies`, by the end of their paths. */
async function open(replies: Record<string, unknown> = {}, given: Record<string, string> = GIVEN) {
  const all: Record<string, unknown> = {
    'channel-template': { code: '00', message: '', data: TEMPLATE },
    'track-visit': ok(),
    'track-click': ok(),
    'get-sid': ok({ sid: 'sid-1' }),
    'get-sms': ok(),
    register: ok(),
    ...replies,
  };
  const sent = Object.fromEntries(
    Object.entries(all).map(([path, reply]) => [path, stubReply(`/${path}`, reply)]),
  ) as Record<string, Sent[]>;
  await openScreen(
    `/landing?${new URLSearchParams({ ...given, ...COMMON })}`,
    <Landing />,
    template,
  );
  return (path: string) => sent[path] ?? [];
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const mobile = () => field('Mobile number');
const captcha = () => field('Characters in the picture');
const code = () => field('Code from the SMS');
const getSms = () => screen.getByRole('button', { name: /^get verification code/ });
const submit = () => screen.getByRole('button', { name: 'Register and get the app' });
const picture = () => screen.findByRole('img', { name: 'Type the 4 characters in the image' });
/** The fixed wording of each toast; what it says in the page's language follows. */
const toasts = () =>
  [...document.querySelectorAll('.toast')].map(({ firstChild }) => firstChild?.textContent);
const errorOf = (input: HTMLElement) =>
  [...`${input.getAttribute('aria-describedby')}`.split(' ')]
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

async function fillIn({ phone = PHONE, characters = 'AB3D', sms = '123456' } = {}) {
  await userEvent.type(mobile(), phone);
  await picture();
  if (characters) await userEvent.type(captcha(), characters);
  if (sms) await userEvent.type(code(), sms);
}

describe('the landing page: calls', () => {
  useSandbox();

  it('reads the template of its id, and shows it [2.8-01, 3-81, 7.5-01, 7.5-02, 7.5-03]', async () => {
    const sent = await open();
    expect(sent('channel-template')).toMatchObject([
      {
        method: 'GET',
        path: `${BASE}/service/channel/channel-template`,
        query: { templateId: '7' },
      },
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'Ours' })).toBeTruthy();
  });

  it('loads the captcha with the server’s id and a timestamp [7.5-05, 7.5-06, 3-83, 2.8-09]', async () => {
    const sent = await open();
    const before = Date.now();
    await userEvent.type(mobile(), PHONE);
    const address = new URL(`${(await picture()).getAttribute('src')}`, 'https://x.example');
    expect(sent('get-sid')).toMatchObject([{ method: 'GET', path: `${BASE}/promotion/get-sid` }]);
    expect(address.pathname).toBe(`${BASE}/promotion/get-captcha`);
    expect(address.searchParams.get('sid')).toBe('sid-1');
    const drawnAt = Number(address.searchParams.get('a'));
    expect(drawnAt).toBeGreaterThanOrEqual(before);
    expect(drawnAt).toBeLessThanOrEqual(Date.now());
  });

  it('requests a code with all parameters [3-83, 7.5-01, 7.5-07, 7.5-08, 7.5-09, 7.5-10, 8-11, 1-08]', async () => {
    const sent = await open();
    await fillIn({ sms: '' });
    await userEvent.click(getSms());
    await expect.poll(toasts).toEqual(['验证码已发送，请在手机上查看！']);
    expect(sent('get-sms')).toMatchObject([
      { method: 'POST', path: `${BASE}/promotion/get-sms`, query: COMMON },
    ]);
    expect(sent('get-sms')[0]?.body).toEqual({
      phone: PHONE,
      capcode: 'AB3D',
      sid: 'sid-1',
      deviceId: 'd-1',
      appName: 'Flexi',
      app_from: 'web',
      user_from: 'fb',
      utm_tag: 'a b',
    });
  });

  it('registers with all parameters, counts the tap, and opens the download view [2.8-02, 2.8-03, 2.8-04, 2.8-07, 2.8-08, 2.8-09, 2.8-11, 2.8-13, 7.5-13, 7.5-14, 7.5-15, 7.5-16, 7.5-17, 7.5-18, 7.5-19, 7.5-20, 1-08, 1-09, 1-26, 2.1-26, 3-83, 6-02, 7.1-02, 8-12]', async () => {
    const sent = await open();
    await fillIn();
    await userEvent.click(submit());
    await expect.poll(toasts).toEqual(['注册成功']);
    expect(sent('register')).toMatchObject([
      { method: 'POST', path: `${BASE}/promotion/register`, query: COMMON },
    ]);
    expect(sent('register')[0]?.body).toEqual({
      phone: PHONE,
      capcode: 'AB3D',
      sid: 'sid-1',
      deviceId: 'd-1',
      appName: 'Flexi',
      merchantNumber: '0',
      userName: PHONE,
      smsCode: '123456',
      invite_code: 'inv',
      user_from: 'fb',
      id: '7',
      app_from: 'web',
      utm_tag: 'a b',
    });
    expect(sent('track-click')).toMatchObject([{ method: 'GET' }]);
    expect(sent('track-click')[0]?.query).toEqual({
      ...COMMON,
      page_id: '7',
      user_from: 'fb',
      client_type: 'h5',
      page_type: '1',
      utm_tag: 'a b',
      app_from: 'web',
      phone: PHONE,
    });
    const [route, query] = location.hash.split('?');
    expect(route).toBe('#/downloadTemplate');
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual(GIVEN);
    await userEvent.click(await screen.findByRole('button', { name: 'Download Flexi' }));
    expect(visited).toEqual(['assign https://store.example/app']);
  });

  it.each([
    [{}, true],
    [{ down_id: '1' }, true],
    [{ links_id: '1' }, true],
    [{ down_id: '1', links_id: '2' }, false],
  ])(
    'with %j hash routes are used: %s [2.8-05, 2.8-06, 2.8-10, 2.8-14, 2.8-15, 2.1-26, 2.1-27]',
    async (more, taken) => {
      await open({}, { ...GIVEN, ...more });
      await userEvent.click(screen.getByRole('link', { name: 'registration agreement' }));
      await screen.findByRole('heading', { name: 'Registration agreement' });
      expect(location.hash.startsWith('#/agreementTemplate')).toBe(taken);
      await userEvent.click(screen.getByRole('link', { name: 'Back to registration' }));
      await fillIn();
      await userEvent.click(submit());
      await screen.findByRole('button', { name: 'Download Flexi' });
      expect(location.hash.startsWith('#/downloadTemplate')).toBe(taken);
    },
  );
});

describe('the landing page: replies', () => {
  useSandbox();
  const refused = (code: string | number, message: string) => ({ code, message, data: null });

  it.each([
    ['get-sms', '101', getSms],
    ['register', '-1', submit],
  ])(
    '%s %s: the captcha is refreshed and the message shown [7.5-11, 7.5-22, 8-07, 8-10]',
    async (path, answer, button) => {
      await open({ [path]: refused(answer, 'Wrong characters') });
      await fillIn();
      const before = (await picture()).getAttribute('src');
      // The next picture has a later timestamp.
      await expect.poll(() => Date.now() > Number(before?.split('a=')[1])).toBe(true);
      await userEvent.click(button());
      await expect.poll(toasts).toEqual(['Wrong characters']);
      await expect.poll(async () => (await picture()).getAttribute('src')).not.toBe(before);
      expect(captcha().value).toBe('');
      expect(location.hash).toBe('');
    },
  );

  it.each([
    ['get-sms', getSms],
    ['register', submit],
  ])(
    '%s 11: already registered, opens the download view [2.8-12, 4-55, 7.5-12, 7.5-21, 8-08, 8-09]',
    async (path, button) => {
      await open({ [path]: refused('11', 'server words') });
      await fillIn();
      await userEvent.click(button());
      await expect.poll(toasts).toEqual(['您已注册,请直接下载APP登录！']);
      expect(location.hash).toMatch(/^#\/downloadTemplate\?/);
    },
  );

  it.each([
    ['get-sms', getSms],
    ['register', submit],
  ])('%s without a network: error [8-06]', async (path, button) => {
    await open({ [path]: lost });
    await fillIn();
    await userEvent.click(button());
    await expect.poll(toasts).toEqual(['error']);
    expect(location.hash).toBe('');
  });
});

describe('the landing page: input', () => {
  useSandbox();

  it.each(['', '1381234567'])('%j is not a mobile number [5-21, 5-22, 5-23]', async (phone) => {
    const sent = await open();
    if (phone) await userEvent.type(mobile(), phone);
    await userEvent.click(submit());
    await expect.poll(() => errorOf(mobile())).toContain('请正确输入手机号！');
    expect(sent('register')).toEqual([]);
  });

  it('accepts at most 11 digits and 4 characters [5-24, 5-26, 9-17, 9-18]', async () => {
    await open();
    await userEvent.type(mobile(), 'a138-1234 567899');
    expect(mobile().value).toBe(PHONE);
    await picture();
    await userEvent.type(captcha(), 'ABCDE');
    expect(captcha().value).toBe('ABCD');
  });

  it('sends no code of more than 6 characters [5-28, 9-15]', async () => {
    const sent = await open();
    await fillIn({ sms: '1234567' });
    await userEvent.click(submit());
    await expect.poll(() => errorOf(code())).toContain('请正确输入短信验证码！');
    await userEvent.type(code(), '{Backspace}');
    await userEvent.click(submit());
    await expect.poll(() => sent('register').map(({ body }) => body.smsCode)).toEqual(['123456']);
  });
});

describe('the landing page: the countdown', () => {
  useSandbox();
  afterEach(() => void vi.useRealTimers());
  const seconds = () => getSms().textContent;

  it('counts from 60 s, disabled, and is restored at 1 [4-50, 4-51, 4-52, 4-53, 4-54, 5-30, 9-14]', async () => {
    const sent = await open();
    await fillIn({ sms: '' });
    expect(seconds()).toBe('get verification code');
    expect(getSms().getAttribute('aria-disabled')).toBeNull();
    vi.useFakeTimers({ now: Date.now() });
    await act(async () => getSms().click());
    await vi.waitFor(() => expect(seconds()).toBe('get verification code60 s'));
    expect(getSms().getAttribute('aria-disabled')).toBe('true');
    await act(async () => getSms().click());
    await vi.waitFor(() => expect(toasts()).toContain('请勿重复发送验证码!'));
    expect(sent('get-sms')).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(seconds()).toMatch(/^get verification code(29|30) s$/);
    await act(() => vi.advanceTimersByTimeAsync(27_500));
    expect(getSms().getAttribute('aria-disabled')).toBe('true');
    await act(() => vi.advanceTimersByTimeAsync(1600));
    expect(seconds()).toBe('get verification code');
    expect(getSms().getAttribute('aria-disabled')).toBeNull();
  });
});
