import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useNativeShell } from './nativeShell.ts';
import { calls, openOrder, openPage, toasts, useSandbox, visited } from './screen.tsx';
import { stubReply } from './stubServer.ts';

describe('the joint login failure screen', () => {
  useSandbox();
  const open = (orderId: string) => openOrder('jointLoginFail', orderId);

  it('counts a tap and opens a web address, once per tap', async () => {
    await open('status-174');
    const card = screen.getByRole('button', { name: /Bayan Credit/ });
    card.click();
    card.click();
    await expect.poll(() => visited.length).toBe(1);
    expect(visited[0]).toContain('/esita/sandbox/partner?offer=joint');
    const tap = { productId: '7', orderId: 'status-174', position: '1' };
    expect(calls('/orbital/jump').map(({ body }) => body)).toEqual([tap]);
    expect(calls('/orbital/track').map(({ body }) => body)).toEqual([tap]);
  });

  it.each([
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a refusal', () => ({ status: '01', msg: 'No' })],
    ['HTTP 500', () => Response.json({ status: '01', msg: 'No' }, { status: 500 })],
  ])(
    'opens it all the same if the tap cannot be counted, and says nothing: %s',
    async (_, reply) => {
      await open('status-174');
      const counted = stubReply('/orbital/track', reply);
      await userEvent.click(screen.getByRole('button', { name: /Bayan Credit/ }));
      await expect.poll(() => visited.length).toBe(1);
      expect(counted).not.toHaveLength(0);
      expect(toasts()).toEqual([]);
    },
  );

  it('ignores the tap on a product whose flag is 0, and says so', async () => {
    await open('status-174');
    const card = screen.getByRole('button', { name: /Dagat Finance.*Not available right now/ });
    expect(card.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(card);
    expect(calls('/orbital/jump')).toEqual([]);
  });

  it('shows the server’s message if an offer has ended, also below the offer', async () => {
    await open('status-174');
    const card = screen.getByRole('button', { name: /Agad Cash/ });
    await userEvent.click(card);
    const note = await screen.findByText('This offer has ended', { selector: '.note' });
    expect(card.parentElement?.contains(note)).toBe(true);
    expect(screen.getAllByText('This offer has ended')).toHaveLength(2);
    expect(card.getAttribute('aria-busy')).toBeNull();
    expect(visited).toEqual([]);
  });

  it('needs nothing in the address, and sends only what is there', async () => {
    await openPage('/jointLoginFail?sessionId=s');
    await userEvent.click(screen.getByRole('button', { name: /Bayan Credit/ }));
    await expect.poll(() => visited.length).toBe(1);
    const bodies = ['/orbital/recommend', '/orbital/jump', '/orbital/track'].map((path) =>
      calls(path).map(({ body }) => body),
    );
    expect(bodies).toEqual([[{}], [{ position: '1' }], [{ position: '1' }]]);
  });

  it('says that it opens an offer while its address is requested', async () => {
    await open('status-174');
    let reply = (_: object) => {};
    stubReply(
      '/orbital/jump',
      () =>
        new Promise<object>((resolve) => {
          reply = resolve;
        }),
    );
    screen.getByRole('button', { name: /Bayan Credit/ }).click();
    await screen.findByText('Opening…');
    reply({ code: 7, message: 'No' });
    await expect.poll(() => screen.queryByText('Opening…')).toBeNull();
  });

  it.each(['empty-lists', 'null-lists'])(
    'reports that there are no other offers: %s',
    async (orderId) => {
      await open(orderId);
      expect(screen.getByRole('heading', { name: 'No other offers right now' })).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Click to view more products' })).toBeTruthy();
    },
  );
});

const product = (name: string, enabled: unknown) => ({
  logo: `https://img.example/${name}.png`,
  name,
  btnText: `Get ${name}`,
  enabled,
  amount: `₱1 to ₱${name.length}`,
  amountDes: `range of ${name}`,
  rate: `rate of ${name}`,
  des: `words of ${name}`,
  tags: [`tag of ${name}`],
});
const ok = (data: unknown) => ({ status: '00', code: '00', message: '', data });

async function open(list: object, jump: unknown = ok({ url: 'https://lender.example/a' })) {
  const sent = {
    list: stubReply(
      '/orbital/recommend',
      ok({ noticeMsg: 'Nothing was charged.', errorMsg: 'Not accepted', list }),
    ),
    track: stubReply('/orbital/track', ok(null)),
    jump: stubReply('/orbital/jump', jump),
  };
  await openOrder('jointLoginFail', 'A-1');
  return sent;
}
const card = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });

describe('the joint login failure page', () => {
  useSandbox();
  const told = useNativeShell();

  it('tells what happened and recommends other products', async () => {
    const sent = await open([product('Alpha', 1), product('Beta', 1)]);
    expect(sent.list).toMatchObject([{ method: 'POST' }]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Order Details');
    expect(screen.getByText('Not accepted')).toBeTruthy();
    expect(screen.getByText('Nothing was charged.')).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('shows all fields of a product; tags on the first two only', async () => {
    const names = ['Alpha', 'Beta', 'Gamma'];
    await open(names.map((name) => product(name, 1)));
    for (const [index, name] of names.entries()) {
      const { logo, btnText, amount, amountDes, rate, des } = product(name, 1);
      expect(card(name).querySelector('img')?.getAttribute('src')).toBe(logo);
      for (const words of [btnText, amount, amountDes, rate, des]) {
        expect(card(name).textContent).toContain(words);
      }
      const tag = within(card(name)).queryByText(`tag of ${name}`);
      expect(tag !== null).toBe(index < 2);
    }
  });

  it.each([
    ['a broken entry', [{}, product('Alpha', 1), null, product('Beta', 1)]],
    ['a hole', { 3: product('Beta', 1), 1: product('Alpha', 1) }],
  ])('keeps the place of a product after %s', async (_, list) => {
    const sent = await open(list);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(card('Beta'));
    await expect.poll(() => visited.length).toBe(1);
    const tap = { productId: '7', orderId: 'A-1', position: '4' };
    expect([sent.track, sent.jump].map(([call]) => call?.body)).toEqual([tap, tap]);
  });

  it('opens any other address through the shell', async () => {
    const url = 'lendapp://productDetail?productId=8';
    await open([product('Alpha', 1)], ok({ url }));
    await userEvent.click(card('Alpha'));
    await expect.poll(told).toEqual([{ action: 'openPage', payload: { url } }]);
    expect(visited).toEqual([]);
  });
});
