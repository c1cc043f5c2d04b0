import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { pageData as extension, RepayDelay } from '../../pages/repayDelay/RepayDelay.tsx';
import { shownExtension } from '../../pages/repayDelay/repayDelay.model.ts';
import {
  pageData as payCodePage,
  RepaymentOfCode2,
} from '../../pages/repaymentOfCode2/RepaymentOfCode2.tsx';
import { extensionCall } from '../../shared/api/repayment.ts';
import { readRepaymentInfo } from '../../shared/features/repayment/keptRepaymentInfo.ts';
import * as v from '../../shared/lib/schema.ts';
import { screenContext } from '../../shared/runtime/screenContext.ts';
import { openScreen, sandbox, useSandbox, visited } from './screen.tsx';

describe('the extension screen', () => {
  useSandbox();
  const open = (orderId: string) =>
    openScreen(`/repayDelay?productId=7&orderId=${orderId}&sessionId=s`, <RepayDelay />, extension);

  it('turns the plan list into rows with remark and time', () => {
    const repayPlan = [{ remark: 'R', title: 'T', amount: 'A', time: 'D' }];
    const sent = v.parse(extensionCall.reply, { delayInfo: { delayAmount: '1' }, repayPlan });
    expect(shownExtension(sent, screenContext()).plan).toEqual([
      { text: 'T', note: 'R', value: 'A', valueNote: 'D' },
    ]);
  });

  it('shows the cost, the next payment and its date before the button', async () => {
    await open('due-extendable');
    expect(screen.getByText('Extension fee')).toBeTruthy();
    expect(screen.getByText('₱450.00')).toBeTruthy();
    const cost = screen.getByText(/The extension costs ₱450.00.*due on \d{4}-\d\d-\d\d/);
    const button = screen.getByRole('button', { name: 'Payment Method' });
    expect(cost.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.queryByText('Instalment 3')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show 1 more' }));
    expect(screen.getByText('Instalment 3')).toBeTruthy();
  });

  it('requests a code with isDelay 1 and the delay amount', async () => {
    await open('due-extendable');
    await userEvent.click(screen.getByRole('button', { name: 'Payment Method' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    await expect.poll(() => visited.length).toBe(1);
    expect(visited[0]).toContain('repayAmount=45000');
    const sent = sandbox.world('s').calls.filter(({ path }) => path.endsWith('generate-vcode'));
    expect(sent.map(({ body }) => body)).toEqual([
      {
        productId: '7',
        orderId: 'due-extendable',
        amount: '₱450.00',
        channelNumber: '90006',
        isDelay: '1',
      },
    ]);
  });

  it('passes the delay amount to page 2', async () => {
    await open('due-extendable');
    const link = screen.getByRole('link', { name: 'See how to pay with this code' });
    expect(link.getAttribute('href')).toContain('isDelay=1');
    await userEvent.click(link);
    expect(readRepaymentInfo(true, Date.now())?.info).toMatchObject({
      isDelay: true,
      delayAmount: '₱450.00',
    });
  });

  it('page 2 reads the extension if the device has stored the instalment', async () => {
    await openScreen(
      '/repaymentOfCode2?productId=7&orderId=due-extendable&sessionId=s&isDelay=1',
      <RepaymentOfCode2 />,
      payCodePage,
    );
    expect(screen.getByText('₱450.00')).toBeTruthy();
    const paths = sandbox.world('s').calls.map(({ path }) => path);
    expect(paths.sort()).toEqual(['/esita/orbital/fail', '/esita/v3/loan-details/loan-details']);
  });

  it('works without a plan', async () => {
    for (const orderId of ['empty-lists', 'null-lists']) {
      await open(orderId);
      expect(
        screen.getAllByText(/We do not know your plan after the extension/).length,
      ).toBeGreaterThan(0);
    }
  });
});
