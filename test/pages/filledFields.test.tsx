import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CostForm } from '../../pages/officialSite/CostForm.tsx';
import { startOf } from '../../pages/officialSite/cost.model.ts';
import { QuestionForm } from '../../pages/officialSite/QuestionForm.tsx';
import { addressOf, enterIncome, openPage, press, rendered, useSandbox } from './screen.tsx';

useSandbox();

const BANK = addressOf('bindBank');
const LANDING = '/landing?id=default&x-sandbox-session=s';
const COMPLAINT = '/complainPageNext?problemType=2&orderNo=due-extendable&sessionId=s';
const SITE = '/officialSite';

const GCASH = 'GCash number';
const MOBILE = 'Mobile number';
const CHARACTERS = 'Characters in the picture';
const CODE = 'Code from the SMS';
const DETAIL = 'Tell us what happened';
const AMOUNT = 'Loan amount (₱)';

const field = (name: string | RegExp) =>
  screen.getAllByLabelText<HTMLInputElement>(name)[0] as HTMLInputElement;

/** Fills a field as a script or a password manager does. */
const fill = (name: string, value: string, event = '') =>
  act(async () => {
    field(name).value = value;
    if (event) field(name).dispatchEvent(new Event(event, { bubbles: true }));
  });

describe('what a script puts into a field counts', () => {
  it.each([
    ['the number of a wallet', BANK, GCASH, '+63 917 123 4567', '091 7123 4567'],
    ['a mobile number', LANDING, MOBILE, '\u202a+86 138 1234 5678\u202c', '13812345678'],
    ['a complaint', COMPLAINT, DETAIL, 'a'.repeat(201), 'a'.repeat(200)],
    ['an amount', SITE, AMOUNT, '５,000', '5000'],
  ])('whatever event tells of it: %s', async (_, address, name, put, taken) => {
    await openPage(address);
    for (const event of ['input', 'change', 'click']) {
      await fill(name, '', 'input');
      await fill(name, put, event);
      expect(field(name).value, event).toBe(taken);
    }
  });

  it('without any event once a button is pressed: in the bank form', async () => {
    await openPage(BANK);
    await fill('Account holder', 'Ana Reyes');
    await fill(GCASH, '+63 917 123 4567');
    await enterIncome();
    await press('Next');
    const review = await screen.findByRole('dialog', { name: 'Is everything correct?' });
    for (const words of ['Ana Reyes', '09171234567']) expect(review.textContent).toContain(words);
  });

  it('without any event once a button is pressed: in a question', async () => {
    await openPage(SITE);
    await fill('Name', 'Ana');
    await userEvent.click(screen.getAllByRole('button', { name: 'Submit' })[0] as HTMLElement);
    const wrong = ['Name', /^E-?mail/i].map((name) => field(name).getAttribute('aria-invalid'));
    expect(wrong).toEqual([null, 'true']);
  });

  it('before React is there: in a question and in the calculator', async () => {
    const place = rendered(
      <>
        <QuestionForm id="about-form" title="About" />
        <CostForm entered={startOf('')} problems={{}} onChange={() => undefined} />
      </>,
    );
    document.body.prepend(place);
    const typed = { Name: 'Ana', [AMOUNT]: '7,000', Payments: '6' };
    for (const [name, value] of Object.entries(typed)) field(name).value = value;
    field('I have had a loan before').checked = true;
    await openPage(SITE);
    place.remove();
    const taken = Object.keys(typed).map((name) => field(name).value);
    expect(taken).toEqual(['Ana', '7000', '6']);
    expect(field('I have had a loan before').checked).toBe(true);
  });
});

describe('what is being composed is not cut', () => {
  const LONG = 'a'.repeat(196);

  // As a Chinese keyboard does: a text is composed, and then another one is chosen in its place.
  it.each([
    [
      'a complaint with room for it',
      COMPLAINT,
      DETAIL,
      LONG,
      'ni hao m',
      '你好吗',
      `${LONG}你好吗`,
    ],
    ['a complaint without', COMPLAINT, DETAIL, LONG, 'ni hao', '你好吗你好吗', `${LONG}你好吗你`],
    ['the characters of the picture', LANDING, CHARACTERS, 'ab', 'ｃｄｅｆ', 'ｃｄｅ', 'abcd'],
    ['a mobile number', LANDING, MOBILE, '1381234', '５６７８９', '５６７８', '13812345678'],
    ['the number of a wallet', BANK, GCASH, '0917123', '４５６７８', '４５６７', '091 7123 4567'],
  ])('before it is chosen: %s', async (_, address, name, ...texts) => {
    const [before = '', typed, chosen, taken] = texts;
    await openPage(address);
    fireEvent.input(field(name), { target: { value: before } });
    fireEvent.compositionStart(field(name));
    for (const composed of [typed, chosen]) {
      const value = before + composed;
      fireEvent.input(field(name), { target: { value }, isComposing: true });
      expect(field(name).value).toBe(value);
      expect(screen.queryByText(/There is room for/)).toBeNull();
    }
    fireEvent.compositionEnd(field(name));
    expect(field(name).value).toBe(taken);
  });
});

describe('a field that is full keeps its end and the caret', () => {
  const FULL = 'abcde'.repeat(40);
  const at = (text: string, caret: number) => `${text.slice(0, caret)}|${text.slice(caret)}`;
  const REPLACED = at(FULL.replace('ab', 'UV'), 2);
  const PART = FULL.slice(5);
  const FILLED = at(`${PART.slice(0, 50)}ten l${PART.slice(50)}`, 55);
  /** A field with its caret. */
  const shown = (name: string) => at(field(name).value, field(name).selectionEnd ?? -1);
  /** Edits a field as a key or a paste does in place of what is selected. */
  async function edit(name: string, from: number, to: number, put: string) {
    field(name).focus();
    field(name).setSelectionRange(from, to);
    await userEvent.paste(put);
  }

  it.each([
    ['a complaint, one letter more', COMPLAINT, DETAIL, FULL, [50, 50, 'X'], at(FULL, 50)],
    ['a complaint, a paste', COMPLAINT, DETAIL, FULL, [50, 50, 'ten letters'], at(FULL, 50)],
    ['a complaint, some letters replaced', COMPLAINT, DETAIL, FULL, [0, 2, 'UVWX'], REPLACED],
    ['a complaint with room for half', COMPLAINT, DETAIL, PART, [50, 50, 'ten letters'], FILLED],
    ['the characters of the picture', LANDING, CHARACTERS, 'ab3d', [1, 1, 'X'], 'a|b3d'],
    ['characters with room for one', LANDING, CHARACTERS, 'b3d', [0, 0, 'x y z'], 'x|b3d'],
    ['the code of the SMS', LANDING, CODE, '123456', [3, 3, '99'], '123|456'],
    ['a code with room for two digits', LANDING, CODE, '1234', [2, 2, '9 9-9'], '1299|34'],
    ['a mobile number', LANDING, MOBILE, '13812345678', [3, 3, '9'], '138|12345678'],
    ['a number with room for a digit', LANDING, MOBILE, '1381234567', [3, 3, '9'], '1389|1234567'],
    ['the number of a wallet', BANK, GCASH, '09171234567', [3, 3, '9'], '091| 7123 4567'],
  ] as const)('%s', async (_, address, name, before, [from, to, put], after) => {
    await openPage(address);
    await userEvent.click(field(name));
    await userEvent.paste(before);
    await edit(name, from, to, put);
    expect(shown(name)).toBe(after);
    // And once more, where nothing has changed in the page's own state.
    await edit(name, from, from, 'Z');
    expect(field(name).value).toBe(after.replace('|', ''));
  });

  it('also with a word that a keyboard has composed in its middle', async () => {
    await openPage(COMPLAINT);
    await fill(DETAIL, FULL, 'input');
    fireEvent.compositionStart(field(DETAIL));
    const value = `${FULL.slice(0, 50)}hello${FULL.slice(50)}`;
    fireEvent.input(field(DETAIL), { target: { value }, isComposing: true });
    fireEvent.compositionEnd(field(DETAIL));
    expect(field(DETAIL).value).toBe(FULL);
  });
});
