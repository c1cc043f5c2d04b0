// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bridgeText } from '../../../shared/bridge/bridge.messages.ts';
import type { ActionName } from '../../../shared/bridge/protocol.ts';
import { type Circumstances, page, pageInApp } from './fakeShell.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What a page does, in a browser if nothing else is said: the outcome, then each thing in turn. */
async function act(
  action: ActionName,
  payload: object,
  circumstances: Circumstances = {},
  { bridge, done } = page(circumstances),
): Promise<string[]> {
  const outcome = bridge.send(action, payload as never);
  await vi.runAllTimersAsync();
  return [await outcome, ...done];
}

const TOKEN = { userAgent: 'Mozilla/5.0 (iPhone) LendShell/1 app/4.2' };
const OTHER_TOKEN = { userAgent: 'LendShell/12 MyLendShell/1x' };
const PRODUCT = 'https://m.lend.example/product';
const STORE = 'https://store.example/lend';
const QUERY = 'productId=a%26b&position=2';

it.each<[address: string, set: object, more?: object]>([
  [`${PRODUCT}?${QUERY}`, { productUrl: PRODUCT, storeUrl: STORE }, TOKEN],
  [`${PRODUCT}?from=web&${QUERY}#/x`, { productUrl: `${PRODUCT}?from=web&productId=1#/x` }],
  [STORE, { storeUrl: STORE, homeRoute: '/start' }],
  // The download page has a link only for a visitor of a promotion.
  ['/start', { homeRoute: '/start' }],
  ['/', {}, OTHER_TOKEN],
  [`peso://app/productDetail?${QUERY}`, { appScheme: 'peso', appHost: 'app' }, TOKEN],
  [`lendapp:///productDetail?${QUERY}`, { storeUrl: STORE }, { openedByApp: true }],
])('for a product it opens %s with the settings %j', async (address, set, more = {}) => {
  const payload = { productId: 'a&b', position: '2' };
  const did = await act('openProduct', payload, { set, more });
  expect(did).toEqual(['browser', `assign ${address}`]);
});

const login = ['clear', `notify ${bridgeText.login}`, 'assign /login'];

it.each<[ActionName, payload: object, did: string[], set: object, more?: object]>([
  ['openProduct', { productId: '7' }, [`assign ${PRODUCT}?productId=7`], { productUrl: PRODUCT }],
  ['closeWebView', { reason: 'cancel' }, ['back'], {}, { canGoBack: () => true }],
  ['goHome', {}, ['assign /start'], { homeRoute: '/start' }],
  ['goHome', {}, ['assign /'], {}, OTHER_TOKEN],
  ['returnToLogin', { reason: 'missing' }, login, { loginRoute: '/login' }],
  ['openRating', { from: 'order' }, [`assign ${STORE}`], { storeUrl: STORE }],
])('%s with %j does %j with the settings %j', async (action, payload, did, set, more = {}) => {
  expect(await act(action, payload, { set, more })).toEqual(['browser', ...did]);
});

it.each([
  ['callPhone', { number: '*21*0917#' }, bridgeText.badNumber],
  ['openPage', { url: 'javascript:alert(1)' }, bridgeText.inApp],
] as const)('refuses %s with %j, with or without a shell', async (action, payload, words) => {
  const { sent, ...app } = pageInApp();
  for (const where of [page(), app]) {
    expect(await act(action, payload, {}, where)).toEqual(['none', `notify ${words}`]);
  }
  expect(sent).toEqual([]);
});

it.each(['lendapp://product?id=7', 'product/7?from=order'])(
  'leaves the app’s own address %j to the app',
  async (url) => {
    const { sent, ...app } = pageInApp();
    expect(await act('openPage', { url }, {}, app)).toEqual(['native']);
    expect(JSON.parse(sent[0] ?? '').payload).toEqual({ url });
    expect(await act('openPage', { url })).toEqual(['none', `notify ${bridgeText.inApp}`]);
  },
);

it('opens a wallet as a link outside the app, and says so if nothing opened', async () => {
  const url = 'gcash://pay?to=1';
  expect(await act('openPage', { url }, {}, pageInApp())).toEqual(['native']);
  const opened = ['browser', `assign ${url}`];
  const unlessLeft = () => undefined;
  expect(await act('openPage', { url }, { more: { unlessLeft } })).toEqual(opened);
  expect(await act('openPage', { url })).toEqual([
    ...opened,
    `panel ${bridgeText.walletTitle} ${url}`,
  ]);
});

it('never rejects, even if the page fails to do it', async () => {
  const fail = () => {
    throw new Error('denied');
  };
  const more = { assign: fail, clearSession: fail, panel: fail };
  expect(await act('goHome', {}, { more })).toEqual(['none']);
  expect(await act('returnToLogin', { reason: 'expired' }, { more })).toEqual(['none']);
  expect(await act('callPhone', { number: '12345' }, { more })).toEqual(['none']);
});
