// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBridge } from '../../../shared/bridge/bridge.ts';
import type { ShellGlobals } from '../../../shared/bridge/transport.ts';
import { answering, PLATFORMS, page, silent } from './fakeShell.ts';
import messages from './messages.json';

const { done: okay, capabilities } = messages.received;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what a shell can do', () => {
  const info = { v: 1, shell: 'ios/4.2.0', actions: ['goHome', 7], events: ['back'] };

  it('is not requested if its script has listed it', async () => {
    const sent: string[] = [];
    const { environment } = page({ lendShell: answering(sent), __lendShellInfo: info });
    const bridge = createBridge(environment);
    expect(await bridge.hello()).toEqual({ ...info, v: undefined, actions: ['goHome'] });
    expect(await bridge.send('goHome', {})).toBe('native');
    expect(await bridge.send('openProduct', { productId: '7' })).toBe('browser');
    expect(sent.map((one) => JSON.parse(one).action)).toEqual(['goHome']);
  });

  it('is requested once, without the query of the page', async () => {
    const sent: string[] = [];
    const location = new URL('https://m.lend.example/loanDetail?sessionId=s3cret');
    const { environment } = page({ lendShell: answering(sent, capabilities), location });
    const bridge = createBridge(environment);
    expect(await bridge.hello()).toEqual({ ...capabilities.data, v: undefined });
    expect((await bridge.hello())?.shell).toBe('ios/4.2.0');
    expect(sent.map((one) => JSON.parse(one))).toEqual([
      { ...messages.control.hello, id: expect.any(String) },
    ]);
    expect(await bridge.send('goMine', {})).toBe('browser');
    expect(sent).toHaveLength(1);
  });

  it.each([null, {}, { v: 2, actions: [] }, { v: 1, actions: 'goHome' }])(
    'stays unknown after %j',
    async (data) => {
      const sent: string[] = [];
      const port = answering(sent, { ...okay, data });
      const bridge = createBridge(page({ lendShell: port, __lendShellInfo: data }).environment);
      expect(await bridge.hello()).toBeUndefined();
      expect(await bridge.send('goMine', {})).toBe('native');
    },
  );

  it('stays unknown at once without a channel, and after the time-out without a reply', async () => {
    expect(await createBridge(page().environment).hello()).toBeUndefined();
    const asked = createBridge(page({ lendShell: silent() }).environment).hello();
    await vi.advanceTimersByTimeAsync(3000);
    expect(await asked).toBeUndefined();
  });
});

describe('an existing app', () => {
  const alias = { style: 'perHandler', name: 'closeWebview', map: { reason: 'why' } } as const;
  const aliases = { closeWebView: alias };

  it('is called by its own handlers, with its own field names', async () => {
    const got: unknown[] = [];
    const keep = (payload: unknown) => void got.push(payload);
    const shells: ShellGlobals[] = [
      { webkit: { messageHandlers: { closeWebview: { postMessage: keep } } } },
      { android: { closeWebview: keep } },
    ];
    for (const globals of shells) {
      const { environment, done } = page(globals, {}, { aliases });
      const bridge = createBridge(environment);
      expect(await bridge.send('closeWebView', { reason: 'done' })).toBe('sent');
      await bridge.send('goHome', {});
      expect(done).toEqual(['assign lendapp:///main']);
    }
    expect(got).toEqual([{ why: 'done' }, '{"why":"done"}']);
  });

  it('without that handler gets the browser fallback', async () => {
    const { environment, done } = page({}, {}, { aliases });
    const outcome = await createBridge(environment).send('closeWebView', { reason: 'done' });
    expect([outcome, done.length]).toEqual(['browser', 1]);
  });

  it('gets its own name in our envelope, and replies to it', async () => {
    const sent: string[] = [];
    const goHome = { style: 'envelope', name: 'toHome' } as const;
    const globals = PLATFORMS.android(answering(sent));
    const { environment } = page({ ...globals, __lendShellInfo: { v: 1, actions: [] } });
    environment.settings.aliases = { goHome };
    expect(await createBridge(environment).send('goHome', {})).toBe('native');
    expect(JSON.parse(sent[0] ?? '').action).toBe('toHome');
  });
});
