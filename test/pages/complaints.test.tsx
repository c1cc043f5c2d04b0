import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { RATING_DELAY_MS } from '../../pages/complainDetails/complainDetails.model.ts';
import { LIMITS } from '../limits.ts';
import {
  button,
  calls,
  choose,
  dialog,
  fault,
  noDialog,
  openPage,
  press,
  sandbox,
  toasts,
  useSandbox,
  visited,
} from './screen.tsx';
import { stubReply, success } from './stubServer.ts';

const QUERY = 'productId=7&orderId=A-1&sessionId=s';
const order = (orderNo: string, isShow: number) => ({
  orderNo,
  productLogo: `https://img.example/${orderNo}.png`,
  productName: `Product ${orderNo}`,
  status: 174,
  isShow,
  list: [{ title: 'Amount', value: `₱${orderNo}` }],
});
const INIT = {
  problemType: [
    { title: 'Collection', value: 1 },
    { title: 'Repayment', value: 2 },
    { title: 'Other', value: '3' },
  ],
  problemSonType: [
    { title: 'Calls too often', value: '11' },
    { title: 'Bad words', value: 12 },
  ],
  orderDetail: order('A-1', 1),
  orderList: [order('A-1', 1), order('B-2', 0), order('C-3', 1)],
};

/** The only address that the page opened: how, where, and with which own parameters. */
function went() {
  expect(visited).toHaveLength(1);
  const [how, address = ''] = `${visited[0]}`.split(' ');
  const { pathname, searchParams } = new URL(address, 'https://lend.example');
  return { how, pathname, ...Object.fromEntries(searchParams) };
}

describe('the start of a complaint', () => {
  useSandbox();
  async function open(more: object = {}) {
    const sent = stubReply('/user-problem/problem-init', success({ ...INIT, ...more }));
    await openPage(`/complaint?${QUERY}`);
    return sent;
  }

  it('shows the types and the order that the server names, and leads to the list', async () => {
    const sent = await open();
    expect(sent).toMatchObject([{ method: 'POST', body: { orderId: 'A-1' } }]);
    for (const { title } of INIT.problemType) {
      expect(screen.getByRole('button', { name: title })).toBeTruthy();
    }
    const chosen = screen.getByText('Product A-1').closest('section') as HTMLElement;
    expect(within(chosen).getByText('A-1')).toBeTruthy();
    expect(chosen.querySelector('img')?.getAttribute('src')).toBe('https://img.example/A-1.png');
    expect(screen.getByText('Amount').closest('dt')?.nextElementSibling?.textContent).toBe('₱A-1');
    const link = screen.getByRole('link', { name: 'My complaints' });
    expect(link.getAttribute('href')).toMatch(/^\/complaintList\?/);
  });

  it('a type other than 1 goes to the next page at once, for the chosen order', async () => {
    await open();
    await press('Choose another order');
    const picker = await screen.findByRole('dialog');
    expect(within(picker).getAllByRole('radio')).toHaveLength(3);
    await choose(/Product C-3/);
    await press('Confirm');
    await press('Repayment');
    await expect.poll(() => visited.length).toBe(1);
    const subject = { problemType: '2', orderNo: 'C-3' };
    expect(went()).toMatchObject({ pathname: '/complainPageNext', ...subject });
    expect(went()).not.toHaveProperty('problemSonType');
  });

  it('type 1 shows its sub-types and waits; choosing one continues', async () => {
    await open();
    vi.useFakeTimers();
    const click = (name: string) => act(async () => screen.getByRole('button', { name }).click());
    await click('Collection');
    // They stand below their type, before the next one.
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names.indexOf('Calls too often')).toBe(names.indexOf('Collection') + 1);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(visited).toEqual([]);
    await click('Bad words');
    await act(() => vi.advanceTimersByTimeAsync(299));
    expect(visited).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    const subject = { problemType: '1', problemSonType: '12', orderNo: 'A-1' };
    expect(went()).toMatchObject({ pathname: '/complainPageNext', ...subject });
  });

  it.each(['empty-lists', 'http-500', 'slow'])(
    'leads to my complaints whatever else there is: %s',
    async (orderId) => {
      await openPage(`/complaint?productId=7&orderId=${orderId}&sessionId=s`);
      const link = screen.getByRole('link', { name: 'My complaints' });
      expect(link.getAttribute('href')).toMatch(/^\/complaintList\?.*sessionId=s/);
    },
  );

  it('type 1 is refused in Spanish for an order that does not allow it', async () => {
    await open({ orderDetail: order('B-2', 0) });
    await press('Collection');
    const words = screen.getByText('Este pedido no permite este tipo de queja');
    expect(words.lang).toBe('es');
    expect(screen.queryByRole('button', { name: 'Calls too often' })).toBeNull();
    expect(visited).toEqual([]);
  });
});

describe('the text of a complaint', () => {
  useSandbox();
  async function open(subject = 'problemType=1&problemSonType=12&orderNo=A-1') {
    const sent = stubReply('/user-problem/problem-init', success(INIT));
    await openPage(`/complainPageNext?${QUERY}&${subject}`);
    return sent;
  }
  const words = () => screen.getByRole<HTMLTextAreaElement>('textbox');

  it('has the type tags above it, read by GET; replies take 3 weekdays', async () => {
    const sent = await open();
    expect(sent).toMatchObject([{ method: 'GET', query: { orderId: 'A-1' } }]);
    expect(screen.getByText('Collection')).toBeTruthy();
    expect(screen.getByText('Bad words')).toBeTruthy();
    expect(screen.queryByText('Repayment')).toBeNull();
    expect(screen.getByText(/within 3 weekdays/)).toBeTruthy();
  });

  it('is counted, and anything beyond 200 is ignored', async () => {
    await open();
    expect(screen.getByText('0/200')).toBeTruthy();
    await userEvent.click(words());
    await userEvent.paste(`${'a'.repeat(199)}bcd`);
    expect(words().value).toBe(`${'a'.repeat(199)}b`);
    expect(screen.getByText('200/200')).toBeTruthy();
    expect(screen.getByText('Only the first 200 characters are kept.')).toBeTruthy();
    await userEvent.type(words(), 'e');
    expect(words().value).toBe(`${'a'.repeat(199)}b`);
  });

  it.each(['', '   '])('is required: %j is not sent', async (typed) => {
    const sent = stubReply('/user-problem/problem-save', success(null));
    await open();
    if (typed) await userEvent.type(words(), typed);
    await press('Send');
    expect(toasts()).toEqual(['Please fill in your comments and suggestions']);
    expect(document.activeElement).toBe(words());
    expect(words().getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  it('is sent with its subject; the success message stays for 1.5 s, then the start page opens', async () => {
    const sent = stubReply('/user-problem/problem-save', success(null));
    await open();
    await userEvent.type(words(), 'They call at night.');
    vi.useFakeTimers();
    await act(async () => screen.getByRole('button', { name: 'Send' }).click());
    await vi.waitFor(() => screen.getByText('Your complaint was sent'), { timeout: LIMITS.poll });
    expect(sent).toMatchObject([{ method: 'POST' }]);
    expect(sent[0]?.body).toEqual({
      problemType: '1',
      problemSonType: '12',
      problemDetail: 'They call at night.',
      problemImage: '',
      orderNo: 'A-1',
    });
    await act(() => vi.advanceTimersByTimeAsync(1400));
    expect(visited).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(went()).toMatchObject({ how: 'replace', pathname: '/complaint' });
  });
});

describe('the list of complaints', () => {
  useSandbox();
  it('has tabs; an item shows time, type and content and opens its details', async () => {
    const item = (id: string) => ({
      ...{ id, time: `2026-11-0${id}`, type: `Type ${id}`, content: `Words ${id}` },
    });
    const tabs = [
      { title: 'Open', list: [item('1'), item('2')] },
      { title: 'Answered', list: [item('3')] },
    ];
    const sent = stubReply('/user-problem/problem-list', success({ tabs }));
    await openPage(`/complaintList?${QUERY}`);
    expect(sent).toMatchObject([{ method: 'POST' }]);
    const [first, second] = screen.getAllByRole('tab');
    expect([first?.textContent, second?.textContent]).toEqual(['Open2', 'Answered1']);
    const panel = () => screen.getByRole('tabpanel');
    expect(within(panel()).getAllByRole('link')).toHaveLength(2);
    await userEvent.click(second as HTMLElement);
    const link = within(panel()).getByRole('link');
    for (const words of ['2026-11-03', 'Type 3', 'Words 3']) {
      expect(link.textContent).toContain(words);
    }
    expect(link.getAttribute('href')).toMatch(/^\/complainDetails\?.*\bproblemId=3\b/);
  });
});

describe('a complaint', () => {
  useSandbox();
  const DETAIL = {
    type: 'Collection',
    sonType: 'Bad words',
    problemId: '9',
    content: 'They shouted.',
    images: ['https://img.example/1.png', 'https://img.example/2.png'],
    disposeDetail: 'We are sorry.',
    disposeImages: ['https://img.example/answer.png'],
    isNeedScore: 0,
  };
  async function open(more: object = {}) {
    const sent = stubReply('/user-problem/problem-detail', success({ ...DETAIL, ...more }));
    await openPage(`/complainDetails?${QUERY}&problemId=9`);
    return sent;
  }
  const images = (name: RegExp) =>
    screen.getAllByRole('img', { name }).map((image) => image.getAttribute('src'));
  const rating = () => screen.queryByRole('dialog', { name: 'How was our answer?' });
  // Loaded with the clock standing still, it would come too late to be missed.
  beforeAll(() => import('../../pages/complainDetails/RatingDialog.tsx'));

  it('shows type, content and images, and the reply of customer service', async () => {
    const sent = await open();
    expect(sent).toMatchObject([{ method: 'POST', body: { problemId: '9' } }]);
    expect(screen.getByText(/Collection.*Bad words/)).toBeTruthy();
    expect(screen.getByText('They shouted.')).toBeTruthy();
    expect(images(/^Evidence photo/)).toEqual(DETAIL.images);
    const result = screen.getByText('Process Result').parentElement as HTMLElement;
    expect(within(result).getByText('We are sorry.')).toBeTruthy();
    expect(within(result).getByRole('img').getAttribute('src')).toBe(DETAIL.disposeImages[0]);
  });

  it('without its id in the address leads to the list', async () => {
    const sent = stubReply('/user-problem/problem-detail', success(DETAIL));
    await openPage(`/complainDetails?${QUERY}`);
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { name: 'This link is incomplete' })).toBeTruthy();
    const link = main.getByRole('link', { name: 'My complaints' });
    expect(link.getAttribute('href')).toMatch(/^\/complaintList\?.*\bsessionId=s\b/);
    expect(sent).toEqual([]);
  });

  it('says which of its pictures could not be loaded', async () => {
    await open();
    fireEvent.error(screen.getByRole('img', { name: 'Evidence photo 2 of 2' }));
    expect(images(/^Evidence photo/)).toEqual([DETAIL.images[0]]);
    await press('Evidence photo 2 of 2 could not be loaded');
    const viewer = within(await dialog('Evidence photo 2 of 2'));
    fireEvent.error(viewer.getByRole('img'));
    viewer.getByText('This picture could not be loaded.', { selector: '[role=alert]' });
    expect(viewer.queryByRole('img')).toBeNull();
    expect(viewer.queryByRole('button', { name: 'Zoom in' })).toBeNull();
  });

  it('has no result block before there is a reply', async () => {
    await open({ disposeDetail: '', disposeImages: null });
    expect(screen.getByText('They shouted.')).toBeTruthy();
    expect(screen.queryByText('Process Result')).toBeNull();
  });

  it.each([1, '1', '2'])('asks for a rating 3 s after load if isNeedScore is %j', async (flag) => {
    vi.useFakeTimers();
    await open({ isNeedScore: flag });
    await act(() => vi.advanceTimersByTimeAsync(2990));
    expect(rating()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(10));
    // Waiting for it would move the clock on.
    expect(rating()).toBeTruthy();
  });

  const passDelay = () => act(() => vi.advanceTimersByTimeAsync(RATING_DELAY_MS));

  it('asks for a rating also after Retry, which leaves the focus on the heading', async () => {
    fault('/user-problem/problem-detail', 'refused');
    await openPage('/complainDetails?productId=7&orderId=due-extendable&problemId=2&sessionId=s');
    vi.useFakeTimers();
    await act(async () => button('Retry').click());
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(document.activeElement?.nodeName).toBe('H1');
    await passDelay();
    expect(rating()).toBeTruthy();
  });

  it('waits with it while a picture is open', async () => {
    await import('../../shared/ui/ImageViewer.tsx');
    vi.useFakeTimers();
    await open({ isNeedScore: 1 });
    await act(async () => button('Evidence photo 1 of 2').click());
    await passDelay();
    expect(screen.getByRole('dialog', { name: 'Evidence photo 1 of 2' })).toBeTruthy();
    expect(rating()).toBeNull();
    await act(async () => button('Close picture').click());
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(rating()).toBeTruthy();
  });

  it('asks only once', async () => {
    vi.useFakeTimers();
    await open({ isNeedScore: 1 });
    await act(async () => button('Rate the answer').click());
    await act(async () => button('Cancel').click());
    await passDelay();
    expect(rating()).toBeNull();
  });

  it('asks about the service where there is no answer yet', async () => {
    await open({ isNeedScore: 1, disposeDetail: '', disposeImages: null });
    expect(screen.queryByRole('button', { name: 'Rate the answer' })).toBeNull();
    await press('Rate our service');
    await dialog('How has our service been so far?');
  });

  it.each([0, '0'])('asks for none if isNeedScore is %j', async (flag) => {
    vi.useFakeTimers();
    await open({ isNeedScore: flag });
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(rating()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Rate the answer' })).toBeNull();
  });

  it('Cancel closes the rating and sends nothing', async () => {
    const sent = stubReply('/user-problem/save-score', { code: '00' });
    await open({ isNeedScore: 1 });
    await press('Rate the answer');
    await press('Cancel');
    await noDialog();
    expect(sent).toEqual([]);
  });

  it.each([1, 5])('%s stars are sent as that score', async (stars) => {
    const sent = stubReply('/user-problem/save-score', { code: '00' });
    await open({ isNeedScore: 1 });
    await press('Rate the answer');
    const all = await screen.findAllByRole<HTMLInputElement>('radio');
    expect(all).toHaveLength(5);
    await userEvent.click(all[stars - 1] as HTMLElement);
    expect(all.map(({ checked }) => checked).indexOf(true)).toBe(stars - 1);
    await press('Send');
    await noDialog();
    expect(sent.map(({ method, body }) => ({ method, body }))).toEqual([
      { method: 'POST', body: { score: `${stars}`, problemId: '9' } },
    ]);
    expect(toasts()).toContain('Successful demonstration！');
  });

  it('a refused score shows the server’s message, and no success', async () => {
    stubReply('/user-problem/save-score', { code: '07', message: 'Too late' });
    await open({ isNeedScore: 1 });
    await press('Rate the answer');
    await choose('5 stars');
    await press('Send');
    await expect.poll(toasts).toEqual(['Too late']);
    expect(rating()).toBeTruthy();
  });
});

describe('a complaint without an order in the address', () => {
  useSandbox();

  it('offers all orders, and continues with the chosen one', async () => {
    await openPage('/complaint?sessionId=s');
    await press('Choose another order');
    const [first, second] = await screen.findAllByRole('radio');
    expect(first && second).toBeTruthy();
    await userEvent.click(second as HTMLElement);
    await press('Confirm');
    await press('Repayment');
    const chosen = [...sandbox.world('s').orders.keys()][1] ?? '';
    await expect.poll(() => visited).toHaveLength(1);
    expect(visited[0]).toContain(`problemType=2&orderNo=${chosen}`);
    expect(calls('/problem-init').map(({ body }) => body)).toEqual([{}]);
  });

  it('opens its second page and sends the chosen order', async () => {
    await openPage('/complainPageNext?sessionId=s&problemType=2&orderNo=status-200');
    expect(screen.getByText('Order status-200')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox'), 'The amount is wrong');
    await press('Send');
    const body = { orderNo: 'status-200', problemType: '2', problemDetail: 'The amount is wrong' };
    await expect.poll(() => calls('/problem-save')).toMatchObject([{ body }]);
  });
});
