import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { AccountFormView } from '../../pages/bindBank/AccountFormView.tsx';
import { shownAccount } from '../../pages/bindBank/bindBank.model.ts';
import { cardInitCall } from '../../shared/api/bindCard.ts';
import { useNativeShell } from './nativeShell.ts';
import {
  alerts,
  button,
  calls,
  choose,
  dialog,
  enterIncome,
  fault,
  fillAccount,
  isBlocked,
  left,
  noDialog,
  openOrder,
  press,
  rendered,
  sandbox,
  saveAccount,
  toasts,
  useSandbox,
  visited,
} from './screen.tsx';
import { stubReply, success } from './stubServer.ts';
import { keepTranslated } from './translatePage.ts';

useSandbox();

const lost = vi.hoisted(() => ({ bridge: false }));

vi.mock('../../shared/runtime/loadNativeShell.ts', () => ({
  loadNativeShell: async () => {
    if (lost.bridge) throw new Error('lost');
    return import('../../shared/runtime/nativeShell.ts');
  },
}));

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const isInvalid = (name: string) => field(name).getAttribute('aria-invalid') === 'true';
const review = () => dialog('Is everything correct?');
const saved = () => screen.findByRole('heading', { name: 'Your account is saved' });
const boundFields = () => sandbox.world('s').bound.map(({ fields }) => fields);

/** Picks an option in a picker. */
async function pick(choice: RegExp, ...options: string[]) {
  await press(choice);
  for (const option of options) {
    await choose(option);
    await press('Confirm');
  }
}

describe('2.3 Bank account: the payment account', () => {
  const open = (orderId?: string) => openOrder('bindBank', orderId);

  it('is saved without optional items; a choice among them can be cleared', async () => {
    await open('bind-optional');
    field('Nickname (optional)');
    await pick(/Branch \(optional\)/, 'Makati');
    await press('Clear Branch');
    button('Branch (optional) Choose');
    await press('Next');
    const errors = screen.getAllByText(/^Enter the /).map(({ textContent }) => textContent);
    expect(errors).toEqual(['Enter the account holder', 'Enter the bank']);
    await userEvent.type(field('Account holder'), 'Ana Reyes');
    await userEvent.type(field('Bank'), 'BDO');
    await press('Next');
    expect(within(await review()).getAllByText('Left empty')).toHaveLength(2);
    await press('Save');
    await saved();
    const fields = { holder: 'Ana Reyes', bankCode: 'BDO', nickname: '', branch: '' };
    expect(boundFields()).toEqual([fields]);
  });

  it('marks errors only in the kind of account that was checked', async () => {
    await open();
    await press('Next');
    expect(screen.getAllByText(/^Enter the /)).toHaveLength(3);
    await choose('Bank account');
    expect(screen.queryByText('Enter the account number')).toBeNull();
    await press('Next');
    screen.getByText('Enter the account number');
    screen.getByText('Choose the city of the branch');
  });

  it.each([
    ['the whole form', 'empty-lists'],
    ['one kind of account', 'bind-empty-kind', 'E-wallet'],
  ])('shows a contact if there is nothing to fill in for %s', async (_, orderId, kind = '') => {
    await open(orderId);
    if (kind) await choose(kind);
    screen.getByRole('heading', { name: 'This form is not available' });
    screen.getByRole('link', { name: /^\+63/ });
  });

  it('says that the number of another wallet does not fit, before it is reviewed', async () => {
    await open();
    await pick(/^E-wallet/, 'Maya');
    await userEvent.type(field('Maya account number'), '123456789012345');
    await pick(/^E-wallet/, 'GCash');
    expect(field('GCash number').value).toBe('123 4567 8901');
    screen.getByText(/up to 11 digits. We left out the rest/);
    await userEvent.type(field('Account holder'), 'Ana Reyes');
    await enterIncome();
    await press('Next');
    screen.getByText('Please correct one thing:');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.type(field('GCash number'), '{Backspace}');
    expect(isInvalid('GCash number')).toBe(false);
    await press('Next');
    expect((await review()).textContent).toContain('1234567890');
  });

  it('is checked again before it is saved', async () => {
    await open();
    await fillAccount();
    await press('Next');
    await review();
    await userEvent.clear(field('GCash number'));
    await press('Save');
    screen.getByText('Please complete one field:');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(boundFields()).toEqual([]);
  });

  it('is saved without the bridge to an app, which is missed only where the page cannot be closed', async () => {
    lost.bridge = true;
    await open();
    await fillAccount();
    await press('Next');
    await review();
    expect(alerts()).toBe(0);
    await press('Save');
    await saved();
    await waitFor(() => expect(alerts()).toBe(1));
    lost.bridge = false;
    // The entry before it may be an empty tab.
    history.pushState(null, '', location.href);
    await press('Done');
    await screen.findByText(/You can close this page/);
    const start = screen.getByRole('link', { name: 'Start page' });
    expect(start.getAttribute('href')).toBe('/');
  });

  it('is found in the server’s data if the reply to it was lost', async () => {
    await open();
    await fillAccount();
    fault('/bind-card-new', 'lost-after');
    await saveAccount();
    await saved();
    expect(calls('/bind-card-new')).toHaveLength(1);
    expect(sessionStorage.getItem('text')).toBeNull();
  });
});

/** The labels of the fields that are shown. */
const labels = () =>
  [...document.querySelectorAll('.account-form .field-label')].map(
    ({ textContent }) => textContent,
  );

describe('2.3 Bank account: the bank form', () => {
  const told = useNativeShell();
  const actions = () => told().map(({ action }) => action);
  const open = (more?: object) => openOrder('bindBank', undefined, more);

  it('asks for the items of the product, and shows those of each card type as its kind of field', async () => {
    await open();
    expect(calls('/card-init')).toMatchObject([{ method: 'POST', body: { product_id: '7' } }]);
    const [title] = screen.getAllByRole('heading', { level: 1 });
    expect(title?.textContent).toBe('Payment account information');
    expect(screen.getByRole('radio', { name: 'E-wallet' })).toHaveProperty('checked', true);
    expect(labels()).toEqual(['E-wallet', 'Account holder', 'GCash number', 'Monthly income']);
    expect(field('Account holder').getAttribute('aria-describedby')).toBeTruthy();
    screen.getByText('As on your ID');
    expect(isBlocked('Next')).toBe(false);
    for (const [how, number] of Object.entries({ Cancel: 'GCash', Confirm: 'Maya account' })) {
      await press(/^E-wallet/);
      await choose('Maya');
      await press(how);
      await noDialog();
      expect(labels()[2]).toBe(`${number} number`);
    }
    await choose('Bank account');
    const [bank, , number, city, day] = labels();
    const shown = [bank, number, city, day];
    expect(shown).toEqual(['Bank', 'Account number', 'City of the branch', 'Opened on']);
    const modes = ['Account holder', 'Account number'].map((name) => field(name).inputMode);
    expect(modes).toEqual(['text', 'numeric']);
    await userEvent.type(field('Account number'), '12 34x5678-90');
    expect(field('Account number').value).toBe('1234 5678 90');
    const date = field('Opened on');
    expect(date.type).toBe('date');
    fireEvent.change(date, { target: { value: '2020-02-29' } });
    expect(date.labels?.[0]?.parentElement?.textContent).toBe('Opened on2020-02-29');
    await pick(/City/, 'Cebu', 'Mandaue');
    expect(button(/City/).textContent).toContain('Cebu, Mandaue');
    await press('Monthly income Tap to enter');
    await screen.findByRole('button', { name: 'Hide' });
    for (const key of ['1', '2', '5', '0', '0', '.']) await press(key);
    expect(screen.getByRole('status', { name: 'Monthly income' }).textContent).toBe('₱12,500.');
    await press('Confirm');
    button('Monthly income ₱12,500');
  });

  it('is not taken for saved because it stood there before a save without an answer', async () => {
    const [typed, empty] = ['constructor', 'toString'].map((code) => ({ code, cate: 'text' }));
    const items = [
      { ...typed, value: 'Ana' },
      { ...empty, required: 0 },
    ];
    stubReply('/card-init', success({ items }));
    fault('/bind-card-new', 'http-500');
    await open();
    await saveAccount();
    await screen.findByText(/not sure it went through/);
    expect(calls('/bind-card-new')).toMatchObject([{ body: { constructor: 'Ana', toString: '' } }]);
    expect(actions()).toEqual(['bindStart']);
  });

  async function fillAndSave() {
    await fillAccount();
    await saveAccount();
  }
  // The success message stays for 1.5 s before the page continues.
  const FIELDS = { channel: '90006', holder: 'Ana Reyes', cardNo: '09171234567', income: '9' };
  const SAVE = { method: 'POST', body: { ...FIELDS, cardType: '1', product_id: '7' } };

  it('says what is missing, saves one entry for each item by its code, and closes the web view, also while the page is translated', async () => {
    onTestFinished(keepTranslated());
    await open();
    await press('Next');
    await screen.findByText('Please complete 3 fields:');
    await fillAndSave();
    await expect.poll(actions).toEqual(['bindStart', 'bindEnd', 'closeWebView']);
    expect(calls('/v3/bind-card/bind-card-new')).toEqual([expect.objectContaining(SAVE)]);
    expect(told()).toMatchObject([
      { payload: { productId: '7', cardType: '1' } },
      { payload: { productId: '7', ok: true } },
      { payload: { reason: 'saved' } },
    ]);
    expect(visited).toEqual([]);
  });

  it('from loan detail it is saved under another path and goes to the order', async () => {
    await open({ source: 'loanDetail' });
    await fillAndSave();
    await left(/^replace \/order\?.*\bsource=loanDetail\b/);
    const saves = calls('').filter(({ path }) => path.includes('/bind-card-'));
    expect(saves).toEqual([expect.objectContaining(SAVE)]);
    expect(saves[0]?.path).toMatch(/\/v3\/bind-card\/bind-card-loan-detail$/);
    expect(actions()).not.toContain('closeWebView');
  });

  it('stays on the page if the reply is not a success, and shows its message', async () => {
    stubReply('/v3/bind-card/bind-card-new', {
      code: 0,
      success: false,
      message: 'Not this one',
    });
    await open();
    await fillAndSave();
    await expect.poll(toasts).toEqual(['Not this one']);
    expect(actions()).toEqual(['bindStart']);
    expect(field('Account holder').value).toBe('Ana Reyes');
  });
});

describe('2.3 Bank account: a country code typed by hand', () => {
  const GCASH = 'GCash number';

  it('is dropped as soon as a digit follows', async () => {
    await openOrder('bindBank');
    await userEvent.type(field(GCASH), '+63');
    expect(field(GCASH).value).toBe('+63');
    expect(isInvalid(GCASH)).toBe(false);
    await userEvent.type(field(GCASH), ' 917-123 45678');
    expect(field(GCASH).value).toBe('091 7123 4567');
  });

  it('of another country is refused in words', async () => {
    await openOrder('bindBank');
    await userEvent.type(field(GCASH), '+1');
    expect(field(GCASH).value).toBe('+');
    screen.getByText(/Enter a valid phone number/);
  });
});

const HOLDER = { code: 'holder', cate: 'text', title: 'Account holder', cardTypeMi: 0 };
const NUMBER = {
  code: 'cardNo',
  cate: 'text',
  title: 'Number',
  inputType: 'phone',
  cardTypeMi: 1,
};
const OPENED = { code: 'openedOn', cate: 'day', title: 'Opened on', cardTypeMi: 0 };

describe('2.3 Bank account: a day', () => {
  const PAYDAY = {
    ...OPENED,
    code: 'payday',
    title: 'Payday',
    note: [
      { name: 'The 15th', type: '15' },
      { name: 'The 30th', type: '30' },
    ],
  };
  const open = async (...items: object[]) => {
    stubReply('/v3/bind-card/card-init', success({ items }));
    await openOrder('bindBank', '1');
  };
  async function sent() {
    const saves = stubReply('/v3/bind-card/bind-card-new', success(null));
    await saveAccount();
    await expect.poll(() => saves).toHaveLength(1);
    return saves[0]?.body;
  }

  it('with options is chosen from them', async () => {
    await open(PAYDAY);
    await pick(/^Payday/, 'The 30th');
    button('Payday The 30th');
    expect(await sent()).toMatchObject({ payday: '30' });
  });

  it.each([
    ['one of them', '15', 'Payday The 15th'],
    ['none of them', '31', 'Payday 31'],
  ])('with options keeps the value of the server that is %s', async (_, value, name) => {
    await open({ ...PAYDAY, value });
    button(name);
    expect(await sent()).toMatchObject({ payday: value });
  });

  it.each(['2019-05-31', '31/05/2019', '15'])(
    'without options keeps the value of the server: %s',
    async (value) => {
      await open({ ...OPENED, value });
      screen.getByText(value);
      const reply = await sent();
      expect(reply).toMatchObject({ openedOn: value });
    },
  );

  it('without options takes the day that the borrower enters in its place', async () => {
    await open({ ...OPENED, value: '31/05/2019' });
    fireEvent.input(field('Opened on'), { target: { value: '2020-01-31' } });
    expect(await sent()).toMatchObject({ openedOn: '2020-01-31' });
  });
});

describe('2.3 Bank account: what was typed before React was there', () => {
  /** The form as the document shows it. */
  function painted(items: readonly object[]) {
    stubReply('/v3/bind-card/card-init', success({ items }));
    const shown = shownAccount(v.parse(cardInitCall.reply, { items }));
    const place = rendered(<AccountFormView shown={shown} />);
    document.body.prepend(place);
    return {
      place,
      field: (name: string) => within(place).getByLabelText<HTMLInputElement>(name),
    };
  }
  /** Opens the live screen, which takes the place of the document's. */
  async function start(place: HTMLElement) {
    await openOrder('bindBank', '1');
    place.remove();
  }
  it('is taken over with its mask, the focus and the caret', async () => {
    const { place, field: before } = painted([HOLDER, NUMBER]);
    await userEvent.type(before('Account holder'), 'Ana');
    await userEvent.type(before('Number'), '0917123');
    await start(place);
    expect(field('Account holder').value).toBe('Ana');
    expect(field('Number').value).toBe('091 7123');
    expect(document.activeElement).toBe(field('Number'));
    expect(field('Number').selectionEnd).toBe(8);
    await userEvent.keyboard('4');
    expect(field('Number').value).toBe('091 7123 4');
  });

  it('is read as the field on screen, not as one of another account type with its code', async () => {
    const phone = { ...NUMBER, title: 'Phone', cardTypeMi: 2 };
    const card = { ...NUMBER, inputType: 'bankCard' };
    const { place, field: before } = painted([phone, card, { ...HOLDER, value: 'Ana' }]);
    await userEvent.type(before('Number'), '5234567812341234');
    await userEvent.clear(before('Account holder'));
    await start(place);
    expect(field('Number').value).toBe('5234 5678 1234 1234');
    expect(field('Account holder').value).toBe('');
  });

  it.each([
    ['the number of a card', '', '5234567812341234', '523 4567 8123', /up to 11 digits/],
    ['the server’s own', '+1 212 555 0100', '', '121 2555 0100', /Enter a valid phone number/],
  ] as const)('is not cut in silence in a phone field: %s', async (...given) => {
    const [, value, typed, seen, message] = given;
    const { place, field: before } = painted([{ ...NUMBER, value }]);
    if (typed) await userEvent.type(before('Number'), typed);
    await start(place);
    expect(field('Number').value).toBe(seen);
    screen.getByText(message);
    await userEvent.type(field('Number'), '{Backspace}');
    expect(isInvalid('Number')).toBe(false);
  });

  it('a day keeps the focus', async () => {
    const { place, field: before } = painted([OPENED]);
    before('Opened on').focus();
    before('Opened on').value = '2020-01-31';
    await start(place);
    expect(field('Opened on').value).toBe('2020-01-31');
    expect(document.activeElement).toBe(field('Opened on'));
  });
});
