// @vitest-environment happy-dom

import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, it, vi } from 'vitest';
import * as cards from '../../../../pages/cardRepayment/cardPayment.mutation.ts';
import { type Call, HTTP_TIMEOUT_MS } from '../../../../shared/api/call.ts';
import { repaymentWayCall } from '../../../../shared/api/cardRepayment.ts';
import { legacyConfirmCalls } from '../../../../shared/api/loanConfirm.legacy.ts';
import { v3ConfirmCalls } from '../../../../shared/api/loanConfirm.ts';
import { loadClient, send } from '../../../../shared/api/send.ts';
import { isOpen } from '../../../../shared/api/session/writeRecord.ts';
import { confirmationOf } from '../../../../shared/features/loanConfirm/confirmation.ts';
import type { MutationOptions } from '../../../../shared/runtime/mutation/mutation.ts';
import { SETTLING_MS } from '../../../../shared/runtime/mutation/next.ts';
import { mayRepeat, openWritePage } from '../../../../shared/runtime/mutation/writePage.ts';
import * as fc from '../../../fastCheck.ts';
import { createSandbox } from '../../../sandbox/sandbox.ts';
import { words } from '../../words.ts';
import { lost, visit } from '../freshPhone.ts';

/*
 * Random histories of two tabs, which the phone may suspend, a strict lender (the sandbox, which carries out every request that
 * it gets), a network and a clock. The screens' own mutations run unchanged; React is left out.
 */

// Without its repetitions of reads, which wait.
vi.mock('ky', () => ({
  default: (address: string, { method, headers, body }: RequestInit) =>
    fetch(address, { method, headers, body } as RequestInit),
  TimeoutError: class extends Error {},
}));

const MINUTE_MS = 60_000;
const WRITES = ['/repayment-commit', '/repayment-confirm', '/loan-detail-push', '/lumen/push'];

/** An answer that never comes whole, until the client gives up. */
const headOnly = () =>
  new Promise<never>((_, reject) => setTimeout(reject, HTTP_TIMEOUT_MS, new TypeError('No body')));

/**
 * Whether the next write is done, and what its page hears. `late`, `stalled`: it is done within the time that a check waits for
 * after the connection has ended.
 */
const FAULTS: Record<string, [isDone: boolean, answer: () => Response | Promise<Response>]> = {
  'head-only': [true, headOnly],
  stalled: [false, headOnly],
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
  tap tap tap tap tapBoth tapOther confirm resend check check reopen reopen reload reload
  second fifteenSeconds minute tenMinutes tenMinutes clockBack land suspend suspend wake
  readsFail readsStall refuses offline saysOffline restored restored restored ${Object.keys(FAULTS).join(' ')}
`);

type Step = readonly [name: string, tab: 0 | 1];
type Page = ReturnType<typeof openWritePage>;

/** A page as the phone sees it: running, suspended, or gone. What it waits for goes on when it runs again. */
interface Process {
  state: 'running' | 'suspended' | 'gone';
  waiting: (() => void)[];
}

/** Which page some work belongs to. */
const running = new AsyncLocalStorage<Process>();

/** Goes on once the page of this work runs; never if it is gone. */
const whenRunning = async () => {
  const page = running.getStore();
  while (page && page.state !== 'running')
    await new Promise<void>((resolve) => page.waiting.push(resolve));
};

/** When timers are due, by the clock that nobody sets. */
let timers: number[] = [];

/** Timers of a page that is suspended stand still. */
function stubTimers(): void {
  const set = globalThis.setTimeout;
  timers = [];
  vi.stubGlobal('setTimeout', (work: (given?: unknown) => void, ms = 0, given?: unknown) => {
    const page = running.getStore();
    const due = performance.now() + ms;
    timers.push(due);
    const ring = () => whenRunning().then(() => work(given));
    return set(() => (page ? running.run(page, ring) : work(given)), ms);
  });
}

/** Locks of the tabs. One that is taken away makes its request fail, whose work goes on. */
function lockManager() {
  const held = new Map<string, { page: Process | undefined; lose: (error: Error) => void }>();
  return async (name: string, options: { steal?: boolean }, work: (lock: unknown) => unknown) => {
    const holder = held.get(name);
    if (holder && holder.page?.state !== 'gone' && !options.steal) return work(null);
    holder?.lose(new DOMException('Stolen', 'AbortError'));
    const lost = new Promise((_, reject) => {
      held.set(name, { page: running.getStore(), lose: reject });
    });
    const own = held.get(name);
    const done = (async () => work({}))().finally(() => {
      if (held.get(name) === own) held.delete(name);
    });
    return Promise.race([done, lost]);
  };
}

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
const CARDS = { orderId: PAYMENT.orderId, own: repaymentWayCall, fields: {} };
const fields = { productId: '7' };
const V3 = { push: v3, own: v3ConfirmCalls.offer, fields };
const SCREENS = [
  { name: 'a card without a code', card: DIRECT, ...CARDS },
  { name: 'a card with a code', card: CODE, ...CARDS },
  { name: 'a confirmation', orderId: 'redirect', ...V3 },
  {
    name: 'a legacy confirmation',
    orderId: 'redirect',
    push: legacy,
    own: legacyConfirmCalls.offer,
    fields,
  },
  { name: 'a confirmation without an order', orderId: '', ...V3 },
] as const;
type Screen = (typeof SCREENS)[number];

/**
 * A tab that is opened after the clock was set back sends what arrives late. The one that stayed open must not take it for
 * hours old: its check would prove too early that nothing happened.
 */
const SET_BACK = steps('clockBack reload:1 late:1 tap:1 check tap land');

/** A tab that is suspended while it sends keeps its lock, and must not send once the other one has. */
const SUSPENDED = steps(`
  readsStall tap suspend restored tap:1 wake
  tenMinutes tap head-only suspend check:1 tenMinutes check:1 reopen:1 tap:1 wake
`);

/** A check that nobody answers proves nothing, however long it lasts. */
const UNANSWERED = steps(`
  head-only tap readsStall minute fifteenSeconds check fifteenSeconds tap fifteenSeconds
`);

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
  let late: { request: Request; until: number; page: Process | undefined }[] = [];
  let recordId = '7001';
  /** How many requests the lender is at. */
  let busy = 0;
  const carryOut = async (request: Request) => {
    busy += 1;
    try {
      return await app.request(request.clone());
    } finally {
      busy -= 1;
    }
  };
  /** Waits until nothing goes on but what waits for time, or for its page. */
  const settle = async () => {
    for (let quiet = 0; quiet < 3; quiet = busy ? 0 : quiet + 1)
      await new Promise((resolve) => setImmediate(resolve));
  };
  const REFUSAL = { code: 1207, status: '1207', success: false, message: 'Offer has ended' };
  const reply = async (request: Request) => {
    if (network === 'offline') return lost();
    const { pathname } = new URL(request.url);
    const isWrite = WRITES.some((path) => pathname.endsWith(path));
    if (!isWrite) {
      const own = screen.own.path.split('/').pop() ?? '';
      if (network === 'readsFail') return new Response('<h1>', { status: 500 });
      if (network === 'readsStall') return headOnly();
      if (network === 'refuses' && pathname.endsWith(`/${own}`)) return Response.json(REFUSAL);
      return carryOut(request);
    }
    const happens = fault;
    fault = '';
    const lasts = { late: 0, stalled: HTTP_TIMEOUT_MS }[happens];
    if (lasts !== undefined) {
      const until = Date.now() + lasts + SETTLING_MS;
      late.push({ request, until, page: running.getStore() });
    }
    const [isDone, instead] = FAULTS[happens] ?? [true];
    const response = isDone ? await carryOut(request) : undefined;
    return instead ? instead() : (response as Response);
  };
  const answer = async (input: string, init: RequestInit) => {
    const outcome = await reply(new Request(input, init)).then(
      (response) => () => response,
      (error) => () => Promise.reject(error),
    );
    await whenRunning();
    return outcome();
  };
  localStorage.clear();
  visit(`sessionId=s&orderId=${screen.orderId}`);
  vi.stubGlobal('fetch', answer);
  const locks = { request: lockManager() };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  /** What went wrong in work that nobody waits for. */
  const problems: unknown[] = [];
  /** Runs something in a page, until it waits for time. */
  const run = async (process: Process, work: () => unknown) => {
    running.run(process, async () => work()).catch((error) => problems.push(error));
    await settle();
  };
  const opened = () => {
    const options = { leave: () => undefined, NextStep: () => null } satisfies MutationOptions;
    const given = () => ({ mutation: push ?? cards.cardCommit, options });
    const process: Process = { state: 'running', waiting: [] };
    const page = running.run(process, () => openWritePage(given, () => undefined));
    return { process, page, hasControl: false };
  };
  type Tab = ReturnType<typeof opened>;
  /** The page's own reading, without which it has no control. */
  const readOwn = (tab: Tab) =>
    run(tab.process, async () => {
      const { success } = await send(screen.own as Call<object, unknown>, screen.fields);
      tab.hasControl ||= success;
    });
  const tabs = [opened(), opened()];
  const ready = async () => {
    for (const tab of tabs) await readOwn(tab);
  };
  const wake = async ({ process }: Tab) => {
    if (process.state !== 'suspended') return;
    process.state = 'running';
    for (const goOn of process.waiting.splice(0)) goOn();
    await settle();
  };

  const land = async () => {
    const due = late.filter(({ until }) => Date.now() < until);
    late = [];
    for (const { request } of due) await carryOut(request);
  };
  const pass = async (ms: number) => {
    if (late.some(({ until }) => Date.now() + ms >= until)) await land();
    const end = performance.now() + ms;
    for (let next = 0; next < end; ) {
      timers = timers.filter((due) => due > performance.now());
      next = Math.min(end, ...timers);
      vi.advanceTimersByTime(Math.max(0, next - performance.now()));
      await settle();
    }
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
  /** What needs the control, or goes on from a notice to it. */
  const onControl: Record<string, (page: Page) => unknown> = {
    tap: (page) => tap(page),
    tapOther: (page) => tap(page, CODE),
    confirm,
    resend,
    reopen: (page) => page.read().status !== 'idle' && page.reopen(),
  };
  const acts: Record<string, (tab: Tab, at: 0 | 1) => unknown> = {
    land,
    async tapBoth() {
      for (const tab of tabs) await wake(tab);
      const able = tabs.filter(({ hasControl }) => hasControl);
      await Promise.all(able.map(({ process, page }) => run(process, () => tap(page))));
    },
    check: ({ process, page }) => run(process, () => page.check(true)),
    async reload({ process }, at) {
      process.state = 'gone';
      // Its connections end with it.
      late = late.map((one) => {
        const until = Math.min(one.until, Date.now() + SETTLING_MS);
        return one.page === process ? { ...one, until } : one;
      });
      const next = opened();
      tabs[at] = next;
      await readOwn(next);
      await run(next.process, () => next.page.check());
    },
    suspend({ process }) {
      process.state = 'suspended';
    },
    wake,
    second: () => pass(1000),
    fifteenSeconds: () => pass(SETTLING_MS),
    minute: () => pass(MINUTE_MS),
    tenMinutes: () => pass(10 * MINUTE_MS),
    clockBack() {
      late = late.map((one) => ({ ...one, until: one.until - 120 * MINUTE_MS }));
      vi.setSystemTime(Date.now() - 120 * MINUTE_MS);
    },
    saysOffline: () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false),
    async restored() {
      network = 'restored';
      for (const tab of tabs) if (tab.process.state === 'running') await readOwn(tab);
    },
  };
  /** What the phone, the network and the clock do. Anything else is done by a borrower, who has the tab before him. */
  const OUTSIDE = words(`
    land tapBoth suspend second fifteenSeconds minute tenMinutes clockBack saysOffline restored
  `);
  return {
    tabs,
    ready,
    problems,
    /** How many have happened of those that may happen once. */
    effects() {
      const kind = push ? 'push' : 'debit';
      return lender.ledger.filter((one) => one.kind === kind && !one.elsewhere).length;
    },
    async act([name, at]: Step): Promise<Page> {
      const tab = tabs[at] as Tab;
      const act = onControl[name];
      if (!OUTSIDE.includes(name) && (acts[name] || act)) await wake(tab);
      if (name in FAULTS) fault = name;
      else if (acts[name]) await acts[name](tab, at);
      else if (!act) network = name;
      else if (tab.hasControl) await run(tab.process, () => act(tab.page));
      return (tabs[at] as Tab).page;
    },
  };
}

/** Plays a history. @returns how many effects it had. */
async function play(screen: Screen, history: readonly Step[]): Promise<number> {
  const { tabs, ready, problems, act, effects } = openTabs(screen);
  const push = 'push' in screen ? screen.push : undefined;
  await ready();
  expect(tabs.map(({ hasControl }) => hasControl)).toEqual([true, true]);
  /** Effects that the borrower knows of, or has risked. */
  let accepted = 0;
  /** Whether the borrower has tapped since the page told that one arrived. */
  let wished = false;
  for (const step of history) {
    wished ||= SENDING.includes(step[0]);
    const { status, message } = (await act(step)).read();
    // Whatever the page's own reading says.
    if (step[0] === 'reload' && isOpen((push ?? cards.cardCommit).key, Date.now()))
      expect(message, `${screen.name}: forgotten after a reload`).not.toBe('');
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
  expect(problems).toEqual([]);
  const happened = effects();
  // Once everything works again and time has passed, each tab offers something to do.
  const waiting =
    'wake wake:1 restored minute fifteenSeconds check check:1 tenMinutes check check:1';
  for (const step of steps(waiting)) await act(step);
  for (const { page } of tabs) {
    const state = page.read();
    const isGone = state.status === 'unsure' && state.found === 'gone';
    const goesOn = ['idle', 'sent', 'settled'].includes(state.status) || mayRepeat(state) || isGone;
    expect(goesOn, `${screen.name}: a way forward from ${state.status}`).toBe(true);
  }
  return happened;
}

const HISTORIES = Number(process.env.HISTORIES ?? 500);

it(`${HISTORIES} random histories have no double effect and a way forward`, async () => {
  await loadClient();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'performance'] });
  stubTimers();
  const began = Date.now();
  let effects = 0;
  const step = fc.tuple(fc.constantFrom(...STEPS), fc.constantFrom<0 | 1>(0, 0, 1));
  const history = fc.array(step, { minLength: 5, maxLength: 25, size: 'max' });
  const property = fc.asyncProperty(fc.constantFrom(...SCREENS), history, async (screen, steps) => {
    vi.setSystemTime(began);
    vi.restoreAllMocks();
    effects += await play(screen, steps);
  });
  const special = [SET_BACK, CONFIRMED_AGAIN, SUSPENDED, UNANSWERED];
  const examples: [Screen, Step[]][] = special.map((one) => [SCREENS[3], one]);
  await fc.assert(property, { numRuns: HISTORIES, examples });
  expect(effects).toBeGreaterThan(HISTORIES / 4);
}, 600_000);
