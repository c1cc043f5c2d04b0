import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { dueOf } from '../../pages/repayment/repayment.model.ts';
import { keptRequest } from '../../shared/features/repayment/keptRequest.ts';
import { readRepaymentInfo } from '../../shared/features/repayment/repaymentInfo.ts';
import { offeredChannel } from '../../shared/features/repayment/waysToPay.model.ts';
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

describe('the repayment model', () => {
  const noon = Date.UTC(2026, 10, 20, 4);
  it.each([
    ['2026-11-20', { due: 'Due today', tone: 'today' }],
    ['2026-11-21', { due: 'Due tomorrow' }],
    ['2026-11-30', { due: 'Due in 10 days' }],
    ['2026-11-19', { due: '1 day overdue', tone: 'late' }],
    ['2026-11-10', { due: '10 days overdue', tone: 'late' }],
    ['30 Nov', { due: '' }],
    ['', { due: '' }],
  ])('%s is %j', (date, shown) => expect(dueOf(date, noon, 'Asia/Manila')).toEqual(shown));

  it('selects the first channel, or none', () => {
    const channels = [{ key: '1' }, { key: '2' }];
    expect([offeredChannel(channels), offeredChannel([])]).toEqual(['1', '']);
    expect(['2', 'gone'].map((key) => offeredChannel(channels, key))).toEqual(['2', '1']);
  });
});

describe('the instalment screen', () => {
  useSandbox();
  const open = (orderId: string) => openOrder('repayment', orderId);

  it('says so if there is no way to pay', async () => {
    await open('empty-lists');
    expect(screen.getAllByText(/There is no way to pay online/)).toHaveLength(1);
    expect(button('Payment Method')).toHaveProperty('disabled', true);
  });

  const keys = () => calls('/generate-vcode').map((call) => call.idempotencyKey);

  it('gives the button back at once after a lost answer, and asks again with the same key', async () => {
    await open('status-174');
    fault('/generate-vcode', 'lost-after');
    await askForCode();
    await screen.findByText("We're not sure it went through.");
    expect(isBlocked('Payment Method')).toBe(false);
    await noDialog();
    expect(calls('/generate-vcode')).toHaveLength(1);
    await askForCode();
    await left(/repaymentOfCode\?/);
    expect(new Set(keys()).size).toBe(1);
    expect(screen.queryByText("We're not sure it went through.")).toBeNull();
  });

  it('offers it after the page was opened again too, with the same key until it is answered', async () => {
    await open('status-174');
    fault('/generate-vcode', 'http-500-after');
    await askForCode();
    await screen.findByText("We're not sure it went through.");
    cleanup();
    await open('status-174');
    await askForCode();
    await left(/repaymentOfCode\?/);
    cleanup();
    await open('status-174');
    await askForCode();
    await waitFor(() => expect(keys()).toHaveLength(3));
    expect(keys()[1]).toBe(keys()[0]);
    expect(keys()[2]).not.toBe(keys()[0]);
  });

  it.each([null, {}, { payUrl: null }, { payUrl: ' ' }])(
    'says that a reply with %j cannot be read, and asks anew',
    async (data) => {
      await open('status-174');
      const sent = stubReply('/generate-vcode', success(data));
      for (const times of [1, 2]) {
        await askForCode();
        await screen.findAllByText(/an answer that we cannot read/);
        await waitFor(() => expect(sent).toHaveLength(times));
        await noDialog();
      }
      expect(sent[0]?.key).not.toBe(sent[1]?.key);
    },
  );

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
    payElsewhere(sandbox.world('s'), 'two-instalments', false);
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

  it('shows a refusal in the server’s words', async () => {
    stubReply('/generate-vcode', { code: 800005, message: 'You asked for this code before.' });
    await open('status-174');
    await askForCode();
    expect((await screen.findByRole('alert')).textContent).toBe('You asked for this code before.');
    expect(screen.getAllByText(/You asked for this code/)).toHaveLength(2);
    expect(isBlocked('Payment Method')).toBe(false);
    expect(visited).toEqual([]);
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

  it.each([0, '0.00', '₱0.00'])('asks for nothing if the amount due is %s', async (repayAmount) => {
    stubReply('/loan-play-detail', success({ repayAmount, repayList: [] }));
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
      {
        title: 'At the counter',
        list: [STORE, { name: 'Pawn shop', steps: ['Fill in the form'] }],
      },
      { title: 'At home', list: [{ name: 'Wallet', steps: ['Open Bills'] }] },
    ],
  },
  isShowReyTop: 1,
};

const INSTALMENT = {
  ...COMMON,
  repayAmount: '₱950.00',
  detail: [
    { text: 'Principal', value: '₱900.00' },
    { text: 'Interest', value: '₱40.00' },
    { text: 'Fee', value: '₱10.00' },
  ],
};

const EXTENSION = {
  ...COMMON,
  delayInfo: { delayAmount: '₱450.00', title: 'Extension fee' },
  repayPlan: [
    { remark: 'first', title: 'Part 1', amount: '₱301.00', time: '2027-01-24' },
    { remark: 'second', title: 'Part 2', amount: '₱302.00', time: '2027-02-24' },
    { remark: 'third', title: 'Part 3', amount: '₱303.00', time: '2027-03-24' },
  ],
};

const PAGES = {
  instalment: {
    call: '/v3/installment/loan-play-detail',
    data: INSTALMENT,
    open: () => openPage(`/repayment?${QUERY}`),
    rows: ['Principal', 'Interest', 'Fee'],
    values: ['₱900.00', '₱40.00', '₱10.00'],
    amount: '₱950.00',
  },
  extension: {
    call: '/orbital/fail',
    data: EXTENSION,
    open: () => openPage(`/repayDelay?${QUERY}`),
    rows: ['Part 1', 'Part 2', 'Part 3'],
    values: ['₱301.00', '₱302.00', '₱303.00'],
    amount: '₱450.00',
  },
} as const;

async function open(kind: keyof typeof PAGES, more: object = {}) {
  const page = PAGES[kind];
  const sent = stubReply(page.call, success({ ...page.data, ...more }));
  await page.open();
  return sent;
}

const shown = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);

describe('the instalment', () => {
  useSandbox();

  it('is shown at the top with its date and amount, above the notice of the server', async () => {
    await open('instalment');
    const head = screen.getByText('₱950.00').closest('header') as HTMLElement;
    expect(within(head).getByText('2026-12-24').tagName).toBe('TIME');
    expect(head.textContent).toContain('Repayment date');
    expect(screen.getByText('Banks rest on Sunday.')).toBeTruthy();
  });

  it('shows the plan if the reply has that instead of details', async () => {
    await open('instalment', { detail: null, repayPlan: EXTENSION.repayPlan.slice(0, 2) });
    expect(shown('term')).toEqual(['Part 1first', 'Part 2second']);
    expect(shown('definition')).toEqual(['₱301.002027-01-24', '₱302.002027-02-24']);
    expect(screen.queryByRole('button', { name: /more|Hide/ })).toBeNull();
  });
});

describe('the extension', () => {
  useSandbox();

  it('has its title, its amount, the next payment date and its plan', async () => {
    await open('extension');
    const head = screen.getByText('₱450.00').closest('header') as HTMLElement;
    expect(within(head).getByText('Extension fee')).toBeTruthy();
    expect(head.textContent).toContain('Next payment date 2026-12-24');
    expect(screen.getAllByRole('term')[0]?.textContent).toBe('Part 1first');
    expect(screen.getAllByRole('definition')[0]?.textContent).toBe('₱301.002027-01-24');
  });

  it('says on the extension what is due without it, as far as that can be read', async () => {
    stubReply(PAGES.instalment.call, success(INSTALMENT));
    await open('extension');
    expect(await screen.findByText('Now: ₱950.00 on 2026‑12‑24')).toBeTruthy();
    const refused = { code: 7, message: 'No instalment is open' };
    for (const unknown of [refused, success({ ...INSTALMENT, repayDate: '' })]) {
      cleanup();
      stubReply(PAGES.instalment.call, unknown);
      await open('extension');
      await waitFor(() => expect(document.querySelector('.hero-due')).toBeNull());
      expect(screen.getByText('Extension fee')).toBeTruthy();
      if (unknown === refused) expect(toasts()).toContain('No instalment is open');
    }
  });
});

describe.each(['instalment', 'extension'] as const)('both pages: %s', (kind) => {
  useSandbox();
  const page = PAGES[kind];

  it('is requested by product and order, and shown only if the success flag is set', async () => {
    const sent = await open(kind);
    expect(sent.map(({ body }) => body)).toEqual([{ productId: '7', orderId: 'A-1' }]);
    expect(screen.getByText(page.amount)).toBeTruthy();
    cleanup();
    stubReply(page.call, { code: 0, success: false, data: page.data });
    await page.open();
    expect(screen.queryByText(page.amount)).toBeNull();
  });

  it('has logo and name of the product, and rows folded to the first two', async () => {
    await open(kind);
    const name = screen.getByRole('heading', { level: 2, name: 'Flexi' });
    const logo = name.parentElement?.querySelector('img');
    expect(logo?.getAttribute('src')).toBe('https://img.example/flexi.png');
    const rows = () => shown('term').map((words) => page.rows.find((row) => words?.includes(row)));
    const values = () => shown('definition');
    expect(rows()).toEqual(page.rows.slice(0, 2));
    expect(button('Show 1 more').getAttribute('aria-expanded')).toBe('false');
    await press('Show 1 more');
    expect(rows()).toEqual(page.rows);
    for (const [index, value] of values().entries()) expect(value).toContain(page.values[index]);
    await press('Hide');
    expect(rows()).toEqual(page.rows.slice(0, 2));
  });

  it.each([1, '1', 0])('the link to the instructions if isShowReyTop is %j', async (flag) => {
    await open(kind, { isShowReyTop: flag });
    const link = screen.queryByRole('link', { name: /How to pay with e-wallets/ });
    if (flag) expect(link?.getAttribute('href')).toMatch(/^\/paymentInstructions\?/);
    else expect(link).toBeNull();
  });

  it('the default code, which opens page 2', async () => {
    await open(kind);
    const box = screen.getByRole('region', { name: 'Partner stores' });
    expect(box.querySelector('[data-source]')?.textContent).toBe('801234567890');
    expect(box.querySelector('img')?.getAttribute('src')).toBe('https://img.example/stores.png');
    const link = within(box).getByRole('link', { name: 'See how to pay with this code' });
    expect(link.getAttribute('href')).toMatch(/^\/repaymentOfCode2\?/);
    expect(`${link.getAttribute('href')}`.includes('isDelay=1')).toBe(kind === 'extension');
  });

  it('no code box without a code', async () => {
    await open(kind, { defDetail: { ...COMMON.defDetail, payCode: '' } });
    expect(screen.queryByText('Partner stores')).toBeNull();
    expect(screen.queryByRole('link', { name: 'See how to pay with this code' })).toBeNull();
  });

  it('Payment Method opens a picker of the channels, the first of them chosen', async () => {
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
  });

  it('a channel requests a code, and the page opens the payment address', async () => {
    const sent = stubReply('/generate-vcode', success({ payUrl: 'https://pay.example/code' }));
    await open(kind);
    await press('Payment Method');
    await choose('Bank Two');
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

  it('page 2 shows what this page has stored on the device if the server cannot be reached', async () => {
    await open(kind);
    expect(localStorage.length).toBe(0);
    await userEvent.click(screen.getByRole('link', { name: 'See how to pay with this code' }));
    const own = kind === 'extension' ? 'delayAmount' : 'repayAmount';
    const amounts = { repayAmount: '', delayAmount: '', [own]: page.amount };
    expect(readRepaymentInfo(kind === 'extension', Date.now())?.info).toMatchObject(amounts);
    cleanup();
    const lost = () => Promise.reject(new TypeError('lost'));
    stubReply(page.call, lost);
    const isDelay = kind === 'extension' ? '&isDelay=1' : '';
    await openPage(`/repaymentOfCode2?${QUERY}${isDelay}`);
    expect(document.querySelector('img')?.src).toBe('https://img.example/stores.png');
    const valueBeside = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
    expect(valueBeside('Contract number')).toBe('801234567890');
    expect(valueBeside('Total payment')).toBe(page.amount);
    for (const name of ['At the counter', 'At home', 'Partner stores']) {
      expect(screen.getByRole('heading', { level: 2, name })).toBeTruthy();
    }
    const date = kind === 'extension' ? 'Next payment date' : 'Repayment date';
    expect(shown('term')).toEqual(['Product', date]);
    expect(shown('definition')).toEqual(['Flexi', '2026-12-24']);
    const store = screen.getByRole('heading', { level: 3, name: 'Corner store' });
    const steps = within(store.parentElement as HTMLElement).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual(STORE.steps);
  });
});

describe('the extension screen', () => {
  useSandbox();

  it('works without a plan', async () => {
    for (const orderId of ['empty-lists', 'null-lists']) {
      await openOrder('repayDelay', orderId);
      expect(screen.getAllByText(/Your new payment plan is not available yet/)).not.toEqual([]);
    }
  });
});
