import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { linkTo, sends, went } from './complaintPages.ts';
import {
  button,
  openOrder,
  openPage,
  passTime,
  press,
  sandbox,
  tap,
  useSandbox,
  visited,
} from './screen.tsx';
import { stubReply, success } from './stubServer.ts';
import { keepTranslated } from './translatePage.ts';

useSandbox();

describe('2.4 Complaint flow: the start of a complaint', () => {
  it('shows the types and the order that the server names', async () => {
    await openOrder('complaint');
    expect(sends('/problem-init')).toEqual([
      { method: 'POST', body: { orderId: 'due-extendable' } },
    ]);
    for (const name of ['Collection', 'Repayment', 'Loan application', 'Other']) button(name);
    const chosen = screen.getByText('PesoBridge Flexi').closest('section') as HTMLElement;
    within(chosen).getByText('due-extendable');
    expect(chosen.querySelector('img')?.getAttribute('src')).toMatch(/logo\/pesobridge\.svg$/);
    const amount = within(chosen).getByText('Loan amount').closest('dt')?.nextElementSibling;
    expect(amount?.textContent).toBe('₱3,000.00');
    expect(linkTo('My complaints')).toMatch(/^\/complaintList\?.*sessionId=s/);
  });

  it('a type other than 1 goes to the next page at once, for the order chosen from all, also while the page is translated', async () => {
    onTestFinished(keepTranslated());
    await openPage('/complaint?sessionId=s');
    expect(sends('/problem-init')).toEqual([{ method: 'POST', body: {} }]);
    await press('Choose another order');
    const orders = await screen.findAllByRole('radio');
    expect(orders).toHaveLength(4);
    await userEvent.click(orders[1] as HTMLElement);
    await press('Confirm');
    const [, orderNo = ''] = [...sandbox.world('s').orders.keys()];
    await screen.findByText(orderNo);
    await press('Repayment');
    await expect.poll(() => visited).toHaveLength(1);
    const subject = { problemType: '2', orderNo };
    const next = { how: 'assign', pathname: '/complainPageNext', sessionId: 's' };
    expect(went()).toEqual({ ...next, ...subject });
  });

  it('type 1 shows its sub-types and waits; choosing one continues', async () => {
    await openOrder('complaint');
    vi.useFakeTimers();
    await tap('Collection');
    // They stand below their type, before the next one.
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names.indexOf('Calls too often')).toBe(names.indexOf('Collection') + 1);
    await passTime(10_000);
    expect(visited).toEqual([]);
    await tap('Rude words');
    await passTime(299);
    expect(visited).toEqual([]);
    await passTime(1);
    const subject = { problemType: '1', problemSonType: '12', orderNo: 'due-extendable' };
    expect(went()).toMatchObject({ pathname: '/complainPageNext', ...subject });
  });

  it('is about the order in the address also where the server names none', async () => {
    const order = (orderNo: string) => ({ orderNo, productName: `Loan ${orderNo}`, isShow: 1 });
    const orders = { orderDetail: null, orderList: [order('1'), order('2')] };
    stubReply('/problem-init', success({ problemType: [{ title: 'Other', value: 2 }], ...orders }));
    await openOrder('complaint', '2');
    screen.getByText('Loan 2');
    await press('Other');
    await expect.poll(() => visited).toHaveLength(1);
    expect(went()).toMatchObject({ orderNo: '2' });
  });

  it('leads to my complaints even if it cannot be read', async () => {
    await openOrder('complaint', 'http-500');
    expect(linkTo('My complaints')).toMatch(/^\/complaintList\?/);
  });

  it('type 1 is refused in Spanish for an order that does not allow it', async () => {
    await openOrder('complaint', 'status-110');
    await press('Collection');
    const words = screen.getByText('Este pedido no permite este tipo de queja');
    expect(words.lang).toBe('es');
    expect(screen.queryByRole('button', { name: 'Calls too often' })).toBeNull();
    expect(visited).toEqual([]);
  });
});
