// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { text } from '../../../shared/bridge/bridge.text.ts';
import { type BridgeEnvironment, createBridge } from '../../../shared/bridge/bridge.ts';
import { onShellEvent, receive } from '../../../shared/bridge/events.ts';
import type { ActionName, ActionPayloads } from '../../../shared/bridge/protocol.ts';
import { REPLYING } from '../../../shared/bridge/protocol.ts';
import type { ShellGlobals } from '../../../shared/bridge/transport.ts';
import messages from './messages.json';

type Sent = { action: ActionName; payload: ActionPayloads[ActionName] };
const actions = messages.sent as unknown as Sent[];

/** What a page outside the app did, in the order in which it happened. */
function environment(globals: ShellGlobals = {}, more: Partial<BridgeEnvironment> = {}) {
  const done: string[] = [];
  const settings: BridgeEnvironment['settings'] = {
    appScheme: 'lendapp',
    appHost: '',
    routeKeys: { main: 'main', login: 'login', order: 'order', productDetail: 'productDetail' },
    homeRoute: '/',
    loginRoute: '',
    productUrl: '',
    storeUrl: '',
    aliases: {},
  };
  const hands: BridgeEnvironment = {
    globals,
    userAgent: 'plain',
    timeoutMs: 3000,
    visible: () => true,
    assign: (href) => done.push(`assign ${href}`),
    historyLength: () => 1,
    historyBack: () => done.push('back'),
    notify: (words) => done.push(`notify ${words}`),
    panel: ({ title, link }) => done.push(`panel ${title} ${link?.href ?? ''}`),
    checkAddress: (raw) =>
      String(raw).startsWith('https:')
        ? { kind: 'web', href: String(raw), own: false }
        : { kind: 'refused' },
    clearSession: () => done.push('clear'),
    settings,
    ...more,
  };
  return { hands, done };
}

/** What each action does in a browser without a shell. */
const IN_BROWSER: Record<ActionName, string[]> = {
  openPage: ['assign https://pay.partner.example/x'],
  closeWebView: [`panel ${text.closeTitle} /`],
  openProduct: ['assign /'],
  goHome: ['assign /'],
  goMine: ['assign /'],
  returnToLogin: ['clear', `notify ${text.login}`],
  callPhone: [`panel ${text.callTitle} tel:+63288887777`],
  openRating: [`notify ${text.thanks}`],
  reportConfirm: [],
  bindStart: [],
  bindEnd: [`panel ${text.closeTitle} /`],
};

const answering = (sent: string[], ok = true) => ({
  postMessage(message: unknown) {
    sent.push(String(message));
    const { id } = JSON.parse(String(message));
    queueMicrotask(() => receive(JSON.stringify({ v: 1, type: 'reply', id, ok })));
  },
});

const SHELLS: Record<string, (sent: string[]) => ShellGlobals> = {
  android: (sent) => ({ lendShell: answering(sent) }),
  ios: (sent) => ({ webkit: { messageHandlers: { lendShell: answering(sent) } } }),
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe.each(actions)('$action', ({ action, payload }) => {
  it.each(Object.keys(SHELLS))('goes to the %s shell in its envelope', async (name) => {
    const sent: string[] = [];
    const { hands, done } = environment(SHELLS[name]?.(sent));
    const outcome = await createBridge(hands).send(action, payload);
    expect(outcome).toBe(REPLYING.includes(action) ? 'native' : 'sent');
    expect(sent.map((one) => JSON.parse(one))).toEqual([
      { v: 1, id: expect.stringMatching(/^[a-z0-9]+-1$/), action, payload },
    ]);
    expect(done).toEqual([]);
  });

  it('is done the browser’s way without a shell', async () => {
    const { hands, done } = environment();
    await createBridge(hands).send(action, payload);
    expect(done).toEqual(IN_BROWSER[action]);
  });

  it('is done the browser’s way by time-out when the shell is silent', async () => {
    const { hands, done } = environment({ lendShell: { postMessage: () => undefined } });
    const outcome = createBridge(hands).send(action, payload);
    await vi.advanceTimersByTimeAsync(2999);
    expect(done).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await outcome;
    const acted = done.length > 0;
    expect(acted).toBe(REPLYING.includes(action));
  });

  it('survives a shell that throws', async () => {
    const throwing = () => {
      throw new Error('no');
    };
    const { hands, done } = environment({ lendShell: { postMessage: throwing } });
    await createBridge(hands).send(action, payload);
    expect(done.length).toBe(IN_BROWSER[action].length);
  });
});

describe('the shell that cannot or does not', () => {
  it('is not asked for what it did not announce', async () => {
    const sent: string[] = [];
    const info = { v: 1, actions: ['goHome'] };
    const { hands, done } = environment({ lendShell: answering(sent), __lendShellInfo: info });
    const bridge = createBridge(hands);
    expect(await bridge.send('goHome', {})).toBe('native');
    expect(await bridge.send('openProduct', { productId: '7' })).toBe('browser');
    expect(sent).toHaveLength(1);
    expect(done).toEqual(['assign lendapp:///productDetail?productId=7']);
  });

  it('leaves the page alone when it took the borrower away', async () => {
    const { hands, done } = environment(
      { lendShell: { postMessage: () => undefined } },
      { visible: () => false },
    );
    const outcome = createBridge(hands).send('goHome', {});
    await vi.advanceTimersByTimeAsync(3000);
    expect(await outcome).toBe('sent');
    expect(done).toEqual([]);
  });

  it('is overruled by nothing it says too late or twice', async () => {
    let id = '';
    const shell = { postMessage: (message: unknown) => ({ id } = JSON.parse(String(message))) };
    const { hands, done } = environment({ lendShell: shell });
    const outcome = createBridge(hands).send('goHome', {});
    await vi.advanceTimersByTimeAsync(3000);
    expect(await outcome).toBe('browser');
    const late = JSON.stringify({ v: 1, type: 'reply', id, ok: true });
    receive(late);
    receive(late);
    expect(done).toHaveLength(1);
  });

  it('refuses by reply, and the browser goes on', async () => {
    const { hands } = environment({ lendShell: answering([], false) });
    expect(await createBridge(hands).send('goHome', {})).toBe('browser');
  });

  it('is served under an existing app’s own names', async () => {
    const got: unknown[] = [];
    const handler = { postMessage: (payload: unknown) => got.push(payload) };
    const { hands } = environment({ webkit: { messageHandlers: { closeWebview: handler } } });
    hands.settings.aliases = { closeWebView: { style: 'perHandler', name: 'closeWebview' } };
    expect(await createBridge(hands).send('closeWebView', { reason: 'done' })).toBe('sent');
    expect(got).toEqual([{ reason: 'done' }]);
  });

  it('is never sent more than 8 KB', async () => {
    const sent: string[] = [];
    const { hands } = environment({ lendShell: answering(sent) });
    await createBridge(hands).send('openPage', { url: `https://a.example/${'x'.repeat(9000)}` });
    expect(sent).toEqual([]);
  });

  it('never dials a code', async () => {
    const { hands, done } = environment();
    await createBridge(hands).send('callPhone', { number: '*21*0917#' });
    expect(done).toEqual([`notify ${text.badNumber}`]);
  });

  it('does not open what the gate refuses', async () => {
    const { hands, done } = environment();
    await createBridge(hands).send('openPage', { url: 'javascript:alert(1)' });
    expect(done).toEqual([`notify ${text.inApp}`]);
  });
});

describe('messages of the shell', () => {
  it('reach their listeners, and say whether Back was handled', () => {
    const heard: unknown[] = [];
    const stop = [
      onShellEvent('resume', (payload) => Boolean(heard.push(payload))),
      onShellEvent('back', () => false),
    ];
    for (const message of messages.received) receive(JSON.stringify(message));
    expect(heard).toEqual([{ reason: 'foreground' }]);
    const back = JSON.stringify(messages.received[2]);
    expect(receive(back)).toBe(false);
    stop.push(onShellEvent('back', () => true));
    expect(receive(back)).toBe(true);
    for (const one of stop) one();
    expect(receive(back)).toBe(false);
    expect(Object(window).__lendShellReceive).toBe(receive);
  });

  it.each([
    undefined,
    null,
    0,
    {},
    '',
    'null',
    '[]',
    '{"v":2,"type":"event","name":"back"}',
    '{"v":1,"type":"event","name":"constructor"}',
    '{"v":1,"type":"event","name":"__proto__"}',
    '{"v":1,"type":"reply"}',
    '{"v":1,"type":"reply","id":7}',
    '{"v":1,"type":"gone"}',
    '{"v":1',
  ])('%j changes nothing', (message) => expect(receive(message)).toBe(false));

  it('never throw', () => {
    fc.assert(fc.property(fc.anything(), (message) => typeof receive(message) === 'boolean'));
    fc.assert(fc.property(fc.json(), (message) => typeof receive(message) === 'boolean'));
  });
});
