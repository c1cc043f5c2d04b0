// @vitest-environment happy-dom

import { expect, it, vi } from 'vitest';
import {
  cardCommit,
  cardConfirm,
  cardResend,
  commitFields,
} from '../../../../pages/cardRepayment/cardPayment.mutation.ts';
import { legacyConfirmCalls } from '../../../../shared/api/loanConfirm.legacy.ts';
import { v3ConfirmCalls } from '../../../../shared/api/loanConfirm.ts';
import { confirmationOf } from '../../../../shared/features/loanConfirm/confirmation.ts';
import type { MutationOptions } from '../../../../shared/runtime/mutation/mutation.ts';
import { SETTLING_MS } from '../../../../shared/runtime/mutation/next.ts';
import { mayRepeat, openWritePage } from '../../../../shared/runtime/mutation/writePage.ts';
import * as fc from '../../../fastCheck.ts';
import { createSandbox } from '../../../sandbox/sandbox.ts';
import { words } from '../../words.ts';

/*
 * Random histories of two tabs, a strict lender (the sandbox, which carries out every request that it gets), a network and a
 * clock. The screens' own mutations run unchanged; React is left out.
 */

// Without its repetitions of reads, which wait.
vi.mock('ky', () => ({
  default: (address: string, { method, headers, body }: RequestInit) =>
    fetch(address, { method, headers, body } as RequestInit),
  TimeoutError: class extends Error {},
}));

const MINUTE_MS = 60_000;
const WRITES = ['/repayment-commit', '/repayment-confirm', '/loan-detail-push', '/lumen/push'];

/** What the network or the lender does with the next write; `late`: it arrives within the time that a check waits for. */
const FAULTS = words('lost-before lost-after late http-500 html refused duplicate signed-out');
const SENDING = words('tap tapBoth tapOther confirm resend');
const STEPS = words(`
  tap tap tap tap tapBoth tapOther confirm resend check reopen reopen reload reload
  second fifteenSeconds minute tenMinutes tenMinutes clockBack land
  readsFail offline saysOffline restored restored ${FAULTS.join(' ')}
`);

type Step = readonly [name: string, tab: 0 | 1];
type Page = ReturnType<typeof openWritePage>;

const push = { amount: '₱5,000.00', periods: '3', termUnit: 'months', productId: '7' };
const confirmations = {
  v3: confirmationOf(v3ConfirmCalls).push,
  legacy: confirmationOf(legacyConfirmCalls).push,
};
const payment = {
  ...{ orderId: 'two-instalments', amount: '345000', amountText: '₱3,450.00' },
  ...{ couponId: '', userId: '' },
};
const cards = {
  code: { id: '501', bankName: 'BDO Unibank', cardNo: '5234567812341234', bankCode: 'BDO' },
  direct: { id: '503', bankName: 'UnionBank', cardNo: '4111222233339012', bankCode: 'UBP' },
};

/** Which write is sent: the name, its order in the address, and the effect that may happen once. */
const SCREENS = [
  { name: 'a card without a code', order: 'two-instalments', effect: 'debit' },
  { name: 'a card with a code', order: 'two-instalments', effect: 'debit' },
  { name: 'a confirmation', order: 'redirect', effect: 'push', variant: 'v3' },
  { name: 'a legacy confirmation', order: 'redirect', effect: 'push', variant: 'legacy' },
  { name: 'a confirmation without an order', order: '', effect: 'push', variant: 'v3' },
] as const;

/**
 * A tab that is opened after the clock was set back sends what arrives late. The one that stayed open must not take it for
 * hours old: its check would prove too early that nothing happened.
 */
const SET_BACK: [string, 0 | 1][] = [
  ['clockBack', 0],
  ['reload', 1],
  ['late', 1],
  ['tap', 1],
  ['check', 0],
  ['tap', 0],
  ['land', 0],
];

/** Confirmed twice on purpose: the second changes nothing that a check could read. */
const CONFIRMED_AGAIN: [string, 0 | 1][] = [
  ['tap', 0],
  ['check', 0],
  ['html', 0],
  ['reopen', 0],
  ['tap', 0],
  ['tenMinutes', 0],
  ['check', 0],
  ['tap', 0],
  ['check', 0],
  ['tap', 0],
];

class History {
  private readonly sandbox = createSandbox();
  private readonly lender = this.sandbox.world('s');
  private fault = '';
  private network: 'works' | 'readsFail' | 'offline' = 'works';
  private late: { request: Request; until: number }[] = [];
  private readonly tabs: [Page, Page];
  private readonly held = new Set<string>();
  /** Effects that the borrower knows of, or has risked. */
  private accepted = 0;
  /** Whether the borrower has tapped since the page told that one arrived. */
  private wished = false;
  private recordId = '7001';

  constructor(private readonly screen: (typeof SCREENS)[number]) {
    localStorage.clear();
    const { order } = screen;
    const query = new URLSearchParams({ productId: '7', sessionId: 's', orderId: order });
    window.history.replaceState(null, '', `/page?${query}`);
    vi.stubGlobal('fetch', (input: string, init: RequestInit) => this.answer(input, init));
    const request = async (name: string, _: object, work: (lock: unknown) => unknown) => {
      if (this.held.has(name)) return work(null);
      this.held.add(name);
      const result = await work({});
      this.held.delete(name);
      return result;
    };
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    this.tabs = [this.opened(), this.opened()];
  }

  private opened(): Page {
    const { screen } = this;
    const mutation = 'variant' in screen ? confirmations[screen.variant] : cardCommit;
    const options = { leave: () => undefined, NextStep: () => null } satisfies MutationOptions;
    return openWritePage(
      () => ({ mutation, options }),
      () => undefined,
    );
  }

  private async carryOut(request: Request): Promise<Response> {
    const { url, method, headers } = request;
    const body = method === 'GET' ? null : await request.clone().text();
    return this.sandbox.app.request(url, { method, headers: Object.fromEntries(headers), body });
  }

  private async answer(input: string, init: RequestInit): Promise<Response> {
    if (this.network === 'offline') throw new TypeError('Failed to fetch');
    const request = new Request(input, init);
    const isWrite = WRITES.some((path) => new URL(request.url).pathname.endsWith(path));
    if (!isWrite && this.network === 'readsFail') return new Response('<h1>', { status: 500 });
    const fault = isWrite ? this.fault : '';
    if (isWrite) this.fault = '';
    if (fault === 'refused') return Response.json({ code: 7, status: '7', message: 'no' });
    if (fault === 'signed-out') return new Response('{"code":401}', { status: 401 });
    if (fault === 'late') this.late.push({ request, until: Date.now() + SETTLING_MS });
    if (fault === 'late' || fault === 'lost-before') throw new TypeError('Failed to fetch');
    const response = await this.carryOut(request);
    if (fault === 'lost-after') throw new TypeError('Failed to fetch');
    if (fault === 'http-500') return new Response('', { status: 500 });
    if (fault === 'html') return new Response('<html>');
    return fault === 'duplicate' ? Response.json({ code: 800005, status: '800005' }) : response;
  }

  private get effects(): number {
    const { ledger } = this.lender;
    return ledger.filter((one) => one.kind === this.screen.effect && !one.elsewhere).length;
  }

  private async tap(
    page: Page,
    card = this.screen.name.endsWith('with a code') ? cards.code : cards.direct,
  ) {
    if ('variant' in this.screen)
      return page.send(confirmations[this.screen.variant], push, '₱5,000.00');
    const { tokens } = this.lender.cards;
    const token = `repay-${tokens.length}`;
    tokens.push({ token, orderId: payment.orderId, used: false });
    const fields = commitFields(payment, card, token);
    const result = await page.send(cardCommit, fields, payment.amountText);
    if (result?.success && result.data.needValid) this.recordId = result.data.repayRecordId;
    return result;
  }

  private async confirm(page: Page): Promise<void> {
    if ('variant' in this.screen) return;
    const verifyCode = this.lender.cards.messages.slice(-1)[0]?.code ?? '123456';
    const { orderId } = payment;
    await page.send(cardConfirm, { orderId, verifyCode, repaymentRecordId: this.recordId });
  }

  private async resend(page: Page): Promise<void> {
    if ('variant' in this.screen) return;
    const token = this.lender.cards.tokens.slice(-1)[0]?.token ?? '';
    await page.send(cardResend, commitFields(payment, cards.code, token));
  }

  private async land(): Promise<void> {
    const due = this.late.filter(({ until }) => Date.now() < until);
    this.late = [];
    for (const { request } of due) await this.carryOut(request);
  }

  private async pass(ms: number): Promise<void> {
    if (this.late.some(({ until }) => Date.now() + ms >= until)) await this.land();
    vi.advanceTimersByTime(ms);
  }

  /** The borrower goes on from a notice: knowing of what arrived, or at his own risk. */
  private reopen(page: Page): void {
    if (page.read().status !== 'idle') page.reopen();
    if (page.read().status === 'idle') this.accepted = this.effects;
  }

  private become(network: History['network']): void {
    this.network = network;
  }

  private readonly acts: Record<string, (page: Page, tab: 0 | 1) => unknown> = {
    tap: (page) => this.tap(page),
    tapOther: (page) => this.tap(page, cards.code),
    tapBoth: () => Promise.all(this.tabs.map((page) => this.tap(page))),
    confirm: (page) => this.confirm(page),
    resend: (page) => this.resend(page),
    check: (page) => page.check(),
    reopen: (page) => this.reopen(page),
    reload: (_, tab) => {
      this.tabs[tab] = this.opened();
    },
    second: () => this.pass(1000),
    fifteenSeconds: () => this.pass(SETTLING_MS),
    minute: () => this.pass(MINUTE_MS),
    tenMinutes: () => this.pass(10 * MINUTE_MS),
    clockBack: () => {
      this.late = this.late.map((one) => ({ ...one, until: one.until - 120 * MINUTE_MS }));
      vi.setSystemTime(Date.now() - 120 * MINUTE_MS);
    },
    land: () => this.land(),
    readsFail: () => this.become('readsFail'),
    offline: () => this.become('offline'),
    saysOffline: () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false),
    restored: () => this.become('works'),
  };

  async step([name, tab]: Step): Promise<void> {
    const page = this.tabs[tab];
    this.wished ||= SENDING.includes(name);
    if (FAULTS.includes(name)) this.fault = name;
    else await this.acts[name]?.(page, tab);
    const unknown = this.effects - this.accepted;
    const wanted = this.wished ? 1 : 0;
    expect(unknown, `${this.screen.name}: a double effect`).toBeLessThanOrEqual(wanted);
    // The page tells that it arrived; a new one is then the borrower's own wish.
    const { status } = page.read();
    const told = status === 'settled' || status === 'sent';
    if (!told || unknown !== 1) return;
    this.accepted = this.effects;
    this.wished = false;
  }

  /** Once everything works again and time has passed, each tab offers something to do. */
  async end(): Promise<void> {
    this.network = 'works';
    this.fault = '';
    await this.pass(SETTLING_MS);
    for (const minutes of [0, 10]) {
      await this.pass(minutes * MINUTE_MS);
      for (const page of this.tabs) await page.check();
    }
    for (const page of this.tabs) {
      const state = page.read();
      const isGone = state.status === 'unsure' && state.found === 'gone';
      const goesOn =
        ['idle', 'sent', 'settled'].includes(state.status) || mayRepeat(state) || isGone;
      expect(goesOn, `${this.screen.name}: a way forward from ${state.status}`).toBe(true);
    }
  }
}

/** Fewer for each mutant. */
const HISTORIES = Number(process.env.HISTORIES ?? 500);

it(`${HISTORIES} random histories have no double effect and a way forward`, async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'performance'] });
  const began = Date.now();
  let effects = 0;
  const step = fc.tuple(fc.constantFrom(...STEPS), fc.constantFrom<0 | 1>(0, 0, 1));
  const steps = fc.array(step, { minLength: 5, maxLength: 25, size: 'max' });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...SCREENS), steps, async (screen, history) => {
      vi.setSystemTime(began);
      vi.restoreAllMocks();
      const world = new History(screen);
      for (const one of history) await world.step(one);
      effects += Object(world).lender.ledger.length;
      await world.end();
    }),
    {
      numRuns: HISTORIES,
      examples: [
        [SCREENS[3], SET_BACK],
        [SCREENS[3], CONFIRMED_AGAIN],
      ],
    },
  );
  expect(effects).toBeGreaterThan(HISTORIES / 4);
}, 600_000);
