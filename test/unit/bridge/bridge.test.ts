// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBridge } from '../../../shared/bridge/bridge.ts';
import { receive } from '../../../shared/bridge/events.ts';
import type { ShellGlobals } from '../../../shared/bridge/transport.ts';
import { answering, PLATFORMS, page, replyTo, silent } from './fakeShell.ts';
import messages from './messages.json';

type Port = NonNullable<ShellGlobals['lendShell']>;
const { done: okay, refused, back, foreground } = messages.received;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a reply', () => {
  it('counts if it comes within postMessage', async () => {
    const postMessage = (message: unknown) => void receive(replyTo(message, okay));
    const { environment, done } = page({ lendShell: { postMessage } });
    const outcome = createBridge(environment).send('goHome', {});
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
    expect(await outcome).toBe('native');
    expect(done).toEqual([]);
  });

  it('that refuses runs the fallback once, whatever follows', async () => {
    const sent: string[] = [];
    const { environment, done } = page({ lendShell: answering(sent, refused) });
    expect(await createBridge(environment).send('goHome', {})).toBe('browser');
    receive(replyTo(sent[0], refused));
    receive(replyTo(sent[0], okay));
    await vi.runAllTimersAsync();
    expect(done).toEqual(['assign lendapp:///main']);
  });

  it('that is late or repeated changes nothing', async () => {
    const sent: string[] = [];
    const { environment, done } = page({ lendShell: silent(sent) });
    const outcome = createBridge(environment).send('goHome', {});
    await vi.advanceTimersByTimeAsync(3000);
    expect(await outcome).toBe('browser');
    receive(replyTo(sent[0], okay));
    receive(replyTo(sent[0], okay));
    expect(done).toHaveLength(1);
  });

  it('belongs to its own message', async () => {
    const sent: string[] = [];
    const { environment, done } = page({ lendShell: silent(sent) });
    const bridge = createBridge(environment);
    const home = bridge.send('goHome', {});
    const mine = bridge.send('goMine', {});
    receive(replyTo(sent[1], okay));
    expect(await mine).toBe('native');
    expect(done).toEqual([]);
    receive(replyTo(sent[0], refused));
    expect(await home).toBe('browser');
  });

  it('for another page load matches no id of this one', async () => {
    const ids: string[] = [];
    for (const _ of [1, 2]) {
      const sent: string[] = [];
      await createBridge(page({ lendShell: answering(sent) }).environment).send('goHome', {});
      ids.push(JSON.parse(sent[0] ?? '').id);
    }
    expect(ids[0]).not.toBe(ids[1]);
  });

  it('that never comes runs no fallback if the borrower no longer sees the page', async () => {
    const { environment, done } = page({ lendShell: silent() }, { visible: () => false });
    const outcome = createBridge(environment).send('goHome', {});
    await vi.advanceTimersByTimeAsync(3000);
    expect(await outcome).toBe('sent');
    expect(done).toEqual([]);
  });
});

describe('a guarded back', () => {
  it('tells the shell once when it begins and once when the last guard ends', () => {
    const sent: string[] = [];
    const bridge = createBridge(page({ lendShell: silent(sent) }).environment);
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
    expect(sent.map((one) => JSON.parse(one))).toEqual([
      { ...messages.control.guarded, id },
      { ...messages.control.released, id },
    ]);
  });

  it('lets the borrower leave if its listener allows it or throws', () => {
    const bridge = createBridge(page().environment);
    const stops = [
      bridge.guardBack(() => false),
      bridge.guardBack(() => {
        throw new Error('broken');
      }),
    ];
    expect(receive(JSON.stringify(back))).toBe(false);
    for (const stop of stops) stop();
  });
});

describe('a message', () => {
  it('has a payload of at most 8192 bytes, not characters', async () => {
    const sent: string[] = [];
    const { environment } = page({ lendShell: answering(sent) });
    const bridge = createBridge(environment);
    const room = 8192 - JSON.stringify({ productId: '' }).length;
    await bridge.send('openProduct', { productId: 'x'.repeat(room) });
    expect(sent).toHaveLength(1);
    await bridge.send('openProduct', { productId: 'x'.repeat(room + 1) });
    await bridge.send('openProduct', { productId: '₱'.repeat(room / 2) });
    expect(sent).toHaveLength(1);
  });

  it('finds the iOS handler despite an element with the channel’s name', async () => {
    const sent: string[] = [];
    const lendShell = document.createElement('div') as unknown as Port;
    const { environment } = page({ ...PLATFORMS.ios(answering(sent)), lendShell });
    expect(await createBridge(environment).send('goHome', {})).toBe('native');
  });

  it('is logged with its outcome, at most twenty entries', async () => {
    const bridge = createBridge(page().environment);
    receive(JSON.stringify(foreground));
    await bridge.send('reportConfirm', { productId: '7', at: 1 });
    expect(bridge.recentMessages().map(({ kind, name, detail }) => [kind, name, detail])).toEqual([
      ['event', 'resume', { reason: 'foreground' }],
      ['call', 'reportConfirm', { productId: '7', at: 1 }],
      ['outcome', 'reportConfirm', 'none'],
    ]);
    for (let at = 2; at < 20; at += 1) await bridge.send('reportConfirm', { productId: '7', at });
    const recent = bridge.recentMessages();
    expect(recent).toHaveLength(20);
    expect(recent[18]?.detail).toEqual({ productId: '7', at: 19 });
  });

  it('is logged with the shell’s reply', async () => {
    const bridge = createBridge(page({ lendShell: answering([], refused) }).environment);
    await bridge.send('goHome', {});
    const reply = bridge.recentMessages().find(({ kind }) => kind === 'reply');
    expect(reply?.detail).toMatchObject({ ok: false, error: refused.error });
  });
});
