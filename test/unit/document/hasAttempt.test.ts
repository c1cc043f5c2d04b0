// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { hasAttempt } from '../../../shared/document/boot/openPicker.ts';

const NOW = Date.UTC(2026, 10, 23);
const MINUTE_MS = 60_000;
const MONTH_MS = 30 * 24 * 60 * MINUTE_MS;
const CODE = 'attempt|payCode|7|o1|s';

describe('whether a screen may mention a request for a code', () => {
  beforeEach(() => localStorage.clear());

  const sent = { sentAt: NOW - MINUTE_MS, doneAt: 0 };
  const missing = (minutes: number) => ({ sentAt: NOW - minutes * MINUTE_MS, notFound: true });
  it.each([
    ['one without a reply', CODE, sent, true],
    ['one for an extension', 'attempt|extensionCode|7|o1|s', sent, true],
    ['one answered just now', CODE, { sentAt: NOW, doneAt: NOW - 9 * MINUTE_MS }, true],
    ['one answered before', CODE, { sentAt: NOW, doneAt: NOW - 10 * MINUTE_MS }, false],
    ['one not found that may yet arrive', CODE, { ...sent, ...missing(9) }, true],
    ['one that a check has not found', CODE, { ...sent, ...missing(10) }, false],
    ['one that is a month old', CODE, { ...sent, sentAt: NOW - MONTH_MS }, false],
    ['an offer', 'attempt|offer:8|7|o1|s', sent, false],
    ['another record', 'payCode|7|o1|s', sent, false],
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
