// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ShellWindow } from '../../../shared/bridge/events.ts';
import type { ShellGlobals } from '../../../shared/bridge/transport.ts';
import { actionsOf, PLATFORMS, page, portOf, replyTo } from './fakeShell.ts';
import messages from './messages.json';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const INFO = { v: 1, shell: 'x', actions: ['goHome', 'bindStart'], events: [] };
/** A page whose shell adds its channel only when told to. */
function latePage(platform: keyof typeof PLATFORMS, more: object = {}, there: object = {}) {
  const globals: ShellGlobals = { ...there };
  const sent: string[] = [];
  const arrive = (info = {}) => Object.assign(globals, PLATFORMS[platform](portOf(sent)), info);
  return { ...page({ globals, more }), sent, arrive };
}

it.each([
  ['its user-agent token', 'ios', { userAgent: 'Mozilla/5.0 (iPhone) LendShell/1' }, {}],
  ['the address of the page', 'android', { openedByApp: true }, {}],
  ['its script', 'ios', {}, { __lendShellInfo: INFO }],
] as const)(
  'a late shell announced by %s gets every message, in order',
  async (_, platform, more, there) => {
    const { bridge, done, sent, arrive } = latePage(platform, more, there);
    const start = bridge.send('bindStart', { productId: '7', cardType: '1' });
    const home = bridge.send('goHome', {});
    const release = bridge.guardBack(() => true);
    await vi.advanceTimersByTimeAsync(2900);
    expect(sent).toEqual([]);
    arrive();
    await vi.advanceTimersByTimeAsync(100);
    expect([await start, await home, ...done]).toEqual(['sent', 'native']);
    expect(actionsOf(sent)).toEqual(['bindStart', 'goHome', 'backGuard']);
    release();
  },
);

it('a late shell that lists its actions as it comes is not asked for them', async () => {
  const { bridge, sent, arrive } = latePage('android', { openedByApp: true });
  const asked = bridge.hello();
  await vi.advanceTimersByTimeAsync(100);
  arrive({ __lendShellInfo: INFO });
  await vi.advanceTimersByTimeAsync(50);
  expect([await asked, sent]).toEqual([{ ...INFO, v: undefined }, []]);
});

it('a late shell is waited for three seconds, and not again', async () => {
  const { bridge, done } = latePage('android', { openedByApp: true });
  const outcome = bridge.send('goHome', {});
  await vi.advanceTimersByTimeAsync(2950);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect([await outcome, done.length]).toEqual(['browser', 1]);
  void bridge.send('goHome', {});
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toHaveLength(2);
});

it('no more than twenty messages wait; the next one runs its fallback at once', async () => {
  const { bridge, done, sent, arrive } = latePage('android', { openedByApp: true });
  const held = Array.from({ length: 20 }, (_, at) =>
    bridge.send('reportConfirm', { productId: '7', at }),
  );
  expect(await bridge.send('goHome', {})).toBe('browser');
  expect(done).toHaveLength(1);
  arrive();
  await vi.advanceTimersByTimeAsync(50);
  expect(await Promise.all(held)).toEqual(held.map(() => 'sent'));
  expect(sent).toHaveLength(20);
});

it('a late channel replies through its onmessage', async () => {
  const globals = window as unknown as ShellGlobals;
  const { bridge } = page({ globals, more: { openedByApp: true } });
  const outcome = bridge.send('goHome', {});
  await vi.advanceTimersByTimeAsync(500);
  const port: NonNullable<ShellWindow['lendShell']> & ReturnType<typeof portOf> = {
    postMessage: (sent) =>
      queueMicrotask(() => port.onmessage?.({ data: replyTo(sent, messages.received.done) })),
  };
  globals.lendShell = port;
  await vi.advanceTimersByTimeAsync(100);
  expect(await outcome).toBe('native');
  delete globals.lendShell;
});
