// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { text } from '../../../shared/bridge/bridge.messages.ts';
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

it.each<[what: string, set: object, more: object, address: string]>([
  ['the product page, before any app link', { productUrl: PRODUCT }, TOKEN, `${PRODUCT}?${QUERY}`],
  [
    'the product page, whose address has parameters',
    { productUrl: `${PRODUCT}?from=web&productId=1#/x` },
    {},
    `${PRODUCT}?from=web&${QUERY}#/x`,
  ],
  ['the store without one', { storeUrl: STORE, homeRoute: '/start' }, {}, STORE],
  [
    'the download page with neither',
    { homeRoute: '/start', downloadPage: '/landing#/download' },
    {},
    '/landing#/download',
  ],
  [
    'the app by its scheme and host if only the token announces a shell',
    { appScheme: 'peso', appHost: 'app' },
    TOKEN,
    `peso://app/productDetail?${QUERY}`,
  ],
  [
    'the app if only the address of the page says that an app opened it',
    { storeUrl: STORE },
    { openedByApp: true },
    `lendapp:///productDetail?${QUERY}`,
  ],
])('for a product it opens %s', async (_, set, more, address) => {
  const payload = { productId: 'a&b', position: '2' };
  expect(await act('openProduct', payload, { set, more })).toEqual([
    'browser',
    `assign ${address}`,
  ]);
});

it.each<[what: string, ActionName, payload: object, Circumstances, did: string[]]>([
  [
    'opens a product whose position is unknown',
    'openProduct',
    { productId: '7' },
    { set: { productUrl: PRODUCT } },
    [`assign ${PRODUCT}?productId=7`],
  ],
  [
    'goes back if there is a page to go back to',
    'closeWebView',
    { reason: 'cancel' },
    { more: { canGoBack: () => true } },
    ['back'],
  ],
  ['opens home', 'goHome', {}, { set: { homeRoute: '/start' } }, ['assign /start']],
  ['opens home for mine too', 'goMine', {}, { set: { homeRoute: '/start' } }, ['assign /start']],
  ['takes another token for a plain browser', 'goHome', {}, { more: OTHER_TOKEN }, ['assign /']],
  [
    'deletes the borrower’s data, says so and opens the login page',
    'returnToLogin',
    { reason: 'missing' },
    { set: { loginRoute: '/login' } },
    ['clear', `notify ${text.login}`, 'assign /login'],
  ],
  [
    'opens the configured store page for a rating',
    'openRating',
    { from: 'order' },
    { set: { storeUrl: STORE } },
    [`assign ${STORE}`],
  ],
])('%s', async (_, action, payload, circumstances, did) => {
  expect(await act(action, payload, circumstances)).toEqual(['browser', ...did]);
});

it.each([
  ['callPhone', { number: '*21*0917#' }, text.badNumber],
  ['openPage', { url: 'javascript:alert(1)' }, text.inApp],
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
    expect(await act('openPage', { url })).toEqual(['none', `notify ${text.inApp}`]);
  },
);

it('opens a wallet as a link outside the app, and says so if nothing opened', async () => {
  const url = 'gcash://pay?to=1';
  expect(await act('openPage', { url }, {}, pageInApp())).toEqual(['native']);
  const opened = ['browser', `assign ${url}`];
  const unlessLeft = () => undefined;
  expect(await act('openPage', { url }, { more: { unlessLeft } })).toEqual(opened);
  expect(await act('openPage', { url })).toEqual([...opened, `panel ${text.walletTitle} ${url}`]);
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
