import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { RATING_DELAY_MS } from '../../pages/complainDetails/complainDetails.model.ts';
import { sends } from './complaintPages.ts';
import {
  calls,
  choose,
  dialog,
  fault,
  noDialog,
  openOrder,
  passTime,
  press,
  tap,
  toasts,
  useSandbox,
} from './screen.tsx';
import { stubReply, success } from './stubServer.ts';
import { keepTranslated } from './translatePage.ts';

useSandbox();

describe('2.4 Complaint flow: a complaint', () => {
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

  it('leaves somebody alone who types until that is done', async () => {
    vi.useFakeTimers();
    await open();
    const field = document.body.appendChild(document.createElement('textarea'));
    field.focus();
    await passTime(RATING_DELAY_MS);
    expect(rating()).toBeNull();
    field.blur();
    await passTime(0);
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

  it.each([
    ['1 star', '1'],
    ['5 stars', '5'],
  ])(
    'a rating of %s is sent as that score, and no other is asked for, also while the page is translated',
    async (stars, score) => {
      onTestFinished(keepTranslated());
      await open();
      fault('/problem-detail', 'http-500');
      await press('Rate the answer');
      await press('Send');
      await screen.findByText('Please choose at least one star.');
      await choose(stars);
      await press('Send');
      await rated();
      await noDialog();
      expect(scores()).toEqual([{ method: 'POST', body: { score, problemId: '2' } }]);
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

  it('a rating is not sent offline, which is said until the connection is back', async () => {
    await open();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fault('/save-score', 'drops');
    await rate();
    const note = await screen.findByText(/^You are offline/, { selector: '.bar-note' });
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => note.textContent).toBe('');
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
