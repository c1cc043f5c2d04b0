// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBridge } from '../../../shared/bridge/bridge.ts';
import { receive } from '../../../shared/bridge/events.ts';
import type { ShellGlobals } from '../../../shared/bridge/transport.ts';
import { answering, PLATFORMS, page, replyTo, silent } from './fakeShell.ts';
import messages from './messages.json';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const INFO = { v: 1, shell: 'x', actions: ['goHome', 'bindStart'], events: [] };
const EVIDENCE = [
  ['its user-agent token', { userAgent: 'Mozilla/5.0 (iPhone) LendShell/1' }, {}],
  ['the address of the page', { openedByApp: true }, {}],
  ['its script', {}, { __lendShellInfo: INFO }],
] as const;

/** A page whose shell adds its channel only when told to. */
function latePage(platform: 'android' | 'ios', more: object = {}, there: object = {}) {
  const globals: ShellGlobals = { ...there };
  const sent: string[] = [];
  const { environment, done } = page(globals, more);
  return {
    bridge: createBridge(environment),
    done,
    sent,
    arrive: (port = answering(sent)) => Object.assign(globals, PLATFORMS[platform](port)),
    actions: () => sent.map((one) => JSON.parse(one).action),
  };
}

describe.each(EVIDENCE)('a shell announced by %s that adds its channel late', (_, more, there) => {
  it.each(['android', 'ios'] as const)('gets every message, in order (%s)', async (platform) => {
    const { bridge, done, arrive, actions } = latePage(platform, more, there);
    const outcomes = [
      bridge.send('bindStart', { productId: '7', cardType: '1' }),
      bridge.send('goHome', {}),
    ];
    const release = bridge.guardBack(() => true);
    await vi.advanceTimersByTimeAsync(2900);
    expect(actions()).toEqual([]);
    arrive();
    await vi.advanceTimersByTimeAsync(100);
    expect(await Promise.all(outcomes)).toEqual(['sent', 'native']);
    expect(actions()).toEqual(['bindStart', 'goHome', 'backGuard']);
    expect(done).toEqual([]);
    release();
  });

  it('is waited for three seconds, and not again', async () => {
    const { bridge, done } = latePage('ios', more, there);
    const outcome = bridge.send('goHome', {});
    await vi.advanceTimersByTimeAsync(2950);
    expect(done).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(await outcome).toBe('browser');
    expect(done).toHaveLength(1);
    void bridge.send('goHome', {});
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toHaveLength(2);
  });
});

it('no more than twenty messages wait; the next one runs its fallback at once', async () => {
  const { bridge, done, arrive, actions } = latePage('android', { openedByApp: true });
  const held = Array.from({ length: 20 }, (_, at) =>
    bridge.send('reportConfirm', { productId: '7', at }),
  );
  expect(await bridge.send('goHome', {})).toBe('browser');
  expect(done).toHaveLength(1);
  arrive();
  await vi.advanceTimersByTimeAsync(50);
  expect(await Promise.all(held)).toEqual(held.map(() => 'sent'));
  expect(actions()).toHaveLength(20);
});

it('in a plain browser nothing waits', async () => {
  const { bridge, done } = latePage('android');
  expect(await bridge.send('goHome', {})).toBe('browser');
  expect(done).toEqual(['assign /']);
});

it('a late channel replies through its onmessage', async () => {
  const { environment } = page(window as unknown as ShellGlobals, { openedByApp: true });
  const outcome = createBridge(environment).send('goHome', {});
  await vi.advanceTimersByTimeAsync(500);
  const port = {
    onmessage: undefined as ((event: { data: unknown }) => void) | undefined,
    postMessage(text: unknown) {
      queueMicrotask(() => port.onmessage?.({ data: replyTo(text, messages.received.done) }));
    },
  };
  Object.assign(window, { lendShell: port });
  await vi.advanceTimersByTimeAsync(100);
  expect(await outcome).toBe('native');
  delete (window as { lendShell?: unknown }).lendShell;
});

describe('an action without a reply', () => {
  const { capabilities } = messages.received;
  /** A page that has just asked its shell what it can do. */
  function asking() {
    const sent: string[] = [];
    const { environment, done } = page({ lendShell: silent(sent) }, { canGoBack: () => true });
    const bridge = createBridge(environment);
    void bridge.hello();
    return { sent, done, bridge };
  }

  it('waits a moment for the shell to list what it can do', async () => {
    const { sent, done, bridge } = asking();
    const outcome = bridge.send('closeWebView', { reason: 'done' });
    await vi.advanceTimersByTimeAsync(100);
    receive(replyTo(sent[0], capabilities));
    await vi.advanceTimersByTimeAsync(0);
    expect(await outcome).toBe('browser');
    expect(done).toEqual(['back']);
    expect(sent).toHaveLength(1);
  });

  it('is sent at once if the shell only counts it, because the page may be about to close', () => {
    const { sent, bridge } = asking();
    void bridge.send('reportConfirm', { productId: '7', at: 1 });
    expect(sent.map((one) => JSON.parse(one).action)).toEqual(['hello', 'reportConfirm']);
  });

  it('is sent after that moment if the shell does not reply', async () => {
    const { sent, bridge } = asking();
    const outcome = bridge.send('closeWebView', { reason: 'done' });
    await vi.advanceTimersByTimeAsync(299);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toBe('sent');
  });
});

describe('a dropped message', () => {
  it('from the page is not sent but logged and shown on the console, and throws nothing', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const sent: string[] = [];
    const { environment, done } = page({ lendShell: answering(sent) });
    const bridge = createBridge(environment);
    const bad: [string, unknown, string][] = [
      ['openProduct', {}, 'payload.productId: expected a text'],
      ['bindEnd', { productId: '7', ok: 1 }, 'payload.ok: expected a flag'],
      ['closeWebView', { reason: 'x' }, 'payload.reason: expected one of done, cancel, saved'],
      ['constructor', {}, 'unknown action'],
      ['goHome', null, 'payload: expected an object'],
    ];
    for (const [action, payload] of bad) {
      const send = bridge.send as (action: string, payload: unknown) => Promise<string>;
      expect(await send(action, payload)).toBe('none');
    }
    const dropped = bridge.recentMessages().filter(({ kind }) => kind === 'dropped');
    const reasons = bad.map(([action, , why]) => `${action}: ${why}`);
    expect(dropped.map(({ detail }) => detail)).toEqual(reasons);
    expect(warn).toHaveBeenCalledTimes(bad.length);
    expect([sent, done]).toEqual([[], []]);
  });

  it('from the shell is logged with its reason, without its content, and does not flood the console', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const bridge = createBridge(page().environment);
    receive('{"v":1,"type":"event","name":"secret"}');
    const [line] = bridge.recentMessages();
    expect(line).toMatchObject({ kind: 'dropped', name: 'shell', detail: 'unknown event' });
    for (let count = 0; count < 100; count += 1) receive('secret');
    const said = warn.mock.calls.length;
    for (let count = 0; count < 100; count += 1) receive('secret');
    const words = warn.mock.calls.flat().filter((one) => String(one).includes('Bridge'));
    expect(words.join()).not.toContain('secret');
    expect(bridge.recentMessages()).toHaveLength(20);
    expect(warn.mock.calls).toHaveLength(said);
  });
});
