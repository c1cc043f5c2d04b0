import { cleanup, screen, waitFor, within } from '@testing-library/react';
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
import { payElsewhere } from '../sandbox/world.ts';
import {
  askForCode,
  button,
  choose,
  dialog,
  isBlocked,
  left,
  noDialog,
  openOrder,
  openPage,
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
      ...{ label: 'Amount to pay for the extension', amount: '₱450.00', date: '', due },
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
  });
});

describe('the instalment screen', () => {
  const open = (orderId: string) => openOrder('repayment', orderId);

  it('says so if there is no way to pay', async () => {
    await open('empty-lists');
    expect(screen.getAllByText(/There is no way to pay online/)).toHaveLength(1);
    expect(button('Payment Method')).toHaveProperty('disabled', true);
  });

  it('says that a reply without an address cannot be read, and asks anew', async () => {
    await open('status-174');
    const sent = stubReply('/generate-vcode', success({ payUrl: ' ' }));
    for (const times of [1, 2]) {
      await askForCode();
      await screen.findAllByText(/an answer that we cannot read/);
      await waitFor(() => expect(sent).toHaveLength(times));
      await noDialog();
    }
    expect(sent[0]?.key).not.toBe(sent[1]?.key);
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

  it('writes an amount without a currency as the market does, and sends it as it came', async () => {
    const amounts = { repayAmount: 3450, repayDate: '2026-12-01', detail: [] };
    const repayList = [{ name: 'GCash', channel_number: '90006', logo: '' }];
    stubReply('/loan-play-detail', success({ ...amounts, repayList }));
    const sent = stubReply('/generate-vcode', { code: 800005 });
    await open('status-174');
    expect(screen.getByText('₱3,450.00')).toBeTruthy();
    await askForCode();
    await waitFor(() => expect(sent.map(({ body }) => body.amount)).toEqual(['3450']));
  });

  it('asks for nothing if nothing is due', async () => {
    stubReply('/loan-play-detail', success({ repayAmount: '₱0.00', repayList: [] }));
    await open('status-174');
    expect(screen.getByText('There is nothing to pay right now.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Payment Method' })).toBeNull();
  });
});

const QUERY = 'productId=7&orderId=A-1&sessionId=s';

const STORE = { name: 'Corner store', steps: ['Say the number', 'Pay in cash'] };
const COMMON = {
  productName: 'Flexi',
  repayDate: '2026-12-24',
  productLogo: 'https://img.example/flexi.png',
  repayList: [
    { logo: 'https://img.example/one.png', name: 'Wallet One', channel_number: '501' },
    { logo: '', name: 'Bank Two', channel_number: '502' },
  ],
  noticeMsg: 'Banks rest on Sunday.',
  defDetail: {
    payCode: '801234567890',
    logo: 'https://img.example/stores.png',
    title: 'Partner stores',
    payNotice: [
      { title: 'At the counter', list: [STORE] },
      { title: 'At home', list: [{ name: 'Wallet', steps: ['Open Bills'] }] },
    ],
  },
  isShowReyTop: 1,
};

const PAGES = {
  instalment: {
    ...{ call: '/v3/installment/loan-play-detail', route: 'repayment', isDelay: '' },
    data: {
      ...COMMON,
      repayAmount: '₱950.00',
      detail: [
        { text: 'Principal', value: '₱900.00' },
        { text: 'Interest', value: '₱40.00' },
        { text: 'Fee', value: '₱10.00' },
      ],
    },
    rows: ['Principal ₱900.00', 'Interest ₱40.00', 'Fee ₱10.00'],
    ...{ amount: '₱950.00', label: 'Amount to repay', date: 'Repayment date' },
  },
  extension: {
    ...{ call: '/orbital/fail', route: 'repayDelay', isDelay: '&isDelay=1' },
    data: {
      ...COMMON,
      delayInfo: { delayAmount: '₱450.00', title: 'Extension fee' },
      repayPlan: [
        { remark: 'first', title: 'Part 1', amount: '₱301.00', time: '2027-01-24' },
        { remark: '', title: 'Part 2', amount: '₱302.00', time: '2027-02-24' },
        { remark: '', title: 'Part 3', amount: '₱303.00', time: '' },
      ],
    },
    rows: ['Part 1first ₱301.002027-01-24', 'Part 2 ₱302.002027-02-24', 'Part 3 ₱303.00'],
    ...{ amount: '₱450.00', label: 'Extension fee', date: 'Next payment date' },
  },
} as const;

async function open(kind: keyof typeof PAGES) {
  const page = PAGES[kind];
  const sent = stubReply(page.call, success(page.data));
  await openPage(`/${page.route}?${QUERY}`);
  return sent;
}

const shown = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);

describe('the extension', () => {
  it('works without a plan, and says so', async () => {
    await openOrder('repayDelay', 'null-lists');
    expect(screen.getAllByText(/Your new payment plan is not available yet/)).not.toEqual([]);
  });

  it('says what is due without it, and why if that cannot be read', async () => {
    const { call, data } = PAGES.instalment;
    stubReply(call, success(data));
    await open('extension');
    expect(await screen.findByText('Now: ₱950.00 on 2026‑12‑24')).toBeTruthy();
    cleanup();
    stubReply(call, { code: 7, message: 'No instalment is open' });
    await open('extension');
    await expect.poll(toasts).toContain('No instalment is open');
    expect(document.querySelector('.hero-due')).toBeNull();
    expect(screen.getByText('Extension fee')).toBeTruthy();
  });
});

describe.each(['instalment', 'extension'] as const)('both pages: %s', (kind) => {
  const page = PAGES[kind];

  it('is requested by product and order, and shows what is due, its rows and the notices', async () => {
    const sent = await open(kind);
    expect(sent.map(({ body }) => body)).toEqual([{ productId: '7', orderId: 'A-1' }]);
    const head = screen.getByText(page.amount).closest('header') as HTMLElement;
    expect(within(head).getByText(page.label)).toBeTruthy();
    expect(within(head).getByText('2026-12-24').tagName).toBe('TIME');
    expect(head.textContent).toContain(`${page.date} 2026-12-24`);
    const name = screen.getByRole('heading', { level: 2, name: 'Flexi' });
    const logo = name.parentElement?.querySelector('img');
    expect(logo?.getAttribute('src')).toBe('https://img.example/flexi.png');
    const rows = () => {
      const values = shown('definition');
      return shown('term').map((words, index) => `${words} ${values[index]}`);
    };
    expect(rows()).toEqual(page.rows.slice(0, 2));
    expect(button('Show 1 more').getAttribute('aria-expanded')).toBe('false');
    await press('Show 1 more');
    expect(rows()).toEqual(page.rows);
    await press('Hide');
    expect(rows()).toEqual(page.rows.slice(0, 2));
    expect(screen.getByText('Banks rest on Sunday.')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'How to pay with e-wallets and at stores' });
    expect(link.getAttribute('href')).toMatch(/^\/paymentInstructions\?.*payCode=801234567890/);
  });

  it('a channel that is picked requests a code, and the page opens its address, also while translated', async () => {
    onTestFinished(keepTranslated());
    const sent = stubReply('/generate-vcode', success({ payUrl: 'https://pay.example/code' }));
    await open(kind);
    expect(screen.queryByRole('radio')).toBeNull();
    await press('Payment Method');
    const picker = await dialog('Payment Method');
    const radios = within(picker).getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ labels, checked }) => [labels?.[0]?.textContent, checked])).toEqual([
      ['Wallet One', true],
      ['Bank Two', false],
    ]);
    expect(picker.textContent).toContain(`${page.amount} · Wallet One`);
    await choose('Bank Two');
    expect(picker.textContent).toContain(`${page.amount} · Bank Two`);
    expect(picker.querySelector('img')?.getAttribute('src')).toBe('https://img.example/one.png');
    await press('Confirm');
    await left(/^replace https:\/\/pay\.example\/code$/);
    expect(sent).toHaveLength(1);
    const isDelay = kind === 'extension';
    const kept = { channel: 'Bank Two', product: 'Flexi', date: '2026-12-24', isDelay };
    expect(keptRequest('https://pay.example/code')).toMatchObject(kept);
    expect(keptRequest('https://pay.example/code?payCode=forged')).toBeUndefined();
    expect(sent[0]?.body).toEqual({
      productId: '7',
      orderId: 'A-1',
      amount: page.amount,
      channelNumber: '502',
      ...(isDelay && { isDelay: '1' }),
    });
  });

  it('the default code opens page 2, which shows it although the server cannot be reached', async () => {
    await open(kind);
    const box = screen.getByRole('region', { name: 'Partner stores' });
    expect(box.querySelector('[data-source]')?.textContent).toBe('801234567890');
    expect(box.querySelector('img')?.getAttribute('src')).toBe('https://img.example/stores.png');
    expect(localStorage.length).toBe(0);
    const link = within(box).getByRole('link', { name: 'See how to pay with this code' });
    const address = `${link.getAttribute('href')}`;
    expect(address).toMatch(/^\/repaymentOfCode2\?/);
    expect(address.includes('isDelay=1')).toBe(kind === 'extension');
    await userEvent.click(link);
    const own = kind === 'extension' ? 'delayAmount' : 'repayAmount';
    const amounts = { repayAmount: '', delayAmount: '', [own]: page.amount };
    expect(readRepaymentInfo(kind === 'extension', Date.now())?.info).toMatchObject(amounts);
    cleanup();
    stubReply(page.call, () => Promise.reject(new TypeError('lost')));
    await openPage(`/repaymentOfCode2?${QUERY}${page.isDelay}`);
    expect(document.querySelector('img')?.src).toBe('https://img.example/stores.png');
    const valueBeside = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
    expect(valueBeside('Contract number')).toBe('801234567890');
    expect(valueBeside('Total payment')).toBe(page.amount);
    for (const name of ['At the counter', 'At home', 'Partner stores']) {
      expect(screen.getByRole('heading', { level: 2, name })).toBeTruthy();
    }
    expect(shown('term')).toEqual(['Product', page.date]);
    expect(shown('definition')).toEqual(['Flexi', '2026-12-24']);
    const store = screen.getByRole('heading', { level: 3, name: 'Corner store' });
    const steps = within(store.parentElement as HTMLElement).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual(STORE.steps);
  });
});
