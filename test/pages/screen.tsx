import {
  act,
  cleanup,
  configure,
  getConfig,
  render,
  screen,
  waitFor,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'jotai/vanilla';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import type { Mounted } from '../../shared/runtime/mount.tsx';
import { SETTLING_MS } from '../../shared/runtime/mutation/next.ts';
import { Screen } from '../../shared/runtime/Screen.tsx';
import { prepareToasts } from '../../shared/ui/toast.ts';
import { LIMITS } from '../limits.ts';
import { arm, type NetworkFault } from '../sandbox/armedFaults.ts';
import { createSandbox, type Sandbox } from '../sandbox/sandbox.ts';
import type { Order } from '../sandbox/world.ts';

const { asyncWrapper } = getConfig();
configure({
  asyncUtilTimeout: LIMITS.poll,
  // A test that ran into its limit would go on tapping in the next one: whatever it waits for now never ends.
  asyncWrapper: async (wait) => {
    const begun = sandbox;
    const result = await asyncWrapper(wait);
    return begun === sandbox ? result : new Promise(() => {});
  },
});

/** The sandbox of the running test; it answers requests in memory. */
export let sandbox: Sandbox;
/** The addresses that the page tried to open, in order. */
export let visited: string[];

const throughSandbox = async (input: RequestInfo | URL, init?: RequestInit) =>
  sandbox.app.fetch(new Request(input, init));

/** Gives each test of a file its own sandbox, and records the addresses that the page opens. */
export function useSandbox(): void {
  let timers: MockInstance<typeof setTimeout>;
  beforeEach(() => {
    // A wait of a test that ran into its limit has it off.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    timers = vi.spyOn(globalThis, 'setTimeout');
    sandbox = createSandbox();
    visited = [];
    vi.stubGlobal('fetch', throughSandbox);
    // The DOM of these tests has none.
    vi.stubGlobal('stop', () => undefined);
    for (const way of ['assign', 'replace'] as const) {
      vi.spyOn(window.location, way).mockImplementation(
        (href) => void visited.push(`${way} ${href}`),
      );
    }
    // Nothing leaves the machine.
    Object(window).happyDOM.settings.disableIframePageLoading = true;
    sessionStorage.clear();
    localStorage.clear();
    prepareToasts();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    // A page that would leave in a few seconds must not do so in the next test.
    for (const { value } of timers.mock.results) clearTimeout(value);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    document.body.textContent = '';
  });
}

const mounted = import.meta.glob<Mounted>('../../pages/*/main.tsx', { import: 'default' });

/** The screen of the page that an address names, and its remote data. */
async function pageOf(address: string) {
  const [, name = ''] = /^\/(\w+)/.exec(address) ?? [];
  const page = await mounted[`../../pages/${name}/main.tsx`]?.();
  if (!page) throw new Error(`No screen of /${name}`);
  return { view: createElement(page.Live), data: page.data };
}

/** What the build renders of a page. */
export const renderedPage = async (name: string) => rendered((await pageOf(`/${name}`)).view);

/** Opens the page that an address names. */
export async function openPage(address: string): Promise<void> {
  const { view, data } = await pageOf(address);
  await openScreen(address, view, data);
}

/** Opens a page whose own reading nobody answers. */
export async function openUnanswered(address: string): Promise<void> {
  const { view } = await pageOf(address);
  await openScreen(address, view);
}

/** Opens a screen at an address as its mount does, and reads its data. */
export async function openScreen(
  address: string,
  view: ReactNode,
  data: Mounted['data'] = [],
): Promise<void> {
  history.replaceState(null, '', address);
  const store = createStore();
  render(<Screen store={store}>{view}</Screen>);
  await act(async () => {
    for (const { load } of data) await store.set(load);
  });
}

/** What the build renders of a screen, in an element of its own. */
export function rendered(view: ReactNode): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(<Screen store={createStore()}>{view}</Screen>);
  return place;
}

/** The address of a page for an order of session `s`. @param more its other parameters. */
export const addressOf = (page: string, orderId = 'due-extendable', more: object = {}) =>
  `/${page}?${new URLSearchParams({ sessionId: 's', productId: '7', orderId, ...more })}`;

/** Opens a page for an order of session `s`. */
export const openOrder = (...order: Parameters<typeof addressOf>) => openPage(addressOf(...order));

/**
 * Waits until the page says that a write without a reply may still be on its way, lets the time pass in which that is so,
 * and checks again as a borrower would. The clock stands still from then on, until `useSandbox` ends the test.
 */
export async function checkOnceSettled(): Promise<void> {
  await screen.findByText(/It may still go through/);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + SETTLING_MS });
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
}

/** Taps a button, once it is there. */
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Taps a radio button, once it is there. */
export const choose = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('radio', { name }));

/** Asks for a code for the channel that is chosen at first. */
export async function askForCode(): Promise<void> {
  await press('Payment Method');
  await press(/^Confirm ·/);
}

/** Enters the monthly income on the page's own keyboard. */
export async function enterIncome(): Promise<void> {
  await press(/Monthly income/);
  await press('9');
  await press('Confirm');
}

/** Saves what stands in the account form. */
export async function saveAccount(): Promise<void> {
  await press('Next');
  await press('Save');
}

/** Fills in the account form of an e-wallet, as far as Next. */
export async function fillAccount(): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Account holder'), 'Ana Reyes');
  await userEvent.type(screen.getByLabelText('GCash number'), '09171234567');
  await enterIncome();
}

/** A button that is on the page now. */
export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** Whether a button cannot be used now. */
export const isBlocked = (name: string | RegExp) =>
  button(name).getAttribute('aria-disabled') === 'true';

/** Waits for a dialog. */
export const dialog = (name: string) => screen.findByRole('dialog', { name });

/** Waits until no dialog is open. */
export const noDialog = () => expect.poll(() => screen.queryByRole('dialog')).toBeNull();

/** Waits until the page opens its first address: how, and where. */
export const left = (where: RegExp) =>
  expect.poll(() => visited).toEqual([expect.stringMatching(where)]);

/** Lets time pass, while the clock stands still but for this. */
export const passTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Taps a button that is there, while the clock stands still. */
export const tap = (name: string) => act(async () => button(name).click());

/** Lets the page read its data again. */
export const readAgain = () => window.dispatchEvent(new Event('online'));

/** How many toasts are alerts. */
export const alerts = () => document.querySelectorAll('.toasts [role=alert] .toast').length;

/** The texts of all toasts. */
export const toasts = () =>
  [...document.querySelectorAll('.toast')].map(({ textContent }) => textContent);

/** What stands above a button, once it has this tone. */
export const noteOf = (tone: 'done' | 'attention' | 'refused') =>
  waitFor(() => {
    const note = document.querySelector(`[data-tone=${tone}] > .bar-note`);
    if (!note) throw new Error(`Nothing is said as ${tone}`);
    return note;
  });

/** An order of session `s`. @param scenario what the lender says of it from now on. */
export function orderOf(orderId = 'due-extendable', scenario: object = {}): Order {
  const order = sandbox.world('s').orders.get(orderId);
  if (!order) throw new Error(`No order ${orderId}`);
  order.scenario = { ...order.scenario, ...scenario };
  return order;
}

/** The calls of session `s` whose path ends so. */
export const calls = (path: string) =>
  sandbox.world('s').calls.filter((call) => call.path.endsWith(path));

/** The keys of those calls, by which the lender knows a write that is sent again. */
export const keysOf = (path: string) => calls(path).map(({ idempotencyKey }) => idempotencyKey);

/** Spoils the next call of session `s` whose path ends so. */
export const fault = (path: string, name: NetworkFault) =>
  arm(sandbox.world('s'), { path, fault: name, times: 1 });

/** The effects of a kind that session `s` has had at the lender. */
export const ledger = (kind: string) =>
  sandbox.world('s').ledger.filter((entry) => entry.kind === kind);
