import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { goBackInShell, useNativeShell } from './nativeShell.ts';
import {
  button,
  calls,
  dialog,
  isBlocked,
  left,
  noDialog,
  openPage,
  press,
  sandbox,
  useSandbox,
  visited,
} from './screen.tsx';
import { stubReply, success } from './stubServer.ts';
import { keepTranslated } from './translatePage.ts';

useSandbox();

const LOGO = 'https://img.example/flexi.png';
const PLAN = [
  ['Part 1', 'Principal', '₱351.00', '2027-01-24'],
  ['Part 2', 'Interest', '₱352.00', '2027-02-24'],
] as const;

interface Popups {
  isPopType?: unknown;
  popTitle?: string;
  popContent?: string;
  popAgreementUrl?: string;
}

const STUBBED = {
  v3: {
    route: 'newLoanConfirm',
    calls: {
      offer: ['POST', '/v3/loan-confirm/loan-detail-confirm'],
      agreements: ['POST', '/v3/contract/contract'],
      jump: ['POST', '/v3/contract/contract-jump'],
      push: ['POST', '/v3/loan-confirm/loan-detail-push'],
    },
    ok: success,
    offer: (popups: Popups) => ({
      comProductLogo: LOGO,
      comProductName: 'Flexi',
      ...{ amount: '₱650.00', periods: 2, termUnit: 'months' },
      details: [{ text: 'You receive', value: '₱600.00' }],
      repay_plans: PLAN.map(([title, description, amount, pay_time]) => {
        return { title, description, amount, pay_time };
      }),
      ...{ firstPayTime: '2027-01-24', firstPeriodDay: 30, pRateDsc: '4% a month', sendSms: 0 },
      ...popups,
    }),
  },
  legacy: {
    route: 'loanConfirm',
    calls: {
      offer: ['POST', '/gopia/lumen/detail'],
      agreements: ['GET', '/gopia/lumen/papers'],
      jump: ['GET', '/gopia/lumen/paper-jump'],
      push: ['POST', '/gopia/lumen/push'],
    },
    ok: (data: unknown) => ({ status: '00', msg: 'success', data }),
    offer: ({ isPopType: lapis, popTitle: nuboT, popContent: nuboC, ...own }: Popups) => ({
      ...{ qvarn: LOGO, felis: 'Flexi', ostra: '₱650.00', pramu: 2, tilde: 'months' },
      dorsa: [{ dorsaK: 'You receive', dorsaV: '₱600.00' }],
      vesta: PLAN.map(([vestaT, vestaD, vestaA, vestaP]) => ({ vestaT, vestaD, vestaA, vestaP })),
      ...{ mirum: '2027-01-24', lapis, nuboT, nuboC, nuboU: own.popAgreementUrl },
    }),
  },
} as const;

async function openOffer(name: keyof typeof STUBBED, popups: Popups = {}, more: object = {}) {
  const { calls: asked, ok, offer, route } = STUBBED[name];
  const sent = {
    offer: stubReply(asked.offer[1], ok({ ...offer(popups), ...more })),
    agreements: stubReply(asked.agreements[1], ok([{ title: 'Terms' }, { title: 'Disclosure' }])),
  };
  await openPage(`/${route}?productId=7&position=4&orderId=A-1&sessionId=s`);
  await screen.findByRole('checkbox');
  return sent;
}

// The frame's page is not loaded, so that nothing leaves the machine.
beforeEach(() => {
  Object(window).happyDOM.settings.disableIframePageLoading = true;
});

describe.each(['v3', 'legacy'] as const)('the loan confirmation, %s', (name) => {
  const told = useNativeShell();
  const variant = STUBBED[name];

  const open = (popups?: Popups) => openOffer(name, popups);
  const openOrder = (orderId: string) =>
    openPage(`/${variant.route}?productId=7&orderId=${orderId}&sessionId=s&position=4`);
  const FRAME = 'Please read this agreement';
  const methods = (sent: readonly { method: string }[]) => sent.map(({ method }) => method);

  it('asks for the offer and its agreements, and shows both under a box that starts checked', async () => {
    const { offer, agreements } = await open();
    expect(methods(offer)).toEqual([variant.calls.offer[0]]);
    expect({ ...offer[0]?.query, ...offer[0]?.body }).toMatchObject({ productId: '7' });
    const product = screen.getByRole('heading', { level: 2, name: 'Flexi' });
    expect(product.parentElement?.querySelector('img')?.getAttribute('src')).toBe(LOGO);
    const head = screen.getByText('₱650.00').closest('header') as HTMLElement;
    expect(within(head).getByText('2 months')).toBeTruthy();
    expect(within(head).getByText('2027-01-24').tagName).toBe('TIME');
    expect(head.textContent).toContain('First payment 2027-01-24');
    const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(values).toEqual(['₱600.00', ...(name === 'v3' ? ['4% a month', '30 days'] : [])]);
    expect(screen.getByText('That is ₱103.00 more than you receive.')).toBeTruthy();
    expect(screen.getByText('Total to repay').nextElementSibling?.textContent).toBe('₱703.00');
    const cost = screen.getByRole('link', { name: 'What does it cost?' });
    expect(cost.getAttribute('href')).toMatch(/^\/\?amount=650.00&cost=103.00&fees=50.00&/);
    const plan = screen.getByRole('table', { name: 'Repayment plan' });
    const rows = within(plan).getAllByRole('row').slice(1, 3);
    for (const [index, words] of PLAN.entries())
      for (const word of words) expect(rows[index]?.textContent).toContain(word);
    expect(methods(agreements)).toEqual([variant.calls.agreements[0]]);
    const fields = { ...agreements[0]?.query, ...agreements[0]?.body };
    expect(fields).toMatchObject({ productId: '7', scene: '3' });
    expect(screen.getByRole('button', { name: 'Terms' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Disclosure' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  });

  it('an agreement is requested by its place and opens at the server’s address', async () => {
    const [method, path] = variant.calls.jump;
    const jumps = stubReply(path, variant.ok({ contract_url: 'https://docs.example/2' }));
    await open();
    await press('Disclosure');
    await expect.poll(() => visited).toEqual(['assign https://docs.example/2']);
    expect(methods(jumps)).toEqual([method]);
    const asked = { productId: '7', scene: '3', position: '2', orderId: 'A-1' };
    expect({ ...jumps[0]?.query, ...jumps[0]?.body }).toMatchObject(asked);
  });

  it('Next sends the terms and opens the server’s address, with from=confirm', async () => {
    const [method, path] = variant.calls.push;
    const pushes = stubReply(path, variant.ok({ lendDetailsUrl: 'https://lend.example/d?a=1' }));
    await open();
    await press('Next');
    await expect.poll(() => visited.length).toBe(1);
    const address = new URL(`${visited[0]}`.replace(/^\w+ /, ''));
    expect(`${address.origin}${address.pathname}`).toBe('https://lend.example/d');
    expect(address.searchParams.get('a')).toBe('1');
    expect(address.searchParams.getAll('from')).toEqual(['confirm']);
    expect(methods(pushes)).toEqual([method]);
    const terms = { amount: '₱650.00', periods: '2', termUnit: 'months' };
    expect(pushes[0]?.body).toEqual({ ...terms, productId: '7' });
    await expect
      .poll(() => told().filter(({ action }) => action === 'reportConfirm'))
      .toMatchObject([{ payload: { productId: '7', orderId: 'A-1', position: '4' } }]);
  });

  it('leaves whether or not the app ever answers', async () => {
    const asked: string[] = [];
    const postMessage = (message: string) => void asked.push(JSON.parse(message).action);
    Object.assign(window, { lendShell: { postMessage } });
    stubReply(variant.calls.push[1], variant.ok({ lendDetailsUrl: '/loanDetail?a=1' }));
    await open();
    await press('Next');
    await left(/^\w+ \S*\/loanDetail\?a=1/);
    expect(asked).toContain('reportConfirm');
  });

  it('shows the words of a server in trouble, and takes the loan for neither confirmed nor refused', async () => {
    const trouble = { code: 9, status: '09', success: false, message: 'Closed' };
    stubReply(variant.calls.push[1], Response.json(trouble, { status: 500 }));
    await open();
    await press('Next');
    await screen.findByText(/We're not sure .* went through/);
    await screen.findByText(/Closed/);
  });

  it('success without an address leads to the order', async () => {
    const pushes = stubReply(variant.calls.push[1], variant.ok(null));
    await open();
    await press('Next');
    await screen.findByText(/We have received your loan confirmation/);
    expect(screen.queryByText(/did not go through/)).toBeNull();
    expect(document.querySelector('.toasts [role=alert] .toast')).toBeNull();
    await left(/^replace \/loanDetail\?/);
    expect(pushes).toHaveLength(1);
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

  it('a PDF can be agreed to once it was opened on a separate page, and still after a reload', async () => {
    const url = 'https://docs.example/first.pdf';
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
    await open({ popAgreementUrl: 'http://docs.example/first' });
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
    await press('Agree');
    await noDialog();
    expect(told().map(({ action }) => action)).not.toContain('closeWebView');
    goBackInShell();
    await press('Cancel');
    await expect.poll(() => told().map(({ action }) => action)).toContain('closeWebView');
  });

  it.each([0, '0', null])('Back is not guarded if isPopType is %j', async (isPopType) => {
    await open({ isPopType, popTitle: 'Wait', popContent: 'Your offer is kept.' });
    goBackInShell();
    await userEvent.click(screen.getByRole('checkbox'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(told()).toEqual([]);
  });

  it('continues only with the box ticked, and says why, also while the page is translated', async () => {
    onTestFinished(keepTranslated());
    await openOrder('status-151');
    const box = await screen.findByRole('checkbox', { checked: true });
    await userEvent.click(box);
    const next = await screen.findByRole('button', { name: 'Next' });
    expect(isBlocked('Next')).toBe(true);
    expect(next.className).toContain('button-blocked');
    const reason = document.getElementById(`${next.getAttribute('aria-describedby')}`);
    expect(reason?.textContent).toBe('Tick the box above to continue.');
    await press('Next');
    expect(calls(variant.calls.push[1])).toHaveLength(0);
    await userEvent.click(box);
    expect(isBlocked('Next')).toBe(false);
    expect(next.className).not.toContain('button-blocked');
    expect(document.body.textContent).not.toContain('Tick the box above to continue.');
    await press('Next');
    await left(/^replace .*from=confirm/);
    expect(calls(variant.calls.push[1])).toHaveLength(1);
  });

  it('opens the order if the loan is already confirmed', async () => {
    await openOrder('write-refused');
    await screen.findByRole('checkbox', { checked: true });
    await press('Next');
    await screen.findByText(/We have received your loan confirmation\./);
    expect(visited).toEqual([]);
    await left(/^replace (?!.*from=confirm).*\/loanDetail\?/);
  });

  it('shows the server’s message and enables the button again', async () => {
    await openOrder('write-error');
    await screen.findByRole('checkbox', { checked: true });
    await press('Next');
    // As a toast, and on the page for later.
    await expect
      .poll(() => screen.queryAllByText('This service is under maintenance').length)
      .toBe(2);
    await expect.poll(() => isBlocked('Next')).toBe(false);
    expect(visited).toEqual([]);
  });

  it('shows why the lender refuses the agreements, and loads them again before it continues', async () => {
    await openOrder('confirm-agreements-fail');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    // The lender's words, as a toast and on the page.
    expect(screen.getAllByText('The agreements are not available')).toHaveLength(2);
    expect(isBlocked('Next')).toBe(true);
    const order = sandbox.world('s').orders.get('confirm-agreements-fail');
    if (order) order.scenario = { ...order.scenario, agreements: [{ title: 'Only one' }] };
    await userEvent.click(retry);
    expect(await screen.findByRole('button', { name: 'Only one' })).toBeTruthy();
    expect(isBlocked('Next')).toBe(false);
  });
});

it('a promo popup of the legacy confirmation closes by its button', async () => {
  await openOffer('legacy', {}, { NewPopMsg: 'No fee this week.', NewButtonMsg: 'Great' });
  const promo = await screen.findByRole('dialog');
  expect(within(promo).getByText('No fee this week.')).toBeTruthy();
  await userEvent.click(within(promo).getByRole('button', { name: 'Great' }));
  await noDialog();
});
