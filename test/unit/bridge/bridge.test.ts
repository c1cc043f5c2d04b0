// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bridge } from '../../../shared/bridge/bridge.ts';
import { PLATFORMS, page, pageInApp, portOf, receive, replyTo } from './fakeShell.ts';
import messages from './messages.json';

const { done: okay, refused, back, foreground } = messages.received;
const HOME = 'assign lendapp:///main';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a reply', () => {
  it('counts if it comes within postMessage', async () => {
    const postMessage = (message: unknown) => void receive(replyTo(message, okay));
    const { bridge, done } = page({ globals: { lendShell: { postMessage } } });
    const outcome = bridge.send('goHome', {});
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
    expect([await outcome, ...done]).toEqual(['native']);
  });

  it.each([
    ['refuses', refused, 0],
    ['is late', null, 3000],
  ])('that %s runs the fallback once, whatever follows', async (_, reply, ms) => {
    const { bridge, done, sent } = pageInApp(reply);
    const outcome = bridge.send('goHome', {});
    await vi.advanceTimersByTimeAsync(ms);
    expect(await outcome).toBe('browser');
    for (const late of [refused, okay, okay]) receive(replyTo(sent[0], late));
    await vi.runAllTimersAsync();
    expect(done).toEqual([HOME]);
  });

  it('belongs to its own message', async () => {
    const { bridge, done, sent } = pageInApp(null);
    const home = bridge.send('goHome', {});
    const mine = bridge.send('goMine', {});
    receive(replyTo(sent[1], okay));
    expect([await mine, ...done]).toEqual(['native']);
    receive(replyTo(sent[0], refused));
    expect([await home, ...done]).toEqual(['browser', HOME]);
  });

  it('for another page load matches no id of this one', async () => {
    const pages = [pageInApp(), pageInApp()];
    for (const { bridge } of pages) await bridge.send('goHome', {});
    const [one, other] = pages.map(({ sent }) => JSON.parse(sent[0] ?? '').id);
    expect(one).not.toBe(other);
  });

  it('that never comes runs no fallback if the borrower no longer sees the page', async () => {
    const { bridge, done } = pageInApp(null, { more: { visible: () => false } });
    const outcome = bridge.send('goHome', {});
    await vi.advanceTimersByTimeAsync(3000);
    expect([await outcome, ...done]).toEqual(['sent']);
  });
});

it('a guarded back tells the shell once when it begins and once when the last guard ends', () => {
  const { bridge, sent } = pageInApp(null);
  const keep = () => true;
  const first = bridge.guardBack(keep);
  const second = bridge.guardBack(keep);
  first();
  first();
  expect(receive(JSON.stringify(back))).toBe(true);
  expect(sent).toHaveLength(1);
  second();
  expect(receive(JSON.stringify(back))).toBe(false);
  const id = expect.any(String);
  const { guarded, released } = messages.control;
  expect(sent.map((one) => JSON.parse(one))).toEqual([
    { ...guarded, id },
    { ...released, id },
  ]);
});

it('a guarded back lets the borrower leave if its listener allows it or throws', () => {
  const { bridge } = page();
  const broken = () => {
    throw new Error('broken');
  };
  const stops = [() => false, broken].map(bridge.guardBack);
  expect(receive(JSON.stringify(back))).toBe(false);
  for (const stop of stops) stop();
});

it('finds the iOS handler despite an element with the channel’s name', async () => {
  const lendShell = document.createElement('div') as object as ReturnType<typeof portOf>;
  const { bridge } = page({ globals: { ...PLATFORMS.ios(portOf([])), lendShell } });
  expect(await bridge.send('goHome', {})).toBe('native');
});

describe('the log', () => {
  const entries = ({ recentMessages }: Bridge) =>
    recentMessages().map(({ kind, name, detail }) => [kind, name, detail]);

  it('has each message with its reply and outcome, at most twenty entries', async () => {
    const { bridge, sent } = pageInApp(refused);
    receive(JSON.stringify(foreground));
    await bridge.send('goHome', {});
    const { id } = JSON.parse(sent[0] ?? '');
    expect(entries(bridge)).toEqual([
      ['event', 'resume', { reason: 'foreground' }],
      ['call', 'goHome', {}],
      ['reply', id, { id, ok: false, data: undefined, error: refused.error }],
      ['outcome', 'goHome', 'browser'],
    ]);
    for (let count = 0; count < 20; count += 1) receive(JSON.stringify(foreground));
    await bridge.send('goMine', {});
    expect(entries(bridge)).toHaveLength(20);
    expect(entries(bridge)[17]).toEqual(['call', 'goMine', {}]);
  });

  it('has why a message of the page was dropped, which the console shows, and throws nothing', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { bridge, done, sent } = pageInApp();
    expect(await bridge.send('openProduct', {} as never)).toBe('none');
    const why = 'openProduct: payload.productId: expected a text';
    expect(entries(bridge)[1]).toEqual(['dropped', 'page', why]);
    expect(warn.mock.calls).toEqual([[`Bridge: dropped a message of the page: ${why}`]]);
    expect([sent, done]).toEqual([[], []]);
  });

  it('has why one of the shell was, without its content, and does not flood the console', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { bridge } = page();
    receive('{"v":1,"type":"event","name":"secret"}');
    expect(entries(bridge)).toEqual([['dropped', 'shell', 'unknown event']]);
    for (let count = 0; count < 100; count += 1) receive('secret');
    const said = warn.mock.calls.length;
    receive('secret');
    expect(warn.mock.calls).toHaveLength(said);
    expect(JSON.stringify(warn.mock.calls)).not.toContain('secret');
    expect(entries(bridge)).toHaveLength(20);
  });
});
