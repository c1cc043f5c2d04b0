import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { shownExtension } from '../../pages/repayDelay/repayDelay.model.ts';
import { dueOf, shownRepayment } from '../../pages/repayment/repayment.model.ts';
import { extensionCall, repaymentCall } from '../../shared/api/repayment.ts';
import { readConfig } from '../../shared/config/readConfig.ts';
import { keptRequest } from '../../shared/features/repayment/keptRequest.ts';
import { readRepaymentInfo } from '../../shared/features/repayment/repaymentInfo.ts';
import { offeredChannel } from '../../shared/features/repayment/waysToPay.model.ts';
import * as v from '../../shared/lib/schema.ts';
import type { ScreenContext } from '../../shared/runtime/screenContext.ts';
import { waitingRows } from '../../shared/ui/FoldableRows.tsx';
import { arm } from '../sandbox/armedFaults.ts';
import { extensionOf, repaymentOf } from '../sandbox/repayment.ts';
import { payElsewhere } from '../sandbox/world.ts';
import {
  askForCode,
  button,
  calls,
  choose,
  dialog,
  fault,
  isBlocked,
  left,
  openOrder,
  openPage,
  orderOf,
  press,
  sandbox,
  toasts,
  useSandbox,
  visited,
} from './screen.tsx';
import { stubReply, success } from './stubServer.ts';
import { keepTranslated } from './translatePage.ts';

useSandbox();

describe('the repayment model', () => {
  const noon = Date.UTC(2026, 10, 20, 4);
  it.each([
    ['2026-11-20', { due: 'Due today', tone: 'today' }],
    ['2026-11-21', { due: 'Due tomorrow' }],
    ['2026-11-30', { due: 'Due in 10 days' }],
    ['2026-11-19', { due: '1 day overdue', tone: 'late' }],
    ['2026-11-10', { due: '10 days overdue', tone: 'late' }],
    ['', { due: '' }],
  ])('%s is %j', (date, shown) => expect(dueOf(date, noon, 'Asia/Manila')).toEqual(shown));

  it('selects the first channel, or none', () => {
    const channels = [{ key: '1' }, { key: '2' }];
    expect([offeredChannel(channels), offeredChannel([])]).toEqual(['1', '']);
    expect(['2', 'gone'].map((key) => offeredChannel(channels, key))).toEqual(['2', '1']);
  });

  const context = { now: noon, page: 'https://m.example/repayment', config: readConfig({}) };

  it('shows bars with the labels that are known before the reply', () => {
    const due = { label: 'Amount to repay' };
    const waiting = { due, rows: waitingRows(2), ways: {} };
    expect(shownRepayment(undefined, context)).toMatchObject(waiting);
    const rows = waitingRows(2).map((row) => ({ ...row, note: '\u00a0' }));
    expect(shownExtension(undefined, context)).toMatchObject({ due: {}, rows, ways: {} });
  });

  /** What the pages of an instalment of 950 and of an extension for 450 show. */
  function shownOn(where: ScreenContext, sent: object = {}) {
    const instalment = v.parse(repaymentCall.reply, { repayAmount: 950, ...sent });
    const delayInfo = { delayAmount: '450' };
    const extension = v.parse(extensionCall.reply, { delayInfo, ...sent });
    return [shownRepayment(instalment, where), shownExtension(extension, where)];
  }

  it.each([
    ['', '₱'],
    ['?real=1', '₹'],
  ])('writes plain numbers in the currency of the address %j', (query, sign) => {
    const shown = shownOn({ ...context, page: `${context.page}${query}` });
    expect(shown.map(({ due }) => due.amount)).toEqual([`${sign}950.00`, `${sign}450.00`]);
    expect(shown[1]?.note).toContain(`The extension costs ${sign}450.00.`);
  });

  it.each([
    ['while that is read', undefined, undefined],
    ['if that cannot be read', null, ''],
    ['without a date', { repayAmount: '950', repayDate: '' }, ''],
    ['with a date', { repayAmount: '950', repayDate: '2026-12-24' }, 'Now: ₱950.00 on 2026‑12‑24'],
  ])('says what is due without the extension, %s', (_, without, due) => {
    const extension = v.parse(extensionCall.reply, { delayInfo: { delayAmount: '450' } });
    expect(shownExtension(extension, context, without).due).toEqual({
      label: 'Amount to pay for the extension',
      amount: '₱450.00',
      date: '',
      due,
    });
  });

  it('shows the details of an instalment or the plan of an extension, or what there is', () => {
    const detail = [{ text: 'Fee', value: '₱10.00' }];
    const repayPlan = [{ title: 'Part 1', remark: 'first', amount: '301', time: '2027-01-24' }];
    const plan = { text: 'Part 1', note: 'first', value: '₱301.00', valueNote: '2027-01-24' };
    const rowsOf = (sent: object) => shownOn(context, sent).map(({ rows }) => rows);
    expect(rowsOf({ detail, repayPlan })).toEqual([detail, [plan]]);
    expect(rowsOf({ repayPlan })).toEqual([[plan], [plan]]);
    expect(rowsOf({ detail })).toEqual([detail, detail]);
    // A list may have rows of either form; empty ones do not count.
    const both = [plan, ...detail];
    expect(rowsOf({ detail: [{}, ...repayPlan, ...detail] })).toEqual([both, both]);
  });
});

describe('the instalment screen', () => {
  const open = (orderId: string) => openOrder('repayment', orderId);

  it('says so if there is no way to pay', async () => {
    await open('empty-lists');
    expect(screen.getAllByText(/There is no way to pay online/)).toHaveLength(1);
    expect(button('Payment Method')).toHaveProperty('disabled', true);
  });

  it('says that a reply without an address cannot be read', async () => {
    await open('status-174');
    stubReply('/generate-vcode', success({ payUrl: ' ' }));
    await askForCode();
    await screen.findAllByText(/an answer that we cannot read/);
    expect(visited).toEqual([]);
  });

  it('leads back to the code that this tab has got for what is due now, by a link', async () => {
    await open('status-174');
    expect(screen.queryByRole('link', { name: /See the code from/ })).toBeNull();
    await askForCode();
    await left(/^replace .*repaymentOfCode\?/);
    cleanup();
    await open('status-174');
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: /See the code from/ });
    expect(`replace ${link.href}`).toBe(visited[0]);
    expect(isBlocked('Payment Method')).toBe(false);
    cleanup();
    await openOrder('repayDelay', 'status-174');
    expect(screen.queryByRole('link', { name: /See the code from/ })).toBeNull();
    cleanup();
    payElsewhere(sandbox.world('s'), 'two-instalments');
    await open('two-instalments');
    expect(screen.queryByRole('link', { name: /See the code from/ })).toBeNull();
  });

  it('says that an address cannot be opened, and offers the order and another request', async () => {
    await open('write-unsafe');
    await askForCode();
    await screen.findByText(/This link cannot be opened/);
    expect(visited).toEqual([]);
    expect(screen.getByRole('link', { name: 'See your order' })).toBeTruthy();
    expect(isBlocked('Payment Method')).toBe(false);
    expect(screen.queryByRole('link', { name: /See the code from/ })).toBeNull();
  });

  it('asks for nothing if nothing is due', async () => {
    stubReply('/loan-play-detail', success({ repayAmount: '₱0.00', repayList: [] }));
    await open('status-174');
    expect(screen.getByText('There is nothing to pay right now.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Payment Method' })).toBeNull();
  });
});

const PAGES = {
  instalment: {
    call: '/v3/installment/loan-play-detail',
    route: 'repayment',
    replyOf: repaymentOf,
    amount: '₱3,450.00',
    label: 'Amount to repay',
    date: 'Repayment date',
    row: 'Principal ₱3,000.00',
    folded: 4,
    code: '801234567890',
  },
  extension: {
    call: '/orbital/fail',
    route: 'repayDelay',
    replyOf: extensionOf,
    amount: '₱450.00',
    label: 'Extension fee',
    date: 'Next payment date',
    row: 'Instalment 1After the extension ₱1,150.00',
    folded: 1,
    code: '801235067899',
  },
} as const;

const shown = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);

it('the extension works without a plan, and says so', async () => {
  await openOrder('repayDelay', 'null-lists');
  expect(screen.getAllByText(/Your new payment plan is not available yet/)).not.toEqual([]);
});

it('the extension says what is due without it, and why if that cannot be read', async () => {
  await openOrder('repayDelay');
  expect(await screen.findByText(/^Now: ₱3,450\.00 on /)).toBeTruthy();
  cleanup();
  fault('/loan-play-detail', 'refused');
  await openOrder('repayDelay');
  await expect.poll(toasts).toContain('This service is under maintenance');
  expect(document.querySelector('.hero-due')).toBeNull();
  expect(screen.getByText('Extension fee')).toBeTruthy();
});

describe.each(['instalment', 'extension'] as const)('both pages: %s', (kind) => {
  const page = PAGES[kind];
  const isDelay = kind === 'extension';

  /** Opens the page, with a link to the instructions. @returns the date of the reply. */
  async function open(): Promise<string> {
    const order = orderOf('due-extendable', { repayment: { isShowReyTop: 1 } });
    await openOrder(page.route);
    return `${page.replyOf(order).repayDate}`;
  }

  it('is requested by product and order, and shows what is due, its rows and the notices', async () => {
    const date = await open();
    const order = { productId: '7', orderId: 'due-extendable' };
    expect(calls(page.call).map(({ body }) => body)).toEqual([order]);
    const head = screen.getByText(page.amount).closest('header') as HTMLElement;
    expect(within(head).getByText(page.label)).toBeTruthy();
    expect(within(head).getByText(date).tagName).toBe('TIME');
    expect(head.textContent).toContain(`${page.date} ${date}`);
    const name = screen.getByRole('heading', { level: 2, name: 'PesoBridge Flexi' });
    expect(name.parentElement?.querySelector('img')?.src).toMatch(/logo\/pesobridge\.svg$/);
    const rows = () => {
      const values = shown('definition');
      return shown('term').map((words, index) => `${words} ${values[index]}`);
    };
    expect(rows()).toEqual([`${page.row}${isDelay ? date : ''}`, expect.anything()]);
    expect(button(`Show ${page.folded} more`).getAttribute('aria-expanded')).toBe('false');
    await press(`Show ${page.folded} more`);
    expect(rows()).toHaveLength(2 + page.folded);
    await press('Hide');
    expect(rows()).toHaveLength(2);
    expect(screen.getByText(/^Pay the exact amount\./)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'How to pay with e-wallets and at stores' });
    const instructions = new RegExp(`^/paymentInstructions\\?.*payCode=${page.code}`);
    expect(link.getAttribute('href')).toMatch(instructions);
  });

  it('a channel that is picked requests a code, and the page opens its address, also while translated', async () => {
    onTestFinished(keepTranslated());
    const date = await open();
    expect(screen.queryByRole('radio')).toBeNull();
    await press('Payment Method');
    const picker = await dialog('Payment Method');
    const radios = within(picker).getAllByRole<HTMLInputElement>('radio');
    const ways = radios.map(({ labels, checked }) => [labels?.[0]?.textContent, checked]);
    expect(ways.slice(0, 2)).toEqual([
      ['GCash', true],
      ['Maya', false],
    ]);
    expect(picker.textContent).toContain(`${page.amount} · GCash`);
    await choose('Maya');
    expect(picker.textContent).toContain(`${page.amount} · Maya`);
    expect(picker.querySelector('img')?.src).toMatch(/logo\/wallet\.svg$/);
    await press('Confirm');
    await left(/^replace .*\/repaymentOfCode\?/);
    const [address = ''] = visited.map((one) => one.replace('replace ', ''));
    const kept = { channel: 'Maya', product: 'PesoBridge Flexi', date, isDelay };
    expect(keptRequest(address)).toMatchObject(kept);
    expect(keptRequest(address.replace(/payCodeImg=/, 'payCodeImg=forged'))).toBeUndefined();
    const asked = { productId: '7', orderId: 'due-extendable', channelNumber: '90007' };
    const body = { ...asked, amount: page.amount, ...(isDelay && { isDelay: '1' }) };
    expect(calls('/generate-vcode')).toEqual([expect.objectContaining({ body })]);
  });

  it('the default code opens page 2, which shows it although the server cannot be reached', async () => {
    const date = await open();
    const box = screen.getByRole('region', { name: 'Partner stores and e-wallets' });
    expect(box.querySelector('[data-source]')?.textContent).toBe(page.code);
    expect(box.querySelector('img')?.src).toMatch(/logo\/store\.svg$/);
    expect(localStorage.length).toBe(0);
    const link = within(box).getByRole('link', { name: 'See how to pay with this code' });
    const address = `${link.getAttribute('href')}`;
    expect(address).toMatch(/^\/repaymentOfCode2\?/);
    expect(address.includes('isDelay=1')).toBe(isDelay);
    await userEvent.click(link);
    const own = isDelay ? 'delayAmount' : 'repayAmount';
    const amounts = { repayAmount: '', delayAmount: '', [own]: page.amount };
    expect(readRepaymentInfo(isDelay, Date.now())?.info).toMatchObject(amounts);
    cleanup();
    arm(sandbox.world('s'), { path: page.call, fault: 'drops' });
    await openPage(address);
    expect(document.querySelector('img')?.src).toMatch(/logo\/store\.svg$/);
    const valueBeside = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
    expect(valueBeside('Contract number')).toBe(page.code);
    expect(valueBeside('Total payment')).toBe(page.amount);
    const notices = ['Pay with an e-wallet', 'Pay at a store', 'Partner stores and e-wallets'];
    for (const name of notices) screen.getByRole('heading', { level: 2, name });
    expect(shown('term')).toEqual(['Product', page.date]);
    expect(shown('definition')).toEqual(['PesoBridge Flexi', date]);
    const store = screen.getByRole('heading', { level: 3, name: '7-Eleven' });
    const steps = within(store.parentElement as HTMLElement).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Give the contract number at the cashier.',
      'Pay in cash and keep the receipt.',
    ]);
  });
});

describe('another way to pay the same order', () => {
  const card = () => openOrder('cardRepayment', undefined, { amount: 345000 });
  const code = () => openOrder('repayment');
  const WARNING = /Another payment for this order may still go through/;

  it('is warned about while a payment from a card is in doubt', async () => {
    await card();
    await choose(/UnionBank/);
    fault('/repayment-commit', 'lost-before');
    await press('Repay ₱3,450.00');
    await screen.findByText(/We're not sure your ₱3,450\.00 payment went through/);
    await code();
    await screen.findByText(WARNING);
    await openOrder('repayDelay');
    expect(screen.getAllByText(WARNING)).toHaveLength(2);
    await openOrder('repayment', 'status-174');
    expect(screen.getAllByText(WARNING)).toHaveLength(2);
  });

  it('is not warned about while a request for a code is in doubt', async () => {
    await code();
    fault('/generate-vcode', 'lost-after');
    await askForCode();
    await screen.findByText(/We're not sure it went through/);
    await card();
    expect(await screen.findByRole('button', { name: 'Repay ₱3,450.00' })).toBeTruthy();
    expect(screen.queryByText(WARNING)).toBeNull();
  });

  it('is not mentioned once nothing is in doubt', async () => {
    await card();
    await choose(/BDO/);
    await press('Repay ₱3,450.00');
    await screen.findByRole('heading', { name: 'Confirm your payment' });
    await press('Cancel');
    await code();
    expect(screen.getByRole('button', { name: 'Payment Method' })).toBeTruthy();
    expect(screen.queryByText(WARNING)).toBeNull();
  });
});
