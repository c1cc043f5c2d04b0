import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { RATING_DELAY_MS } from '../../pages/complainDetails/complainDetails.model.ts';
import { LIMITS } from '../limits.ts';
import { addComplaint } from '../sandbox/complaints.ts';
import {
  button,
  calls,
  choose,
  dialog,
  fault,
  isBlocked,
  ledger,
  noDialog,
  openOrder,
  openPage,
  press,
  sandbox,
  toasts,
  useSandbox,
  visited,
} from './screen.tsx';
import { stubReply, success } from './stubServer.ts';
import { keepTranslated } from './translatePage.ts';

useSandbox();

const passTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Taps while the clock stands still. */
const tap = (name: string) => act(async () => button(name).click());
const sends = (path: string) => calls(path).map(({ method, body }) => ({ method, body }));
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

/** The only address that the page opened: how, where, and with which parameters. */
function went() {
  expect(visited).toHaveLength(1);
  const [how, address = ''] = `${visited[0]}`.split(' ');
  const { pathname, searchParams } = new URL(address, 'https://lend.example');
  return { how, pathname, ...Object.fromEntries(searchParams) };
}

describe('the start of a complaint', () => {
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

describe('the text of a complaint', () => {
  const WORDS = 'They call at night.';
  const UNSURE = "We're not sure it went through.";
  const SUBJECT = { problemType: '1', problemSonType: '12', orderNo: 'status-200' };
  const open = (more = {}) =>
    openPage(`/complainPageNext?${new URLSearchParams({ sessionId: 's', ...SUBJECT, ...more })}`);
  const words = () => screen.getByLabelText<HTMLTextAreaElement>('Tell us what happened');
  const saves = () => sends('/problem-save');
  const sent = () => screen.findByText('Your complaint was sent');

  async function write(text = WORDS) {
    await userEvent.type(words(), text);
    await press('Send');
  }
  it('has its tags above it, read by GET; replies take 3 weekdays', async () => {
    await open({ orderId: 'status-200' });
    const read = { method: 'GET', query: { orderId: 'status-200' } };
    expect(calls('/problem-init')).toMatchObject([read]);
    for (const shown of ['Collection', 'Rude words', 'Order status-200', /within 3 weekdays/])
      screen.getByText(shown);
    expect(screen.queryByText('Repayment')).toBeNull();
  });

  it('is counted, and anything beyond 200 is ignored', async () => {
    await open();
    screen.getByText('0/200');
    await userEvent.click(words());
    await userEvent.paste(`${'a'.repeat(199)}bcd`);
    expect(words().value).toBe(`${'a'.repeat(199)}b`);
    screen.getByText('200/200');
    screen.getByText('Only the first 200 characters are kept.');
    await userEvent.type(words(), 'e');
    expect(words().value).toBe(`${'a'.repeat(199)}b`);
  });

  it('is required: spaces are not sent', async () => {
    await open();
    await write('   ');
    expect(toasts()).toEqual(['Please fill in your comments and suggestions']);
    expect(document.activeElement).toBe(words());
    expect(words().getAttribute('aria-invalid')).toBe('true');
    expect(saves()).toEqual([]);
  });

  it('is sent once with its subject; the success message stays for 1.5 s, then the start page opens, also on Back', async () => {
    await open();
    await userEvent.type(words(), WORDS);
    vi.useFakeTimers();
    await tap('Send');
    const title = 'Your complaint was sent';
    await vi.waitFor(() => screen.getByText(title), { timeout: LIMITS.poll });
    const modal = screen.getByRole<HTMLDialogElement>('dialog', { name: title });
    expect(modal.open && modal.getAttribute('aria-modal')).toBe('true');
    const body = { ...SUBJECT, problemDetail: WORDS, problemImage: '' };
    expect(saves()).toEqual([{ method: 'POST', body }]);
    await tap('Send');
    await passTime(1400);
    expect(visited).toEqual([]);
    await passTime(100);
    expect(went()).toMatchObject({ how: 'replace', pathname: '/complaint' });
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(visited).toEqual([visited[0], visited[0]]);
    await passTime(1000);
    expect(isBlocked('Send')).toBe(true);
    await tap('Send');
    expect(saves()).toHaveLength(1);
    expect(sessionStorage.getItem('complaint')).toBeNull();
  });

  it('is found in the list if its reply was lost, unless that cannot be read', async () => {
    await open();
    fault('/problem-save', 'lost-after');
    fault('/problem-list', 'http-500');
    await write();
    await screen.findByText(UNSURE);
    expect(isBlocked('Send')).toBe(false);
    cleanup();
    sessionStorage.clear();
    await open();
    fault('/problem-save', 'lost-after');
    await write();
    await sent();
    expect(saves()).toHaveLength(2);
  });

  it('is never mistaken for an older complaint: it stays, with a link to the list, and can be sent again', async () => {
    const { problemType: type, problemSonType: sonType, orderNo } = SUBJECT;
    const old = { type, sonType, content: WORDS, images: [], orderNo };
    addComplaint(sandbox.world('s'), old, Date.now() - 60_000);
    await open();
    fault('/problem-save', 'lost-before');
    await write();
    await screen.findByText(UNSURE);
    expect(linkTo('My complaints')).toMatch(/^\/complaintList\?/);
    expect(words().value).toBe(WORDS);
    expect(sessionStorage.getItem('complaint')).toContain(WORDS);
    await press('Send');
    await sent();
    expect(ledger('complaint')).toHaveLength(1);
  });
});

it('the list of complaints has tabs; an item shows time, type and content and opens its details', async () => {
  await openOrder('complaintList');
  expect(sends('/problem-list')).toEqual([{ method: 'POST', body: {} }]);
  const tabs = screen.getAllByRole('tab');
  const titles = tabs.map(({ textContent }) => textContent);
  expect(titles).toEqual(['All3', 'In progress1', 'Answered2']);
  await userEvent.click(tabs[2] as HTMLElement);
  const [first, ...others] = within(screen.getByRole('tabpanel')).getAllByRole('link');
  expect(others).toHaveLength(1);
  const content = 'I was called five times in one day.';
  for (const words of [/\d{4}-\d\d-\d\d \d\d:\d\d/, 'Collection: Calls too often', content])
    within(first as HTMLElement).getByText(words);
  expect(first?.getAttribute('href')).toMatch(/^\/complainDetails\?.*\bproblemId=2\b/);
});

describe('a complaint', () => {
  const open = (problemId = '2') => openOrder('complainDetails', undefined, { problemId });
  const PICTURES = ['/esita/sandbox/logo/store.svg', '/esita/sandbox/qr/801200000001.png'];
  const images = (name: RegExp) =>
    screen.getAllByRole('img', { name }).map((image) => image.getAttribute('src'));
  const endingWith = (paths: readonly string[]) =>
    paths.map((path) => expect.stringMatching(`${path}$`));
  const rateButton = () => screen.queryByRole('button', { name: /^Rate/ });
  const rating = () => screen.queryByRole('dialog', { name: 'How was our answer?' });
  const rated = () => expect.poll(toasts).toContain('Successful demonstration！');
  const scores = () => sends('/save-score');
  async function rate() {
    await press('Rate the answer');
    await choose('4 stars');
    await press('Send');
  }
  // Loaded with the clock standing still, it would come too late to be missed.
  beforeAll(() => import('../../pages/complainDetails/RatingDialog.tsx'));

  it('shows type, content, the reply of customer service and images, or which of them could not be loaded', async () => {
    await open();
    expect(sends('/problem-detail')).toEqual([{ method: 'POST', body: { problemId: '2' } }]);
    screen.getByRole('heading', { name: 'Collection · Calls too often' });
    screen.getByText('I was called five times in one day.');
    expect(images(/^Evidence photo/)).toEqual(endingWith(PICTURES));
    const result = screen.getByText('Process Result').parentElement as HTMLElement;
    within(result).getByText(/^We have told the agency to stop/);
    expect(images(/in the answer/)).toEqual(endingWith(PICTURES.slice(0, 1)));
    expect(within(result).getAllByRole('img')).toHaveLength(1);
    fireEvent.error(screen.getByRole('img', { name: 'Evidence photo 2 of 2' }));
    expect(images(/^Evidence photo/)).toHaveLength(1);
    await press('Evidence photo 2 of 2 could not be loaded');
    const viewer = within(await dialog('Evidence photo 2 of 2'));
    fireEvent.error(viewer.getByRole('img'));
    viewer.getByText('This picture could not be loaded.', { selector: '[role=alert]' });
    expect(viewer.queryByRole('img')).toBeNull();
    expect(viewer.queryByRole('button', { name: 'Zoom in' })).toBeNull();
  });

  it('without its id in the address leads to the list', async () => {
    await openOrder('complainDetails');
    const main = within(screen.getByRole('main'));
    main.getByRole('heading', { name: 'This link is incomplete' });
    const link = main.getByRole('link', { name: 'My complaints' });
    expect(link.getAttribute('href')).toMatch(/^\/complaintList\?.*\bsessionId=s\b/);
    expect(calls('')).toEqual([]);
  });

  it('has no result block and no rating before there is a reply', async () => {
    vi.useFakeTimers();
    await open('3');
    screen.getByText('My payment does not show up.');
    expect(screen.queryByText('Process Result')).toBeNull();
    await passTime(20_000);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(rateButton()).toBeNull();
  });

  it('asks for a rating also after Retry, which leaves the focus on the heading', async () => {
    fault('/user-problem/problem-detail', 'refused');
    await open();
    vi.useFakeTimers();
    await tap('Retry');
    await passTime(0);
    expect(document.activeElement?.nodeName).toBe('H1');
    await passTime(RATING_DELAY_MS);
    expect(rating()).not.toBeNull();
  });

  it('waits with it while a picture is open', async () => {
    await import('../../shared/ui/ImageViewer.tsx');
    vi.useFakeTimers();
    await open();
    await tap('Evidence photo 1 of 2');
    await passTime(RATING_DELAY_MS);
    screen.getByRole('dialog', { name: 'Evidence photo 1 of 2' });
    expect(rating()).toBeNull();
    await tap('Close picture');
    await passTime(0);
    expect(rating()).not.toBeNull();
  });

  it('asks for a rating 3 s after load, and only once; Cancel sends nothing', async () => {
    vi.useFakeTimers();
    await open();
    await passTime(2990);
    expect(rating()).toBeNull();
    await passTime(10);
    // Waiting for it would move the clock on.
    expect(rating()).not.toBeNull();
    await tap('Cancel');
    await passTime(RATING_DELAY_MS);
    expect(rating()).toBeNull();
    expect(scores()).toEqual([]);
  });

  it('without an answer asks about the service; its id is that of the address', async () => {
    stubReply('/problem-detail', success({ type: 'T', content: 'C', isNeedScore: 1 }));
    const sent = stubReply('/save-score', { status: '00' });
    await open();
    await press('Rate our service');
    await dialog('How has our service been so far?');
    await choose('4 stars');
    await press('Send');
    await rated();
    expect(sent.map(({ body }) => body)).toEqual([{ score: '4', problemId: '2' }]);
  });

  it.each([1, 5])(
    '%s stars are sent as that score, once some are chosen, and no other is asked for, also while the page is translated',
    async (stars) => {
      onTestFinished(keepTranslated());
      await open();
      fault('/problem-detail', 'http-500');
      await press('Rate the answer');
      await press('Send');
      await screen.findByText('Please choose at least one star.');
      await choose(stars === 1 ? '1 star' : `${stars} stars`);
      await press('Send');
      await rated();
      await noDialog();
      expect(scores()).toEqual([{ method: 'POST', body: { score: `${stars}`, problemId: '2' } }]);
      expect(rateButton()).toBeNull();
    },
  );

  it('a refused score shows the server’s message, and no success', async () => {
    stubReply('/user-problem/save-score', { code: '07', message: 'Too late' });
    await open();
    await rate();
    await expect.poll(toasts).toEqual(['Too late']);
    expect(rating()).not.toBeNull();
  });

  it('a rating whose reply was lost is found: the complaint asks for none any more', async () => {
    await open();
    fault('/save-score', 'lost-after');
    await rate();
    await rated();
    await expect.poll(rateButton).toBeNull();
    expect(scores()).toHaveLength(1);
  });
});
