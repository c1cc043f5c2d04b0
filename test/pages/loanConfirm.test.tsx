import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { dayText } from '../../shared/features/order/dueDate.model.ts';
import { unbroken } from '../../shared/lib/date.ts';
import { offerOf } from '../sandbox/loanConfirm.ts';
import { isBefore } from './looks.ts';
import { goBackInShell, useNativeShell } from './nativeShell.ts';
import {
  alerts,
  button,
  calls,
  dialog,
  isBlocked,
  left,
  noDialog,
  noteOf,
  openOrder,
  orderOf,
  press,
  toasts,
  useSandbox,
  visited,
} from './screen.tsx';
import { stubReply, success } from './stubServer.ts';
import { keepTranslated } from './translatePage.ts';

useSandbox();
const told = useNativeShell();

const VARIANTS = {
  newLoanConfirm: {
    offer: ['POST', '/v3/loan-confirm/loan-detail-confirm'],
    agreements: ['POST', '/v3/contract/contract'],
    jump: ['POST', '/v3/contract/contract-jump'],
    push: ['POST', '/v3/loan-confirm/loan-detail-push'],
  },
  loanConfirm: {
    offer: ['POST', '/gopia/lumen/detail'],
    agreements: ['GET', '/gopia/lumen/papers'],
    jump: ['GET', '/gopia/lumen/paper-jump'],
    push: ['POST', '/gopia/lumen/push'],
  },
} as const;

/** What a variant's page asked at a path: the method, and its parameters wherever they stand. */
const asked = ([method, path]: readonly [string, string]) =>
  calls(path).map((call) => {
    expect(call.method).toBe(method);
    return { ...call.query, ...call.body };
  });

/** Opens an offer. @param confirm what the lender says about it besides. */
async function open(confirm: object = {}, page = 'newLoanConfirm') {
  orderOf('status-110', { confirm });
  await openOrder(page, 'status-110', { position: '4' });
  await screen.findByRole('checkbox');
}

describe('2.15 Loan confirmation', () => {
  describe.each(['newLoanConfirm', 'loanConfirm'] as const)('the variant %s', (name) => {
    const variant = VARIANTS[name];

    it('asks for the offer and its agreements, and shows both under a box that starts checked', async () => {
      await open({}, name);
      expect(asked(variant.offer)).toMatchObject([{ productId: '7' }]);
      const product = screen.getByRole('heading', { level: 2, name: 'PesoBridge Flexi' });
      const { comProductLogo, firstPayTime } = offerOf(orderOf('status-110'));
      expect(product.parentElement?.querySelector('img')?.src).toContain(comProductLogo);
      const head = screen.getByText('You repay').closest('header') as HTMLElement;
      expect(head.textContent).toContain('You receive₱4,900.00You repay₱5,450.00');
      expect(head.textContent).toContain('Loan amount: ₱5,000.00 · 3 months');
      const firstDay = unbroken(dayText(`${firstPayTime}`));
      expect(head.textContent).toContain(`3 payments of about ₱1,816.66, first ${firstDay}`);
      expect(screen.getByText(/^Effective rate by our calculation/)).toBeTruthy();
      const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
      const own = name === 'newLoanConfirm' ? ['3% a month', '30 days'] : [];
      expect(values).toEqual(['₱4,900.00', '₱100.00', '₱450.00', 'GCash ****6789', ...own]);
      expect(screen.getByText('That is ₱550.00 more than you receive.')).toBeTruthy();
      expect(screen.getByText('Total to repay').nextElementSibling?.textContent).toBe('₱5,450.00');
      const cost = screen.getByRole('link', { name: 'What does it cost?' });
      expect(cost.getAttribute('href')).toMatch(/^\/\?amount=5000.00&cost=550.00&fees=100.00&/);
      const plan = screen.getByRole('table', { name: 'Repayment plan' });
      const [, first] = within(plan).getAllByRole('row');
      for (const words of ['Instalment 1', 'Principal and interest', '₱1,816.66', firstPayTime])
        expect(first?.textContent).toContain(words);
      expect(asked(variant.agreements)).toMatchObject([{ productId: '7', scene: '3' }]);
      for (const title of ['Loan agreement', 'Disclosure statement']) button(title);
      expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    });

    it('an agreement is requested by its place and opens at the server’s address', async () => {
      await open({}, name);
      await press('Disclosure statement');
      await left(/^assign .*\/sandbox\/agreement\?position=2\b/);
      const order = { productId: '7', orderId: 'status-110' };
      expect(asked(variant.jump)).toMatchObject([{ ...order, scene: '3', position: '2' }]);
    });

    it('Next sends the terms and opens the server’s address, with from=confirm', async () => {
      await open({}, name);
      await press('Next');
      await left(/^replace .*\/loanDetail\?.*&from=confirm$/);
      const terms = { amount: '₱5,000.00', periods: '3', termUnit: 'months' };
      expect(asked(variant.push)).toMatchObject([{ ...terms, productId: '7' }]);
      const payload = { productId: '7', orderId: 'status-110', position: '4' };
      await expect.poll(told).toContainEqual({
        action: 'reportConfirm',
        payload: { ...payload, at: expect.any(Number) },
      });
    });

    it('shows the server’s message and enables the button again', async () => {
      await openOrder(name, 'write-error');
      await screen.findByRole('checkbox', { checked: true });
      await press('Next');
      // As a toast, and on the page for later.
      await expect
        .poll(() => screen.queryAllByText('This service is under maintenance').length)
        .toBe(2);
      await expect.poll(() => isBlocked('Next')).toBe(false);
      expect(visited).toEqual([]);
      const note = await noteOf('refused');
      expect(isBefore(note, button('Next'))).toBe(true);
      expect(note.textContent).toMatch(/You can try again, or contact customer service\.$/);
    });
  });

  /** What both variants have of one screen is tested with one of them. */
  const actions = () => told().map(({ action }) => action);
  const [, PUSH] = VARIANTS.newLoanConfirm.push;
  const FRAME = 'Please read this agreement';

  it('the confirmation leaves whether or not the app ever answers', async () => {
    const sent: string[] = [];
    const postMessage = (message: string) => void sent.push(JSON.parse(message).action);
    Object.assign(window, { lendShell: { postMessage } });
    await open();
    await press('Next');
    await left(/^replace \S*\/loanDetail\?/);
    expect(sent).toContain('reportConfirm');
  });

  it('the confirmation shows the words of a server in trouble, and takes the loan for neither confirmed nor refused', async () => {
    const trouble = { code: 9, status: '09', success: false, message: 'Closed' };
    stubReply(PUSH, Response.json(trouble, { status: 500 }));
    await open();
    await press('Next');
    await screen.findByText(/We're not sure .* went through/);
    await screen.findByText(/Closed/);
  });

  it('the confirmation opens the order if the loan is already confirmed', async () => {
    await openOrder('newLoanConfirm', 'write-refused');
    await screen.findByRole('checkbox', { checked: true });
    await press('Next');
    await screen.findByText(/We have received your loan confirmation\./);
    expect(visited).toEqual([]);
    await left(/^replace (?!.*from=confirm).*\/loanDetail\?/);
  });

  it.each([
    ['in words', 'Order exists', ['Order exists']],
    ['without a word', undefined, []],
  ])('a confirmation that the lender has already is no alert: %s', async (_, message, told) => {
    stubReply(PUSH, { code: 800005, status: '800005', success: false, message });
    await open();
    await press('Next');
    expect((await noteOf('done')).textContent).toMatch(
      /^We have received your loan confirmation\./,
    );
    await expect.poll(toasts).toEqual(told);
    expect(alerts()).toBe(0);
  });

  it('a confirmation that a check finds is no alert, whatever the server said', async () => {
    stubReply(PUSH, () => {
      orderOf('status-110').status = '151';
      const trouble = { code: 9, status: '09', success: false, message: 'Closed' };
      return Response.json(trouble, { status: 500 });
    });
    await open();
    await press('Next');
    await noteOf('done');
    expect(toasts()).toEqual([]);
  });

  it('a refusal above Next and its alert go with the success after it, also one without an address', async () => {
    stubReply(PUSH, { code: 9, status: '09', success: false, message: 'Busy' });
    await open();
    await press('Next');
    await noteOf('refused');
    expect(alerts()).toBe(1);
    stubReply(PUSH, success(null));
    await press('Next');
    expect((await noteOf('done')).textContent).toMatch(/^We have received your loan confirmation/);
    expect(alerts()).toBe(0);
  });

  it('an agreement to be read first blocks in a frame; Agree closes it', async () => {
    await open({ popAgreementUrl: 'https://docs.example/first' });
    const frame = await dialog(FRAME);
    expect(frame.querySelector('iframe')?.getAttribute('src')).toBe('https://docs.example/first');
    await userEvent.keyboard('{Escape}');
    expect(await dialog(FRAME)).toBe(frame);
    expect(isBlocked('Next')).toBe(true);
    expect(button('Agree').className).toContain('button-primary');
    await press('Agree');
    await noDialog();
    expect(isBlocked('Next')).toBe(false);
    expect(told()).toEqual([]);
  });

  it.each([
    ['a PDF', 'https://docs.example/first.pdf'],
    ['a page without https', 'http://docs.example/first'],
    ['a screen of the app', 'lendapp://agreement'],
  ])('%s can be agreed to once it was opened, and still after a reload', async (_, url) => {
    await open({ popAgreementUrl: url });
    expect((await dialog(FRAME)).querySelector('iframe')).toBeNull();
    expect(isBlocked('Agree')).toBe(true);
    await press('Open on a separate page');
    await expect.poll(() => isBlocked('Agree')).toBe(false);
    expect(told()).toEqual([{ action: 'openPage', payload: { url } }]);
    cleanup();
    await open({ popAgreementUrl: url });
    await press('Agree');
    await noDialog();
    expect(isBlocked('Next')).toBe(false);
  });

  it('an agreement that the page cannot show cannot be agreed to; Cancel closes the web view', async () => {
    await open({ popAgreementUrl: 'https://10.0.0.1/first' });
    const frame = await dialog(FRAME);
    expect(within(frame).getByText(/We cannot show/)).toBeTruthy();
    expect(frame.querySelector('iframe')).toBeNull();
    expect(within(frame).queryByRole('button', { name: 'Agree' })).toBeNull();
    await userEvent.click(within(frame).getByRole('button', { name: 'Cancel' }));
    await expect.poll(told).toEqual([{ action: 'closeWebView', payload: { reason: 'cancel' } }]);
  });

  it('Back asks to stay with the server’s text: Agree stays, Cancel closes', async () => {
    await open({ isPopType: 1, popTitle: 'Wait', popContent: 'Your offer is kept.' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await expect.poll(told).toMatchObject([{ action: 'backGuard', payload: { on: true } }]);
    goBackInShell();
    expect(within(await dialog('Wait')).getByText('Your offer is kept.')).toBeTruthy();
    const choice = screen.getByText(/^Agree keeps you on this offer.* Cancel closes this page\.$/);
    for (const name of ['Agree', 'Cancel'])
      expect(button(name).getAttribute('aria-describedby')).toBe(choice.id);
    await press('Agree');
    await noDialog();
    expect(actions()).not.toContain('closeWebView');
    goBackInShell();
    await press('Cancel');
    await expect.poll(actions).toContain('closeWebView');
  });

  it('Back is not guarded unless the lender says so', async () => {
    await open({ isPopType: '0', popTitle: 'Wait', popContent: 'Your offer is kept.' });
    goBackInShell();
    await userEvent.click(screen.getByRole('checkbox'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(told()).toEqual([]);
  });

  it('the confirmation continues only with the box ticked, and says why, also while the page is translated', async () => {
    onTestFinished(keepTranslated());
    await openOrder('newLoanConfirm', 'status-151');
    const box = await screen.findByRole('checkbox', { checked: true });
    await userEvent.click(box);
    const next = await screen.findByRole('button', { name: 'Next' });
    expect(isBlocked('Next')).toBe(true);
    expect(next.className).toContain('button-blocked');
    const reason = document.getElementById(`${next.getAttribute('aria-describedby')}`);
    expect(reason?.textContent).toBe('Tick the box above to continue.');
    await press('Next');
    expect(calls(PUSH)).toHaveLength(0);
    await userEvent.click(box);
    expect(isBlocked('Next')).toBe(false);
    expect(next.className).not.toContain('button-blocked');
    expect(document.body.textContent).not.toContain('Tick the box above to continue.');
    await press('Next');
    await left(/^replace .*from=confirm/);
    expect(calls(PUSH)).toHaveLength(1);
  });

  it('the confirmation shows why the lender refuses the agreements, and loads them again before it continues', async () => {
    orderOf('status-110', { agreements: 'failing' });
    await openOrder('newLoanConfirm', 'status-110');
    // The lender's words, as a toast and on the page.
    expect(screen.getAllByText('The agreements are not available')).toHaveLength(2);
    expect(isBlocked('Next')).toBe(true);
    orderOf('status-110', { agreements: [{ title: 'Only one' }] });
    await press('Retry');
    expect(await screen.findByRole('button', { name: 'Only one' })).toBeTruthy();
    expect(isBlocked('Next')).toBe(false);
  });

  it('a promo popup of the legacy variant closes by its button', async () => {
    await open({ NewPopMsg: 'No fee this week.', NewButtonMsg: 'Great' }, 'loanConfirm');
    const promo = within(await screen.findByRole('dialog'));
    expect(promo.getByText('No fee this week.')).toBeTruthy();
    await userEvent.click(promo.getByRole('button', { name: 'Great' }));
    await noDialog();
  });
});
