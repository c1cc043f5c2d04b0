import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  JointLoginFail,
  pageData as recommendation,
} from '../../pages/jointLoginFail/JointLoginFail.tsx';
import { useNativeShell } from './nativeShell.ts';
import { openScreen, useSandbox, visited } from './screen.tsx';
import { stubReply } from './stubServer.ts';

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

async function open(list: unknown[], jump: unknown = ok({ url: 'https://lender.example/a' })) {
  const sent = {
    list: stubReply(
      '/orbital/recommend',
      ok({ noticeMsg: 'Nothing was charged.', errorMsg: 'Not accepted', list }),
    ),
    track: stubReply('/orbital/track', ok(null)),
    jump: stubReply('/orbital/jump', jump),
  };
  await openScreen(
    '/jointLoginFail?productId=7&orderId=A-1&sessionId=s',
    <JointLoginFail />,
    recommendation,
  );
  return sent;
}
const card = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });

describe('the joint login failure page', () => {
  useSandbox();
  const told = useNativeShell();

  it('tells what happened and recommends other products [2.16-01, 2.16-02, 7.8-01]', async () => {
    const sent = await open([product('Alpha', 1), product('Beta', 1)]);
    expect(sent.list).toMatchObject([{ method: 'POST' }]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Order Details');
    expect(screen.getByText('Not accepted')).toBeTruthy();
    expect(screen.getByText('Nothing was charged.')).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('shows all fields of a product; tags on the first two only [3-74, 3-75, 3-77, 3-78, 3-79, 3-80]', async () => {
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

  it('counts a tap and opens an http address here [7.8-02, 7.8-03, 7.8-04]', async () => {
    const sent = await open([product('Alpha', 1), product('Beta', 1)]);
    await userEvent.click(card('Beta'));
    await expect.poll(() => visited).toEqual(['assign https://lender.example/a']);
    const tap = { method: 'POST', body: { productId: '7', orderId: 'A-1', position: '2' } };
    expect(sent.jump).toMatchObject([tap]);
    await expect.poll(() => sent.track).toMatchObject([tap]);
    expect(told()).toEqual([]);
  });

  it('opens any other address through the shell [7.8-05]', async () => {
    const url = 'lendapp://productDetail?productId=8';
    await open([product('Alpha', 1)], ok({ url }));
    await userEvent.click(card('Alpha'));
    await expect.poll(told).toEqual([{ action: 'openPage', payload: { url } }]);
    expect(visited).toEqual([]);
  });

  it.each([0, '0'])('ignores a tap if the flag is %j [3-76, 4-65]', async (enabled) => {
    const sent = await open([product('Alpha', enabled), product('Beta', 1)]);
    await userEvent.click(card('Alpha'));
    await userEvent.click(card('Beta'));
    await expect.poll(() => visited.length).toBe(1);
    expect(sent.jump.map(({ body }) => body.position)).toEqual(['2']);
  });

  it('shows the server’s message if the reply is not 00 [8-26, 8-03]', async () => {
    await open([product('Alpha', 1)], {
      status: '07',
      code: 0,
      message: 'It has ended',
      data: null,
    });
    await userEvent.click(card('Alpha'));
    await screen.findByText('It has ended', { selector: '[role=alert] *' });
    expect(visited).toEqual([]);
  });
});
