import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { LoanDetail, pageData as order } from '../../pages/loanDetail/LoanDetail.tsx';
import {
  DIALOGS,
  externalRepayment,
  mayRedirect,
  openDialog,
  ratingOutcome,
  redirectOf,
  shownOrder,
} from '../../pages/loanDetail/loanDetail.model.ts';
import { iconStatus, orderButtons } from '../../pages/loanDetail/orderStatus.model.ts';
import type { LoanDetails } from '../../shared/api/loanDetails.ts';
import { screenContext } from '../../shared/runtime/screenContext.ts';
import { arm, type NetworkFault, release } from '../sandbox/armedFaults.ts';
import { openScreen, sandbox, useSandbox, visited } from './screen.tsx';

const plain: LoanDetails = {
  orderStatus: '174',
  noticeStatusText: 'Due',
  noticeDesText: '',
  recProducts: [],
  productName: 'P',
  productLogo: '',
  userOrderDetail: { detail: [] },
  inside: false,
  h5Url: '',
  isDelay: false,
  telephone: '',
  isScore: false,
  playeduL: '',
  reyMsg: '',
  KindTipsMsg: '',
  cardNeedPop: false,
  cardPopTitle: '',
  cardPopMsg: '',
};

describe('the order model', () => {
  it.each([
    ['21', '21'],
    ['110', '110'],
    ['151', '151'],
    ['170', '200'],
    ['174', '174'],
    ['180', '180'],
    ['200', '200'],
    ['999', '200'],
  ])('status %s has the icon of %s', (status, icon) => expect(iconStatus(status)).toBe(icon));

  it.each([
    ['174', true, ['repay', 'rollover']],
    ['180', true, ['repay', 'rollover']],
    ['174', false, ['repay']],
    ['180', false, ['repay']],
    ['170', true, ['repay']],
    ['200', true, ['borrowAgain']],
    ['21', true, []],
    ['110', false, []],
    ['151', false, []],
    ['999', true, []],
  ])('status %s with isDelay %s offers %j', (orderStatus, isDelay, actions) =>
    expect(orderButtons({ orderStatus, isDelay }).map(({ action }) => action)).toEqual(actions),
  );

  it('shows offers only if no debt is open', () => {
    const offer = {
      logo: '',
      name: 'A',
      btnText: '',
      amount: '',
      amountDes: '',
      rate: '',
      des: '',
      globally: true,
      productKey: 'a',
    };
    const withOffer = (orderStatus: string) =>
      shownOrder({ ...plain, orderStatus, recProducts: [offer] }, screenContext()).offers.length >
      0;
    expect(['170', '174', '180', '200'].some(withOffer)).toBe(false);
    expect(['21', '110', '151', '999'].every(withOffer)).toBe(true);
    expect(shownOrder({ ...plain, orderStatus: '110' }, screenContext()).offers).toEqual([]);
  });

  it('redirects to playeduL unless the order is under review', () => {
    expect(redirectOf({ ...plain, playeduL: '/a' })).toBe('/a');
    expect(redirectOf({ ...plain, orderStatus: '21', playeduL: '/a' })).toBe('');
  });

  it('does not repeat a redirect within ten seconds', () => {
    expect(mayRedirect('/a b', undefined, 5000)).toBe(true);
    expect(mayRedirect('/a b', '1000 /a b', 5000)).toBe(false);
    expect(mayRedirect('/a b', '1000 /a b', 11_000)).toBe(true);
    expect(mayRedirect('/other', '1000 /a b', 5000)).toBe(true);
    expect(mayRedirect('/a b', '9000 /a b', 5000)).toBe(true);
  });

  it('repays at the external address only if it is set and inside is not 1', () => {
    expect(externalRepayment({ h5Url: 'https://x.example', inside: false })).toBe(
      'https://x.example',
    );
    expect(externalRepayment({ h5Url: 'https://x.example', inside: true })).toBe('');
    expect(externalRepayment({ h5Url: '', inside: false })).toBe('');
  });

  it('never opens two dialogs, and opens each one once in order', () => {
    const any = fc.record({
      tips: fc.boolean(),
      card: fc.boolean(),
      rey: fc.boolean(),
      score: fc.boolean(),
      shown: fc.boolean(),
    });
    fc.assert(
      fc.property(any, ({ tips, card, rey, score, shown }) => {
        const details = {
          ...plain,
          orderStatus: '21',
          KindTipsMsg: tips ? 'x' : '',
          cardNeedPop: card,
          reyMsg: rey ? 'x' : '',
          isScore: score,
        };
        const seen: (typeof DIALOGS)[number][] = [];
        for (
          let next = openDialog(details, seen, shown);
          next;
          next = openDialog(details, seen, shown)
        ) {
          seen.push(next);
        }
        const wanted = [tips && !shown, card, rey, score];
        expect(seen).toEqual(DIALOGS.filter((_, index) => wanted[index]));
      }),
    );
  });

  it('asks, thanks or opens the store depending on the stars', () => {
    expect([0, 1, 2, 3, 4, 5].map((stars) => ratingOutcome(stars, 4))).toEqual([
      'choose',
      'result',
      'result',
      'result',
      'store',
      'store',
    ]);
  });
});

describe('the order screen', () => {
  useSandbox();
  const open = (orderId: string) =>
    openScreen(`/loanDetail?productId=7&orderId=${orderId}&sessionId=s`, <LoanDetail />, order);

  it('shows status, product and rows', async () => {
    await open('status-174');
    expect(screen.getByRole('heading', { level: 1, name: 'Order Details' })).toBeTruthy();
    expect(screen.getByText('Repayment due')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'PesoBridge Flexi' })).toBeTruthy();
    expect(screen.getByText('Loan amount').parentElement?.textContent).toBe('Loan amount₱3,000.00');
  });

  it('goes to our repayment page with the identity and nothing else', async () => {
    await openScreen(
      '/loanDetail?productId=7&orderId=due-extendable&sessionId=s&stray=1&source=x',
      <LoanDetail />,
      order,
    );
    await userEvent.click(screen.getByRole('button', { name: 'REPAY' }));
    expect(visited).toEqual([
      'assign /repayment?sessionId=s&productId=7&orderId=due-extendable&product_id=7',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Rollover Repayment' }));
    expect(visited[1]).toMatch(/^assign \/repayDelay\?/);
  });

  it.each([
    ['redirect-app', 'an app link'],
    ['redirect-screen', 'a path of the app'],
  ])('%s: shows the order and a way to open it again if playeduL is %s', async (orderId) => {
    await open(orderId);
    expect(screen.getByText('On its way')).toBeTruthy();
    expect(screen.getByText(/Your order continues in the app/)).toBeTruthy();
    const { recentMessages } = await import('../../shared/runtime/nativeShell.ts');
    const handed = () =>
      recentMessages().filter(({ kind, name }) => kind === 'call' && name === 'openPage').length;
    const before = await waitFor(() => handed() || Promise.reject(new Error('not handed over')));
    await userEvent.click(screen.getByRole('button', { name: 'Open in the app' }));
    await waitFor(() => expect(handed()).toBe(before + 1));
    expect(await screen.findByText('Open this in the app')).toBeTruthy();
    expect(visited).toEqual([]);
  });

  it('is shown again if the app opens the redirect outside its web view', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await open('redirect');
    expect(visited).toHaveLength(1);
    expect(document.querySelector('[aria-busy]')).toBeTruthy();
    await act(async () => vi.advanceTimersByTime(5000));
    vi.useRealTimers();
    expect(document.querySelector('[aria-busy]')).toBeNull();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy();
  });

  it('refused: shows the order, without a button for the refused address', async () => {
    await open('redirect-unsafe');
    expect(screen.getByText('On its way')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });

  it('hides the rows card if it is empty', async () => {
    await open('empty-lists');
    expect(screen.queryByText('Loan amount')).toBeNull();
    expect(screen.getByText('Getting ready')).toBeTruthy();
  });

  it('opens an offer through the form-encoded tap and its event', async () => {
    await open('status-110');
    await userEvent.click(await screen.findByRole('button', { name: /Bayan Credit/ }));
    await expect.poll(() => visited).toHaveLength(1);
    const paths = sandbox.world('s').calls.map(({ path }) => path);
    expect(paths).toContain('/esita/gopia/goya/define');
    expect(visited[0]).toContain('/esita/sandbox/partner?offer=partner');
    expect(sandbox.world('s').events).toEqual([{ productId: '7', positionId: '1' }]);
  });

  it.each(['Agad Cash', 'Ulap Cash'])('reports why the offer of %s opens nothing', async (name) => {
    await open('status-110');
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(name) }));
    await screen.findByText('This offer has ended');
    expect(visited).toEqual([]);
  });

  it('shows the telephone as it was sent and dials its digits', async () => {
    await open('loose-types');
    await userEvent.click(screen.getByRole('button', { name: /\(02\) 8888-7777/ }));
    const link = await screen.findByRole('link', { name: '0288887777' });
    expect(link.getAttribute('href')).toBe('tel:0288887777');
  });

  const fault = (path: string, name: NetworkFault) =>
    arm(sandbox.world('s'), { path, fault: name, times: 1 });
  const calls = (path: string) =>
    sandbox.world('s').calls.filter((call) => call.path.endsWith(path));

  it('shows a tapped offer as busy; two taps count once', async () => {
    await open('status-110');
    fault('/gopia/goya/define', 'hold');
    const card = await screen.findByRole('button', { name: /Bayan Credit/ });
    act(() => {
      card.click();
      card.click();
    });
    await waitFor(() => expect(calls('/gopia/goya/define')).toHaveLength(1));
    expect(card.getAttribute('aria-busy')).toBe('true');
    expect(card.querySelector('.button-spinner')).toBeTruthy();
    await userEvent.click(card);
    release(sandbox.world('s'));
    // A borrower who compares offers returns to order details.
    await expect.poll(() => visited).toEqual([expect.stringMatching(/^assign .*offer=partner/)]);
    expect(calls('/gopia/goya/define')).toHaveLength(1);
    expect(sandbox.world('s').events).toHaveLength(1);
    expect(card.getAttribute('aria-busy')).toBe('true');
  });

  it.each([
    ['refused', 'This service is under maintenance'],
    ['lost-after', 'We got no answer. Please try again.'],
  ] as const)(
    'reports the problem below the offer, and enables it again: %s',
    async (name, words) => {
      await open('status-110');
      fault('/gopia/goya/define', name);
      const card = await screen.findByRole('button', { name: /Bayan Credit/ });
      await userEvent.click(card);
      const note = await screen.findByText(words, { selector: '.bar-note' });
      expect(card.parentElement?.contains(note)).toBe(true);
      await userEvent.click(card);
      await expect.poll(() => visited).toHaveLength(1);
    },
  );

  const rating = () => screen.findByRole('dialog', { name: 'How was your experience?' });
  const rate = async (stars: string) => {
    const dialog = within(await rating());
    await userEvent.click(dialog.getByRole('radio', { name: stars }));
    await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
  };

  it.each(['refused', 'lost-before', 'http-500', 'signed-out'] as const)(
    'closes the rating without a message if it fails: %s',
    async (name) => {
      await open('rating');
      fault('/google-score', name);
      await rate('2 stars');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect([...document.querySelectorAll('.toast')]).toEqual([]);
      expect(calls('/google-score')).toHaveLength(1);
      expect(sandbox.world('s').ledger).toEqual([]);
    },
  );

  it('thanks for a rating whose reply was lost, once the order asks for none any more', async () => {
    await open('rating');
    fault('/google-score', 'lost-after');
    await rate('2 stars');
    expect(await screen.findByRole('dialog', { name: 'Thank you for telling us' })).toBeTruthy();
    expect(calls('/google-score')).toHaveLength(1);
  });

  it('asks for no second rating while the first may be under way', async () => {
    await open('rating');
    fault('/google-score', 'hold-before');
    await rate('2 stars');
    await waitFor(() => expect(calls('/google-score')).toHaveLength(1));
    cleanup();
    await open('rating');
    await waitFor(() => expect(calls('/loan-details').length).toBeGreaterThan(2));
    expect(screen.queryByRole('dialog')).toBeNull();
    release(sandbox.world('s'));
    await waitFor(() => expect(sandbox.world('s').ledger).toHaveLength(1));
  });

  it('sends one event for Borrow Again until the borrower comes back', async () => {
    await open('status-200');
    const button = screen.getByRole('button', { name: 'Borrow Again' });
    act(() => {
      button.click();
      button.click();
    });
    await expect.poll(() => visited).toHaveLength(1);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button);
    expect(calls('/service/event/save')).toHaveLength(1);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
    await userEvent.click(button);
    await expect.poll(() => calls('/service/event/save')).toHaveLength(2);
  });

  it('leads home from the list of offers', async () => {
    await open('status-110');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Click to view more products' }),
    );
    await expect.poll(() => visited).toEqual(['assign /']);
  });

  it('shows the message of the server as a toast as well', async () => {
    await open('server-error');
    const toast = document.querySelector<HTMLElement>('.toasts [role=alert]');
    expect(toast && within(toast).getByText(/The system is busy/)).toBeTruthy();
  });
});
