import { render, screen } from '@testing-library/react';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { LoanAgreement } from '../../pages/loanAgreement/LoanAgreement.tsx';
import { withLocale } from '../../shared/lib/messages.ts';
import { shownDate, shownTime } from '../../shared/runtime/shownDate.ts';
import { repaymentOf } from '../sandbox/repayment.ts';
import { filipinoOf } from '../unit/lib/catalogues.ts';
import { openOrder, orderOf, useSandbox } from './screen.tsx';

vi.hoisted(() => vi.stubEnv('VITE_DATE_STYLE', 'written'));

useSandbox();
afterAll(() => vi.unstubAllEnvs());

const plain = (text: string | null | undefined) => text?.replace(/\u00a0/g, ' ');
/** A date as the platform writes it in English. */
const inWords = (date: unknown, form: Intl.DateTimeFormatOptions = {}) =>
  new Intl.DateTimeFormat('en', {
    ...{ year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC', ...form },
  }).format(Date.parse(`${date}`));

describe('dates written as people do', () => {
  it('a date is written as people do, on one line; what is none stays', () => {
    expect(shownDate('2027-01-07')).toBe('Jan\u00a07,\u00a02027');
    expect(plain(shownTime('2027-01-07 10:21'))).toBe('Jan 7, 2027 10:21');
    const none = ['2027-02-29', 'next week', ''];
    expect(none.map(shownTime)).toEqual(none);
  });

  it('where a date decides something its day of the week stands before it', async () => {
    const { repayDate } = repaymentOf(orderOf());
    await openOrder('repayment');
    const due = screen.getByText(/^\w{3}, /, { selector: 'time' });
    expect(plain(due.textContent)).toBe(inWords(repayDate, { weekday: 'short' }));
    expect(due.getAttribute('datetime')).toBe(repayDate);
  });

  it('in Filipino it is written in Filipino', () => {
    const locale = filipinoOf.get('repayment');
    if (!locale) throw new Error('No Filipino');
    expect(plain(withLocale(locale, () => shownDate('2027-01-07')))).toBe('Ene 7, 2027');
  });

  it.each([
    ['repayDelay', {}],
    ['newLoanConfirm', {}],
    ['complaintList', {}],
    ['complainDetails', { problemId: '3', time: '2027-01-07 10:21' }],
  ])('no date on %s has another form', async (page, query) => {
    await openOrder(page, 'due-extendable', query);
    await expect
      .poll(() => plain(document.body.textContent))
      .toMatch(/[A-Z][a-z]{2} \d\d?, 20\d\d/);
    expect(document.body.textContent).not.toMatch(/\d{4}[-‑]\d\d[-‑]\d\d/);
  });

  it('a legal page writes its date so too', () => {
    render(<LoanAgreement />);
    expect(plain(screen.getByText(/^Effective/).textContent)).toMatch(
      /Effective \w{3} \d+, 20\d\d,/,
    );
  });
});
