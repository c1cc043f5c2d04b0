import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { BindBank, pageData as bindItems } from '../../pages/bindBank/BindBank.tsx';
import { useNativeShell } from './nativeShell.ts';
import { openScreen, useSandbox, visited } from './screen.tsx';
import { stubReply, success } from './stubServer.ts';

const ITEMS = [
  {
    code: 'channel',
    cate: 'enum',
    title: 'Wallet',
    cardTypeMi: 1,
    note: [
      { name: 'GCash', type: '90006' },
      { name: 'Maya', type: '90007' },
    ],
  },
  { code: 'holder', cate: 'text', title: 'Holder', subtitle: 'As on your ID', cardTypeMi: 0 },
  {
    code: 'phone',
    cate: 'text',
    title: 'GCash number',
    inputType: 'phone',
    cardTypeMi: 1,
    channelNumber: '90006',
  },
  {
    code: 'maya',
    cate: 'text',
    title: 'Maya number',
    inputType: 'number',
    value: '77',
    cardTypeMi: 1,
    channelNumber: '90007',
  },
  { code: 'card', cate: 'text', title: 'Account number', inputType: 'bankCard', cardTypeMi: 2 },
  {
    code: 'city',
    cate: 'city select',
    title: 'City',
    cardTypeMi: 2,
    note: [{ name: 'Cebu', type: 'ceb', children: [{ name: 'Mandaue', type: 'ceb-2' }] }],
  },
  { code: 'since', cate: 'day', title: 'Opened on', cardTypeMi: 2 },
  { code: 'income', cate: 'text', title: 'Income', inputType: 'money', cardTypeMi: 2 },
];

async function open(query = '', items: unknown = ITEMS) {
  const sent = stubReply('/v3/bind-card/card-init', success({ items }));
  await openScreen(
    `/bindBank?productId=7&orderId=A-1&sessionId=s${query}`,
    <BindBank />,
    bindItems,
  );
  return sent;
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
/** The current labels of the fields. */
const labels = () =>
  ITEMS.map(({ title }) => title).filter((title) => screen.queryAllByLabelText(title).length);

/** Picks an option in a picker. */
async function pick(choice: RegExp, ...options: string[]) {
  await press(choice);
  for (const option of options) {
    await userEvent.click(await screen.findByRole('radio', { name: option }));
    await press('Confirm');
  }
}

describe('the bank form', () => {
  useSandbox();
  const told = useNativeShell();

  it('asks for the items of the product and shows them [2.3-01, 2.3-06, 7.2-01, 7.2-02, 3-01, 3-06, 3-07]', async () => {
    const sent = await open();
    expect(sent).toMatchObject([{ method: 'POST', body: { product_id: '7' } }]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Payment account information',
    );
    expect(field('Holder').getAttribute('aria-describedby')).toBeTruthy();
    expect(screen.getByText('As on your ID')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy();
  });

  it('starts with card type 1 and channel 90006 [4-01, 4-02, 9-19, 9-20, 2.3-07, 2.3-08, 3-11, 3-12, 4-04]', async () => {
    await open();
    expect(labels()).toEqual(['Wallet', 'Holder', 'GCash number']);
    expect(screen.getByRole('button', { name: /Wallet/ }).textContent).toContain('GCash');
  });

  it('the tab switch changes the card type and with it the items [2.3-02, 2.3-07, 3-11, 4-04]', async () => {
    await open();
    const [first, second] = screen.getAllByRole<HTMLInputElement>('radio');
    expect(first?.checked).toBe(true);
    await userEvent.click(second as HTMLElement);
    expect(labels()).toEqual(['Holder', 'Account number', 'City', 'Opened on', 'Income']);
  });

  it('a channel picked under card type 1 changes the items; the values are kept [2.3-03, 2.3-08, 3-05, 3-08, 3-09, 3-12, 4-03, 4-04]', async () => {
    await open();
    await pick(/Wallet/, 'Maya');
    expect(labels()).toEqual(['Wallet', 'Holder', 'Maya number']);
    expect(field('Maya number').value).toBe('77');
  });

  it('Cancel of a picker keeps what was chosen [2.3-04]', async () => {
    await open();
    await press(/Wallet/);
    await userEvent.click(await screen.findByRole('radio', { name: 'Maya' }));
    await press('Cancel');
    expect(labels()).toEqual(['Wallet', 'Holder', 'GCash number']);
  });

  it('shows each kind of field as such [3-02, 3-03, 3-04, 3-10]', async () => {
    await open();
    await userEvent.click(screen.getAllByRole('radio')[1] as HTMLElement);
    expect(field('Holder').type).toBe('text');
    expect(screen.getByLabelText<HTMLInputElement>('Opened on').type).toBe('date');
    await pick(/City/, 'Cebu', 'Mandaue');
    expect(screen.getByRole('button', { name: /City/ }).textContent).toContain('Cebu, Mandaue');
    await press(/Income/);
    expect(await screen.findByRole('button', { name: 'Hide' })).toBeTruthy();
  });

  it.each([
    ['phone', '0917a1234-567890', '09171234567', '091 7123 4567'],
    ['number', 'a00 1-2x3', '00123', '00123'],
    ['bankCard', '12 34x5678-90', '1234567890', '1234 5678 90'],
  ])(
    '%s: %j is kept as %s and shown as %s [2.3-05, 5-01, 5-02, 5-03, 5-04, 5-05, 5-06, 9-17, 3-10]',
    async (inputType, typed, raw, shown) => {
      const sent = stubReply('/v3/bind-card/bind-card-new', success(null));
      await open('', [{ code: 'c', cate: 'text', title: 'Figures', inputType, cardTypeMi: 0 }]);
      expect(field('Figures').inputMode).toBe('numeric');
      await userEvent.type(field('Figures'), typed);
      expect(field('Figures').value).toBe(shown);
      await press('Next');
      await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
      await expect.poll(() => sent.length).toBe(1);
      expect(sent[0]?.body.c).toBe(raw);
    },
  );

  it('the money keyboard types an amount with a point [5-07, 5-08, 5-09, 5-10, 5-11]', async () => {
    await open('', [
      { code: 'c', cate: 'text', title: 'Income', inputType: 'money', cardTypeMi: 0 },
    ]);
    await press(/Income/);
    const keyboard = await screen.findByRole('dialog', { name: 'Income' });
    const key = (name: string) => within(keyboard).getByRole<HTMLButtonElement>('button', { name });
    expect(key('Confirm').disabled).toBe(true);
    for (const digit of '1234567890') expect(key(digit)).toBeTruthy();
    for (const name of ['4', '2', '7', 'Delete', '.', '5']) await userEvent.click(key(name));
    expect(key('Confirm').disabled).toBe(false);
    await userEvent.click(key('Hide'));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: /Income/ }).textContent).not.toContain('42.5');
    await press(/Income/);
    for (const name of ['4', '2', '7', 'Delete', '.', '5']) {
      await userEvent.click(await screen.findByRole('button', { name }));
    }
    await press('Confirm');
    await expect
      .poll(() => screen.getByRole('button', { name: /Income/ }).textContent)
      .toContain('42.5');
  });

  async function fillAndSave() {
    await userEvent.type(field('Holder'), 'Ana');
    await userEvent.type(field('GCash number'), '09171234567');
    await press('Next');
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  }
  // The success message stays for 1.5 s before the page continues.
  const SHOWN = { timeout: 10_000 };
  const PAYLOAD = {
    channel: '90006',
    holder: 'Ana',
    phone: '09171234567',
    cardType: '1',
    product_id: '7',
  };

  it('saves one entry for each item by its code, and closes the web view [3-01, 3-13, 3-14, 4-05, 7.2-03, 1-01, 1-15, 1-23, 1-24]', async () => {
    const sent = stubReply('/v3/bind-card/bind-card-new', success(null));
    await open();
    await fillAndSave();
    await expect
      .poll(() => told().map(({ action }) => action), SHOWN)
      .toEqual(['bindStart', 'bindEnd', 'closeWebView']);
    expect(sent).toMatchObject([{ method: 'POST', body: PAYLOAD }]);
    expect(Object.keys(sent[0]?.body ?? {}).sort()).toEqual(Object.keys(PAYLOAD).sort());
    expect(told()).toMatchObject([
      { payload: { productId: '7', cardType: '1' } },
      { payload: { productId: '7', ok: true } },
      { payload: { reason: 'saved' } },
    ]);
    expect(visited).toEqual([]);
  });

  it('from loan detail it is saved under another path and goes to the order [4-06, 7.2-05]', async () => {
    const usual = stubReply('/v3/bind-card/bind-card-new', success(null));
    const other = stubReply('/v3/bind-card/bind-card-loan-detail', success(null));
    await open('&source=loanDetail');
    await fillAndSave();
    await expect.poll(() => visited.length, SHOWN).toBe(1);
    expect(visited[0]).toMatch(/^replace \/order\?.*\bsource=loanDetail\b/);
    expect(other).toMatchObject([{ method: 'POST', body: PAYLOAD }]);
    expect(usual).toEqual([]);
    expect(told().map(({ action }) => action)).not.toContain('closeWebView');
  });

  it('stays on the page if the reply is not a success, and shows its message [7.2-04, 8-02]', async () => {
    stubReply('/v3/bind-card/bind-card-new', { code: 0, success: false, message: 'Not this one' });
    await open();
    await fillAndSave();
    const alerts = () => [...document.querySelectorAll('.toasts [role=alert] .toast')];
    await expect
      .poll(() => alerts().map(({ textContent }) => textContent))
      .toEqual(['Not this one']);
    expect(told().map(({ action }) => action)).toEqual(['bindStart']);
    expect(field('Holder').value).toBe('Ana');
  });
});
