import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calls, choose, fault, ledger, openOrder, press, useSandbox } from './screen.tsx';
import { stubReply } from './stubServer.ts';

describe('rating the answer to a complaint', () => {
  useSandbox();
  const open = () => openOrder('complainDetails', undefined, { problemId: 2 });
  const rateButton = () => screen.queryByRole('button', { name: 'Rate the answer' });
  const rated = () => screen.findByText('Successful demonstration！');

  async function rate() {
    await press('Rate the answer');
    await choose('4 stars');
    await press('Send');
  }

  it('takes the id of the complaint from the address if the reply has none', async () => {
    const data = { type: 'T', content: 'C', isNeedScore: 1 };
    stubReply('/problem-detail', { code: 0, data });
    const sent = stubReply('/save-score', { status: '00' });
    await open();
    expect(screen.getByRole('heading', { name: 'T' })).toBeTruthy();
    await press('Rate our service');
    await choose('4 stars');
    await press('Send');
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ score: '4', problemId: '2' }));
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
    await rate();
    await screen.findByText("We're not sure it went through.");
    expect(screen.getByRole('radio', { name: '4 stars' })).toHaveProperty('checked', true);
    await press('Send');
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
});
