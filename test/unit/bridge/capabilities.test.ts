// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { actionsOf, page, pageInApp, receive, replyTo } from './fakeShell.ts';
import messages from './messages.json';

const { done: okay, capabilities } = messages.received;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what a shell can do', () => {
  const info = { v: 1, shell: 'ios/4.2.0', actions: ['goHome', 7], events: ['back'] };

  it('is not requested if its script has listed it', async () => {
    const { bridge, sent } = pageInApp(okay, { globals: { __lendShellInfo: info } });
    expect(await bridge.hello()).toEqual({ ...info, v: undefined, actions: ['goHome'] });
    expect(await bridge.send('goHome', {})).toBe('native');
    expect(await bridge.send('openProduct', { productId: '7' })).toBe('browser');
    expect(actionsOf(sent)).toEqual(['goHome']);
  });

  it('is requested once, without the query of the page', async () => {
    const location = new URL('https://m.lend.example/loanDetail?sessionId=s3cret');
    const { bridge, sent } = pageInApp(capabilities, { globals: { location } });
    expect(await bridge.hello()).toEqual({ ...capabilities.data, v: undefined });
    expect((await bridge.hello())?.shell).toBe('ios/4.2.0');
    expect(await bridge.send('goMine', {})).toBe('browser');
    const hello = { ...messages.control.hello, id: expect.any(String) };
    expect(sent.map((one) => JSON.parse(one))).toEqual([hello]);
  });

  it.each([null, {}, { v: 2, actions: [] }, { v: 1, actions: 'goHome' }])(
    'stays unknown after %j',
    async (data) => {
      const { bridge } = pageInApp({ ...okay, data }, { globals: { __lendShellInfo: data } });
      expect(await bridge.hello()).toBeUndefined();
      expect(await bridge.send('goMine', {})).toBe('native');
    },
  );

  it('stays unknown at once without a channel or if refused, and after the time-out without a reply', async () => {
    expect(await page().bridge.hello()).toBeUndefined();
    expect(await pageInApp({ ...capabilities, ok: false }).bridge.hello()).toBeUndefined();
    const asked = pageInApp(null).bridge.hello();
    await vi.advanceTimersByTimeAsync(3000);
    expect(await asked).toBeUndefined();
  });
});

describe('an action without a reply, while the shell is asked what it can do', () => {
  const more = { canGoBack: () => true };

  it.each([
    ['comes', 100, capabilities, ['browser', 'back']],
    ['does not come', 300, null, ['sent']],
  ])('waits a moment for the list, which %s', async (_, ms, list, did) => {
    const { sent, done, bridge } = pageInApp(null, { more });
    void bridge.hello();
    const outcome = bridge.send('closeWebView', { reason: 'done' });
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(sent).toHaveLength(1);
    if (list) receive(replyTo(sent[0], list));
    await vi.advanceTimersByTimeAsync(1);
    expect([await outcome, ...done]).toEqual(did);
    expect(actionsOf(sent)).toEqual(list ? ['hello'] : ['hello', 'closeWebView']);
  });

  it('is sent at once if the shell only counts it, because the page may be about to close', () => {
    const { sent, bridge } = pageInApp(null, { more });
    void bridge.hello();
    void bridge.send('reportConfirm', { productId: '7', at: 1 });
    expect(actionsOf(sent)).toEqual(['hello', 'reportConfirm']);
  });
});

describe('an existing app', () => {
  const alias = { style: 'perHandler', name: 'closeWebview', map: { reason: 'why' } } as const;
  const set = { aliases: { closeWebView: alias } };

  it('is called by its own handlers, with its own field names', async () => {
    const got: unknown[] = [];
    const keep = (payload: unknown) => void got.push(payload);
    const webkit = { messageHandlers: { closeWebview: { postMessage: keep } } };
    for (const globals of [{ webkit }, { android: { closeWebview: keep } }]) {
      const { bridge, done } = page({ globals, set });
      expect(await bridge.send('closeWebView', { reason: 'done' })).toBe('sent');
      await bridge.send('goHome', {});
      expect(done).toEqual(['assign lendapp:///main']);
    }
    expect(got).toEqual([{ why: 'done' }, '{"why":"done"}']);
  });

  it('without that handler gets the browser fallback', async () => {
    const { bridge, done } = page({ set });
    const outcome = await bridge.send('closeWebView', { reason: 'done' });
    expect([outcome, done.length]).toEqual(['browser', 1]);
  });

  it('gets its own name in our envelope, and replies to it', async () => {
    const goHome = { style: 'envelope', name: 'toHome' } as const;
    const globals = { __lendShellInfo: { v: 1, actions: [] } };
    const { bridge, sent } = pageInApp(okay, { globals, set: { aliases: { goHome } } });
    expect(await bridge.send('goHome', {})).toBe('native');
    expect(actionsOf(sent)).toEqual(['toHome']);
  });
});
