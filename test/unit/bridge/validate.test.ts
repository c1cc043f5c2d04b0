import { describe, expect, it } from 'vitest';
import { validateEnvelope, validateShellMessage } from '../../../shared/bridge/validate.ts';
import messages from './messages.json';

/** Addresses of https are the only good ones. */
const sanitize = (raw: unknown) => ({ kind: `${raw}`.startsWith('https:') ? 'web' : 'refused' });
const PAGE = 'https://m.lend.example/';

describe('a message to the shell', () => {
  const validated = (message: unknown) => validateEnvelope(JSON.stringify(message), sanitize);

  it.each([...messages.sent, ...Object.values(messages.control)])('%j is valid', (message) =>
    expect(validated(message)).toEqual({ message }),
  );

  it.each<[part: object, problem: string]>([
    [{ v: '1' }, 'not version 1'],
    [{ id: '' }, 'no id'],
    [{ id: 7 }, 'no id'],
    [{ action: 'constructor' }, 'unknown action'],
    [{ payload: null }, 'payload: expected an object'],
    [{ payload: [] }, 'payload: expected an object'],
    [{ payload: 'x' }, 'payload: expected an object'],
  ])('with %j is dropped', (part, problem) =>
    expect(validated({ v: 1, id: 'a-1', action: 'goHome', payload: {}, ...part })).toEqual({
      problem,
    }),
  );

  it.each<[action: string, payload: object, problem?: string]>([
    ['openPage', { url: PAGE, title: '', other: 7 }],
    ['openPage', { url: PAGE, title: 7 }, 'title: expected a text'],
    ['openPage', { url: 'javascript:alert(1)' }, 'url: expected an address'],
    ['openPage', { url: [PAGE] }, 'url: expected an address'],
    ['openProduct', {}, 'productId: expected a text'],
    ['bindEnd', { productId: '7', ok: 1 }, 'ok: expected a flag'],
    ['reportConfirm', { productId: '7', at: '1' }, 'at: expected a number'],
    ['closeWebView', { reason: 'x' }, 'reason: expected one of done, cancel, saved'],
    ['callPhone', { number: '12345' }],
    ['callPhone', { number: '+123456789012345' }],
    ['callPhone', { number: '1234' }, 'number: expected a phone'],
    ['callPhone', { number: '1234567890123456' }, 'number: expected a phone'],
    ['callPhone', { number: '+63 2 8000' }, 'number: expected a phone'],
    ['callPhone', { number: '*21*0917#' }, 'number: expected a phone'],
    ['callPhone', { number: 1234567 }, 'number: expected a phone'],
  ])('%s %j is valid but for: %s', (action, payload, problem) => {
    const message = { v: 1, id: 'a-1', action, payload };
    const dropped = problem && { problem: `payload.${problem}` };
    expect(validated(message)).toEqual(dropped ?? { message });
  });

  it('has a payload of at most 8192 bytes, not characters', () => {
    const room = 8192 - JSON.stringify({ productId: '' }).length;
    const found = ['x'.repeat(room), 'x'.repeat(room + 1), '₱'.repeat(room / 2)].map((productId) =>
      validated({ v: 1, id: 'a', action: 'openProduct', payload: { productId } }),
    );
    const tooLong = { problem: 'payload: over 8192 bytes' };
    expect(found).toEqual([{ message: expect.any(Object) }, tooLong, tooLong]);
  });
});

describe('a message of the shell', () => {
  const { pop, refused } = messages.received;

  it('is a reply, without unknown fields', () => {
    const { id, error } = refused;
    const reply = { id, ok: false, data: undefined, error };
    for (const more of [{ extra: 1 }, { ok: 'true' }]) {
      const validated = validateShellMessage(JSON.stringify({ ...refused, ...more }));
      expect(validated).toEqual({ message: { reply } });
    }
  });

  it('is an event, whatever its payload', () =>
    expect(validateShellMessage(JSON.stringify({ ...pop, payload: 7 }))).toEqual({
      message: { event: 'resume', payload: 7 },
    }));
});
