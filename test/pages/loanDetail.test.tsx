import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  DIALOGS,
  mayRedirect,
  openDialog,
  ratingOutcome,
  redirectOf,
  shownOrder,
} from '../../pages/loanDetail/loanDetail.model.ts';
import { orderButtons, toneOf } from '../../pages/loanDetail/orderStatus.model.ts';
import type { LoanDetails } from '../../shared/api/loanDetails.ts';
import { getConfig } from '../../shared/config/config.ts';
import { phoneText } from '../../shared/lib/contact.ts';
import { screenContext } from '../../shared/runtime/screenContext.ts';
import { release } from '../sandbox/armedFaults.ts';
import { useNativeShell } from './nativeShell.ts';
import { calls, fault, openPage, press, sandbox, useSandbox, visited } from './screen.tsx';
import { stubReply, success } from './stubServer.ts';

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
    ['170', 'late'],
    ['180', 'today'],
    ['200', 'done'],
    ['21', 'review'],
    ['174', undefined],
    ['999', undefined],
    [undefined, undefined],
  ])('the band of status %s is %s', (status, tone) => expect(toneOf(status)).toBe(tone));

  it.each([
    ['999', 'Status changed', 'By our bank.', ['Status changed', 'By our bank.']],
    ['999', '', '', ['We do not know this status', /customer service/]],
    ['999', 'Status changed', '', ['Status changed', /customer service/]],
    ['174', 'Due', '', ['Due', '']],
  ])('status %s with the words %j and %j says %j', (orderStatus, title, detail, said) => {
    const words = { noticeStatusText: title, noticeDesText: detail };
    const { status } = shownOrder({ ...plain, orderStatus, ...words }, screenContext());
    expect(status).toMatchObject({
      title: expect.stringMatching(said[0] ?? ''),
      description: expect.stringMatching(said[1] || /^$/),
    });
  });

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
  ])(
    'status %s with isDelay %s offers %j [2.2-17, 3-58, 4-21, 4-24, 4-25, 4-27, 4-28, 4-29, 4-30]',
    (orderStatus, isDelay, actions) =>
      expect(orderButtons({ orderStatus, isDelay }).map(({ action }) => action)).toEqual(actions),
  );

  it('shows offers only if no debt is open [2.2-15, 3-52, 4-31, 4-32, 4-33, 4-34, 4-35]', () => {
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

  it('redirects to playeduL unless the order is under review [4-22]', () => {
    for (const orderStatus of ['110', '151', '170', '174', '180', '200', '999']) {
      expect(redirectOf({ ...plain, orderStatus, playeduL: '/a' }), orderStatus).toBe('/a');
    }
    expect(redirectOf({ ...plain, orderStatus: '110' })).toBe('');
    expect(redirectOf({ ...plain, orderStatus: '21', playeduL: '/a' })).toBe('');
  });

  it('does not repeat a redirect within ten seconds', () => {
    expect(mayRedirect('/a b', undefined, 5000)).toBe(true);
    expect(mayRedirect('/a b', '1000 /a b', 5000)).toBe(false);
    expect(mayRedirect('/a b', '1000 /a b', 11_000)).toBe(true);
    expect(mayRedirect('/other', '1000 /a b', 5000)).toBe(true);
    expect(mayRedirect('/a b', '9000 /a b', 5000)).toBe(true);
  });

  it('never opens two dialogs, and opens each one once in order [4-46, 3-64, 4-36]', () => {
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
    openPage(`/loanDetail?productId=7&orderId=${orderId}&sessionId=s`);

  it('goes to our repayment page with the identity and nothing else [2.2-25, 1-05, 2.2-23, 1-04]', async () => {
    await openPage('/loanDetail?productId=7&orderId=due-extendable&sessionId=s&stray=1&source=x');
    await press('REPAY');
    expect(visited).toEqual([
      'assign /repayment?sessionId=s&productId=7&orderId=due-extendable&product_id=7',
    ]);
    await press('Rollover Repayment');
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
    await press('Open in the app');
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
    expect(screen.getByText(/This link cannot be opened/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });

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
    'reports the problem below the offer, and enables it again: %s [8-23, 8-03]',
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

  it.each(['refused', 'lost-before', 'http-500', 'signed-out'] as const)(
    'closes the rating without a message if it fails: %s',
    async (name) => {
      await open('rating');
      fault('/google-score', name);
      await rate(2);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect([...document.querySelectorAll('.toast')]).toEqual([]);
      expect(calls('/google-score')).toHaveLength(1);
      expect(sandbox.world('s').ledger).toEqual([]);
    },
  );

  it('thanks for a rating whose reply was lost, once the order asks for none any more', async () => {
    await open('rating');
    fault('/google-score', 'lost-after');
    await rate(2);
    expect(await screen.findByRole('dialog', { name: 'Thank you for telling us' })).toBeTruthy();
    expect(calls('/google-score')).toHaveLength(1);
  });

  it('asks for no second rating while the first may be under way', async () => {
    await open('rating');
    fault('/google-score', 'hold-before');
    await rate(2);
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
});

const OFFER = {
  logo: 'https://img.example/offer.png',
  name: 'Bayan Credit',
  btnText: 'Get it',
  amount: '₱2,000 to ₱20,000',
  amountDes: 'What you can borrow',
  rate: '3% a month',
  des: '91 to 365 days',
  globally: 1,
  productKey: 'bayan',
};

const ORDER = {
  orderStatus: 174,
  noticeStatusText: 'Repayment due',
  noticeDesText: 'Please repay in time.',
  productName: 'Flexi',
  productLogo: 'https://img.example/flexi.png',
  userOrderDetail: { detail: [{ text: 'Loan amount', value: '₱3,000.00' }] },
};

const read = (data: object) =>
  stubReply('/v3/loan-details/loan-details', success({ ...ORDER, ...data }));

/** Rates the order once it asks for that. */
async function rate(stars: number): Promise<void> {
  const rating = within(await dialog('How was your experience?'));
  await userEvent.click(rating.getAllByRole('radio')[stars - 1] as HTMLElement);
  await userEvent.click(rating.getByRole('button', { name: 'Submit' }));
}

/** Opens an order with `data` in addition to the plain reply. */
async function open(data: object = {}) {
  const sent = read(data);
  await openPage('/loanDetail?productId=7&orderId=A-1&sessionId=s&deviceId=d');
  return sent;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const dialog = (name: string) => screen.findByRole('dialog', { name });
const noDialog = () => expect.poll(() => screen.queryByRole('dialog')).toBeNull();

describe('order details: contents', () => {
  useSandbox();

  it('reads the order of the address when it opens, and shows it [2.2-02, 7.9-01, 2.1-34, 2.1-37, 6-01, 2.2-01, 2.2-10, 2.2-11, 2.2-12, 2.2-13, 1-03, 3-48, 3-50, 3-51, 3-53, 3-54, 3-55]', async () => {
    const sent = await open();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toEqual({ productId: '7', orderId: 'A-1' });
    expect(sent[0]?.query).toEqual({
      sessionId: 's',
      deviceId: 'd',
      productId: '7',
      product_id: '7',
      orderId: 'A-1',
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Order Details');
    expect(screen.getByText('Repayment due').getAttribute('role')).toBe('status');
    expect(screen.getByText('Please repay in time.')).toBeTruthy();
    const product = screen.getByRole('heading', { level: 2, name: 'Flexi' });
    const logo = product.parentElement?.querySelector('img');
    expect(logo?.getAttribute('src')).toBe('https://img.example/flexi.png');
    expect(screen.getByRole('term').textContent).toBe('Loan amount');
    expect(screen.getByRole('definition').textContent).toBe('₱3,000.00');
  });

  it('no list without rows [2.2-14]', async () => {
    await open({ userOrderDetail: { detail: [] } });
    expect(screen.getByRole('heading', { name: 'Flexi' })).toBeTruthy();
    expect(document.querySelector('dl')).toBeNull();
  });

  it('nothing of the order unless success is true [3-48, 8-02]', async () => {
    stubReply('/loan-details/loan-details', {
      code: 0,
      success: false,
      message: 'Not now',
      data: ORDER,
    });
    await openPage('/loanDetail?productId=7&orderId=A-1');
    expect(screen.queryByText('Please repay in time.')).toBeNull();
    const toast = document.querySelector<HTMLElement>('.toasts [role=alert]');
    expect(toast?.textContent).toBe('Not now');
  });

  it('a separate icon for each status, the one of 200 for any other [2.2-03, 2.2-04, 2.2-05, 2.2-06, 2.2-07, 2.2-08, 2.2-09, 3-49]', async () => {
    const icons: (string | null | undefined)[] = [];
    for (const orderStatus of [21, 110, 151, 174, 180, 200, 170, 999]) {
      await open({ orderStatus });
      icons.push(document.querySelector('header svg path')?.getAttribute('d'));
      cleanup();
    }
    const [repaid, ...others] = icons.slice(5);
    expect(new Set(icons.slice(0, 6)).size).toBe(6);
    expect(icons).not.toContain(undefined);
    expect(others).toEqual([repaid, repaid]);
  });

  it.each([
    ['+63 2 8111 2222', '+63 2 8111 2222'],
    ['', phoneText(getConfig().servicePhone)],
  ])('the phone %j is called as %s [3-59, 9-27, 3-117]', async (telephone, number) => {
    await open({ telephone });
    expect(number).toMatch(/^\+?[\d ]{6,}$/);
    expect(button(/Call customer service/).textContent).toContain(number);
  });
});

describe('order details: actions', () => {
  useSandbox();

  it('the extension button has its caption [4-26]', async () => {
    await open({ isDelay: 1 });
    const bar = button('Rollover Repayment').parentElement as HTMLElement;
    expect(within(bar).getByText('Short of money?')).toBeTruthy();
  });

  it('goes to the external address instead, unless it is paid inside [2.2-24, 3-56, 3-57]', async () => {
    await open({ h5Url: 'https://pay.example/x', inside: 0 });
    await press('Repayment');
    expect(visited).toEqual(['assign https://pay.example/x']);
    cleanup();
    await open({ h5Url: 'https://pay.example/x', inside: 1 });
    await press('Repayment');
    expect(visited[1]).toMatch(/^assign \/repayment\?/);
  });

  it('redirects at once to the server’s address with the identity [2.2-28, 3-61, 4-22, 4-23]', async () => {
    await open({ orderStatus: 151, playeduL: '/withdraw?step=2' });
    expect(visited).toHaveLength(1);
    const [, address = ''] = /^replace (.*)$/.exec(`${visited[0]}`) ?? [];
    const { pathname, searchParams } = new URL(address, 'https://x.example');
    expect(pathname).toBe('/withdraw');
    expect(Object.fromEntries(searchParams)).toEqual({
      step: '2',
      sessionId: 's',
      deviceId: 'd',
      productId: '7',
      product_id: '7',
      orderId: 'A-1',
    });
  });
});

describe('order details: the offers', () => {
  useSandbox();
  const told = useNativeShell();

  it('show all fields of a product, and lead home [3-67, 3-68, 3-69, 3-70, 3-71, 2.2-16, 2.2-27, 1-17]', async () => {
    await open({ orderStatus: 110, recProducts: [OFFER] });
    const card = await screen.findByRole('button', { name: /Bayan Credit/ });
    expect(card.querySelector('img')?.getAttribute('src')).toBe('https://img.example/offer.png');
    for (const words of [OFFER.btnText, OFFER.amount, OFFER.amountDes, OFFER.rate, OFFER.des]) {
      expect(card.textContent).toContain(words);
    }
    await userEvent.click(
      await screen.findByRole('button', { name: 'Click to view more products' }),
    );
    await expect.poll(told).toEqual([{ action: 'goHome', payload: {} }]);
  });

  it('send module, position and key of the tapped one, and the event without a module [3-73, 7.9-05, 7.9-06]', async () => {
    const events = stubReply('/service/event/save', success(null));
    const taps = stubReply('/gopia/goya/define', { code: '00', data: { url: '/x' } });
    await open({ orderStatus: 110, recProducts: [{ ...OFFER, name: 'First' }, OFFER] });
    await userEvent.click(await screen.findByRole('button', { name: /Bayan Credit/ }));
    await expect.poll(() => taps.length).toBe(1);
    const [tap] = taps;
    expect(tap?.method).toBe('POST');
    expect(tap?.type).toMatch(/^application\/x-www-form-urlencoded/);
    expect(tap?.body).toEqual({ module: 'loanDetail', position: '2', productKey: 'bayan' });
    await expect.poll(() => events.length).toBe(1);
    expect(events[0]?.body).toEqual({ productId: '7', positionId: '2' });
  });

  it.each([{ ...OFFER, name: '' }, null, 'x'])(
    "keep the lender's places if one cannot be shown: %j",
    async (broken) => {
      const taps = stubReply('/gopia/goya/define', { code: '00', data: { url: '/x' } });
      await open({ orderStatus: 110, recProducts: [broken, OFFER] });
      const list = await screen.findByRole('region', { name: 'Other offers for you' });
      expect(within(list).getAllByRole('listitem')).toHaveLength(1);
      await press(/Bayan Credit/);
      await expect.poll(() => taps.map(({ body }) => body.position)).toEqual(['2']);
    },
  );

  it('open a web address here and any other in the app [7.9-07, 7.9-08, 7.9-09, 1-14]', async () => {
    const addresses = ['https://partner.example/a', 'lendapp://productDetail?productId=8'];
    stubReply('/gopia/goya/define', (nth: number) => ({
      code: '00',
      data: { url: addresses[nth - 1], message: '' },
    }));
    await open({ orderStatus: 110, recProducts: [OFFER] });
    const card = await screen.findByRole('button', { name: /Bayan Credit/ });
    await userEvent.click(card);
    await expect.poll(() => visited).toEqual(['assign https://partner.example/a']);
    expect(told()).toEqual([]);
    // A tapped offer is enabled again when the borrower returns.
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => card.getAttribute('aria-busy')).toBeNull();
    await userEvent.click(card);
    await expect
      .poll(told)
      .toEqual([{ action: 'openPage', payload: { url: 'lendapp://productDetail?productId=8' } }]);
    expect(visited).toHaveLength(1);
  });

  it.each([0, 2, null])('ignore a tap if globally is %j [3-72, 7.9-10]', async (globally) => {
    const taps = stubReply('/gopia/goya/define', { code: '00', data: { url: '/x' } });
    await open({
      orderStatus: 110,
      recProducts: [
        { ...OFFER, globally },
        { ...OFFER, name: 'On', productKey: 'on' },
      ],
    });
    await userEvent.click(await screen.findByRole('button', { name: /Bayan Credit/ }));
    await press(/^On/);
    await expect.poll(() => taps.length).toBe(1);
    expect(taps[0]?.body.productKey).toBe('on');
  });
});

describe('order details: Borrow Again', () => {
  useSandbox();
  const told = useNativeShell();

  it('sends the event with module 30 and opens the product in the app [2.2-26, 7.9-04, 9-22, 1-16]', async () => {
    const events = stubReply('/service/event/save', success(null));
    await open({ orderStatus: 200 });
    await press('Borrow Again');
    await expect.poll(told).toEqual([{ action: 'openProduct', payload: { productId: '7' } }]);
    await expect.poll(() => events.length).toBe(1);
    expect(events[0]?.body).toEqual({ productId: '7', moduleId: '30', positionId: '1' });
  });

  it('shows nothing if the event fails [8-24]', async () => {
    const events = stubReply('/service/event/save', { code: 5, message: 'Events are down' });
    await open({ orderStatus: 200 });
    await press('Borrow Again');
    await expect.poll(() => events.length).toBe(1);
    await expect.poll(() => told().length).toBe(1);
    expect(screen.queryByText('Events are down')).toBeNull();
  });
});

describe('order details: the dialogs', () => {
  useSandbox();
  const told = useNativeShell();
  const TIPS = { KindTipsMsg: 'Repay in time.' };
  const CARD = { cardNeedPop: 1, cardPopTitle: 'Add your card', cardPopMsg: 'For the money.' };

  it('kind tips: the server’s text, and Confirm closes [2.2-18, 3-63, 4-42, 4-45]', async () => {
    await open(TIPS);
    const tips = await dialog('Kind tips');
    expect(within(tips).getByText('Repay in time.')).toBeTruthy();
    await userEvent.click(within(tips).getByRole('button', { name: 'Confirm' }));
    await noDialog();
    expect(sessionStorage.getItem('showBankTip')).toBeNull();
  });

  it('kind tips: Repayment sets the session flag, which hides them [4-43, 4-44, 9-25, 2.1-33]', async () => {
    await open(TIPS);
    await userEvent.click(
      within(await dialog('Kind tips')).getByRole('button', { name: 'Confirm' }),
    );
    await press('Repayment');
    expect(sessionStorage.getItem('showBankTip')).toBe('1');
    cleanup();
    await open({ ...TIPS, ...CARD });
    await dialog('Add your card');
    expect(screen.queryByRole('dialog', { name: 'Kind tips' })).toBeNull();
  });

  it('bank card: the server’s title and text, closed for good by its icon [2.2-21, 3-64, 3-65, 3-66, 4-46, 4-47, 4-48]', async () => {
    await open(CARD);
    const card = await dialog('Add your card');
    expect(within(card).getByText('For the money.')).toBeTruthy();
    expect(within(card).getByRole('button', { name: 'Go and bind the card' })).toBeTruthy();
    await userEvent.click(within(card).getByRole('button', { name: 'Close' }));
    await noDialog();
    expect(visited).toEqual([]);
  });

  it('bank card: its button goes to the bank page with the source, and closes [2.2-22, 4-49, 1-01]', async () => {
    await open(CARD);
    await userEvent.click(
      within(await dialog('Add your card')).getByRole('button', { name: 'Go and bind the card' }),
    );
    expect(visited).toHaveLength(1);
    expect(visited[0]).toMatch(/^assign \/bindBank\?.*\bsource=loanDetail\b/);
    await noDialog();
  });

  it('withdraw: the server’s text, and a button to its address [2.2-19, 2.2-28, 3-62, 3-61]', async () => {
    await open({ orderStatus: 21, reyMsg: 'Your money waits.', playeduL: '/withdraw' });
    const prompt = await dialog('Get your money');
    expect(within(prompt).getByText('Your money waits.')).toBeTruthy();
    expect(visited).toEqual([]);
    await userEvent.click(within(prompt).getByRole('button', { name: 'Continue' }));
    expect(visited).toHaveLength(1);
    expect(visited[0]).toMatch(/^assign .*\/withdraw\?/);
  });

  it.each(['1', 1])(
    'rating: opens if isScore is %j [2.2-20, 3-60, 4-36, 9-10]',
    async (isScore) => {
      await open({ orderStatus: 200, isScore });
      const rating = await dialog('How was your experience?');
      expect(within(rating).getAllByRole('radio')).toHaveLength(5);
    },
  );

  it('rating: choosing none shows a message, and sends nothing [1-26, 4-38, 5-32, 8-22]', async () => {
    const scores = stubReply('/google-score', success(null));
    await open({ isScore: '1' });
    const rating = await dialog('How was your experience?');
    await userEvent.click(within(rating).getByRole('button', { name: 'Submit' }));
    const words = screen.getByText('Silakan pilih');
    expect(words.closest('.toasts')).toBeTruthy();
    expect(words.closest('[lang=id]')).toBeTruthy();
    expect(scores).toEqual([]);
    expect(screen.getByRole('dialog', { name: 'How was your experience?' })).toBeTruthy();
  });

  it.each([1, 2, 3])(
    'rating: %s stars show a thank-you dialog [4-39, 4-41, 7.9-02, 9-11]',
    async (stars) => {
      const scores = stubReply('/google-score', success(null));
      await open({ isScore: '1' });
      await rate(stars);
      await dialog('Thank you for telling us');
      expect(screen.queryByRole('dialog', { name: 'How was your experience?' })).toBeNull();
      expect(scores.map(({ body }) => body)).toEqual([{ score: '5' }]);
      expect(told()).toEqual([]);
    },
  );

  it.each([4, 5])(
    'rating: %s stars open the rating page of the app [4-40, 4-41, 9-12, 9-11, 7.9-02, 1-21]',
    async (stars) => {
      const scores = stubReply('/google-score', success(null));
      await open({ isScore: '1' });
      await rate(stars);
      await expect.poll(told).toEqual([{ action: 'openRating', payload: { from: 'order' } }]);
      await noDialog();
      expect(scores.map(({ body }) => body)).toEqual([{ score: '5' }]);
    },
  );

  it('rating: judged by the success flag, not by the code [7.9-03, 8-24]', async () => {
    stubReply('/google-score', { code: 0, success: false, message: 'No' });
    await open({ isScore: '1' });
    await rate(5);
    await noDialog();
    expect(told()).toEqual([]);
    expect(screen.queryByText('No')).toBeNull();
  });
});
