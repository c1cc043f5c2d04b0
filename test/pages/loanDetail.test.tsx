import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { StatusHero } from '../../pages/loanDetail/LoanDetailView.tsx';
import {
  DIALOGS,
  firstShownOrder,
  mayRedirect,
  openDialog,
  ratingOutcome,
  redirectOf,
  sentScore,
  shownOrder,
} from '../../pages/loanDetail/loanDetail.model.ts';
import { toneOf } from '../../pages/loanDetail/orderStatus.model.ts';
import { loanDetailsCall } from '../../shared/api/loanDetails.ts';
import * as v from '../../shared/lib/schema.ts';
import { screenContext } from '../../shared/runtime/screenContext.ts';
import { waitingRows } from '../../shared/ui/FoldableRows.tsx';
import { productOf } from '../sandbox/loanCalls.ts';
import { useNativeShell } from './nativeShell.ts';
import {
  addressOf,
  button,
  calls,
  dialog,
  fault,
  isBlocked,
  ledger,
  left,
  noDialog,
  openPage,
  orderOf,
  press,
  sandbox,
  toasts,
  useSandbox,
  visited,
} from './screen.tsx';
import { keepTranslated } from './translatePage.ts';

useSandbox();
const told = useNativeShell();

const OFFER = { name: 'Bayan Credit', globally: 1, productKey: 'bayan' };

describe('the order model', () => {
  const details = (given: object) => v.parse(loanDetailsCall.reply, { orderStatus: 174, ...given });

  it.each([
    ['170', 'late', 'repay', 'repay', 0, '/a'],
    ['174', undefined, 'repay', 'repay rollover', 0, '/a'],
    ['180', 'today', 'repay', 'repay rollover', 0, '/a'],
    ['200', 'done', 'borrowAgain', 'borrowAgain', 0, '/a'],
    ['21', 'review', '', '', 1, ''],
    ['110', undefined, '', '', 1, '/a'],
    ['151', undefined, '', '', 1, '/a'],
    ['999', undefined, '', '', 1, '/a'],
  ])('status %s: band %s, buttons %j, with isDelay %j, offers %i, redirect %j', (...row) => {
    const [orderStatus, ...expected] = row;
    const sent = { orderStatus, playeduL: '/a', recProducts: [OFFER] };
    const [order, delayed] = [0, 1].map((isDelay) => details({ ...sent, isDelay }));
    const offered = [order, delayed].map((one) =>
      shownOrder(one, screenContext())
        .buttons.map(({ action }) => `${action}`)
        .join(' '),
    );
    const { offers } = shownOrder(order, screenContext());
    expect([toneOf(orderStatus), ...offered, offers.length, order && redirectOf(order)]).toEqual(
      expected,
    );
  });

  it.each([
    ['999', 'Status changed', 'By our bank.', /^Status changed$/, /^By our bank\.$/],
    ['999', '', '', /^We do not know this status/, /customer service/],
    ['174', '', '', /^$/, /^$/],
  ])('status %s with the words %j and %j says %s %s', (orderStatus, title, words, ...said) => {
    const order = details({ orderStatus, noticeStatusText: title, noticeDesText: words });
    const { status } = shownOrder(order, screenContext());
    expect(status.title).toMatch(said[0]);
    expect(status.description).toMatch(said[1]);
  });

  it('is shown at once unless it redirects', () => {
    expect(['', '  '].map((playeduL) => redirectOf(details({ playeduL })))).toEqual(['', '']);
    const first = (order?: ReturnType<typeof details>) => firstShownOrder(order, screenContext());
    expect(first(details({ playeduL: '/a' }))).toBeUndefined();
    expect(first(details({}))).toMatchObject({ card: undefined, offers: [] });
    const recProducts = [0, null, 2, 1].map((globally) => ({ ...OFFER, globally }));
    const { offers = [] } = first(details({ orderStatus: 110, recProducts })) ?? {};
    expect(offers.map(({ enabled }) => enabled)).toEqual([false, false, false, true]);
    expect(first()).toMatchObject({
      status: { code: undefined, title: undefined, description: undefined },
      card: { product: undefined, rows: waitingRows(3) },
      offers: [],
      service: undefined,
      buttons: [],
    });
  });

  it('names the telephone of the lender, or our own if that cannot be dialled', () => {
    const services = ['+63281112222', 'none'].map(
      (telephone) => shownOrder(details({ telephone }), screenContext()).service,
    );
    expect(services).toEqual([
      { number: '+63281112222', shown: '+63 2 8111 2222' },
      { number: '+63280000100', shown: '+63 2 8000 0100' },
    ]);
  });

  it.each([
    [{ productName: 'Flexi' }, 'Flexi', 'F'],
    [{ userOrderDetail: { detail: [{ text: 'a', value: 'b' }] } }, '', '·'],
  ])('the card with only %j has the name %j and the letter %s', (given, name, letter) => {
    const order = details(given);
    const product = { logo: { image: undefined, letter }, name };
    const { detail: rows } = order.userOrderDetail;
    expect(shownOrder(order, screenContext()).card).toEqual({ product, rows });
  });

  it.each([
    ['/a b', undefined, 5000, true],
    ['/a b', '1000 /a b', 5000, false],
    ['/a b', '1000 /a b', 11_000, true],
    ['/other', '1000 /a b', 5000, true],
    ['/a b', '9000 /a b', 5000, true],
    ['/a b', '5000 /a b', 5000, false],
  ])('a redirect to %s after %j at %i ms may run: %s', (address, last, now, may) =>
    expect(mayRedirect(address, last, now)).toBe(may),
  );

  it('opens each dialog once, one at a time and in order', () => {
    const all = { KindTipsMsg: 'x', cardNeedPop: 1, reyMsg: 'x', isScore: 1 };
    const review = details({ orderStatus: 21, ...all });
    for (const [place, name] of DIALOGS.entries()) {
      expect(openDialog(review, DIALOGS.slice(0, place), false)).toBe(name);
    }
    expect(openDialog(review, DIALOGS, false)).toBeUndefined();
    expect(openDialog(review, [], true)).toBe('card');
    expect(openDialog(details({ reyMsg: 'x' }), [], false)).toBeUndefined();
    expect(openDialog(details({ orderStatus: 21 }), [], false)).toBeUndefined();
  });

  it('asks, thanks or opens the store depending on the stars, and sends a fixed score', () => {
    const outcomes = [0, 1, 2, 3, 4, 5].map((stars) => ratingOutcome(stars, 4)).join(' ');
    expect(outcomes).toBe('choose result result result store store');
    expect([sentScore('5', 2), sentScore('chosen', 2)]).toEqual(['5', '2']);
  });
});

/** Opens an order of which the lender says this besides. */
async function open(details: object, more?: object): Promise<void> {
  orderOf('due-extendable', { details });
  await openOrder('due-extendable', more);
}

/** Opens an order of the sandbox. */
const openOrder = (orderId: string, more?: object) =>
  openPage(addressOf('loanDetail', orderId, more));

describe('order details', () => {
  it('reads the order of the address when it opens, and shows it', async () => {
    await openOrder('status-174', { deviceId: 'd' });
    const body = { productId: '7', orderId: 'status-174' };
    const query = { ...body, product_id: '7', sessionId: 's', deviceId: 'd' };
    expect(calls('/loan-details')).toMatchObject([{ body, query }]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Order Details');
    expect(screen.getByText('Repayment due').closest('[role=status]')).toBeTruthy();
    expect(screen.getByText(/^Please repay on or before/)).toBeTruthy();
    const product = screen.getByRole('heading', { level: 2, name: 'PesoBridge Flexi' });
    expect(product.parentElement?.querySelector('img')?.src).toMatch(/logo\/pesobridge\.svg$/);
    expect(button(/Call customer service/).textContent).toContain('+63 2 8888 7777');
    expect(screen.getAllByRole('term')[0]?.textContent).toBe('Loan amount');
    expect(screen.getAllByRole('definition')[0]?.textContent).toBe('₱3,000.00');
  });

  it('no list without rows', async () => {
    await open({ userOrderDetail: { detail: [] } });
    expect(screen.getByRole('heading', { name: 'PesoBridge Flexi' })).toBeTruthy();
    expect(document.querySelector('dl')).toBeNull();
  });

  it('a separate icon for each status, the one of 200 for any other', () => {
    const icons = ['21', '110', '151', '174', '180', '200', '170', '999'].map((code) => {
      const { container } = render(<StatusHero status={{ code }} />);
      return container.querySelector('svg path')?.getAttribute('d');
    });
    expect(new Set(icons.slice(0, 6)).size).toBe(6);
    expect(icons).not.toContain(undefined);
    expect(icons.slice(6)).toEqual([icons[5], icons[5]]);
  });

  it('goes to our pages of the repayment and the extension with the identity and nothing else', async () => {
    await openOrder('due-extendable', { stray: '1', source: 'x' });
    const bar = button('Rollover Repayment').parentElement as HTMLElement;
    expect(within(bar).getByText('Short of money?')).toBeTruthy();
    await press('REPAY');
    await press('Rollover Repayment');
    const identity = 'sessionId=s&productId=7&orderId=due-extendable&product_id=7';
    expect(visited).toEqual([`assign /repayment?${identity}`, `assign /repayDelay?${identity}`]);
  });

  it('goes to the external address instead, unless it is paid inside', async () => {
    for (const inside of [0, 1]) {
      await open({ h5Url: 'https://pay.example/x', inside });
      await press('Repayment');
      cleanup();
    }
    expect(visited[0]).toBe('assign https://pay.example/x');
    expect(visited[1]).toMatch(/^assign \/repayment\?/);
  });
});

describe('an order that continues elsewhere', () => {
  it('redirects at once to the server’s address with the identity', async () => {
    await open({ orderStatus: 151, playeduL: '/withdraw?step=2' }, { deviceId: 'd' });
    const [how, address] = `${visited}`.split(' ');
    const { pathname, searchParams } = new URL(`${address}`, 'https://x.example');
    const identity = { sessionId: 's', deviceId: 'd', productId: '7', product_id: '7' };
    expect([how, pathname]).toEqual(['replace', '/withdraw']);
    expect(Object.fromEntries(searchParams)).toEqual({
      step: '2',
      ...identity,
      orderId: 'due-extendable',
    });
  });

  it('shows the order and a way to open it again in the app', async () => {
    await openOrder('redirect-app');
    expect(screen.getByText('On its way')).toBeTruthy();
    expect(screen.getByText(/Your order continues in the app/)).toBeTruthy();
    const handed = () => told().filter(({ action }) => action === 'openPage');
    await expect.poll(handed).toHaveLength(1);
    await press('Open in the app');
    await expect.poll(handed).toHaveLength(2);
    expect(visited).toEqual([]);
  });

  it('is shown again if the app opens the redirect outside its web view', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await openOrder('redirect');
    expect(visited).toHaveLength(1);
    expect(document.querySelector('[aria-busy]')).toBeTruthy();
    await act(async () => vi.advanceTimersByTime(5000));
    vi.useRealTimers();
    expect(document.querySelector('[aria-busy]')).toBeNull();
    expect(button('Continue')).toBeTruthy();
  });

  it('is shown when its redirect has led back to it', async () => {
    await openOrder('redirect-loop');
    expect(visited).toEqual([expect.stringMatching(/^replace \S*\/loanDetail\?/)]);
    cleanup();
    await openOrder('redirect-loop');
    expect(screen.getByText('On its way')).toBeTruthy();
    expect(button('Continue')).toBeTruthy();
    expect(visited).toHaveLength(1);
  });

  it('refused: shows the order, without a button for the refused address', async () => {
    await openOrder('redirect-unsafe');
    expect(screen.getByText('On its way')).toBeTruthy();
    expect(screen.getByText(/This link cannot be opened/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });
});

describe('the offers on order details', () => {
  const TAP = '/gopia/goya/define';
  const card = () => screen.findByRole('button', { name: /Bayan Credit/ });

  it('show all fields of a product, and lead home', async () => {
    await openOrder('status-110');
    const { logo, ...words } = productOf('partner');
    expect((await card()).querySelector('img')?.src).toContain(logo);
    for (const shown of ['₱2,000 – ₱20,000', ...Object.values(words)])
      expect((await card()).textContent).toContain(shown);
    await press('Click to view more products');
    await expect.poll(told).toEqual([{ action: 'goHome', payload: {} }]);
  });

  it("send module, key and the lender's place of the tapped one, and the event without a module", async () => {
    await open({ orderStatus: 110, recProducts: ['nameless', 'partner'] });
    const list = await screen.findByRole('region', { name: 'Other offers for you' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    await press(/Bayan Credit/);
    const body = { module: 'loanDetail', position: '2', productKey: 'partner' };
    await expect.poll(() => calls(TAP)).toMatchObject([{ method: 'POST', body }]);
    const event = { productId: '7', positionId: '2' };
    await expect.poll(() => calls('/service/event/save').map((one) => one.body)).toEqual([event]);
  });

  it('open a web address here and any other in the app', async () => {
    await openOrder('status-110');
    await press(/Bayan Credit/);
    await left(/^assign .*\/partner\?offer=partner/);
    expect(told()).toEqual([]);
    // A tapped offer is enabled again when the borrower returns.
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(async () => (await card()).getAttribute('aria-busy')).toBeNull();
    await press(/Tulay Loan/);
    const url = 'lendapp://productDetail?productId=8';
    await expect.poll(told).toEqual([{ action: 'openPage', payload: { url } }]);
    expect(visited).toHaveLength(1);
  });

  it('are busy once tapped, until the page is left; two taps count once', async () => {
    await openOrder('status-110');
    const offer = await card();
    act(() => {
      offer.click();
      offer.click();
    });
    // A borrower who compares offers returns to order details.
    await left(/^assign .*offer=partner/);
    expect(calls(TAP)).toHaveLength(1);
    expect(ledger('event')).toHaveLength(1);
    expect(offer.getAttribute('aria-busy')).toBe('true');
  });

  it('report a problem, and can be tapped again', async () => {
    await openOrder('status-110');
    fault(TAP, 'refused');
    await press(/Bayan Credit/);
    const words = 'This service is under maintenance';
    const note = await screen.findByText(words, { selector: '.note' });
    expect((await card()).parentElement?.contains(note)).toBe(true);
    await press(/Bayan Credit/);
    await expect.poll(() => visited).toHaveLength(1);
  });
});

it('Borrow Again sends the event with module 30, and opens the product in the app even if that fails', async () => {
  await openOrder('status-200');
  fault('/service/event/save', 'refused');
  await press('Borrow Again');
  await expect.poll(told).toEqual([{ action: 'openProduct', payload: { productId: '7' } }]);
  const body = { productId: '7', moduleId: '30', positionId: '1' };
  await expect.poll(() => calls('/service/event/save').map((one) => one.body)).toEqual([body]);
  expect(toasts()).toEqual([]);
});

it('Borrow Again sends one event until the borrower comes back', async () => {
  await openOrder('status-200');
  act(() => {
    button('Borrow Again').click();
    button('Borrow Again').click();
  });
  await expect.poll(told).toHaveLength(1);
  expect(isBlocked('Borrow Again')).toBe(true);
  await press('Borrow Again');
  expect(calls('/service/event/save')).toHaveLength(1);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => isBlocked('Borrow Again')).toBe(false);
  await press('Borrow Again');
  await expect.poll(() => calls('/service/event/save')).toHaveLength(2);
});

describe('the dialogs of order details', () => {
  const CARD = { cardNeedPop: 1, cardPopTitle: 'Add your card', cardPopMsg: 'For the money.' };

  it('kind tips, closed by Confirm, until Repayment sets the flag that hides them; then the bank card', async () => {
    await open({ KindTipsMsg: 'Repay in time.', ...CARD });
    expect(within(await dialog('Kind tips')).getByText('Repay in time.')).toBeTruthy();
    await press('Confirm');
    expect(within(await dialog('Add your card')).getByText('For the money.')).toBeTruthy();
    await press('Close');
    await noDialog();
    expect([visited, sessionStorage.getItem('showBankTip')]).toEqual([[], null]);
    await press('Repayment');
    expect(sessionStorage.getItem('showBankTip')).toBe('1');
    cleanup();
    await open({ KindTipsMsg: 'Repay in time.', ...CARD });
    await dialog('Add your card');
    expect(screen.queryByRole('dialog', { name: 'Kind tips' })).toBeNull();
  });

  it('bank card: its button goes to the bank page with the source, and closes', async () => {
    await open(CARD);
    await press('Go and bind the card');
    await left(/^assign \/bindBank\?.*\bsource=loanDetail\b/);
    await noDialog();
  });

  it('withdraw: the server’s text, and a button to its address', async () => {
    await open({ orderStatus: 21, reyMsg: 'Your money waits.', playeduL: '/withdraw' });
    expect(within(await dialog('Get your money')).getByText('Your money waits.')).toBeTruthy();
    expect(visited).toEqual([]);
    await press('Continue');
    await left(/^assign .*\/withdraw\?/);
  });
});

describe('the rating of an order', () => {
  const SCORE = '/google-score';
  const QUESTION = 'How was your experience?';

  /** Rates the order once it asks for that. */
  async function rate(stars: number): Promise<void> {
    const rating = within(await dialog(QUESTION));
    await userEvent.click(rating.getAllByRole('radio')[stars - 1] as HTMLElement);
    await press('Submit');
  }

  it('without a choice shows a message, and sends nothing', async () => {
    await open({ isScore: '1' });
    expect(within(await dialog(QUESTION)).getAllByRole('radio')).toHaveLength(5);
    await press('Submit');
    const words = screen.getByText('Silakan pilih');
    expect(words.closest('.toasts')).toBeTruthy();
    expect(words.closest('[lang=id]')).toBeTruthy();
    expect(calls(SCORE)).toEqual([]);
    expect(await dialog(QUESTION)).toBeTruthy();
  });

  it.each([
    [3, []],
    [4, [{ action: 'openRating', payload: { from: 'order' } }]],
  ])(
    'by %s stars thanks, or opens the rating page of the app, also while the page is translated',
    async (stars, messages) => {
      onTestFinished(keepTranslated());
      await open({ isScore: '1' });
      await rate(stars);
      if (messages.length) await noDialog();
      else await dialog('Thank you for telling us');
      await expect.poll(told).toEqual(messages);
      expect(screen.queryByRole('dialog', { name: QUESTION })).toBeNull();
      expect(calls(SCORE)).toMatchObject([{ body: { score: '5' } }]);
    },
  );

  it.each(['lost-before', 'signed-out'] as const)(
    'closes without a message if it fails: %s',
    async (name) => {
      await openOrder('rating');
      fault(SCORE, name);
      await rate(2);
      await noDialog();
      expect(toasts()).toEqual([]);
      expect(calls(SCORE)).toHaveLength(1);
      expect(sandbox.world('s').ledger).toEqual([]);
    },
  );

  it('whose reply was lost is thanked for once the order asks for none any more', async () => {
    await openOrder('rating');
    fault(SCORE, 'lost-after');
    await rate(2);
    await dialog('Thank you for telling us');
    expect(calls(SCORE)).toHaveLength(1);
  });
});
