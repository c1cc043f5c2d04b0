import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { pageData as extension, RepayDelay } from '../../pages/repayDelay/RepayDelay.tsx';
import { Repayment, pageData as repayment } from '../../pages/repayment/Repayment.tsx';
import {
  pageData as payCodePage,
  RepaymentOfCode2,
} from '../../pages/repaymentOfCode2/RepaymentOfCode2.tsx';
import { openScreen, useSandbox, visited } from './screen.tsx';
import { stubReply, success } from './stubServer.ts';

const QUERY = 'productId=7&orderId=A-1&sessionId=s';

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
        list: [
          { name: 'Corner store', steps: ['Say the number', 'Pay in cash'] },
          { name: 'Pawn shop', steps: ['Fill in the form'] },
        ],
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
    open: () => openScreen(`/repayment?${QUERY}`, <Repayment />, repayment),
    rows: ['Principal', 'Interest', 'Fee'],
    values: ['₱900.00', '₱40.00', '₱10.00'],
    amount: '₱950.00',
  },
  extension: {
    call: '/orbital/fail',
    data: EXTENSION,
    open: () => openScreen(`/repayDelay?${QUERY}`, <RepayDelay />, extension),
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

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const shown = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);

describe('the instalment', () => {
  useSandbox();

  it('is requested by product and order, and shown only if the success flag is set [7.6-02, 7.6-07]', async () => {
    const sent = await open('instalment');
    expect(sent.map(({ body }) => body)).toEqual([{ productId: '7', orderId: 'A-1' }]);
    cleanup();
    stubReply(PAGES.instalment.call, { code: 0, success: false, data: INSTALMENT });
    await PAGES.instalment.open();
    expect(screen.queryByText('₱950.00')).toBeNull();
  });

  it('is shown at the top with its date and amount [2.13-01, 2.13-02, 7.6-03, 3-84, 3-86, 9-30]', async () => {
    await open('instalment');
    const head = screen.getByText('₱950.00').closest('header') as HTMLElement;
    expect(within(head).getByText('2026-12-24').tagName).toBe('TIME');
    expect(head.textContent).toContain('Repayment date');
  });

  it('shows the server’s notice [3-91, 7.6-04]', async () => {
    await open('instalment');
    expect(screen.getByText('Banks rest on Sunday.')).toBeTruthy();
  });
});

describe('the extension', () => {
  useSandbox();

  it('is requested by product and order [7.6-01]', async () => {
    const sent = await open('extension');
    expect(sent.map(({ body }) => body)).toEqual([{ productId: '7', orderId: 'A-1' }]);
  });

  it('has its title, its amount and the next payment date [2.14-01, 2.14-02, 2.14-03, 3-96, 3-97]', async () => {
    await open('extension');
    const head = screen.getByText('₱450.00').closest('header') as HTMLElement;
    expect(within(head).getByText('Extension fee')).toBeTruthy();
    expect(head.textContent).toContain('Next payment date 2026-12-24');
  });

  it('lists the plan: title, remark, amount and time [2.14-04, 3-89]', async () => {
    await open('extension');
    expect(screen.getAllByRole('term')[0]?.textContent).toBe('Part 1first');
    expect(screen.getAllByRole('definition')[0]?.textContent).toBe('₱301.002027-01-24');
  });
});

describe.each(['instalment', 'extension'] as const)('both pages: %s', (kind) => {
  useSandbox();
  const page = PAGES[kind];

  it('logo and name of the product [2.13-03, 2.14-05, 3-85, 3-87, 7.6-03]', async () => {
    await open(kind);
    const name = screen.getByRole('heading', { level: 2, name: 'Flexi' });
    const logo = name.parentElement?.querySelector('img');
    expect(logo?.getAttribute('src')).toBe('https://img.example/flexi.png');
  });

  it('rows folded to the first two, shown and hidden by a toggle [2.13-04, 2.13-05, 2.13-06, 2.14-06, 3-88, 3-89, 4-67, 9-24, 7.6-03]', async () => {
    await open(kind);
    const rows = () => shown('term').map((words) => page.rows.find((row) => words?.includes(row)));
    const values = () => shown('definition');
    expect(rows()).toEqual(page.rows.slice(0, 2));
    await press('Show 1 more');
    expect(rows()).toEqual(page.rows);
    for (const [index, value] of values().entries()) expect(value).toContain(page.values[index]);
    await press('Hide');
    expect(rows()).toEqual(page.rows.slice(0, 2));
  });

  it.each([1, '1', 0])(
    'the link to the instructions if isShowReyTop is %j [2.13-07, 2.14-07, 3-98, 7.6-06]',
    async (flag) => {
      await open(kind, { isShowReyTop: flag });
      const link = screen.queryByRole('link', { name: /How to pay with e-wallets/ });
      if (flag) expect(link?.getAttribute('href')).toMatch(/^\/paymentInstructions\?/);
      else expect(link).toBeNull();
    },
  );

  it('the default code, which opens page 2 [2.13-08, 2.13-09, 2.14-08, 3-92, 3-93, 3-94, 7.6-05]', async () => {
    await open(kind);
    const box = screen.getByRole('region', { name: 'Partner stores' });
    expect(within(box).getByText(/^8012 3456 7890$/)).toBeTruthy();
    expect(box.querySelector('img')?.getAttribute('src')).toBe('https://img.example/stores.png');
    const link = within(box).getByRole('link', { name: 'See how to pay with this code' });
    expect(link.getAttribute('href')).toMatch(/^\/repaymentOfCode2\?/);
  });

  it('a default code that came in groups, shown and copied as it came', async () => {
    const payCode = '80 1235-0678 99 11';
    const user = userEvent.setup();
    await open(kind, { defDetail: { ...COMMON.defDetail, payCode } });
    const box = screen.getByRole('region', { name: 'Partner stores' });
    expect(within(box).getByText(payCode)).toBeTruthy();
    await user.click(within(box).getByRole('button', { name: 'Copy' }));
    await screen.findByText('copy success');
    expect(await navigator.clipboard.readText()).toBe(payCode);
  });

  it('no code box without a code [2.13-08, 2.14-08]', async () => {
    await open(kind, { defDetail: { ...COMMON.defDetail, payCode: '' } });
    expect(screen.queryByText('Partner stores')).toBeNull();
    expect(screen.queryByRole('link', { name: 'See how to pay with this code' })).toBeNull();
  });

  it('Payment Method opens a picker of the channels, the first of them chosen [2.13-10, 2.14-09, 3-90, 4-66, 7.6-03]', async () => {
    await open(kind);
    expect(screen.queryByRole('radio')).toBeNull();
    await press('Payment Method');
    const picker = await screen.findByRole('dialog', { name: 'Payment Method' });
    const [one, two] = within(picker).getAllByRole<HTMLInputElement>('radio');
    expect([one?.labels?.[0]?.textContent, two?.labels?.[0]?.textContent]).toEqual([
      'Wallet One',
      'Bank Two',
    ]);
    expect([one?.checked, two?.checked]).toEqual([true, false]);
    expect(picker.querySelector('img')?.getAttribute('src')).toBe('https://img.example/one.png');
  });

  it('a channel requests a code, and the page opens the payment address [7.6-08, 7.6-09, 7.6-10, 3-90]', async () => {
    const sent = stubReply('/generate-vcode', success({ payUrl: 'https://pay.example/code' }));
    await open(kind);
    await press('Payment Method');
    await userEvent.click(await screen.findByRole('radio', { name: 'Bank Two' }));
    await press('Confirm');
    await expect.poll(() => visited).toEqual(['replace https://pay.example/code']);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toEqual({
      productId: '7',
      orderId: 'A-1',
      amount: page.amount,
      channelNumber: '502',
      ...(kind === 'extension' && { isDelay: '1' }),
    });
  });

  it('page 2 shows what this page has stored on the device if the server cannot be reached [2.12-01, 2.12-02, 2.12-03, 2.12-05, 2.12-06, 2.12-07, 2.12-08, 3-95]', async () => {
    await open(kind);
    expect(localStorage.length).toBe(0);
    await userEvent.click(screen.getByRole('link', { name: 'See how to pay with this code' }));
    expect(localStorage.length).toBe(1);
    cleanup();
    const lost = () => Promise.reject(new TypeError('lost'));
    stubReply(page.call, lost);
    const isDelay = kind === 'extension' ? '&isDelay=1' : '';
    await openScreen(`/repaymentOfCode2?${QUERY}${isDelay}`, <RepaymentOfCode2 />, payCodePage);
    expect(document.querySelector('img')?.getAttribute('src')).toBe(
      'https://img.example/stores.png',
    );
    expect(screen.getByText('Contract number').nextElementSibling?.textContent).toBe(
      '8012 3456 7890',
    );
    expect(screen.getByText('Total payment').nextElementSibling?.textContent).toBe(page.amount);
    expect(screen.getByRole('heading', { level: 2, name: 'At the counter' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'At home' })).toBeTruthy();
    const store = screen.getByRole('heading', { level: 3, name: 'Corner store' });
    const steps = within(store.parentElement as HTMLElement).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual(['Say the number', 'Pay in cash']);
  });
});

describe('the contract number of page 2', () => {
  useSandbox();

  it('is copied as it is [2.12-04, 8-28]', async () => {
    const user = userEvent.setup();
    stubReply(PAGES.instalment.call, success(INSTALMENT));
    await openScreen(`/repaymentOfCode2?${QUERY}`, <RepaymentOfCode2 />, payCodePage);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect((await screen.findByText('copy success')).closest('.toasts')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('801234567890');
  });
});
