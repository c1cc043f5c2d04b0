import { screen, waitFor } from '@testing-library/react';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createLocale } from '../../shared/lib/translation.ts';
import { addressOf, askForCode, openPage, renderedPage, useSandbox } from './screen.tsx';
import { stubReply, success } from './stubServer.ts';

const paintDocument = await vi.hoisted(async () => {
  vi.stubEnv('VITE_AMOUNTS', 'minor');
  const { loadDocumentPainter } = await import('./loadDocumentPainter.ts');
  return loadDocumentPainter();
});

useSandbox();
afterAll(() => vi.unstubAllEnvs());

const ADDRESS = addressOf('repayment', 'status-174');
const REPLY = {
  repayAmount: 345000,
  productName: 'Flexi',
  repayDate: '2026-12-01',
  repayPlan: [
    { title: 'First', amount: '115000', time: '2026-12-01', remark: '' },
    { title: 'Second', amount: '2300.5', time: '2027-01-01', remark: '' },
  ],
  repayList: [{ channel_number: '1', name: 'Bank', logo: '' }],
};
const WRITTEN = ['₱3,450.00', '₱1,150.00', '₱2,300.50'];

describe('a lender whose amounts are in minor units', () => {
  it('shows minor units as an amount, before React and after it, and sends them back as they came', async () => {
    stubReply('/loan-play-detail', success(REPLY));
    const codes = stubReply('/generate-vcode', success({ payUrl: '/loanDetail' }));
    history.replaceState(null, '', ADDRESS);
    const painted = await renderedPage('repayment');
    await paintDocument('repayment', createLocale('en', {}), painted);
    for (const amount of WRITTEN) expect(painted.textContent).toContain(amount);
    await openPage(ADDRESS);
    for (const amount of WRITTEN) expect(screen.getAllByText(amount).length).toBeGreaterThan(0);
    await askForCode();
    await waitFor(() => expect(codes).toHaveLength(1));
    expect(codes[0]?.body.amount).toBe('345000');
  });
});
