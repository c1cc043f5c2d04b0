// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { hasAttempt } from '../../../shared/document/boot/openPicker.ts';

const NOW = Date.UTC(2026, 10, 23);
const MINUTE_MS = 60_000;
const MONTH_MS = 30 * 24 * 60 * MINUTE_MS;
const CODE = 'attempt|payCode|7|o1|s';

describe('whether a screen may mention a request for a code', () => {
  beforeEach(() => localStorage.clear());

  it.each([
    ['one without a reply', CODE, { sentAt: NOW - MINUTE_MS, doneAt: 0 }, true],
    [
      'one for an extension',
      'attempt|extensionCode|7|o1|s',
      { sentAt: NOW - MINUTE_MS, doneAt: 0 },
      true,
    ],
    ['one answered just now', CODE, { sentAt: NOW, doneAt: NOW - 9 * MINUTE_MS }, true],
    ['one answered before', CODE, { sentAt: NOW, doneAt: NOW - 10 * MINUTE_MS }, false],
    [
      'one that may arrive although a check has not found it',
      CODE,
      { sentAt: NOW - 9 * MINUTE_MS, doneAt: 0, notFound: true },
      true,
    ],
    [
      'one that a check has not found',
      CODE,
      { sentAt: NOW - 10 * MINUTE_MS, doneAt: 0, notFound: true },
      false,
    ],
    ['one that is a month old', CODE, { sentAt: NOW - MONTH_MS, doneAt: 0 }, false],
    ['an offer', 'attempt|offer:8|7|o1|s', { sentAt: NOW - MINUTE_MS, doneAt: 0 }, false],
    ['another record', 'payCode|7|o1|s', { sentAt: NOW - MINUTE_MS, doneAt: 0 }, false],
  ])('%s', (_, name, record, mentioned) => {
    localStorage.setItem(name, JSON.stringify(record));
    expect(hasAttempt(NOW)).toBe(mentioned);
  });

  it('none, or one that cannot be read', () => {
    expect(hasAttempt(NOW)).toBe(false);
    localStorage.setItem(CODE, '{');
    expect(hasAttempt(NOW)).toBe(false);
  });
});
