import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CardRepayment, pageData as ways } from '../../pages/cardRepayment/CardRepayment.tsx';
import { openScreen, useSandbox, visited } from './screen.tsx';
import { type Sent, stubReply, success } from './stubServer.ts';

const BASE = '/esita/api/v1/ph/loan/service/loan';
const WAYS = {
  alipay: 'https://alipay.example/pay',
  repayToken: 'token-1',
  bankCards: [
    { id: 501, bankName: 'First Bank', cardNo: '5234567812341111', bankCode: 'FB' },
    { id: 502, bankName: 'Second Bank', cardNo: '5234567812342222', bankCode: 'SB' },
  ],
};
const CODE_SENT = success({ needValid: 1, repayRecordId: 'R-9' });
const refused = (code: number) => ({ code, message: 'server words' });
const lost = () => Promise.reject(new TypeError('lost'));

async function open(replies: Record<string, unknown> = {}) {
  const all: Record<string, unknown> = {
    'repayment-way': success(WAYS),
    'repayment-commit': CODE_SENT,
    'repayment-confirm': success(null),
    'repayment-huichao': success({ url: 'https://partner.example/pay' }),
    'loan-details': success({ orderStatus: 174 }),
    ...replies,
  };
  const sent = Object.fromEntries(
    Object.entries(all).map(([path, reply]) => [path, stubReply(`/${path}`, reply)]),
  ) as Record<string, Sent[]>;
  await openScreen(
    '/cardRepayment?productId=7&orderId=A-1&amount=45050&couponId=c-1&userId=u-1&sessionId=s',
    <CardRepayment />,
    ways,
  );
  return (path: string) => sent[path] ?? [];
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const choose = (card: RegExp) => userEvent.click(screen.getByRole('radio', { name: card }));
const toasts = () => [...document.querySelectorAll('.toast')].map(({ textContent }) => textContent);
const codeField = () =>
  screen.findByRole<HTMLInputElement>('textbox', { name: 'Verification code' });

/** Continues to the SMS step. */
async function commit() {
  await choose(/Second Bank/);
  await press('Repay');
  await codeField();
}

describe('the card repayment', () => {
  useSandbox();
  afterEach(() => void vi.useRealTimers());

  it('reads the ways to pay, with the session in the query, and shows the cards and the amount [2.17-01, 2.17-02, 7.4-01, 7.4-02, 7.4-03, 3-42, 3-47, 1-11]', async () => {
    const sent = await open();
    expect(sent('repayment-way')).toMatchObject([
      { method: 'POST', path: `${BASE}/repayment-way`, query: { sessionId: 's', orderId: 'A-1' } },
    ]);
    expect(screen.getByText('₱450.50')).toBeTruthy();
    expect(screen.getByRole('radio', { name: /First Bank.*1111/ })).toBeTruthy();
    expect(screen.getByRole('radio', { name: /Second Bank.*2222/ })).toBeTruthy();
  });

  it('commits with the card, the token and the amount of the address [2.17-03, 7.4-02, 7.4-04, 7.4-05, 7.4-06, 7.4-07, 7.4-08, 7.4-09, 7.4-10, 7.4-11, 7.4-12, 3-42, 3-44, 3-47]', async () => {
    const sent = await open();
    await commit();
    expect(sent('repayment-commit')).toMatchObject([
      { method: 'POST', path: `${BASE}/repayment-commit`, query: { sessionId: 's' } },
    ]);
    const { sendMsg, ...fields } = sent('repayment-commit')[0]?.body ?? {};
    expect(fields).toEqual({
      amount: '45050',
      bankName: 'Second Bank',
      cardId: '502',
      cardNo: '5234567812342222',
      couponId: 'c-1',
      orderId: 'A-1',
      repayToken: 'token-1',
      bankCode: 'SB',
    });
    expect(sendMsg).toMatch(/^[01]$/);
  });

  it('says that a code was sent, confirms with it, and goes to the order [2.17-04, 2.17-05, 3-45, 3-46, 4-18, 5-20, 7.4-13, 7.4-14, 8-18, 1-11]', async () => {
    const sent = await open();
    await commit();
    expect(screen.getAllByText('verification code sent, check your phone').length).toBeTruthy();
    await userEvent.type(await codeField(), '123456');
    await press('Confirm payment');
    await expect.poll(() => visited.length).toBe(1);
    expect(visited[0]).toMatch(/\/loanDetail\?.*\borderId=A-1\b/);
    expect(sent('repayment-confirm')).toMatchObject([
      { method: 'POST', path: `${BASE}/repayment-confirm`, query: { sessionId: 's' } },
    ]);
    expect(sent('repayment-confirm')[0]?.body).toEqual({
      orderId: 'A-1',
      verifyCode: '123456',
      repaymentRecordId: 'R-9',
    });
  });

  it.each([0, '0', false])(
    'needs no code if needValid is %j [3-46, 7.4-13, 8-18]',
    async (needValid) => {
      await open({ 'repayment-commit': success({ needValid, repayRecordId: 'R-9' }) });
      await choose(/Second Bank/);
      await press('Repay');
      await expect.poll(() => visited.length).toBe(1);
      expect(screen.queryByRole('textbox', { name: 'Verification code' })).toBeNull();
      expect(screen.queryByText('verification code sent, check your phone')).toBeNull();
    },
  );

  it('a card must be chosen [5-18, 8-17]', async () => {
    const sent = await open();
    await press('Repay');
    expect(toasts()).toEqual(['Please choose a bank card first']);
    expect(sent('repayment-commit')).toEqual([]);
  });

  it.each(['', '12345'])('the code %j is too short [5-19, 9-16]', async (code) => {
    const sent = await open();
    await commit();
    if (code) await userEvent.type(await codeField(), code);
    await press('Confirm payment');
    expect(
      screen.getAllByText('please enter the correct verification code').length,
    ).toBeGreaterThan(0);
    expect(sent('repayment-confirm')).toEqual([]);
  });

  it('a code of more than 6 characters is sent [5-19, 9-16]', async () => {
    const sent = await open();
    await commit();
    await userEvent.type(await codeField(), '1234567');
    await press('Confirm payment');
    await expect.poll(() => sent('repayment-confirm')[0]?.body.verifyCode).toBe('1234567');
  });

  it('the code button counts 60 s; Cancel resets the timer [2.17-04, 4-16, 4-17, 9-14]', async () => {
    await open();
    await choose(/Second Bank/);
    vi.useFakeTimers({ now: Date.now() });
    const button = () => screen.getByRole('button', { name: /^Get a new code/ });
    const repay = async () => {
      await act(async () => screen.getByRole('button', { name: 'Repay' }).click());
      await vi.waitFor(() => expect(button().textContent).toBe('Get a new code60 s'));
    };
    await repay();
    expect(button().getAttribute('aria-disabled')).toBe('true');
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(button().textContent).toMatch(/^Get a new code(39|40) s$/);
    await act(async () => screen.getByRole('button', { name: 'Cancel' }).click());
    await repay();
    await act(() => vi.advanceTimersByTimeAsync(59_000));
    expect(button().getAttribute('aria-disabled')).toBe('true');
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect(button().textContent).toBe('Get a new code');
    expect(button().getAttribute('aria-disabled')).toBeNull();
  });

  it('opens Alipay at the address from the server [3-43, 7.4-03]', async () => {
    await open();
    await press('Alipay');
    await expect
      .poll(() => visited)
      .toEqual([expect.stringMatching(/^\w+ https:\/\/alipay\.example\/pay$/)]);
  });

  it('asks the payment partner for its address and goes there [7.4-15, 7.4-16]', async () => {
    const sent = await open();
    await press('Pay with our payment partner');
    await expect
      .poll(() => visited)
      .toEqual([expect.stringMatching(/^\w+ https:\/\/partner\.example\/pay$/)]);
    expect(sent('repayment-huichao')).toMatchObject([
      { method: 'POST', path: `${BASE}/repayment-huichao`, query: { sessionId: 's' } },
    ]);
    expect(sent('repayment-huichao')[0]?.body).toEqual({
      userId: 'u-1',
      orderId: 'A-1',
      amount: '45050',
    });
  });

  it('reports that the cards cannot be listed [8-15]', async () => {
    await open({ 'repayment-way': refused(7) });
    expect(screen.getByText('failed to query card list')).toBeTruthy();
  });

  it('a wrong code is reported [8-13]', async () => {
    await open({ 'repayment-confirm': refused(800006) });
    await commit();
    await userEvent.type(await codeField(), '123456');
    await press('Confirm payment');
    await screen.findByText('verification code wrong', { selector: '.toast' });
    expect(toasts()).toEqual(['verification code wrong']);
    expect(screen.queryByText('server words')).toBeNull();
    expect(visited).toEqual([]);
  });

  it('a repeated payment is reported [8-14]', async () => {
    await open({ 'repayment-commit': refused(800005) });
    await choose(/Second Bank/);
    await press('Repay');
    const words = /do not submit the payment request repeatedly/;
    await screen.findByText(words, { selector: '.toast' });
    await screen.findByText(words, { selector: '.bar-note' });
  });

  it('a lost connection shows error [8-16]', async () => {
    await open({ 'repayment-commit': lost });
    await choose(/Second Bank/);
    await press('Repay');
    expect((await screen.findAllByText('error')).length).toBeGreaterThan(0);
    expect(visited).toEqual([]);
  });

  it('a connection lost while reading the cards shows error, until Retry reads them [8-15, 8-16]', async () => {
    let connected = false;
    await open({ 'repayment-way': () => (connected ? success(WAYS) : lost()) });
    expect(toasts()).toEqual(['error']);
    expect(screen.getByText('failed to query card list')).toBeTruthy();
    connected = true;
    await press(/Retry/);
    expect(await screen.findByRole('radio', { name: /First Bank/ })).toBeTruthy();
  });
});
