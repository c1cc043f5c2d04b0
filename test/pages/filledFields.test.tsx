import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CostForm } from '../../pages/officialSite/CostForm.tsx';
import { startOf } from '../../pages/officialSite/cost.model.ts';
import { QuestionForm } from '../../pages/officialSite/QuestionForm.tsx';
import { addressOf, calls, enterIncome, openPage, press, rendered, useSandbox } from './screen.tsx';

useSandbox();

const BANK = addressOf('bindBank');
const LANDING = '/landing?id=default&x-sandbox-session=s';
const COMPLAINT = '/complainPageNext?problemType=2&orderNo=due-extendable&sessionId=s';
const SITE = '/officialSite';

const GCASH = 'GCash number';
const MOBILE = 'Mobile number';
const CHARACTERS = 'Characters in the picture';
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
    [BANK, GCASH, '+63 917 123 4567', '091 7123 4567'],
    [LANDING, MOBILE, '\u202a+86 138 1234 5678\u202c', '13812345678'],
    [COMPLAINT, DETAIL, 'a'.repeat(201), 'a'.repeat(200)],
    [SITE, AMOUNT, '５,000', '5000'],
  ])('with each event, on %s in %s', async (address, name, put, taken) => {
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

  it('without any event once a button is pressed: in a complaint', async () => {
    await openPage(COMPLAINT);
    await fill(DETAIL, 'Wrong amount');
    await press('Send');
    await screen.findByText('Your complaint was sent');
    expect(calls('/problem-save')[0]?.body.problemDetail).toBe('Wrong amount');
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
    [COMPLAINT, DETAIL, LONG, 'ni hao m', '你好吗', `${LONG}你好吗`],
    [COMPLAINT, DETAIL, LONG, 'ni hao ma', '你好吗你好吗', `${LONG}你好吗你`],
    [LANDING, CHARACTERS, 'ab', 'ｃｄｅｆ', 'ｃｄｅ', 'abcd'],
    [LANDING, MOBILE, '1381234', '５６７８９', '５６７８', '13812345678'],
    [BANK, GCASH, '0917123', '４５６７８', '４５６７', '091 7123 4567'],
  ])('on %s in %s', async (address, name, before, typed, chosen, taken) => {
    await openPage(address);
    fireEvent.input(field(name), { target: { value: before } });
    fireEvent.compositionStart(field(name));
    for (const composed of [typed, chosen]) {
      const value = before + composed;
      fireEvent.input(field(name), { target: { value }, isComposing: true });
      expect(field(name).value).toBe(value);
      expect(screen.queryByText(/Only the first/)).toBeNull();
    }
    fireEvent.compositionEnd(field(name));
    expect(field(name).value).toBe(taken);
  });
});
