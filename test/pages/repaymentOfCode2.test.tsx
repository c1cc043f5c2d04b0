import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RepaymentOfCode2 } from '../../pages/repaymentOfCode2/RepaymentOfCode2.tsx';
import { code, totalOf } from '../../pages/repaymentOfCode2/repaymentOfCode2.model.ts';
import { saveRepaymentInfo } from '../../shared/session/repaymentInfo.ts';
import { openScreen, sandbox, useSandbox } from './screen.tsx';

describe('page 2', () => {
  useSandbox();
  const info = {
    orderId: '1001',
    payCode: '55556666',
    logo: '',
    title: 'Stores',
    payNotice: [],
    repayAmount: '₱1.00',
    delayAmount: '₱2.00',
    isDelay: true,
  };

  it('shows the delay amount for an extension', () => {
    expect(totalOf(info)).toBe('₱2.00');
    expect(totalOf({ ...info, isDelay: false })).toBe('₱1.00');
  });

  it('shows what was kept for this order without a call', async () => {
    saveRepaymentInfo(info, Date.now());
    await openScreen(
      '/repaymentOfCode2?productId=7&orderId=1001&sessionId=s',
      <RepaymentOfCode2 />,
      code,
    );
    expect(screen.getByText('5555 6666')).toBeTruthy();
    expect(screen.getByText('₱2.00')).toBeTruthy();
    expect(sandbox.world('s').calls).toEqual([]);
  });
});
