import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { release } from '../sandbox/armedFaults.ts';
import {
  calls,
  checkOnceSettled,
  fault,
  ledger,
  openPage,
  press,
  sandbox,
  useSandbox,
} from './screen.tsx';
import { stubReply } from './stubServer.ts';

describe('rating the answer to a complaint', () => {
  useSandbox();
  const open = () =>
    openPage('/complainDetails?productId=7&orderId=due-extendable&problemId=2&sessionId=s');
  const rateButton = () => screen.queryByRole('button', { name: 'Rate the answer' });
  const rated = () => screen.findByText('Successful demonstration！');

  async function dialog() {
    await userEvent.click(rateButton() as HTMLElement);
    return within(await screen.findByRole('dialog', { name: 'How was our answer?' }));
  }

  async function rate() {
    const opened = await dialog();
    await userEvent.click(opened.getByRole('radio', { name: '4 stars' }));
    await userEvent.click(opened.getByRole('button', { name: 'Send' }));
    return opened;
  }

  it('takes the id of the complaint from the address if the reply has none', async () => {
    const data = { type: 'T', content: 'C', isNeedScore: 1 };
    stubReply('/problem-detail', { code: 0, data });
    const sent = stubReply('/save-score', { status: '00' });
    await open();
    expect(screen.getByRole('heading', { name: 'T' })).toBeTruthy();
    await press('Rate our service');
    await userEvent.click(await screen.findByRole('radio', { name: '4 stars' }));
    await press('Send');
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ score: '4', problemId: '2' }));
  });

  it('shows only Send as busy, and Cancel does nothing while it is being sent', async () => {
    await open();
    fault('/save-score', 'hold');
    const opened = await rate();
    await waitFor(() => expect(ledger('rating')).toHaveLength(1));
    const cancel = opened.getByRole('button', { name: 'Cancel' });
    const wheel = opened.getByRole('button', { name: 'Send' }).querySelector('.button-spinner');
    expect(wheel).toBeTruthy();
    expect(cancel.querySelector('.button-spinner')).toBeNull();
    await userEvent.click(cancel);
    expect(screen.getByRole('dialog')).toBeTruthy();
    release(sandbox.world('s'));
    await rated();
    await waitFor(() => expect(rateButton()).toBeNull());
  });

  it('finds a rating whose reply was lost: the complaint asks for none any more', async () => {
    await open();
    fault('/save-score', 'lost-after');
    await rate();
    await rated();
    await waitFor(() => expect(rateButton()).toBeNull());
    expect(calls('/save-score')).toHaveLength(1);
  });

  it('can be sent again if the complaint still asks for it', async () => {
    await open();
    fault('/save-score', 'lost-before');
    const opened = await rate();
    await checkOnceSettled();
    await opened.findByText(/We checked and don't see your rating yet/);
    expect(opened.getByRole<HTMLInputElement>('radio', { name: '4 stars' }).checked).toBe(true);
    await userEvent.click(opened.getByRole('radio', { name: '5 stars' }));
    await userEvent.click(opened.getByRole('button', { name: 'Send' }));
    await opened.findByText(/You can't send anything different yet/);
    expect(calls('/save-score')).toHaveLength(1);
    await userEvent.click(opened.getByRole('radio', { name: '4 stars' }));
    await userEvent.click(opened.getByRole('button', { name: 'Send' }));
    await rated();
    expect(ledger('rating')).toHaveLength(1);
  });

  it('is not offered again after success, even if reading again fails', async () => {
    await open();
    fault('/problem-detail', 'http-500');
    await rate();
    await rated();
    expect(rateButton()).toBeNull();
  });

  it('shows a refusal in the dialog as well as in a toast', async () => {
    await open();
    fault('/save-score', 'refused');
    const opened = await rate();
    const [inPlace] = await opened.findAllByText('This service is under maintenance', {
      selector: '.bar-note',
    });
    expect(inPlace).toBeTruthy();
  });
});
