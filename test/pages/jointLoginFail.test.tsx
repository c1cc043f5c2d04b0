import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { productOf } from '../sandbox/loanCalls.ts';
import {
  button,
  calls,
  fault,
  left,
  openOrder,
  openPage,
  press,
  toasts,
  useSandbox,
} from './screen.tsx';
import { stubReply } from './stubServer.ts';

const ALPHA = {
  ...productOf('partner'),
  logo: '/esita/sandbox/logo/alpha.svg',
  name: 'Alpha',
  amount: '₱1 to ₱5',
  enabled: 1,
  tags: ['Fast'],
};

describe('2.16 Joint login failure page', () => {
  useSandbox();
  const open = (orderId: string) => openOrder('jointLoginFail', orderId);

  it('tells what happened and recommends other products', async () => {
    await open('status-174');
    expect(calls('/orbital/recommend')).toMatchObject([{ method: 'POST' }]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Order Details');
    expect(screen.getByText('Your application was not accepted')).toBeTruthy();
    expect(screen.getByText(/Nothing was charged\.$/)).toBeTruthy();
    const card = screen.getByRole('button', { name: /^Bayan Credit/ });
    const { logo, ...words } = productOf('partner');
    expect(card.querySelector('img')?.src).toContain(logo);
    for (const shown of ['₱2,000 – ₱20,000', 'No fee', 'Fast', ...Object.values(words)])
      expect(card.textContent).toContain(shown);
  });

  it('shows tags on the first two offers only, and a logo or the first letter', async () => {
    const bare = { name: 'bare', amount: '2000', enabled: 0, des: '91 days', tags: ['New'] };
    const list = [ALPHA, bare, { ...ALPHA, name: 'Third', rate: '' }];
    stubReply('/orbital/recommend', { status: '00', data: { list } });
    await open('A-1');
    screen.getByText('Your application could not be completed');
    const cards = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(cards).toEqual([
      expect.stringMatching(/^Alpha₱1 to ₱5.*From 3% a month · 91 to 365 days.*Fast.*Apply$/),
      expect.stringMatching(/^Bbare₱2,000\.00.*91 days.*New/),
      expect.stringMatching(/^Third₱1 to ₱5(?!.*Fast).*91 to 365 days/),
    ]);
  });

  it('counts a tap on an offer in its place of the list, and opens a web address', async () => {
    const list = { 3: { name: 'Beta' }, 1: ALPHA, 0: null };
    stubReply('/orbital/recommend', { status: '00', data: { list } });
    const data = { url: 'https://lender.example/a' };
    const jumps = stubReply('/orbital/jump', { status: '00', data });
    await open('A-1');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await press(/^Beta/);
    await left(/^assign https:\/\/lender\.example\/a$/);
    const tap = { productId: '7', orderId: 'A-1', position: '4' };
    expect([...jumps, ...calls('/orbital/track')].map(({ body }) => body)).toEqual([tap, tap]);
  });

  it('opens it although the tap cannot be counted, and says nothing', async () => {
    await open('status-174');
    fault('/orbital/track', 'refused');
    await press(/Bayan Credit/);
    await left(/\/esita\/sandbox\/partner\?offer=joint/);
    expect(calls('/orbital/track')).toHaveLength(1);
    expect(toasts()).toEqual([]);
  });

  it('ignores the tap on a product whose flag is 0, and says so', async () => {
    await open('status-174');
    const card = button(/Dagat Finance.*Not available right now/);
    expect(card.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(card);
    expect(calls('/orbital/jump')).toEqual([]);
  });

  it('needs nothing in the address, and sends only what is there', async () => {
    await openPage('/jointLoginFail?sessionId=s');
    await press(/Bayan Credit/);
    await left(/partner/);
    const bodies = ['/orbital/recommend', '/orbital/jump', '/orbital/track'].map((path) =>
      calls(path).map(({ body }) => body),
    );
    expect(bodies).toEqual([[{}], [{ position: '1' }], [{ position: '1' }]]);
  });

  it('reports that there are no other offers', async () => {
    await open('null-lists');
    expect(screen.getByRole('heading', { name: 'No other offers right now' })).toBeTruthy();
    expect(button('Click to view more products')).toBeTruthy();
  });
});
