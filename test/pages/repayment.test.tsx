import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { describe, expect, it, onTestFinished } from 'vitest';
import { shownExtension } from '../../pages/repayDelay/repayDelay.model.ts';
import { shownRepayment } from '../../pages/repayment/repayment.model.ts';
import { extensionCall, repaymentCall } from '../../shared/api/repayment.ts';
import { readConfig } from '../../shared/config/readConfig.ts';
import { dueDate as dueDateFilipino } from '../../shared/features/order/dueDate.messages.fil.ts';
import { dayText, dueOf } from '../../shared/features/order/dueDate.model.ts';
import { keptRequest } from '../../shared/features/repayment/keptRequest.ts';
import { readRepaymentInfo } from '../../shared/features/repayment/repaymentInfo.ts';
import type { ScreenContext } from '../../shared/runtime/screenContext.ts';
import { arm } from '../sandbox/armedFaults.ts';
import { paymentsOf } from '../sandbox/loan.ts';
import { payElsewhere } from '../sandbox/payCodes.ts';
import { extensionOf, repaymentOf } from '../sandbox/repayment.ts';
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

describe('2.13 Instalment and 2.14 extension repayment', () => {
  describe('the repayment model', () => {
    const noon = Date.UTC(2026, 10, 20, 4);
    it.each([
      ['of today', '2026-11-20', { due: 'Due today', tone: 'today' }],
      ['of tomorrow', '2026-11-21', { due: 'Due tomorrow' }],
      ['in ten days', '2026-11-30', { due: 'Due in 10 days' }],
      ['of yesterday', '2026-11-19', { due: '1 day overdue', tone: 'late' }],
      ['ten days ago', '2026-11-10', { due: '10 days overdue', tone: 'late' }],
      ['of no day', '', { due: '' }],
    ])('says how long there is until a payment %s', (_, date, shown) =>
      expect(dueOf(date, noon, 'Asia/Manila')).toEqual(shown),
    );

    it.each([
      [2, '2 araw na lang'],
      [7, '7 araw na lang'],
      [8, '8 araw pa'],
      [39, '39 araw pa'],
    ])('says in Filipino that only %i days are left up to a week', (days, words) =>
      expect(dueDateFilipino.dueDate.dueIn(days)).toBe(words),
    );

    const context = { now: noon, address: 'https://m.example/repayment', config: readConfig({}) };

    /** What the pages of an instalment of 950 and of an extension for 450 show. */
    function shownOn(where: ScreenContext, sent: object = {}) {
      const instalment = v.parse(repaymentCall.reply, { repayAmount: 950, ...sent });
      const delayInfo = { delayAmount: '450' };
      const extension = v.parse(extensionCall.reply, { delayInfo, ...sent });
      return [shownRepayment(instalment, where), shownExtension(extension, where)];
    }

    it.each([
      ['pesos', '', '₱'],
      ['rupees if the address says real=1', '?real=1', '₹'],
    ])('writes plain numbers in %s', (_, query, sign) => {
      const shown = shownOn({ ...context, address: `${context.address}${query}` });
      expect(shown.map(({ due }) => due?.amount)).toEqual([`${sign}950.00`, `${sign}450.00`]);
      expect(shown[1]?.note).toContain(`The extension costs ${sign}450.00.`);
    });

    const PLAN = ['2027-01-24', '2027-02-23', '2027-01-30'].map((time) => ({
      title: 'Part',
      amount: '₱300.00',
      time,
    }));
    const TODAY = PLAN.map((part) => ({ ...part, time: '2026-11-20' }));
    const UNCLEAR = [...PLAN, { ...PLAN[0], amount: 'to be told' }];
    // The first row may be the fee that is paid today.
    const WITH_FEE = [{ ...PLAN[0], amount: '350' }, ...PLAN];
    const WHOLE = ['350.00', '900.00', '1,250.00', '02‑23'];
    const FEE = ['350.00'];
    it.each([
      [
        'as a whole if its plan is what is due now',
        PLAN,
        900,
        ['900.00', 'Nothing', '900.00', 'Today'],
        WHOLE,
      ],
      ['by what is due now if its plan is more or less', PLAN, 950, ['950.00'], WHOLE],
      ['beside no amount if none was read', PLAN, null, ['We could not load this'], WHOLE],
      ['by its fee if its plan is due today', TODAY, 900, ['900.00'], FEE],
      ['by its fee if a part has no amount', UNCLEAR, 900, ['900.00'], FEE],
      ['by its fee if its plan contains that', WITH_FEE, 900, ['900.00'], FEE],
      ['by its fee if it has no plan', [], 900, ['900.00'], FEE],
    ])('compares an extension %s', (_, repayPlan, repay, now, extended) => {
      const extension = v.parse(extensionCall.reply, {
        delayInfo: { delayAmount: '350' },
        repayPlan,
      });
      const without = repay && { repayAmount: `${repay}`, repayDate: '2026-12-24' };
      const { comparison = [] } = shownExtension(extension, context, without || null);
      const figures = comparison.map(({ title, rows }) => [
        title,
        rows
          .map(({ value }) => `${value}`.replace(/^₱|^2027‑/, ''))
          .filter((one) => !/ 20/.test(one)),
      ]);
      expect(figures).toEqual([
        ['Repay now', now],
        ['Extend', extended],
      ]);
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
      await left(/^assign .*repaymentOfCode\?/);
      cleanup();
      await open('status-174');
      const link = screen.getByRole<HTMLAnchorElement>('link', { name: /See the code from/ });
      screen.getByText('Please pay with one code only.');
      expect(`assign ${link.href}`).toBe(visited[0]);
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
      const order = screen.getByRole('link', { name: 'See your order' });
      expect(order.getAttribute('href')).toMatch(/^\/loanDetail\?.*orderId=status-174/);
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
      row: 'Instalment 1After the extension ₱3,450.00',
      folded: 1,
      code: '801235067899',
    },
  } as const;

  /** The texts of a role, apart from those of a comparison. */
  const shown = (role: string) =>
    screen
      .getAllByRole(role)
      .filter((one) => !one.closest('.compare'))
      .map(({ textContent }) => textContent);

  it('the extension works without a plan, and says so', async () => {
    await openOrder('repayDelay', 'null-lists');
    expect(screen.getAllByText(/Your new payment plan is not available yet/)).not.toEqual([]);
  });

  it('the extension of a repaid order speaks of no cost and no plan, and leads back to the order', async () => {
    payElsewhere(sandbox.world('s'), 'due-extendable');
    await openOrder('repayDelay');
    expect(screen.getByText('There is nothing to pay right now.')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/costs|plan|₱|Extend|Extension fee/);
    expect(screen.getByRole('heading', { level: 2, name: 'PesoBridge Flexi' })).toBeTruthy();
    const order = screen.getByRole('link', { name: 'See your order' });
    expect(order.getAttribute('href')).toMatch(/^\/loanDetail\?.*orderId=due-extendable/);
  });

  it('the extension says what is due without it, or that this could not be read', async () => {
    await openOrder('repayDelay');
    const compared = () => document.querySelector('.compare')?.textContent;
    await expect
      .poll(compared)
      .toMatch(/^Repay nowDue date\w{3} [\d‑]+Today₱3,450\.00.*ExtendDue date/);
    cleanup();
    fault('/loan-play-detail', 'refused');
    await openOrder('repayDelay');
    expect(await screen.findByText('Extension fee')).toBeTruthy();
    await expect
      .poll(compared)
      .toMatch(/^Repay nowTodayWe could not load thisExtendDue date\w{3} [\d‑]+Today₱450\.00/);
    expect(toasts()).toEqual([]);
  });

  describe.each(['instalment', 'extension'] as const)('both pages: %s', (kind) => {
    const page = PAGES[kind];
    const isDelay = kind === 'extension';

    /** Opens the page, with a link to the instructions. @returns the date of the reply. */
    async function open(): Promise<string> {
      const order = orderOf('due-extendable', { repayment: { isShowReyTop: 1 } });
      order.payments = paymentsOf({ ...order.scenario, instalments: 3 }, Date.now());
      await openOrder(page.route);
      return `${page.replyOf(order).repayDate}`;
    }

    it('is requested by product and order, and shows what is due, its rows and the notices', async () => {
      const date = await open();
      const order = { productId: '7', orderId: 'due-extendable' };
      expect(calls(page.call).map(({ body }) => body)).toEqual([order]);
      const head = screen
        .getByText(page.amount, { selector: 'header *' })
        .closest('header') as HTMLElement;
      expect(within(head).getByText(page.label)).toBeTruthy();
      expect(within(head).getByText(dayText(date)).tagName).toBe('TIME');
      expect(head.textContent).toContain(`${page.date} ${dayText(date)}`);
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
      const confirm = within(picker).getByRole('button', { name: `Confirm · ${page.amount}` });
      const described = () => confirm.getAttribute('aria-describedby') ?? '';
      const caption = () => document.getElementById(described())?.textContent;
      expect(caption()).toBe('via GCash');
      await choose('Maya');
      expect(caption()).toBe('via Maya');
      expect(picker.querySelector('img')?.src).toMatch(/logo\/gcash\.svg$/);
      await userEvent.click(confirm);
      await left(/^assign .*repaymentOfCode\?/);
      const [address = ''] = visited.map((one) => one.replace('assign ', ''));
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
      expect(box.querySelector('img')?.src).toMatch(/logo\/partner\.svg$/);
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
      expect(document.querySelector('img')?.src).toMatch(/logo\/partner\.svg$/);
      const valueBeside = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
      expect(valueBeside('Contract number')).toBe(page.code);
      expect(valueBeside('Total payment')).toBe(page.amount);
      const notices = ['Pay with an e-wallet', 'Pay at a store', 'Partner stores and e-wallets'];
      for (const name of notices) screen.getByRole('heading', { level: 2, name });
      expect(shown('term')).toEqual(['Product', ...(isDelay ? ['For'] : []), page.date]);
      const purpose = isDelay ? ['Your extension'] : [];
      expect(shown('definition')).toEqual(['PesoBridge Flexi', ...purpose, date]);
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
      await screen.findByText(/Nothing was paid by this/);
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
});
