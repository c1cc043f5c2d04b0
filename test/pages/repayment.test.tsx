import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Repayment } from '../../pages/repayment/Repayment.tsx';
import { dueText, repayment } from '../../pages/repayment/repayment.model.ts';
import { failed } from '../../shared/api/envelope.ts';
import {
  defaultChannel,
  offeredChannel,
  payCodeOutcome,
  repaymentInfoOf,
} from '../../shared/repayment/payCode.model.ts';
import { readRepaymentInfo } from '../../shared/session/keptRepaymentInfo.ts';
import { openScreen, sandbox, useSandbox, visited } from './screen.tsx';

describe('what the repayment model decides', () => {
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

  it('takes the first channel, or none', () => {
    const channel = (channel_number: string) => ({ channel_number, name: 'A', logo: '' });
    expect(defaultChannel([channel('1'), channel('2')])).toBe('1');
    expect(defaultChannel([])).toBe('');
    expect(offeredChannel([channel('1'), channel('2')], '2')).toBe('2');
    expect(offeredChannel([channel('1'), channel('2')], 'gone')).toBe('1');
  });

  it('pays, reads the status, looks into it, or stays', () => {
    const raw = {};
    const good = { success: true, code: '0', message: '', data: { payUrl: '/p' }, raw } as const;
    expect(payCodeOutcome(good)).toEqual({ step: 'pay', address: '/p' });
    expect(payCodeOutcome(failed('refused', '', '800005'))).toEqual({ step: 'received' });
    expect(payCodeOutcome(failed('refused', '', '500'))).toEqual({ step: 'stay' });
    expect(payCodeOutcome(failed('offline'))).toEqual({ step: 'stay' });
    expect(payCodeOutcome(failed('timeout'))).toEqual({ step: 'unknown' });
    expect(payCodeOutcome(failed('network'))).toEqual({ step: 'unknown' });
  });

  it('keeps the delay amount apart from the repayment’s', () => {
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

  it('asks for a code with what the spec names, and goes to pay', async () => {
    await open('status-174');
    await userEvent.click(screen.getByRole('button', { name: 'Payment Method' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Bank transfer' }));
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await expect.poll(() => visited.length).toBe(1);
    expect(visited[0]).toMatch(/repaymentOfCode\?showType=1/);
    const sent = sandbox.world('s').calls.filter(({ path }) => path.endsWith('generate-vcode'));
    expect(sent.map(({ body }) => body)).toEqual([
      { productId: '7', orderId: 'status-174', amount: '₱3,450.00', channelNumber: '90009' },
    ]);
  });

  it('keeps the old choice on Cancel', async () => {
    await open('status-174');
    await userEvent.click(screen.getByRole('button', { name: 'Payment Method' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Maya' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Payment Method' }));
    const first = screen.getByRole<HTMLInputElement>('radio', { name: 'GCash' });
    expect(first.checked).toBe(true);
    expect(visited).toEqual([]);
  });

  it('saves what page 2 needs when the code box is opened', async () => {
    await open('status-174');
    await userEvent.click(screen.getByRole('link', { name: 'See how to pay with this code' }));
    expect(readRepaymentInfo('status-174', Date.now())).toMatchObject({
      payCode: '801234567890',
      repayAmount: '₱3,450.00',
      isDelay: false,
    });
  });

  it('shows no code box without a code, and says when there is no way to pay', async () => {
    await open('no-pay-code');
    expect(screen.queryByRole('link', { name: /See how to pay/ })).toBeNull();
    await open('empty-lists');
    expect(screen.getAllByText(/There is no way to pay online/)).toHaveLength(1);
    const buttons = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Payment Method' });
    expect(buttons.some((button) => button.disabled)).toBe(true);
  });

  it('says after a reload that an earlier request has no answer', async () => {
    sessionStorage.setItem(
      'pending',
      JSON.stringify({ 'payCode:status-174': Date.now() + 60_000 }),
    );
    await open('status-174');
    expect(screen.getByText(/We could not confirm your request/)).toBeTruthy();
  });
});
