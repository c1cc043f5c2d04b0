// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createSimulatedShell,
  type ShellProfile,
  type Traffic,
  type Transport,
} from '../../../shared/bridge/simulatedShell.ts';
import { actions } from './fakeShell.ts';
import messages from './messages.json';

interface Page {
  said: unknown[];
  frame: Window & Record<string, unknown>;
}

/** The parts of a window that a shell uses, with a page's receive function. */
function barePage(keeps = false): Page {
  const said: unknown[] = [];
  const receive = (raw: unknown) => {
    said.push(JSON.parse(String(raw)));
    return keeps;
  };
  const frame = { navigator: { userAgent: 'Chrome/80' }, __lendShellReceive: receive };
  return { said, frame: frame as unknown as Page['frame'] };
}

function simulate(more: Partial<ShellProfile>, page = barePage()) {
  const heard: Traffic[] = [];
  const performed: string[] = [];
  const profile: ShellProfile = {
    transport: 'ios',
    announces: 'script',
    actions: actions.map(({ action }) => action),
    lateMs: 0,
    replyMs: 30,
    ...more,
  };
  const shell = createSimulatedShell(profile, {
    heard: (traffic) => void heard.push(traffic),
    performs: (action) => void performed.push(action),
    sanitize: (raw) => ({ kind: String(raw).startsWith('https:') ? 'web' : 'refused' }),
  });
  shell.attach(page.frame);
  return { ...page, heard, performed, shell };
}

/** Sends a message as a page on that platform would. */
function post(frame: Page['frame'], transport: Transport, raw: string): void {
  const holder = transport === 'ios' ? Object(frame.webkit).messageHandlers : frame;
  Object(holder).lendShell.postMessage(raw);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe.each(['ios', 'android', 'androidOld'] as const)('a simulated %s shell', (transport) => {
  it('carries out every action and replies to those that have a reply', () => {
    const { frame, said, performed } = simulate({ transport });
    const port = Object(frame.lendShell);
    if (transport === 'android') {
      port.onmessage = ({ data }: { data: string }) => said.push(JSON.parse(data));
    }
    for (const message of actions) post(frame, transport, JSON.stringify(message));
    vi.advanceTimersByTime(30);
    expect(performed).toEqual(actions.map(({ action }) => action));
    expect(said).toHaveLength(7);
    expect(said[0]).toMatchObject({ v: 1, type: 'reply', id: actions[0]?.id, ok: true });
  });

  it('refuses actions that it does not support', () => {
    const { frame, heard, performed } = simulate({ transport, actions: ['goMine'] });
    post(frame, transport, JSON.stringify(messages.sent[3]));
    vi.advanceTimersByTime(30);
    expect(performed).toEqual([]);
    const reply = heard.find(({ from }) => from === 'shell')?.raw ?? '';
    expect(JSON.parse(reply)).toMatchObject({ ok: false, error: { code: 'unsupported' } });
  });

  it('drops malformed messages with a reason and continues', () => {
    const { frame, heard, performed } = simulate({ transport });
    const bad = [
      'x',
      '7',
      '{"v":2}',
      '{"v":1}',
      '{"v":1,"id":"1","action":"toString","payload":{}}',
    ];
    for (const raw of bad) post(frame, transport, raw);
    expect(heard.map(({ problem }) => problem)).toEqual([
      'not JSON',
      'not a JSON object',
      'not version 1',
      'no id',
      'unknown action',
    ]);
    post(frame, transport, JSON.stringify(messages.sent[3]));
    expect(performed).toEqual(['goHome']);
  });
});

it('may add its channel late, announced by its user agent', () => {
  const { frame } = simulate({ lateMs: 1500 });
  expect(frame.webkit).toBeUndefined();
  expect(frame.navigator.userAgent).toMatch(/LendShell\/1$/);
  vi.advanceTimersByTime(1500);
  expect(frame.webkit).toBeDefined();
  expect(frame.__lendShellInfo).toMatchObject({ v: 1, shell: 'ios/simulated' });
});

it('replies to hello with what it can do, unless it announces nothing', () => {
  for (const [announces, replies] of [
    ['hello', 1],
    ['nothing', 0],
  ] as const) {
    const { frame, said } = simulate({ announces, actions: ['goHome'] });
    post(frame, 'ios', JSON.stringify(messages.control.hello));
    vi.advanceTimersByTime(30);
    expect(said).toHaveLength(replies);
    if (replies) expect(said[0]).toMatchObject({ data: { v: 1, actions: ['goHome'] } });
  }
});

it('one that never replies receives messages but does nothing', () => {
  const { frame, said, performed, heard } = simulate({ replyMs: undefined });
  post(frame, 'ios', JSON.stringify(messages.sent[3]));
  vi.advanceTimersByTime(10_000);
  expect([said, performed]).toEqual([[], []]);
  expect(heard).toHaveLength(1);
});

it('sends events, and learns whether the page handled them', () => {
  const { shell, heard } = simulate({}, barePage(true));
  expect(shell.tell('back')).toBe(true);
  expect(heard[0]).toMatchObject({ from: 'shell', handled: true });
  expect(shell.send('{"v":1,"type":"event","name":"x"}')).toBe(true);
  expect(heard[1]).toMatchObject({ problem: 'unknown event' });
});
