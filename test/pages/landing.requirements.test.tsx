import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Landing, pageData as template } from '../../pages/landing/Landing.tsx';
import { openScreen, useSandbox, visited } from './screen.tsx';
import { type Sent, stubReply } from './stubServer.ts';

const BASE = '/esita/api/v2/ph';
const PHONE = '13812345678';
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
const toasts = () => [...document.querySelectorAll('.toast')].map(({ textContent }) => textContent);
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

  it.each([
    ['a refusal', { code: '01', message: 'It has ended', data: TEMPLATE }, 'It has ended'],
    ['no network', lost, 'error'],
  ])('without a template: %s [7.5-03, 8-06]', async (_, reply, says) => {
    await open({ 'channel-template': reply });
    expect(toasts()).toEqual([says]);
    expect(screen.queryByRole('heading', { name: 'Ours' })).toBeNull();
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

  it.each(['', '1381234567', '23812345678', '12812345678', '10812345678'])(
    '%j is not a mobile number [5-21, 5-22, 5-23]',
    async (phone) => {
      const sent = await open();
      if (phone) await userEvent.type(mobile(), phone);
      await userEvent.click(submit());
      await expect.poll(() => errorOf(mobile())).toContain('请正确输入手机号！');
      expect(sent('register')).toEqual([]);
    },
  );

  it.each(['13', '14', '15', '16', '17', '18', '19'])(
    'a mobile number may begin with %s [5-22]',
    async (start) => {
      const sent = await open();
      await fillIn({ phone: `${start}012345678` });
      await userEvent.click(submit());
      await expect.poll(() => sent('register').length).toBe(1);
    },
  );

  it('accepts at most 11 digits and 4 characters [5-24, 5-26, 9-17, 9-18]', async () => {
    await open();
    await userEvent.type(mobile(), `${PHONE}99`);
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

  it('requires the characters of the picture and the code [5-25, 5-27]', async () => {
    const sent = await open();
    await fillIn({ characters: '', sms: '' });
    await userEvent.click(submit());
    await expect.poll(() => errorOf(captcha())).toContain('请正确输入图形验证码！');
    expect(errorOf(code())).toContain('请正确输入短信验证码！');
    expect(errorOf(mobile())).not.toContain('请正确输入手机号！');
    expect(sent('register')).toEqual([]);
  });

  it('refreshes the picture only with a mobile number [5-29]', async () => {
    const sent = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Refresh picture' }));
    await expect.poll(() => errorOf(mobile())).toContain('请正确输入手机号！');
    expect(sent('get-sid')).toEqual([]);
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
