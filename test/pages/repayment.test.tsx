import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Repayment, pageData as repayment } from '../../pages/repayment/Repayment.tsx';
import { dueText } from '../../pages/repayment/repayment.model.ts';
import { getConfig } from '../../shared/config/config.ts';
import { readRepaymentInfo } from '../../shared/features/repayment/keptRepaymentInfo.ts';
import { defaultChannel, offeredChannel } from '../../shared/features/repayment/payCode.model.ts';
import { repaymentInfoOf } from '../../shared/features/repayment/repaymentInfoOf.ts';
import { arm, release } from '../sandbox/armedFaults.ts';
import { openScreen, sandbox, useSandbox, visited } from './screen.tsx';
import { stubReply, success } from './stubServer.ts';

describe('the repayment model', () => {
  const noon = Date.UTC(2026, 10, 20, 4);
  it.each([
    ['2026-11-20', 'Due today'],
    ['2026-11-21', 'Due tomorrow'],
    ['2026-11-30', 'Due in 10 days'],
    ['2026-11-19', '1 day overdue'],
    ['2026-11-10', '10 days overdue'],
    ['30 Nov', ''],
    ['', ''],
  ])('%s is %j', (date, words) => expect(dueText(date, noon, 'Asia/Manila')).toBe(words));

  it('selects the first channel, or none', () => {
    const channel = (key: string) => ({ key });
    expect(defaultChannel([channel('1'), channel('2')])).toBe('1');
    expect(defaultChannel([])).toBe('');
    expect(offeredChannel([channel('1'), channel('2')], '2')).toBe('2');
    expect(offeredChannel([channel('1'), channel('2')], 'gone')).toBe('1');
  });

  it('stores the delay amount separately from the repayment amount', () => {
    const code = { payCode: '1', logo: '', title: '', payNotice: [] };
    const request = { productId: '7', orderId: '1', amount: '₱9' };
    expect(repaymentInfoOf(code, { ...request, isDelay: true })).toMatchObject({
      delayAmount: '₱9',
      repayAmount: '',
    });
    expect(repaymentInfoOf(code, { ...request, isDelay: false })).toMatchObject({
      delayAmount: '',
      repayAmount: '₱9',
    });
  });
});

describe('the instalment screen', () => {
  useSandbox();
  const open = (orderId: string) =>
    openScreen(`/repayment?productId=7&orderId=${orderId}&sessionId=s`, <Repayment />, repayment);

  it('requests a code with the specified parameters, and opens the payment address', async () => {
    await open('status-174');
    await userEvent.click(screen.getByRole('button', { name: 'Payment Method' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Bank transfer' }));
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await expect.poll(() => visited.length).toBe(1);
    expect(visited[0]).toMatch(/^replace .*repaymentOfCode\?showType=1/);
    const sent = sandbox.world('s').calls.filter(({ path }) => path.endsWith('generate-vcode'));
    expect(sent.map(({ body }) => body)).toEqual([
      { productId: '7', orderId: 'status-174', amount: '₱3,450.00', channelNumber: '90009' },
    ]);
  });

  it('keeps the previous choice on Cancel', async () => {
    await open('status-174');
    await userEvent.click(screen.getByRole('button', { name: 'Payment Method' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Maya' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Payment Method' }));
    const first = await screen.findByRole<HTMLInputElement>('radio', { name: 'GCash' });
    expect(first.checked).toBe(true);
    expect(visited).toEqual([]);
  });

  it('saves what page 2 needs when the code box is opened', async () => {
    await open('status-174');
    await userEvent.click(screen.getByRole('link', { name: 'See how to pay with this code' }));
    expect(readRepaymentInfo(false, Date.now())?.info).toMatchObject({
      payCode: '801234567890',
      repayAmount: '₱3,450.00',
      isDelay: false,
    });
  });

  it('shows no code box without a code, and says so if there is no way to pay', async () => {
    await open('no-pay-code');
    expect(screen.queryByRole('link', { name: /See how to pay/ })).toBeNull();
    await open('empty-lists');
    expect(screen.getAllByText(/There is no way to pay online/)).toHaveLength(1);
    const buttons = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Payment Method' });
    expect(buttons.some((button) => button.disabled)).toBe(true);
  });

  const attempts = () => Object.keys(localStorage).filter((key) => key.startsWith('attempt|'));
  const codes = () => sandbox.world('s').calls.filter(({ path }) => /generate-vcode$/.test(path));
  const askForCode = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Payment Method' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  };

  it('offers to check a request without a reply, not to send it again', async () => {
    await open('write-dropped');
    await askForCode();
    await screen.findByText(/We're not sure your .*request went through/);
    expect(screen.getByText(/Nothing has changed (on your order )?yet/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Payment Method' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send again anyway' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await screen.findByText(/Nothing has changed (on your order )?yet/);
    expect(codes()).toHaveLength(1);
    expect(attempts()).toHaveLength(1);
  });

  it('finds that request again after a reload, and does not show it to another session', async () => {
    await open('write-dropped');
    await askForCode();
    await screen.findByText(/We're not sure/);
    cleanup();
    await open('write-dropped');
    await screen.findByText(/We're not sure/);
    expect(screen.queryByRole('button', { name: 'Payment Method' })).toBeNull();
    cleanup();
    await openScreen(
      '/repayment?productId=7&orderId=write-dropped&sessionId=other',
      <Repayment />,
      repayment,
    );
    expect(screen.getByRole('button', { name: 'Payment Method' })).toBeTruthy();
    expect(screen.queryByText(/We're not sure/)).toBeNull();
    expect(codes()).toHaveLength(1);
  });

  it('lets the borrower send again after ten minutes, with a warning and the same key', async () => {
    await open('write-dropped');
    await askForCode();
    await screen.findByText(/We're not sure/);
    cleanup();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10 * 60_000);
    await open('write-dropped');
    await screen.findByText(/it may count twice/);
    expect(screen.getByRole('link', { name: getConfig().servicePhone })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Send again anyway' }));
    await askForCode();
    await expect.poll(() => sandbox.world('s').ledger.length).toBe(2);
    const keys = sandbox.world('s').ledger.map(({ idempotencyKey }) => idempotencyKey);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('tells what was sent if the page is opened again soon afterwards', async () => {
    await open('status-174');
    await askForCode();
    await expect.poll(() => visited.length).toBe(1);
    cleanup();
    await open('status-174');
    expect(screen.getByText(/You sent your ₱3,450.00 request at/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(visited[1]).toBe(visited[0]);
    expect(codes()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Send another one' }));
    expect(screen.getByRole('button', { name: 'Payment Method' })).toBeTruthy();
  });

  it('says that the request was already received, in the server’s words too, then opens the order', async () => {
    stubReply('/generate-vcode', { code: 800005, message: 'You asked for this code before.' });
    await open('status-174');
    await askForCode();
    const said = await screen.findByText(/We already have your request\./);
    expect(said.textContent).toContain('You asked for this code before.');
    expect(screen.getByRole('alert').textContent).toBe('You asked for this code before.');
    expect(visited).toEqual([]);
    await expect.poll(() => visited).toEqual([expect.stringMatching(/^replace \/loanDetail\?/)]);
  });

  it('shows Confirm as busy, not Cancel, while the code is requested', async () => {
    await open('status-174');
    arm(sandbox.world('s'), { path: '/generate-vcode', fault: 'hold', times: 1 });
    await askForCode();
    const [confirm, cancel] = ['Confirm', 'Cancel'].map((name) =>
      screen.getByRole('button', { name }),
    );
    await waitFor(() => expect(confirm?.querySelector('.button-spinner')).toBeTruthy());
    expect(cancel?.querySelector('.button-spinner')).toBeNull();
    expect(cancel?.getAttribute('aria-disabled')).toBe('true');
    await waitFor(() => expect(codes()).toHaveLength(1));
    release(sandbox.world('s'));
    await expect.poll(() => visited.length).toBe(1);
  });

  it.each([['20261202'], [20261202], [1796169600000], ['2026-12-01T16:00:00.000Z']])(
    'shows a repayment date of %j as all dates, and counts the days',
    async (repayDate) => {
      vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 20, 4));
      stubReply('/loan-play-detail', success({ repayAmount: '₱1.00', repayDate }));
      await open('due-extendable');
      expect(screen.getByText('2026-12-02').closest('time')?.dateTime).toBe('2026-12-02');
      expect(screen.getByText('Due in 12 days')).toBeTruthy();
    },
  );

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

  it('says so in its own words if the server has none', async () => {
    stubReply('/generate-vcode', { code: 800005, message: '' });
    await open('status-174');
    await askForCode();
    await screen.findByText(/We already have your request\./);
    expect(screen.queryByText(/was not accepted/)).toBeNull();
  });

  it('opens the order if the payment address is refused', async () => {
    // Time passes in steps, so that a busy machine cannot miss the words before the page leaves.
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true });
    await open('write-unsafe');
    await askForCode();
    await screen.findByText(/We have received your request\./);
    expect(visited).toEqual([]);
    await expect.poll(() => visited).toEqual([expect.stringMatching(/^replace \/loanDetail\?/)]);
  });
});
