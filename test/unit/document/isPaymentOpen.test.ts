// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { isPaymentOpen } from '../../../shared/document/boot/openPicker.ts';

const NOW = Date.UTC(2026, 10, 23);
const MINUTE_MS = 60_000;
const MONTH_MS = 30 * 24 * 60 * MINUTE_MS;
const PAYMENT = 'write|cardPayment|7|o1|s';
const FORMER = 'attempt|cardPayment|7|o1|s';

describe('whether a payment from a card may still arrive', () => {
  beforeEach(() => localStorage.clear());

  const sent = { sentAt: NOW - MINUTE_MS };
  it.each([
    ['one without a reply', PAYMENT, sent, true],
    ['one that a check has not found', PAYMENT, { ...sent, notFound: true }, true],
    ['one that was answered', PAYMENT, { ...sent, arrived: true }, false],
    ['one that is a month old', PAYMENT, { ...sent, sentAt: NOW - MONTH_MS }, false],
    ['one from before the clock was set back', PAYMENT, { sentAt: NOW + MONTH_MS }, true],
    ['one of the former release', FORMER, { ...sent, doneAt: 0 }, true],
    ['an answered one of the former release', FORMER, { ...sent, doneAt: NOW }, false],
    ['a confirmation', 'write|confirmLoan|7|o1|s', sent, false],
    ['another record', 'cardPayment|7|o1|s', sent, false],
  ])('%s', (_, name, record, mentioned) => {
    localStorage.setItem(name, JSON.stringify(record));
    expect(isPaymentOpen(NOW)).toBe(mentioned);
  });

  it('none, or one that cannot be read', () => {
    expect(isPaymentOpen(NOW)).toBe(false);
    localStorage.setItem(PAYMENT, '{');
    expect(isPaymentOpen(NOW)).toBe(false);
  });
});
