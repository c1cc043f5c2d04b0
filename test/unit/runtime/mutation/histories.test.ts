import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HTTP_TIMEOUT_MS } from '../../../../shared/api/call.ts';
import {
  type Attempt,
  freeAt,
  lateOf,
  pendingOf,
  REPEAT_AFTER_MS,
} from '../../../../shared/api/session/attempt.ts';
import {
  type Effect,
  type Event,
  next,
  type Reply,
} from '../../../../shared/runtime/mutation/next.ts';
import {
  markOf,
  SETTLING_MS,
  type State,
  type WriteRecord,
} from '../../../../shared/runtime/mutation/state.ts';
import { words } from '../../words.ts';
import { requestOf, startOf } from './samples.ts';

/*
 * Random histories of two tabs and a tab of another session, a lender, a clock and a storage. Each step lets one of them do
 * one thing. The only code under test is `next`; the device and the lender are simulated.
 */

/** A request on its way to the lender, or already with it. */
interface Sent {
  key: string;
  token: string;
  input: string;
  sentAt: number;
  /** Whether the lender has taken it. */
  landed: boolean;
  /** Something certain is known of it. */
  certain: boolean;
  /** A check has not found it. It may arrive late. */
  missing: boolean;
}

interface Tab {
  session: string;
  record: WriteRecord;
  input: string;
  /** What it waits for: a lock, values, an answer or a check. */
  waiting?:
    | { for: 'lock' }
    | { for: 'answer'; sent: Sent; attempt: Attempt }
    | { for: 'check'; attempt: Attempt };
  insisted: boolean;
}

/** Every step, as often as it is worth. */
const STEPS = words(`
  tap tap tapOther goOn goOn goOn goOn goOn goOn answer empty refuse lose lose leave land land check
  check check cannotRead ask insist insist reload reload news soon minute tenMinutes tenMinutes
`);

class World {
  private now = 1e12;
  private readonly stored = new Map<string, Attempt>();
  private readonly sent: Sent[] = [];
  private readonly tabs: Tab[];
  private holder: Tab | undefined;
  private keys = 0;
  sends = 0;

  constructor(private readonly locks: boolean) {
    this.tabs = ['mine', 'mine', 'other'].map((session) => this.opened(session));
  }

  private opened(session: string): Tab {
    const attempt = this.stored.get(session);
    const tab = { session, record: startOf({}, markOf(attempt)), input: 'i1', insisted: false };
    this.dispatch(tab, { type: 'opened', attempt });
    return tab;
  }

  /** The record that decides for a session: its own, or one of another that may still arrive, which it takes over. */
  private recorded(session: string): Attempt | undefined {
    const mayArrive = (one: Attempt | undefined) => pendingOf(one) ?? lateOf(one, this.now);
    const own = this.stored.get(session);
    const others = [...this.stored].filter(([, attempt]) => mayArrive(attempt));
    const [place, attempt] = others[0] ?? [];
    if (mayArrive(own) || !place || !attempt) return own;
    this.stored.delete(place);
    this.stored.set(session, attempt);
    return attempt;
  }

  private dispatch(tab: Tab, event: Event): void {
    const { record, effects } = next(tab.record, event, this.now);
    tab.record = record;
    for (const effect of effects) this.carry(tab, effect);
    const isAtWork = tab.waiting && tab.waiting.for !== 'lock';
    if (this.holder === tab && !isAtWork) this.holder = undefined;
  }

  private carry(tab: Tab, effect: Effect): void {
    if (effect.do === 'lock') tab.waiting = { for: 'lock' };
    if (effect.do === 'keep' && effect.attempt) this.stored.set(tab.session, effect.attempt);
    if (effect.do === 'keep' && !effect.attempt) this.stored.delete(tab.session);
    if (effect.do === 'check') tab.waiting = { for: 'check', attempt: effect.attempt };
    if (effect.do === 'send') this.send(tab, effect.attempt);
  }

  /** The rule: what is sent follows something certain, or repeats what the borrower insists on. */
  private send(tab: Tab, attempt: Attempt): void {
    const { key, token } = attempt;
    this.sends += 1;
    const recorded = this.stored.get(tab.session);
    expect(recorded, 'it is recorded first').toMatchObject({ key, sentAt: this.now });
    const unsettled = this.sent.filter(({ certain }) => !certain);
    for (const one of unsettled) {
      if (!one.missing || this.now - one.sentAt >= REPEAT_AFTER_MS) continue;
      expect(key, 'something else while the first may arrive late').toBe(one.key);
    }
    const open = unsettled.filter(({ missing }) => !missing);
    for (const one of open) {
      expect(tab.insisted, 'two sends without a certain answer in between').toBe(true);
      expect(this.now - one.sentAt, 'repeated too soon').toBeGreaterThanOrEqual(REPEAT_AFTER_MS);
      expect(token, 'repeated with the same token').toBe(one.token);
      if (tab.input === one.input) expect(key, 'repeated with the same key').toBe(one.key);
    }
    // What was insisted on stands for what it repeats.
    for (const one of open) one.certain = true;
    tab.insisted = false;
    const fate = { landed: false, certain: false, missing: false };
    const sent = { key, token, input: tab.input, sentAt: this.now, ...fate };
    this.sent.push(sent);
    tab.waiting = { for: 'answer', sent, attempt };
  }

  /** A tab gets what it waits for. */
  private goOn(tab: Tab): void {
    if (tab.waiting?.for !== 'lock') return;
    delete tab.waiting;
    if (this.locks && this.holder)
      return void this.dispatch(tab, { type: 'lockedOut', attempt: this.stored.get(tab.session) });
    if (this.locks) this.holder = tab;
    const isSending = tab.record.state.status === 'sending';
    this.keys += 1;
    const more = { key: `k${this.keys}`, token: `t${this.keys}`, input: tab.input };
    const attempt = this.recorded(tab.session);
    const send = { type: 'maySend', attempt, request: requestOf(more) } as const;
    this.dispatch(tab, isSending ? send : { type: 'mayCheck', attempt });
  }

  private answer(tab: Tab, event: Reply, landed: boolean, certain: boolean): void {
    if (tab.waiting?.for !== 'answer') return;
    const { sent, attempt } = tab.waiting;
    delete tab.waiting;
    if (landed) sent.landed = true;
    if (certain) sent.certain = true;
    // The answer to a repetition is one to what it repeats.
    for (const one of this.sent) if (landed && certain && one.key === sent.key) one.certain = true;
    const found = this.recorded(tab.session);
    const isOthers = found?.sentAt !== sent.sentAt || found.key !== sent.key;
    this.dispatch(tab, isOthers ? { type: 'lockedOut', attempt: found } : { ...event, attempt });
  }

  /** A check reads the truth. What was not recorded any more is another tab's. */
  private check(tab: Tab, reads: boolean): void {
    if (tab.waiting?.for !== 'check') return;
    const { attempt } = tab.waiting;
    delete tab.waiting;
    const recorded = this.recorded(tab.session);
    if (recorded?.sentAt !== attempt.sentAt || recorded.key !== attempt.key)
      return void this.dispatch(tab, { type: 'lockedOut', attempt: recorded });
    if (!reads) return void this.dispatch(tab, { type: 'checked', attempt, finding: 'unreadable' });
    const sent = this.sent.filter(({ certain }) => !certain);
    const landed = sent.some((one) => one.landed);
    this.dispatch(tab, { type: 'checked', attempt, finding: landed ? 'done' : 'notDone' });
    const { status } = tab.record.state;
    if (status === 'unknown') return;
    for (const one of sent) {
      one.missing = true;
      // After a refusal the next one starts anew.
      if (status !== 'notDone') one.certain = true;
    }
    expect(landed, 'what arrived is not called lost').toBe(status === 'done');
  }

  /** A request may arrive even after a check that has not found it. */
  private land(): void {
    for (const one of this.sent) {
      const until = one.missing ? REPEAT_AFTER_MS : SETTLING_MS;
      if (!one.certain && this.now - one.sentAt < until) one.landed = true;
    }
  }

  private insist(tab: Tab): void {
    const { state } = tab.record;
    if (state.status === 'unknown' && freeAt(state.attempt) <= this.now) tab.insisted = true;
    this.dispatch(tab, { type: 'insisted' });
  }

  private tap(tab: Tab, input: string): void {
    tab.input = input;
    this.dispatch(tab, { type: 'tapped' });
  }

  private refuse(tab: Tab): void {
    const { replaces } = tab.record.state as Extract<State, { status: 'sending' }>;
    const isFirst = tab.waiting?.for === 'answer' && replaces?.key !== tab.waiting.sent.key;
    this.answer(tab, { type: 'refused', message: 'no' }, false, isFirst);
  }

  /** What it waited for is lost with the page, and so is its lock. */
  private reload(tab: Tab, which: number): void {
    if (this.holder === tab) this.holder = undefined;
    this.tabs[which] = this.opened(tab.session);
  }

  private pass(ms: number): void {
    this.now += ms;
    for (const one of this.tabs) if (!one.waiting) this.dispatch(one, { type: 'timePassed' });
  }

  step(name: string, which: number): void {
    const tab = this.tabs[which] as Tab;
    const attempt = this.stored.get(tab.session);
    const success = { type: 'answered', isOver: true, address: '' } as const;
    /** What only a page that waits for nothing does. */
    const free: Record<string, () => void> = {
      tap: () => this.tap(tab, 'i1'),
      tapOther: () => this.tap(tab, 'i2'),
      ask: () => this.dispatch(tab, { type: 'opened', attempt }),
      insist: () => this.insist(tab),
    };
    const any: Record<string, () => void> = {
      goOn: () => this.goOn(tab),
      answer: () => this.answer(tab, success, true, true),
      refuse: () => this.refuse(tab),
      empty: () => this.answer(tab, { type: 'refused', message: '', empty: true }, true, false),
      lose: () => this.answer(tab, { type: 'lost', left: false }, false, false),
      leave: () => this.answer(tab, { type: 'lost', left: true }, false, false),
      check: () => this.check(tab, true),
      cannotRead: () => this.check(tab, false),
      reload: () => this.reload(tab, which),
      news: () => this.dispatch(tab, { type: 'otherTab', attempt }),
      land: () => this.land(),
      soon: () => this.pass(1000),
      minute: () => this.pass(HTTP_TIMEOUT_MS),
      tenMinutes: () => this.pass(REPEAT_AFTER_MS),
    };
    const act = tab.waiting ? any[name] : (free[name] ?? any[name]);
    act?.();
  }
}

describe.each([
  ['with locks', true],
  ['without locks, where only the record keeps tabs apart', false],
])('in any history %s', (_, locks) => {
  it('nothing is sent twice without a certain answer in between', () => {
    let sends = 0;
    const step = fc.tuple(fc.constantFrom(...STEPS), fc.constantFrom(0, 0, 0, 1, 2));
    fc.assert(
      fc.property(fc.array(step, { minLength: 100, maxLength: 300, size: 'max' }), (steps) => {
        const world = new World(locks);
        for (const [name, tab] of steps) world.step(name, tab);
        sends += world.sends;
      }),
      { numRuns: 700 },
    );
    // The histories are worth something: most of them send.
    expect(sends).toBeGreaterThan(1000);
  });
});
