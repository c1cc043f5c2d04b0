import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { LoanConfirm, pageData as legacy } from '../../pages/loanConfirm/LoanConfirm.tsx';
import { NewLoanConfirm, pageData as v3 } from '../../pages/newLoanConfirm/NewLoanConfirm.tsx';
import { openScreen, sandbox, useSandbox, visited } from './screen.tsx';
import { stubReply, success } from './stubServer.ts';

const VARIANTS = [
  {
    name: 'V3',
    route: 'newLoanConfirm',
    view: <NewLoanConfirm />,
    data: v3,
    detail: '/loan-detail-confirm',
    push: '/v3/loan-confirm/loan-detail-push',
    jump: '/v3/contract/contract-jump',
  },
  {
    name: 'legacy',
    route: 'loanConfirm',
    view: <LoanConfirm />,
    data: legacy,
    detail: '/gopia/lumen/detail',
    push: '/gopia/lumen/push',
    jump: '/gopia/lumen/paper-jump',
  },
] as const;

describe.each(VARIANTS)('the loan confirmation, $name', (variant) => {
  useSandbox();
  const open = (orderId: string) =>
    openScreen(
      `/${variant.route}?productId=7&orderId=${orderId}&sessionId=s&position=4`,
      variant.view,
      variant.data,
    );
  const sent = (path: string) =>
    sandbox.world('s').calls.filter((call) => call.path === `/esita${path}`);
  const next = () => screen.findByRole('button', { name: 'Next' });

  it('shows every figure: amount, term, rows, plan, sum and first payment', async () => {
    await open('status-110');
    expect(screen.getByText('₱5,000.00')).toBeTruthy();
    expect(screen.getByText('3 months')).toBeTruthy();
    expect(screen.getByText('Processing fee')).toBeTruthy();
    const plan = screen.getByRole('table', { name: 'Repayment plan' });
    expect(within(plan).getAllByRole('rowheader')).toHaveLength(4);
    expect(within(plan).getByText('₱5,450.00')).toBeTruthy();
    expect(screen.getByText(/₱450.00 more than the loan amount/)).toBeTruthy();
    expect(screen.getByText('First payment').textContent).toMatch(/\d{4}-\d\d-\d\d/);
  });

  it('opens an agreement by its place, with the scene', async () => {
    await open('status-110');
    await userEvent.click(await screen.findByRole('button', { name: 'Disclosure statement' }));
    await expect.poll(() => visited.length).toBe(1);
    expect(visited[0]).toMatch(/^assign .*\/esita\/sandbox\/agreement\?position=2/);
    const [call] = sent(variant.jump);
    expect({ ...call?.query, ...call?.body }).toMatchObject({
      productId: '7',
      scene: '3',
      position: '2',
      orderId: 'status-110',
    });
  });

  it('continues only with the box ticked, and says why', async () => {
    await open('status-110');
    const box = await screen.findByRole('checkbox', { checked: true });
    await userEvent.click(box);
    const button = await next();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(`${button.getAttribute('aria-describedby')}`);
    expect(reason?.textContent).toBe('Tick the box above to continue.');
    await userEvent.click(button);
    expect(sent(variant.push)).toHaveLength(0);
    await userEvent.click(box);
    expect(button.getAttribute('aria-disabled')).toBeNull();
  });

  it('sends the terms once and continues with from=confirm', async () => {
    await open('status-110');
    await screen.findByRole('checkbox', { checked: true });
    const button = await next();
    button.click();
    button.click();
    await expect.poll(() => visited.length).toBe(1);
    expect(visited[0]).toMatch(/^replace .*\/loanDetail\?.*from=confirm/);
    expect(sent(variant.push).map(({ body }) => body)).toEqual([
      { amount: '₱5,000.00', periods: '3', termUnit: 'months', productId: '7' },
    ]);
    expect(sandbox.world('s').confirmed).toHaveLength(1);
  });

  it('opens the order if the loan is already confirmed', async () => {
    await open('write-refused');
    await screen.findByRole('checkbox', { checked: true });
    await userEvent.click(await next());
    await screen.findByText(/We already have your loan confirmation\./);
    expect(visited).toEqual([]);
    await expect.poll(() => visited.length).toBe(1);
    expect(visited[0]).toMatch(/^replace .*\/loanDetail\?/);
    expect(visited[0]).not.toContain('from=confirm');
  });

  it('shows what the server says of an agreement that was opened before, and opens it again', async () => {
    stubReply(variant.jump, { code: 800005, status: '800005', msg: 'Already open.' });
    await open('status-110');
    const agreement = await screen.findByRole('button', { name: 'Loan agreement' });
    await userEvent.click(agreement);
    await expect.poll(() => screen.queryAllByText('Already open.').length).toBe(2);
    expect(agreement.getAttribute('aria-disabled')).toBeNull();
  });

  it('shows the server’s message and enables the button again', async () => {
    await open('write-error');
    await screen.findByRole('checkbox', { checked: true });
    await userEvent.click(await next());
    // As a toast, and on the page for later.
    await expect
      .poll(() => screen.queryAllByText('This service is under maintenance').length)
      .toBe(2);
    await expect.poll(async () => (await next()).getAttribute('aria-disabled')).toBeNull();
    expect(visited).toEqual([]);
  });

  it('writes amounts without a currency as the market does', async () => {
    const plan = { title: 'Instalment 1', description: '', amount: '5450.00', pay_time: '' };
    const offer = { amount: 5000, periods: 0, firstPeriodDay: 0, repay_plans: [plan] };
    const legacy = {
      ostra: 5000,
      pramu: 0,
      vesta: [{ vestaT: 'Instalment 1', vestaA: '5450.00' }],
    };
    stubReply(variant.detail, { ...success({ ...offer, ...legacy }), status: '00' });
    await open('status-110');
    expect(screen.getByText('₱5,000.00')).toBeTruthy();
    expect(screen.getAllByText('₱5,450.00')).toHaveLength(2);
    // A term of nothing is none.
    expect(screen.queryByText(/^0/)).toBeNull();
    expect(screen.queryByText('First period')).toBeNull();
  });

  it('shows no sum that cannot be computed', async () => {
    await open('confirm-unclear');
    expect(screen.getByText('to be told')).toBeTruthy();
    expect(screen.queryByText('Total to repay')).toBeNull();
  });

  it.each(['empty-lists', 'null-lists'])('works with %s', async (orderId) => {
    await open(orderId);
    expect(screen.getByText('₱5,000.00')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    expect(await screen.findByRole('checkbox', { name: /I agree to take this loan/ })).toBeTruthy();
  });

  it('loads the agreements again before it continues', async () => {
    await open('confirm-agreements-fail');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    const button = await next();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    const order = sandbox.world('s').orders.get('confirm-agreements-fail');
    if (order) order.scenario = { ...order.scenario, agreements: [{ title: 'Only one' }] };
    await userEvent.click(retry);
    expect(await screen.findByRole('button', { name: 'Only one' })).toBeTruthy();
    expect(button.getAttribute('aria-disabled')).toBeNull();
  });
});

describe('fields of the legacy variant', () => {
  useSandbox();

  it('opens its promo popup with its own button text', async () => {
    await openScreen(
      '/loanConfirm?productId=7&orderId=confirm-promo&sessionId=s',
      <LoanConfirm />,
      legacy,
    );
    expect(await screen.findByText('No processing fee this week.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Great' }));
    expect(screen.queryByText('No processing fee this week.')).toBeNull();
  });
});
