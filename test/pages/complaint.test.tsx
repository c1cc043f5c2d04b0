import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  ComplainPageNext,
  pageData as complaintTypes,
} from '../../pages/complainPageNext/ComplainPageNext.tsx';
import { Complaint, pageData as complaintInit } from '../../pages/complaint/Complaint.tsx';
import { openScreen, sandbox, useSandbox, visited } from './screen.tsx';

describe('a complaint without an order in the address', () => {
  useSandbox();
  const calls = (path: string) =>
    sandbox.world('s').calls.filter((call) => call.path.endsWith(path));

  it('offers all orders, and continues with the chosen one', async () => {
    await openScreen('/complaint?sessionId=s', <Complaint />, complaintInit);
    await userEvent.click(screen.getByRole('button', { name: 'Choose another order' }));
    const [first, second] = await screen.findAllByRole('radio');
    expect(first && second).toBeTruthy();
    await userEvent.click(second as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await userEvent.click(screen.getByRole('button', { name: 'Repayment' }));
    const chosen = [...sandbox.world('s').orders.keys()][1] ?? '';
    await expect.poll(() => visited).toHaveLength(1);
    expect(visited[0]).toContain(`problemType=2&orderNo=${chosen}`);
    expect(calls('/problem-init').map(({ body }) => body)).toEqual([{}]);
  });

  it('opens its second page and sends the chosen order', async () => {
    await openScreen(
      '/complainPageNext?sessionId=s&problemType=2&orderNo=status-200',
      <ComplainPageNext />,
      complaintTypes,
    );
    expect(screen.getByText('Order status-200')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox'), 'The amount is wrong');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await expect
      .poll(() => calls('/problem-save'))
      .toMatchObject([
        { body: { orderNo: 'status-200', problemType: '2', problemDetail: 'The amount is wrong' } },
      ]);
  });

  it('still requests the order of the address if there is one', async () => {
    await openScreen('/complaint?sessionId=s&orderId=due-two', <Complaint />, complaintInit);
    expect(screen.getByText('due-two')).toBeTruthy();
    expect(calls('/problem-init').map(({ body }) => body)).toEqual([{ orderId: 'due-two' }]);
  });
});
