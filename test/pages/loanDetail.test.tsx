import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { StatusHero } from '../../pages/loanDetail/LoanDetailView.tsx';
import {
  DIALOGS,
  openDialog,
  redirectOf,
  sentScore,
  shownOrder,
  withRedirect,
} from '../../pages/loanDetail/loanDetail.model.ts';
import { toneOf } from '../../pages/loanDetail/orderStatus.model.ts';
import { loanDetailsCall } from '../../shared/api/loanDetails.ts';
import { screenContext } from '../../shared/runtime/screenContext.ts';
import { arm, release } from '../sandbox/armedFaults.ts';
import { productOf } from '../sandbox/loanCalls.ts';
import { isBefore } from './looks.ts';
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
  readAgain,
  sandbox,
  toasts,
  useSandbox,
  visited,
} from './screen.tsx';
import { keepTranslated } from './translatePage.ts';

useSandbox();
const told = useNativeShell();

const OFFER = { name: 'Bayan Credit', globally: 1, productKey: 'bayan' };

describe('2.2 Order details: the model of an order', () => {
  const details = (given: object) => v.parse(loanDetailsCall.reply, { orderStatus: 174, ...given });

  it.each([
    // The status, its colour, its buttons, those with an extension, how many offers, and where it redirects.
    ['overdue', '170', 'late', 'repay', 'repay', 0, '/a'],
    ['due', '174', undefined, 'repay', 'repay rollover', 0, '/a'],
    ['due today', '180', 'today', 'repay', 'repay rollover', 0, '/a'],
    ['repaid', '200', 'done', 'borrowAgain', 'borrowAgain', 0, '/a'],
    ['under review', '21', 'review', '', '', 1, ''],
    ['getting ready', '110', undefined, '', '', 1, '/a'],
    ['on its way', '151', undefined, '', '', 1, '/a'],
    ['in an unknown status', '999', undefined, '', '', 1, '/a'],
  ] as const)('an order that is %s has its own colour, buttons, offers and redirect', (...row) => {
    const [, orderStatus, ...expected] = row;
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
    ['unknown: those of the lender', '999', 'New', 'By our bank.', /^New$/, /^By our bank\.$/],
    ['unknown, without any: our own', '999', '', '', /^We do not know/, /customer service/],
    ['known, without any: none', '174', '', '', /^$/, /^$/],
  ] as const)('the words of a status that is %s', (...row) => {
    const [, orderStatus, title, words, ...said] = row;
    const order = details({ orderStatus, noticeStatusText: title, noticeDesText: words });
    const { status } = shownOrder(order, screenContext());
    expect(status.title).toMatch(said[0]);
    expect(status.description).toMatch(said[1]);
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
    ['a name has its first letter', { productName: 'Flexi' }, 'Flexi', 'F'],
    ['rows has a dot', { userOrderDetail: { detail: [{ text: 'a', value: 'b' }] } }, '', '·'],
  ])('the card with only %s in place of a logo', (_, given, name, letter) => {
    const order = details(given);
    const product = { logo: { image: undefined, letter }, name };
    const { detail: rows } = order.userOrderDetail;
    expect(shownOrder(order, screenContext()).card).toEqual({ product, rows });
  });

  it.each([
    ['to the same address after ten seconds', ['/a'], 11_000, ['/a']],
    ['to another address', ['/b'], 5000, ['/b', '/a']],
    ['that is the third', ['/b', '/c'], 5000, ['/b', '/c', '/a']],
    ['that is the fourth, after ten seconds', ['/b', '/c', '/d'], 11_000, ['/a']],
    ['after the clock was set back', ['/a'], 999, ['/a']],
  ])('a redirect may run %s', (_, addresses, now, expected) =>
    expect(withRedirect('/a', { at: 1000, addresses }, now)?.addresses).toEqual(expected),
  );

  it.each([
    ['to the same address', ['/a'], 5000],
    ['to the address before the last', ['/a', '/b'], 5000],
    ['that is the fourth', ['/b', '/c', '/d'], 10_999],
    ['at the same moment as the last', ['/a'], 1000],
  ])('a redirect may not run %s', (_, addresses, now) =>
    expect(withRedirect('/a', { at: 1000, addresses }, now)).toBeUndefined(),
  );

  it('the first redirect of a tab may run', () =>
    expect(withRedirect('/a', {}, 5000)).toEqual({ at: 5000, addresses: ['/a'] }));

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

  it('sends 5 as the score whatever is chosen, unless a setting asks for the stars', () =>
    expect([sentScore('5', 2), sentScore('chosen', 2)]).toEqual(['5', '2']));
});

/** Opens an order of which the lender says this besides. */
async function open(details: object, more?: object): Promise<void> {
  orderOf('due-extendable', { details });
  await openOrder('due-extendable', more);
}

/** Opens an order of the sandbox. */
const openOrder = (orderId: string, more?: object) =>
  openPage(addressOf('loanDetail', orderId, more));

describe('2.2 Order details: the order', () => {
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
    expect(button(/Call customer service/).textContent).toContain('+63 2 8000 0100');
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

  it('a sign tells the receipts of overdue, repaid and unknown orders apart', () => {
    const signs = ['170', '200', '999', '174'].map((code) => {
      const { container } = render(<StatusHero status={{ code }} />);
      return [...container.querySelectorAll('svg path')]
        .slice(1)
        .map((one) => one.getAttribute('d'));
    });
    expect(signs.map(({ length }) => length)).toEqual([1, 1, 0, 0]);
    expect(signs[0]).not.toEqual(signs[1]);
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

describe('2.2 Order details: what is owed', () => {
  const OWED = '/loan-play-detail';
  const NOW = new Date('2026-11-20T04:00:00Z');

  /** Opens an order, of whose instalment the lender says this. */
  async function openOwed(status: number, repayment: object): Promise<void> {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    const order = orderOf('due-extendable', { details: {}, repayment });
    order.status = `${status}`;
    await openOrder('due-extendable');
  }

  const heroText = () => document.querySelector('header.hero')?.textContent;

  it.each([
    ['is due', 174, '2026-11-29', '₱3,450.00Due in 9 daysDue on Sun 2026‑11‑29'],
    ['is overdue', 170, '2026-11-17', '₱3,450.003 days overdueDue on Tue 2026‑11‑17'],
    ['is due today', 180, '2026-11-20', '₱3,450.00Due todayDue on Fri 2026‑11‑20'],
    ['is due, and its day is today', 174, '2026-11-20', '₱3,450.00Due todayDue on Fri 2026‑11‑20'],
    ['is due on a day that has passed', 174, '2026-11-19', '₱3,450.00Due on Thu 2026‑11‑19'],
    ['is overdue since today', 170, '2026-11-20', '₱3,450.00Due on Fri 2026‑11‑20'],
    ['is due on an unknown day', 174, '', '₱3,450.00'],
  ])('leads if it %s, with no time left that contradicts it', async (...row) => {
    const [, status, repayDate, said] = row;
    await openOwed(status, { repayDate });
    expect(heroText()?.startsWith(said)).toBe(true);
    expect(heroText()?.replace(said, '')).toMatch(
      /^(Repayment due|Overdue|Due today)(Please|The|Today)/,
    );
    const body = { productId: '7', orderId: 'due-extendable' };
    expect(calls(OWED)).toMatchObject([{ body }]);
  });

  it.each([
    ['Under review', 21],
    ['Getting ready', 110],
    ['On its way', 151],
    ['Repaid', 200],
    ['Status changed', 999],
  ])('is not mentioned by an order of the status %s', async (title, status) => {
    await openOwed(status, {});
    expect(heroText()?.startsWith(title)).toBe(true);
    expect(heroText()).not.toMatch(/₱|Due on/);
  });

  it('is not mentioned if it is zero', async () => {
    await openOwed(174, { repayAmount: '₱0.00' });
    expect(heroText()?.startsWith('Repayment due')).toBe(true);
  });

  it.each(['refused', 'http-500', 'malformed', 'signed-out'] as const)(
    'is left out without a word if it cannot be read: %s',
    async (name) => {
      arm(sandbox.world('s'), { path: OWED, fault: name });
      await openOrder('status-174');
      await expect.poll(heroText).toMatch(/^Repayment due/);
      expect(document.querySelector('.block-error')).toBeNull();
      expect(toasts()).toEqual([]);
      expect(button('Repayment')).toBeTruthy();
    },
  );

  it('keeps its place while it is read, and does not keep the order from being shown', async () => {
    fault(OWED, 'hold');
    const opened = openOrder('status-174');
    await screen.findByText('Repayment due');
    expect(button('Repayment')).toBeTruthy();
    expect(document.querySelectorAll('header.owed .bar')).toHaveLength(3);
    release(sandbox.world('s'));
    await opened;
    expect(await screen.findByText('₱3,450.00', { selector: '.hero *' })).toBeTruthy();
    expect(document.querySelector('header .bar')).toBeNull();
  });

  it('is read again with the order', async () => {
    await openOrder('due-two');
    expect(heroText()).toContain('₱3,450.00');
    orderOf('due-two', { repayment: { repayAmount: '₱1,200.00' } });
    readAgain();
    await expect.poll(heroText).toContain('₱1,200.00');
  });

  it('has no colour of a status before that is known', () => {
    const toneWith = (code?: string) =>
      render(<StatusHero status={{ code }} />).container.querySelector('header')?.dataset.tone;
    expect([undefined, '170', '174'].map(toneWith)).toEqual(['waiting', 'late', undefined]);
  });
});

describe('2.2 Order details: an order that continues elsewhere', () => {
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

  it.each([
    ['with another address each time', (turn: number) => ['due-extendable', `/order?t=${turn}`]],
    [
      'between two orders',
      (turn: number) => {
        const orders = ['due-extendable', 'status-151'] as const;
        return [orders[turn % 2], `/loanDetail?orderId=${orders[(turn + 1) % 2]}&at=${turn}`];
      },
    ],
  ] as const)('ends after three redirects in a circle %s, with a way on', async (_, placeOf) => {
    for (let turn = 0; turn < 5; turn += 1) {
      const [orderId = '', playeduL] = placeOf(turn);
      orderOf(orderId, { details: { orderStatus: 151, playeduL } });
      await openOrder(orderId);
      if (turn < 4) cleanup();
    }
    expect(visited).toHaveLength(3);
    await press('Continue');
    expect(visited).toHaveLength(4);
  });

  it('refused: shows the order, without a button for the refused address', async () => {
    await openOrder('redirect-unsafe');
    expect(screen.getByText('On its way')).toBeTruthy();
    expect(screen.getByText(/This link cannot be opened/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });
});

describe('2.2 Order details: the offers', () => {
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

  it('cannot be tapped if the lender has not enabled them', async () => {
    await open({ orderStatus: 110, recProducts: ['closed'] });
    await press(/Dagat Finance.*Not available right now/);
    expect(calls(TAP)).toEqual([]);
    expect(told()).toEqual([]);
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
    const note = await screen.findByText(words, { selector: '.bar-note *' });
    const own = await card();
    expect(own.parentElement?.contains(note)).toBe(true);
    expect(isBefore(note.closest('[data-tone=refused]'), own)).toBe(true);
    await press(/Bayan Credit/);
    await expect.poll(() => visited).toHaveLength(1);
  });
});

describe('2.2 Order details: Borrow Again', () => {
  it('sends the event with module 30, and opens the product in the app even if that fails', async () => {
    await openOrder('status-200');
    fault('/service/event/save', 'refused');
    await press('Borrow Again');
    await expect.poll(told).toEqual([{ action: 'openProduct', payload: { productId: '7' } }]);
    const body = { productId: '7', moduleId: '30', positionId: '1' };
    await expect.poll(() => calls('/service/event/save').map((one) => one.body)).toEqual([body]);
    expect(toasts()).toEqual([]);
  });

  it('sends one event until the borrower comes back', async () => {
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
});

describe('2.2 Order details: the dialogs', () => {
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

  it.each([
    ['no prompt', {}],
    ['a redirect', { orderStatus: 151, playeduL: '/withdraw' }],
  ])('closed ones stay closed after a reading with %s', async (_, later) => {
    /** Reads again, and waits as long as a page that has redirected. */
    const read = async (details: object) => {
      orderOf('due-extendable', { details });
      const before = calls('/loan-details').length;
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      readAgain();
      for (let turn = 0; turn < 12; turn += 1)
        await act(async () => vi.advanceTimersByTimeAsync(500));
      vi.useRealTimers();
      expect(calls('/loan-details')).toHaveLength(before + 1);
      expect(document.querySelector('[aria-busy=true]')).toBeNull();
    };
    await open(CARD);
    await press('Close');
    await noDialog();
    await read(later);
    await read({ ...CARD, ...later });
    expect(screen.queryByRole('dialog')).toBeNull();
    await read({ ...CARD, ...later, isScore: 1 });
    await dialog('How was your experience?');
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

describe('2.2 Order details: the rating of an order', () => {
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
    // A toast goes, and its language is nobody's here.
    const rating = within(await dialog(QUESTION));
    const line = rating.getByText('Please choose at least one star.');
    expect(isBefore(line.closest('[role=alert]'), button('Submit'))).toBe(true);
    await userEvent.click(rating.getByRole('radio', { name: '2 stars' }));
    expect(rating.queryByText('Please choose at least one star.')).toBeNull();
  });

  it.each([
    ['three stars thanks', 3, []],
    ['four opens the app’s page', 4, [{ action: 'openRating', payload: { from: 'order' } }]],
  ])(
    'with %s, and sends 5 as its score, also while the page is translated',
    async (_, stars, messages) => {
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

  it('is thanked for also while the order is read again, which asks for none any more', async () => {
    await openOrder('rating');
    await rate(2);
    const thanks = await dialog('Thank you for telling us');
    readAgain();
    await expect.poll(() => calls('/loan-details')).toHaveLength(2);
    await expect.poll(() => isBlocked('Close')).toBe(false);
    expect(await dialog('Thank you for telling us')).toBe(thanks);
    await press('Close');
    await noDialog();
  });

  it('whose answer comes after a reading that asks for none is thanked for', async () => {
    await openOrder('rating');
    fault(SCORE, 'hold');
    await rate(2);
    await expect.poll(() => sandbox.world('s').held.size).toBe(1);
    readAgain();
    await noDialog();
    release(sandbox.world('s'));
    await dialog('Thank you for telling us');
  });

  it('whose reply was lost is thanked for once the order asks for none any more', async () => {
    await openOrder('rating');
    fault(SCORE, 'lost-after');
    await rate(2);
    await dialog('Thank you for telling us');
    expect(calls(SCORE)).toHaveLength(1);
  });
});
