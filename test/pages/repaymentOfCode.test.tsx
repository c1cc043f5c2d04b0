import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RepaymentOfCode } from '../../pages/repaymentOfCode/RepaymentOfCode.tsx';
import { payCodeView } from '../../pages/repaymentOfCode/repaymentOfCode.model.ts';
import { openScreen, useSandbox } from './screen.tsx';

const query = { showType: '1', payCode: '8012', payCodeImg: '', repayAmount: '100', real: '0' };
const sanitize = (address: string) => (address.startsWith('https:') ? address : undefined);

describe('the contents of a pay-code address', () => {
  it('are a code for showType 1, otherwise a QR', () => {
    expect(payCodeView(query, sanitize)).toEqual({ kind: 'code', code: '8012', amount: '₱1.00' });
    expect(payCodeView({ ...query, showType: '' }, sanitize).kind).toBe('drawn');
    const image = 'https://img.example/q.png';
    expect(payCodeView({ ...query, showType: '2', payCodeImg: image }, sanitize)).toMatchObject({
      kind: 'image',
      image,
    });
  });

  it('are nothing if any part has a wrong format', () => {
    const bad = [
      { payCode: '123' },
      { payCode: 'x'.repeat(65) },
      { payCode: '12;34' },
      { showType: '2', payCodeImg: 'javascript:alert(1)' },
      { showType: '2', payCode: '' },
    ];
    for (const part of bad) expect(payCodeView({ ...query, ...part }, sanitize).kind).toBe('bad');
  });

  it('are read in minor units, or in major units if there are decimals', () => {
    const amountOf = (repayAmount: string) => {
      const view = payCodeView({ ...query, repayAmount }, sanitize);
      return view.kind === 'bad' ? 'bad' : view.amount;
    };
    expect(amountOf('125000')).toBe('₱1,250.00');
    expect(amountOf('1250.00')).toBe('₱1,250.00');
    expect(amountOf('3450.5')).toBe('₱3,450.50');
    for (const odd of ['', '0', '0.00', '-1', '1.505', '1.', '1,250.00', 'x', '9'.repeat(16)]) {
      expect(amountOf(odd)).toBeUndefined();
    }
  });

  it('never include a text with a wrong format', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (payCode, repayAmount, showType) => {
        const view = payCodeView({ ...query, payCode, repayAmount, showType }, sanitize);
        if (view.kind === 'bad' || view.kind === 'image') return true;
        const amount = view.amount ?? '₱0.00';
        return /^[A-Za-z0-9 -]{4,64}$/.test(view.code) && /^₱[\d,]+\.\d\d$/.test(amount);
      }),
    );
  });
});

describe('the code page', () => {
  useSandbox();

  it.each(['', '0', '12.505', 'abc'])(
    'shows its code without the amount %j, and tells where to find it',
    async (repayAmount) => {
      const address = new URLSearchParams({ ...query, repayAmount });
      await openScreen(`/repaymentOfCode?${address}`, <RepaymentOfCode />);
      expect(screen.getByText('8012')).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Copy code' })).toBeTruthy();
      expect(screen.getByText(/Check in the app how much to pay/)).toBeTruthy();
    },
  );

  it('shows a code that came in groups as it came', async () => {
    const payCode = '80 1235-0678 99 11';
    const address = new URLSearchParams({ ...query, payCode });
    await openScreen(`/repaymentOfCode?${address}`, <RepaymentOfCode />);
    expect(screen.getByText(payCode)).toBeTruthy();
  });

  it('draws the QR of a code without an amount', async () => {
    const address = new URLSearchParams({ ...query, showType: '2', repayAmount: '' });
    await openScreen(`/repaymentOfCode?${address}`, <RepaymentOfCode />);
    expect(await screen.findByRole('img', { name: 'QR code to pay' })).toBeTruthy();
  });

  it('shows the amount and tells the borrower to check it', async () => {
    await openScreen(`/repaymentOfCode?${new URLSearchParams(query)}`, <RepaymentOfCode />);
    expect(screen.getByText('₱1.00')).toBeTruthy();
    expect(screen.getByText(/Check in the app/)).toBeTruthy();
  });
});
