import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RepaymentOfCode } from '../../pages/repaymentOfCode/RepaymentOfCode.tsx';
import { payCodeView } from '../../pages/repaymentOfCode/repaymentOfCode.model.ts';
import { openScreen, useSandbox } from './screen.tsx';

const query = { showType: '1', payCode: '8012', payCodeImg: '', repayAmount: '100', real: '0' };
const gate = (address: string) => (address.startsWith('https:') ? address : undefined);

describe('what a pay-code address may show (spec 2.11, decisions 4)', () => {
  it('is a code for showType 1, else a QR', () => {
    expect(payCodeView(query, gate)).toEqual({ kind: 'code', code: '8012', amount: '₱1.00' });
    expect(payCodeView({ ...query, showType: '' }, gate).kind).toBe('drawn');
    const image = 'https://img.example/q.png';
    expect(payCodeView({ ...query, showType: '2', payCodeImg: image }, gate)).toMatchObject({
      kind: 'image',
      image,
    });
  });

  it('is nothing when a part does not keep to its format', () => {
    const bad = [
      { payCode: '123' },
      { payCode: 'x'.repeat(65) },
      { payCode: '12;34' },
      { repayAmount: '' },
      { repayAmount: '-1' },
      { repayAmount: '1.5' },
      { showType: '2', payCodeImg: 'javascript:alert(1)' },
      { showType: '2', payCode: '' },
    ];
    for (const part of bad) expect(payCodeView({ ...query, ...part }, gate).kind).toBe('bad');
  });

  it('never shows a text that is outside the format, whatever is asked', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (payCode, repayAmount, showType) => {
        const view = payCodeView({ ...query, payCode, repayAmount, showType }, gate);
        if (view.kind === 'bad' || view.kind === 'image') return true;
        return /^[A-Za-z0-9 -]{4,64}$/.test(view.code) && /^₱\d+\.\d\d$/.test(view.amount);
      }),
    );
  });
});

describe('the code page', () => {
  useSandbox();

  it('the code page keeps a borrower’s amount and warns to check it', async () => {
    await openScreen(`/repaymentOfCode?${new URLSearchParams(query)}`, <RepaymentOfCode />);
    expect(screen.getByText('₱1.00')).toBeTruthy();
    expect(screen.getByText(/Check in the app/)).toBeTruthy();
  });
});
