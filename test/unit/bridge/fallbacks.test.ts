// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { text } from '../../../shared/bridge/bridge.messages.ts';
import { createBridge } from '../../../shared/bridge/bridge.ts';
import { answering, page } from './fakeShell.ts';

const TOKEN = { userAgent: 'Mozilla/5.0 (iPhone) LendShell/1 app/4.2' };

it('goes back if there is a page to go back to', async () => {
  const { environment, done } = page({}, { canGoBack: () => true });
  expect(await createBridge(environment).send('closeWebView', { reason: 'cancel' })).toBe(
    'browser',
  );
  expect(done).toEqual(['back']);
});

it('opens the configured product page before any app link', async () => {
  const productUrl = 'https://m.lend.example/product';
  for (const more of [{}, TOKEN]) {
    const { environment, done } = page({}, more, { productUrl });
    await createBridge(environment).send('openProduct', { productId: '7' });
    expect(done).toEqual([`assign ${productUrl}?productId=7`]);
  }
});

it('calls the configured product page with the product and its position', async () => {
  const opened = async (productUrl: string, more = {}) => {
    const { environment, done } = page({}, {}, { productUrl });
    await createBridge(environment).send('openProduct', { productId: 'a&b', ...more });
    return done;
  };
  expect(await opened('https://m.lend.example/p?from=web&productId=1', { position: '2' })).toEqual([
    'assign https://m.lend.example/p?from=web&productId=a%26b&position=2',
  ]);
  expect(await opened('https://m.lend.example/#/product')).toEqual([
    'assign https://m.lend.example/?productId=a%26b#/product',
  ]);
});

it('opens the configured home page for home and mine', async () => {
  const { environment, done } = page({}, {}, { homeRoute: '/start' });
  const bridge = createBridge(environment);
  await bridge.send('goHome', {});
  await bridge.send('goMine', {});
  expect(done).toEqual(['assign /start', 'assign /start']);
});

it('builds app links with the configured scheme and host if only the token announces a shell', async () => {
  const { environment, done } = page({}, TOKEN, { appScheme: 'peso', appHost: 'app' });
  await createBridge(environment).send('openProduct', { productId: 'a&b=c' });
  expect(done).toEqual(['assign peso://app/productDetail?productId=a%26b%3Dc']);
});

it('treats another token as a plain browser', async () => {
  const { environment, done } = page({}, { userAgent: 'LendShell/12 MyLendShell/1x' });
  await createBridge(environment).send('goHome', {});
  expect(done).toEqual(['assign /']);
});

it('deletes the borrower’s data, says so and opens the configured login page', async () => {
  const { environment, done } = page({}, {}, { loginRoute: '/login' });
  await createBridge(environment).send('returnToLogin', { reason: 'missing' });
  expect(done).toEqual(['clear', `notify ${text.login}`, 'assign /login']);
});

it('opens the configured store page for a rating', async () => {
  const { environment, done } = page({}, {}, { storeUrl: 'https://store.example/lend' });
  expect(await createBridge(environment).send('openRating', { from: 'order' })).toBe('browser');
  expect(done).toEqual(['assign https://store.example/lend']);
});

it.each([{ source: 'loanDetail' }, {}])(
  'leaves the next step to the bank form: %j',
  async (more) => {
    const { environment, done } = page();
    const payload = { productId: '7', ok: true, ...more };
    expect(await createBridge(environment).send('bindEnd', payload)).toBe('none');
    expect(done).toEqual([]);
  },
);

it.each(['*21*0917#', '1234', '+1234567890123456', '+63 2 8000', 'tel:+6328', ''])(
  'never dials %j, with or without a shell',
  async (number) => {
    const sent: string[] = [];
    for (const globals of [{}, { lendShell: answering(sent) }]) {
      const { environment, done } = page(globals);
      expect(await createBridge(environment).send('callPhone', { number })).toBe('none');
      expect(done).toEqual([`notify ${text.badNumber}`]);
    }
    expect(sent).toEqual([]);
  },
);

it.each(['javascript:alert(1)', '//evil.example/x', 'data:text/html,x', 'a b', 'x\n', ''])(
  'never opens %j, with or without a shell',
  async (url) => {
    const sent: string[] = [];
    for (const globals of [{}, { lendShell: answering(sent) }]) {
      const { environment, done } = page(globals);
      expect(await createBridge(environment).send('openPage', { url })).toBe('none');
      expect(done).toEqual([`notify ${text.inApp}`]);
    }
    expect(sent).toEqual([]);
  },
);

it.each(['lendapp://product?id=7', 'product/7?from=order'])(
  'leaves the app’s own address %j to the app',
  async (url) => {
    const sent: string[] = [];
    const inApp = page({ lendShell: answering(sent) });
    expect(await createBridge(inApp.environment).send('openPage', { url })).toBe('native');
    expect(JSON.parse(sent[0] ?? '').payload).toEqual({ url });
    const outside = page();
    expect(await createBridge(outside.environment).send('openPage', { url })).toBe('none');
    expect(outside.done).toEqual([`notify ${text.inApp}`]);
  },
);

it('opens a wallet as a link outside the app, and says so if nothing opened', async () => {
  const url = 'gcash://pay?to=1';
  const sent: string[] = [];
  const inApp = page({ lendShell: answering(sent) });
  expect(await createBridge(inApp.environment).send('openPage', { url })).toBe('native');
  expect(inApp.done).toEqual([]);
  const opened = page({}, { unlessLeft: () => undefined });
  expect(await createBridge(opened.environment).send('openPage', { url })).toBe('browser');
  expect(opened.done).toEqual([`assign ${url}`]);
  const still = page();
  await createBridge(still.environment).send('openPage', { url });
  expect(still.done).toEqual([`assign ${url}`, `panel ${text.walletTitle} ${url}`]);
});

it('never rejects, even if the page fails to do it', async () => {
  const fail = () => {
    throw new Error('denied');
  };
  const { environment } = page({}, { assign: fail, clearSession: fail, panel: fail });
  const bridge = createBridge(environment);
  expect(await bridge.send('goHome', {})).toBe('none');
  expect(await bridge.send('returnToLogin', { reason: 'expired' })).toBe('none');
  expect(await bridge.send('callPhone', { number: '12345' })).toBe('none');
});
