import { describe, expect, it } from 'vitest';
import { DEVICES, deviceOf } from '../../pages/testPreview/devices.ts';
import {
  compareRecordings,
  type Line,
  messageLine,
  messagesOf,
  readRecording,
  stepsOf,
  writeRecording,
} from '../../pages/testPreview/recording.model.ts';
import { replay } from '../../pages/testPreview/replay.ts';
import {
  freshSession,
  profileOf,
  testerOf,
  toggled,
  withDevice,
  withMarket,
} from '../../pages/testPreview/tester.model.ts';
import {
  dialectOf,
  isLoopback,
  previewLinks,
  wholeAddress,
} from '../../pages/testPreview/testPreview.model.ts';

const tester = testerOf(undefined);

describe('the tester’s settings', () => {
  it('override the defaults; unreadable ones count as absent', () => {
    const kept = testerOf(
      '{"fields":{"orderId":"9","adId":7},"phone":{"pace":"x","transport":"ios"}}',
    );
    expect(kept.fields).toMatchObject({ orderId: '9', productId: '7', adId: '' });
    expect(kept.phone).toMatchObject({ pace: 'quick', transport: 'ios' });
    expect(testerOf('x')).toEqual(tester);
    expect(testerOf('null')).toEqual(tester);
    expect(testerOf(JSON.stringify({ ...tester, contact: '0917' })).contact).toBe('0917');
  });

  it('include a device and a market', () => {
    expect(withDevice(tester.fields, deviceOf('iphone-13'))).toMatchObject({
      deviceName: 'iPhone14,5',
      clientType: 'ios',
      orderId: 'due-extendable',
    });
    const rupee = withMarket(tester.fields, 'in');
    expect(rupee.orderId).toBe('rupee');
    expect(withMarket(rupee, 'ph').orderId).toBe('due-extendable');
    expect(withMarket({ ...rupee, orderId: 'mine' }, 'ph').orderId).toBe('mine');
  });

  it('include a separate session, and a shell without some actions', () => {
    expect(freshSession(0.123456)).toMatch(/^qa-[a-z0-9]{1,6}$/);
    const without = toggled(toggled('', 'goHome'), 'openPage');
    expect(without).toBe('goHome,openPage');
    expect(toggled(without, 'goHome')).toBe('openPage');
    const { actions, replyMs } = profileOf({ ...tester.phone, without, pace: 'silent' });
    expect(actions).not.toContain('goHome');
    expect(actions).toHaveLength(9);
    expect(replyMs).toBeUndefined();
  });

  it('include phones of different sizes', () => {
    expect(DEVICES.map(({ width }) => width)).toContain(320);
    expect(new Set(DEVICES.map(({ key }) => key)).size).toBe(DEVICES.length);
    expect(deviceOf('gone').width).toBe(360);
  });
});

describe('the dialect field', () => {
  it('accepts a whole number, or nothing', () => {
    expect(['7', '012', '', '1.5', '-1', 'x'].map(dialectOf)).toEqual([
      '7',
      '12',
      '0',
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('the links', () => {
  it('are those of this build, with filled fields only', () => {
    const links = previewLinks(tester, ['repayment'], '/');
    const found = links.filter(({ href }) => href);
    expect(found.map(({ label }) => label)).toEqual(['Repay']);
    expect(found[0]?.href).not.toContain('adId');
    expect(links.length).toBeGreaterThan(20);
  });

  it('include a page that is new, after those that testers know', () => {
    const links = previewLinks(tester, ['repayment', 'lastPayment'], '/');
    expect(links.filter(({ href }) => href).map(({ label }) => label)).toEqual([
      'Repay',
      'lastPayment',
    ]);
    expect(links[links.length - 1]?.href).toMatch(/^\/lastPayment\?.*orderId=due-extendable/);
  });

  it('name the currency of the market on every page', () => {
    const routes = ['newLoanConfirm', 'loanDetail', 'repayment', 'cardRepayment', 'lastPayment'];
    for (const [market, real] of [
      ['in', '1'],
      ['ph', '0'],
    ] as const) {
      const links = previewLinks({ ...tester, market }, routes, '/').filter(({ href }) => href);
      expect(links).toHaveLength(routes.length);
      for (const { href } of links) {
        expect(new URLSearchParams(href?.split('?')[1]).getAll('real')).toEqual([real]);
      }
    }
  });

  it('contain the market and the order if a page uses them', () => {
    const routes = ['repaymentOfCode', 'complainPageNext', 'testPreview'];
    const links = previewLinks({ ...tester, market: 'in' }, routes, '/pay/');
    const address = (label: string) => links.find((link) => link.label === label)?.href ?? '';
    expect(address('Repayment code')).toMatch(/^\/pay\/repaymentOfCode\?.*real=1/);
    expect(address('Complaint text and images')).toContain('orderNo=due-extendable');
    expect(address('Shell check')).toMatch(/#\/shell$/);
  });

  it('contain a language only if one is chosen', () => {
    const [link] = previewLinks({ ...tester, language: 'fil' }, ['newLoanConfirm'], '/');
    expect(link?.href).toContain('lang=fil');
    expect(previewLinks(tester, ['newLoanConfirm'], '/')[0]?.href).not.toContain('lang');
    expect(testerOf('{"language":"fil"}').language).toBe('fil');
    expect(testerOf('{"language":"xx"}').language).toBe('');
  });

  it('become complete addresses on the host that a phone can reach', () => {
    const origin = 'http://127.0.0.1:4173';
    expect(wholeAddress('/a?b', ' http://192.168.1.7:4173/x ', origin)).toBe(
      'http://192.168.1.7:4173/a?b',
    );
    expect(wholeAddress('/a', 'javascript:1', origin)).toBe(`${origin}/a`);
    expect(isLoopback(`${origin}/a`)).toBe(true);
    expect(isLoopback('http://192.168.1.7/a')).toBe(false);
  });
});

const sent = (action: string, payload: object, id = '1'): Omit<Line, 'at'> =>
  messageLine({ from: 'page', raw: JSON.stringify({ v: 1, id, action, payload }) });
const timed = (lines: Omit<Line, 'at'>[]): Line[] =>
  lines.map((line, index) => ({ at: index * 10, ...line }));
const tap: Omit<Line, 'at'> = { from: 'tester', kind: 'tap', name: 'button 1: REPAY', detail: '' };

describe('a recorded session', () => {
  const lines = timed([
    { from: 'phone', kind: 'open', name: '/loanDetail', detail: '' },
    sent('hello', { page: '/loanDetail', v: 1 }),
    tap,
    sent('reportConfirm', { productId: '7', at: 1 }),
  ]);

  it('is read from its file; anything else is refused', () => {
    const file = writeRecording({ tester, lines });
    expect(readRecording(file)).toEqual({ tester, lines });
    for (const bad of ['', '{}', '[]', 'null', '{"format":"lend-shell-session/2","lines":[]}']) {
      expect(readRecording(bad)).toBeUndefined();
    }
    const odd = { format: 'lend-shell-session/1', lines: [{ at: 'x' }, 7, null, lines[0]] };
    expect(readRecording(JSON.stringify(odd))?.lines).toEqual([lines[0]]);
  });

  it('has the loss of the network among its steps', () => {
    const lost: Omit<Line, 'at'> = {
      from: 'tester',
      kind: 'network',
      name: 'network',
      detail: 'offline',
    };
    const recorded = readRecording(writeRecording({ tester, lines: timed([lost, tap]) }));
    expect(stepsOf(recorded?.lines ?? []).map(({ kind }) => kind)).toEqual(['network', 'tap']);
  });

  it('is compared by the page’s messages, not by ids, times and session', () => {
    const url = '/a?sessionId=one&b=2';
    const then = timed([sent('openPage', { url, at: 1 }, '1')]);
    const now = timed([sent('openPage', { url: '/a?sessionId=two&b=2', at: 2 }, '2')]);
    expect(compareRecordings(then, now)).toEqual({ same: true, messages: 1 });
    expect(compareRecordings(then, [])).toMatchObject({ same: false, found: '—' });
    expect(
      messagesOf(timed([messageLine({ from: 'page', raw: 'x', problem: 'not JSON' })])),
    ).toEqual(['not JSON x']);
  });

  it('is replayed: each step after the messages that preceded it', async () => {
    const now: Line[] = [];
    const done: string[] = [];
    const pause = async () => {
      // The page sends hello only after a while, and replies to the tap.
      if (now.length === 0 && done.length === 0) now.push(...lines.slice(0, 2));
    };
    const perform = (step: Line) => {
      expect(messagesOf(now)).toHaveLength(1);
      done.push(step.name);
      now.push(...lines.slice(2));
      return true;
    };
    expect(stepsOf(lines)).toHaveLength(1);
    expect(await replay(lines, { lines: () => now, perform, pause })).toEqual({
      same: true,
      messages: 2,
    });
    expect(done).toEqual(['button 1: REPAY']);
  });

  it('reports which step could not be replayed', async () => {
    const hands = { lines: () => lines, perform: () => false, pause: async () => undefined };
    expect(await replay(lines, hands)).toEqual({ same: false, missed: 'tap button 1: REPAY' });
  });
});
