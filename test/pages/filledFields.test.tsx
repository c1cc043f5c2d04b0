import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CostForm } from '../../pages/officialSite/CostForm.tsx';
import { startOf } from '../../pages/officialSite/cost.model.ts';
import { QuestionForm } from '../../pages/officialSite/QuestionForm.tsx';
import { addressOf, calls, enterIncome, openPage, press, useSandbox } from './screen.tsx';

const BANK = addressOf('bindBank', 'bind-optional');
const PHONE = addressOf('bindBank');
const LANDING = '/landing?id=default&x-sandbox-session=s';
const COMPLAINT = '/complainPageNext?problemType=2&orderNo=due-extendable&sessionId=s';
const SITE = '/officialSite';
const RETURNING = 'I have had a loan before';

const field = (name: string | RegExp) => screen.getAllByLabelText<HTMLInputElement>(name)[0];

/** Fills a field as a script or a password manager does. */
async function fill(name: string | RegExp, value: string, event = ''): Promise<void> {
  const control = field(name);
  if (!control) throw new Error(`No ${name}`);
  await act(async () => {
    control.value = value;
    if (event) control.dispatchEvent(new Event(event, { bubbles: true }));
  });
}

describe.each(['input', 'change'])('what a script puts into a field counts, with %s', (event) => {
  useSandbox();

  it('in the bank form', async () => {
    await openPage(BANK);
    await fill('Account holder', 'Ana Reyes', event);
    await fill('Bank', 'BDO', event);
    await press('Next');
    await screen.findByRole('dialog', { name: 'Is everything correct?' });
    expect(screen.getByText('Ana Reyes')).toBeTruthy();
  });

  it('in a field with a mask', async () => {
    await openPage(PHONE);
    await fill('GCash number', '+63 917 123 4567', event);
    expect(field('GCash number')?.value).toBe('091 7123 4567');
  });

  it('on the landing page', async () => {
    await openPage(LANDING);
    await fill('Mobile number', '\u202a+86 138 1234 5678\u202c', event);
    expect(field('Mobile number')?.value).toBe('13812345678');
    await screen.findByAltText(/characters/i);
  });

  it('in a complaint', async () => {
    await openPage(COMPLAINT);
    await fill('Tell us what happened', 'a'.repeat(201), event);
    expect(field('Tell us what happened')?.value).toHaveLength(200);
  });

  it('in a question', async () => {
    await openPage(SITE);
    await fill('Name', 'Ana', event);
    await userEvent.click(screen.getAllByRole('button', { name: 'Submit' })[0] as HTMLElement);
    expect(field('Name')?.getAttribute('aria-invalid')).toBeNull();
    expect(field(/^E-?mail/i)?.getAttribute('aria-invalid')).toBe('true');
  });

  it('in the calculator', async () => {
    await openPage(SITE);
    await fill(/^Loan amount/, '５,000', event);
    expect(field(/^Loan amount/)?.value).toBe('5000');
  });
});

describe('what stands in a field when a button is pressed counts, even if no event told of it', () => {
  useSandbox();

  it('in the bank form', async () => {
    await openPage(PHONE);
    await fill('Account holder', 'Ana Reyes');
    await fill('GCash number', '+63 917 123 4567');
    await enterIncome();
    await press('Next');
    const review = await screen.findByRole('dialog', { name: 'Is everything correct?' });
    expect(review.textContent).toContain('Ana Reyes');
    expect(review.textContent).toContain('09171234567');
  });

  it('on the landing page', async () => {
    await openPage(LANDING);
    await fill('Mobile number', '+86 138 1234 5678');
    await press(/get verification code/);
    expect(field('Mobile number')?.value).toBe('13812345678');
  });

  it('in a complaint', async () => {
    await openPage(COMPLAINT);
    await fill('Tell us what happened', 'Wrong amount');
    await press('Send');
    await screen.findByText('Your complaint was sent');
    expect(calls('/problem-save')[0]?.body.problemDetail).toBe('Wrong amount');
  });

  it('in a question', async () => {
    await openPage(SITE);
    await fill('Name', 'Ana');
    await userEvent.click(screen.getAllByRole('button', { name: 'Submit' })[0] as HTMLElement);
    expect(field('Name')?.getAttribute('aria-invalid')).toBeNull();
    expect(field(/^E-?mail/i)?.getAttribute('aria-invalid')).toBe('true');
  });

  it('in the calculator', async () => {
    await openPage(SITE);
    await fill(/^Loan amount/, '５,000');
    await userEvent.click(screen.getAllByRole('radio')[1] as HTMLElement);
    expect(field(/^Loan amount/)?.value).toBe('5000');
  });
});

describe('what stands in a field before React counts', () => {
  useSandbox();
  const painted = (View: ComponentType) => {
    const place = document.createElement('div');
    place.innerHTML = renderToString(createElement(View));
    document.body.prepend(place);
    return place;
  };

  it('in a question and in the calculator', async () => {
    const place = painted(() => (
      <>
        <QuestionForm id="about-form" title="About" />
        <CostForm entered={startOf('')} problems={{}} onChange={() => undefined} />
      </>
    ));
    (field('Name') as HTMLInputElement).value = 'Ana';
    (field(/^Loan amount/) as HTMLInputElement).value = '7,000';
    (field('Payments') as HTMLInputElement).value = '6';
    (field(RETURNING) as HTMLInputElement).checked = true;
    await openPage(SITE);
    place.remove();
    expect(field('Name')?.value).toBe('Ana');
    expect(field(/^Loan amount/)?.value).toBe('7000');
    expect(field('Payments')?.value).toBe('6');
    expect(field(RETURNING)?.checked).toBe(true);
  });
});

describe('what is being composed is not cut', () => {
  useSandbox();
  /** Composes a text in a field, as a Chinese keyboard does, and then chooses another. */
  const compose = (name: string | RegExp, before: string, typed: string, chosen: string) => {
    const control = field(name) as HTMLInputElement;
    fireEvent.input(control, { target: { value: before } });
    fireEvent.compositionStart(control);
    fireEvent.input(control, { target: { value: before + typed }, isComposing: true });
    expect(control.value).toBe(before + typed);
    fireEvent.input(control, { target: { value: before + chosen }, isComposing: true });
    fireEvent.compositionEnd(control);
    return control.value;
  };

  it('in a complaint', async () => {
    await openPage(COMPLAINT);
    const before = 'a'.repeat(196);
    expect(compose('Tell us what happened', before, 'ni hao m', '你好吗')).toBe(`${before}你好吗`);
    expect(screen.queryByText(/Only the first/)).toBeNull();
    expect(compose('Tell us what happened', before, 'ni hao ma', '你好吗你好吗')).toHaveLength(200);
  });

  it('on the landing page', async () => {
    await openPage(LANDING);
    expect(compose(/^Characters/, 'ab', 'ｃｄｅｆ', 'ｃｄｅ')).toBe('abcd');
    expect(compose('Mobile number', '1381234', '５６７８９', '５６７８')).toBe('13812345678');
  });

  it('in a field with a mask', async () => {
    await openPage(PHONE);
    expect(compose('GCash number', '0917123', '４５６７８', '４５６７')).toBe('091 7123 4567');
  });
});
