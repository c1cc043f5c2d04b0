import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ErrorPage } from '../../pages/errorPage/ErrorPage.tsx';
import { PaymentInstructions } from '../../pages/paymentInstructions/PaymentInstructions.tsx';
import { RepaymentOfCode } from '../../pages/repaymentOfCode/RepaymentOfCode.tsx';
import { payCodeView } from '../../pages/repaymentOfCode/repaymentOfCode.model.ts';
import { RepaymentOfCode2 } from '../../pages/repaymentOfCode2/RepaymentOfCode2.tsx';
import { code, totalOf } from '../../pages/repaymentOfCode2/repaymentOfCode2.model.ts';
import { keptFields, previewLinks } from '../../pages/testPreview/testPreview.model.ts';
import { saveRepaymentInfo } from '../../shared/session/repaymentInfo.ts';
import { openScreen, sandbox, useSandbox } from './screen.tsx';

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

describe('pages without data', () => {
  useSandbox();

  it('the code page keeps a borrower’s amount and warns to check it', async () => {
    await openScreen(`/repaymentOfCode?${new URLSearchParams(query)}`, <RepaymentOfCode />);
    expect(screen.getByText('₱1.00')).toBeTruthy();
    expect(screen.getByText(/Check in the app/)).toBeTruthy();
  });

  it('the instructions number their steps for both ways', async () => {
    await openScreen('/paymentInstructions', <PaymentInstructions />);
    expect(screen.getAllByRole('list')).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'At a store' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Open the repayment page' })).toBeNull();
  });

  it('the error page names a contact', async () => {
    await openScreen('/errorPage', <ErrorPage />);
    expect(screen.getByRole('link', { name: /\+63/ }).getAttribute('href')).toMatch(/^tel:/);
  });
});

describe('the test preview model', () => {
  it('keeps fields over the defaults and forgets what it cannot read', () => {
    expect(keptFields('{"orderId":"9"}')).toMatchObject({ orderId: '9', productId: '7' });
    expect(keptFields('{"orderId":9}').orderId).toBe('due-extendable');
    expect(keptFields('x')).toEqual(keptFields(undefined));
  });

  it('links what this build has, with filled fields only', () => {
    const links = previewLinks({ ...keptFields(undefined), adId: '' }, ['repayment'], '/');
    const found = links.filter(({ href }) => href);
    expect(found.map(({ label }) => label)).toEqual(['Repay']);
    expect(found[0]?.href).not.toContain('adId');
    expect(links.length).toBeGreaterThan(15);
  });
});
