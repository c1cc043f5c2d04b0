// @vitest-environment happy-dom

import { expect, it, vi } from 'vitest';
import * as cards from '../../../../pages/cardRepayment/cardPayment.mutation.ts';
import { legacyConfirmCalls } from '../../../../shared/api/loanConfirm.legacy.ts';
import { v3ConfirmCalls } from '../../../../shared/api/loanConfirm.ts';
import { confirmationOf } from '../../../../shared/features/loanConfirm/confirmation.ts';
import type { MutationOptions } from '../../../../shared/runtime/mutation/mutation.ts';
import { SETTLING_MS } from '../../../../shared/runtime/mutation/next.ts';
import { mayRepeat, openWritePage } from '../../../../shared/runtime/mutation/writePage.ts';
import * as fc from '../../../fastCheck.ts';
import { createSandbox } from '../../../sandbox/sandbox.ts';
import { words } from '../../words.ts';
import { lost, visit } from '../freshPhone.ts';

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

/** Whether the next write is done, and what its page hears. `late`: it is done within the time that a check waits for. */
const FAULTS: Record<string, [isDone: boolean, answer: () => Response | Promise<Response>]> = {
  'lost-before': [false, lost],
  'lost-after': [true, lost],
  late: [false, lost],
  'http-500': [true, () => new Response('', { status: 500 })],
  html: [true, () => new Response('<html>')],
  refused: [false, () => Response.json({ code: 7, status: '7', message: 'no' })],
  duplicate: [true, () => Response.json({ code: 800005, status: '800005' })],
  'signed-out': [false, () => new Response('{"code":401}', { status: 401 })],
};
const SENDING = words('tap tapBoth tapOther confirm resend');
const STEPS = words(`
  tap tap tap tap tapBoth tapOther confirm resend check reopen reopen reload reload
  second fifteenSeconds minute tenMinutes tenMinutes clockBack land
  readsFail offline saysOffline restored restored ${Object.keys(FAULTS).join(' ')}
`);

type Step = readonly [name: string, tab: 0 | 1];
type Page = ReturnType<typeof openWritePage>;

/** Steps in words: `tap` in the first tab, `tap:1` in the other. */
const steps = (text: string): Step[] =>
  words(text).map((word) => [word.replace(':1', ''), word.endsWith(':1') ? 1 : 0]);

const OFFER = { amount: '₱5,000.00', periods: '3', termUnit: 'months', productId: '7' };
const v3 = confirmationOf(v3ConfirmCalls).push;
const legacy = confirmationOf(legacyConfirmCalls).push;
const PAYMENT = {
  orderId: 'two-instalments',
  amount: '345000',
  amountText: '₱3,450.00',
  couponId: '',
  userId: '',
};
const CODE = { id: '501', bankName: 'BDO Unibank', cardNo: '5234567812341234', bankCode: 'BDO' };
const DIRECT = { id: '503', bankName: 'UnionBank', cardNo: '4111222233339012', bankCode: 'UBP' };

/** Which write is sent, and its order in the address. */
const SCREENS = [
  { name: 'a card without a code', orderId: PAYMENT.orderId, card: DIRECT },
  { name: 'a card with a code', orderId: PAYMENT.orderId, card: CODE },
  { name: 'a confirmation', orderId: 'redirect', push: v3 },
  { name: 'a legacy confirmation', orderId: 'redirect', push: legacy },
  { name: 'a confirmation without an order', orderId: '', push: v3 },
] as const;
type Screen = (typeof SCREENS)[number];

/**
 * A tab that is opened after the clock was set back sends what arrives late. The one that stayed open must not take it for
 * hours old: its check would prove too early that nothing happened.
 */
const SET_BACK = steps('clockBack reload:1 late:1 tap:1 check tap land');

/** Confirmed twice on purpose: the second changes nothing that a check could read. */
const CONFIRMED_AGAIN = steps('tap check html reopen tap tenMinutes check tap check tap');

/** Two tabs with a screen, and everything that can happen to them. */
function openTabs(screen: Screen) {
  const { app, world } = createSandbox();
  const lender = world('s');
  const { tokens, messages } = lender.cards;
  const push = 'push' in screen ? screen.push : undefined;
  let fault = '';
  let network = 'restored';
  let late: { request: Request; until: number }[] = [];
  let recordId = '7001';
  const held = new Set<string>();
  const carryOut = (request: Request) => app.request(request.clone());
  const answer = async (input: string, init: RequestInit) => {
    if (network === 'offline') return lost();
    const request = new Request(input, init);
    const isWrite = WRITES.some((path) => new URL(request.url).pathname.endsWith(path));
    if (!isWrite && network === 'readsFail') return new Response('<h1>', { status: 500 });
    const happens = isWrite ? fault : '';
    if (isWrite) fault = '';
    if (happens === 'late') late.push({ request, until: Date.now() + SETTLING_MS });
    const [isDone, instead] = FAULTS[happens] ?? [true];
    const response = isDone ? await carryOut(request) : undefined;
    return instead ? instead() : response;
  };
  const locked = async (name: string, _: object, work: (lock: unknown) => unknown) => {
    if (held.has(name)) return work(null);
    held.add(name);
    const result = await work({});
    held.delete(name);
    return result;
  };
  const opened = (): Page => {
    const options = { leave: () => undefined, NextStep: () => null } satisfies MutationOptions;
    const given = () => ({ mutation: push ?? cards.cardCommit, options });
    return openWritePage(given, () => undefined);
  };
  localStorage.clear();
  visit(`sessionId=s&orderId=${screen.orderId}`);
  vi.stubGlobal('fetch', answer);
  Object.defineProperty(navigator, 'locks', { value: { request: locked }, configurable: true });
  const tabs = [opened(), opened()];

  const land = async () => {
    const due = late.filter(({ until }) => Date.now() < until);
    late = [];
    for (const { request } of due) await carryOut(request);
  };
  const pass = async (ms: number) => {
    if (late.some(({ until }) => Date.now() + ms >= until)) await land();
    vi.advanceTimersByTime(ms);
  };
  const tap = async (page: Page, card = 'card' in screen ? screen.card : DIRECT): Promise<void> => {
    if (push) return void (await page.send(push, OFFER, OFFER.amount));
    const token = `repay-${tokens.length}`;
    tokens.push({ token, orderId: PAYMENT.orderId, used: false });
    const fields = cards.commitFields(PAYMENT, card, token);
    const result = await page.send(cards.cardCommit, fields, PAYMENT.amountText);
    if (result?.success && result.data.needValid) recordId = result.data.repayRecordId;
  };
  const confirm = async (page: Page) => {
    const verifyCode = messages.slice(-1)[0]?.code ?? '123456';
    const fields = { orderId: PAYMENT.orderId, verifyCode, repaymentRecordId: recordId };
    if (!push) await page.send(cards.cardConfirm, fields);
  };
  const resend = async (page: Page) => {
    const token = tokens.slice(-1)[0]?.token ?? '';
    if (!push) await page.send(cards.cardResend, cards.commitFields(PAYMENT, CODE, token));
  };
  const acts: Record<string, (page: Page, tab: 0 | 1) => unknown> = {
    tap: (page) => tap(page),
    tapOther: (page) => tap(page, CODE),
    confirm,
    resend,
    land,
    tapBoth: () => Promise.all(tabs.map((page) => tap(page))),
    check: (page) => page.check(),
    reopen: (page) => page.read().status !== 'idle' && page.reopen(),
    reload(_, tab) {
      tabs[tab] = opened();
    },
    second: () => pass(1000),
    fifteenSeconds: () => pass(SETTLING_MS),
    minute: () => pass(MINUTE_MS),
    tenMinutes: () => pass(10 * MINUTE_MS),
    clockBack() {
      late = late.map((one) => ({ ...one, until: one.until - 120 * MINUTE_MS }));
      vi.setSystemTime(Date.now() - 120 * MINUTE_MS);
    },
    saysOffline: () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false),
  };
  return {
    tabs,
    /** How many have happened of those that may happen once. */
    effects() {
      const kind = push ? 'push' : 'debit';
      return lender.ledger.filter((one) => one.kind === kind && !one.elsewhere).length;
    },
    async act([name, tab]: Step) {
      if (name in FAULTS) fault = name;
      else if (acts[name]) await acts[name](tabs[tab] as Page, tab);
      else network = name;
      return tabs[tab] as Page;
    },
  };
}

/** Plays a history. @returns how many effects it had. */
async function play(screen: Screen, history: readonly Step[]): Promise<number> {
  const { tabs, act, effects } = openTabs(screen);
  /** Effects that the borrower knows of, or has risked. */
  let accepted = 0;
  /** Whether the borrower has tapped since the page told that one arrived. */
  let wished = false;
  for (const step of history) {
    wished ||= SENDING.includes(step[0]);
    const { status } = (await act(step)).read();
    // The borrower goes on from a notice: knowing of what arrived, or at his own risk.
    if (step[0] === 'reopen' && status === 'idle') accepted = effects();
    const unknown = effects() - accepted;
    expect(unknown, `${screen.name}: a double effect`).toBeLessThanOrEqual(wished ? 1 : 0);
    // The page tells that it arrived; a new one is then the borrower's own wish.
    const isTold = status === 'settled' || status === 'sent';
    if (!isTold || unknown !== 1) continue;
    accepted = effects();
    wished = false;
  }
  const happened = effects();
  // Once everything works again and time has passed, each tab offers something to do.
  const waiting = 'restored fifteenSeconds check check:1 tenMinutes check check:1';
  for (const step of steps(waiting)) await act(step);
  for (const page of tabs) {
    const state = page.read();
    const isGone = state.status === 'unsure' && state.found === 'gone';
    const goesOn = ['idle', 'sent', 'settled'].includes(state.status) || mayRepeat(state) || isGone;
    expect(goesOn, `${screen.name}: a way forward from ${state.status}`).toBe(true);
  }
  return happened;
}

const HISTORIES = Number(process.env.HISTORIES ?? 500);

it(`${HISTORIES} random histories have no double effect and a way forward`, async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'performance'] });
  const began = Date.now();
  let effects = 0;
  const step = fc.tuple(fc.constantFrom(...STEPS), fc.constantFrom<0 | 1>(0, 0, 1));
  const history = fc.array(step, { minLength: 5, maxLength: 25, size: 'max' });
  const property = fc.asyncProperty(fc.constantFrom(...SCREENS), history, async (screen, steps) => {
    vi.setSystemTime(began);
    vi.restoreAllMocks();
    effects += await play(screen, steps);
  });
  const examples: [Screen, Step[]][] = [SET_BACK, CONFIRMED_AGAIN].map((one) => [SCREENS[3], one]);
  await fc.assert(property, { numRuns: HISTORIES, examples });
  expect(effects).toBeGreaterThan(HISTORIES / 4);
}, 600_000);
