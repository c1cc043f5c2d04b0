// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { text } from '../../../shared/bridge/bridge.messages.ts';
import { createBridge } from '../../../shared/bridge/bridge.ts';
import type { ActionName } from '../../../shared/bridge/protocol.ts';
import { answering, page } from './fakeShell.ts';

const TOKEN = { userAgent: 'Mozilla/5.0 (iPhone) LendShell/1 app/4.2' };

/** What a page without a shell, or with one that answers, does: the outcome, then each thing in turn. */
async function act(
  action: ActionName,
  payload: object,
  { globals = {}, more = {}, set = {} }: Partial<Record<'globals' | 'more' | 'set', object>> = {},
): Promise<string[]> {
  const { environment, done } = page(globals, more, set);
  return [await createBridge(environment).send(action, payload as never), ...done];
}

const PRODUCT = 'https://m.lend.example/product';

it.each<[string, ActionName, object, Parameters<typeof act>[2], string[]]>([
  [
    'goes back if there is a page to go back to',
    'closeWebView',
    { reason: 'cancel' },
    { more: { canGoBack: () => true } },
    ['browser', 'back'],
  ],
  [
    'opens the configured product page before any app link',
    'openProduct',
    { productId: '7' },
    { more: TOKEN, set: { productUrl: PRODUCT } },
    ['browser', `assign ${PRODUCT}?productId=7`],
  ],
  [
    'with the product and its position',
    'openProduct',
    { productId: 'a&b', position: '2' },
    { set: { productUrl: `${PRODUCT}?from=web&productId=1` } },
    ['browser', `assign ${PRODUCT}?from=web&productId=a%26b&position=2`],
  ],
  [
    'before its hash',
    'openProduct',
    { productId: 'a&b' },
    { set: { productUrl: 'https://m.lend.example/#/product' } },
    ['browser', 'assign https://m.lend.example/?productId=a%26b#/product'],
  ],
  [
    'opens the store without a product page',
    'openProduct',
    { productId: '7' },
    { set: { storeUrl: 'https://store.example/lend', homeRoute: '/start' } },
    ['browser', 'assign https://store.example/lend'],
  ],
  [
    'opens the download page with neither',
    'openProduct',
    { productId: '7' },
    { set: { homeRoute: '/start', downloadPage: '/landing#/download' } },
    ['browser', 'assign /landing#/download'],
  ],
  ['opens home', 'goHome', {}, { set: { homeRoute: '/start' } }, ['browser', 'assign /start']],
  ['for mine too', 'goMine', {}, { set: { homeRoute: '/start' } }, ['browser', 'assign /start']],
  [
    'builds app links with scheme and host if only the token announces a shell',
    'openProduct',
    { productId: 'a&b=c' },
    { more: TOKEN, set: { appScheme: 'peso', appHost: 'app' } },
    ['browser', 'assign peso://app/productDetail?productId=a%26b%3Dc'],
  ],
  [
    'builds app links if only the address of the page says that an app opened it',
    'openProduct',
    { productId: '7' },
    { more: { openedByApp: true } },
    ['browser', 'assign lendapp:///productDetail?productId=7'],
  ],
  [
    'treats another token as a plain browser',
    'goHome',
    {},
    { more: { userAgent: 'LendShell/12 MyLendShell/1x' } },
    ['browser', 'assign /'],
  ],
  [
    'deletes the borrower’s data, says so and opens the login page',
    'returnToLogin',
    { reason: 'missing' },
    { set: { loginRoute: '/login' } },
    ['browser', 'clear', `notify ${text.login}`, 'assign /login'],
  ],
  [
    'opens the configured store page for a rating',
    'openRating',
    { from: 'order' },
    { set: { storeUrl: 'https://store.example/lend' } },
    ['browser', 'assign https://store.example/lend'],
  ],
  ['leaves the next step to the bank form', 'bindEnd', { productId: '7', ok: true }, {}, ['none']],
])('%s', async (_, action, payload, where, did) => {
  expect(await act(action, payload, where)).toEqual(did);
});

it.each([
  ...['*21*0917#', '1234', '+1234567890123456', '+63 2 8000', 'tel:+6328', ''].map(
    (number) => ['callPhone', { number }, text.badNumber] as const,
  ),
  ...['javascript:alert(1)', '//evil.example/x', 'data:text/html,x', 'a b', 'x\n', ''].map(
    (url) => ['openPage', { url }, text.inApp] as const,
  ),
])('never does %s with %j, with or without a shell', async (action, payload, words) => {
  const sent: string[] = [];
  for (const globals of [{}, { lendShell: answering(sent) }]) {
    expect(await act(action, payload, { globals })).toEqual(['none', `notify ${words}`]);
  }
  expect(sent).toEqual([]);
});

it.each(['lendapp://product?id=7', 'product/7?from=order'])(
  'leaves the app’s own address %j to the app',
  async (url) => {
    const sent: string[] = [];
    const globals = { lendShell: answering(sent) };
    expect(await act('openPage', { url }, { globals })).toEqual(['native']);
    expect(JSON.parse(sent[0] ?? '').payload).toEqual({ url });
    expect(await act('openPage', { url })).toEqual(['none', `notify ${text.inApp}`]);
  },
);

it('opens a wallet as a link outside the app, and says so if nothing opened', async () => {
  const url = 'gcash://pay?to=1';
  const globals = { lendShell: answering([]) };
  expect(await act('openPage', { url }, { globals })).toEqual(['native']);
  const opened = ['browser', `assign ${url}`];
  const more = { unlessLeft: () => undefined };
  expect(await act('openPage', { url }, { more })).toEqual(opened);
  expect(await act('openPage', { url })).toEqual([...opened, `panel ${text.walletTitle} ${url}`]);
});

it('never rejects, even if the page fails to do it', async () => {
  const fail = () => {
    throw new Error('denied');
  };
  const more = { assign: fail, clearSession: fail, panel: fail };
  expect(await act('goHome', {}, { more })).toEqual(['none']);
  expect((await act('returnToLogin', { reason: 'expired' }, { more }))[0]).toBe('none');
  expect(await act('callPhone', { number: '12345' }, { more })).toEqual(['none']);
});
