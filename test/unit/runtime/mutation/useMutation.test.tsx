// @vitest-environment happy-dom

import { act, renderHook } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { failed } from '../../../../shared/api/envelope.ts';
import { loadClient, SIGNED_OUT } from '../../../../shared/api/send.ts';
import * as records from '../../../../shared/api/session/writeRecord.ts';
import type { MutationOptions } from '../../../../shared/runtime/mutation/mutation.ts';
import { useMutation } from '../../../../shared/runtime/mutation/useMutation.ts';
import { mayRepeat } from '../../../../shared/runtime/mutation/writePage.ts';
import { stubReply, success } from '../../../pages/stubServer.ts';
import { freshPhone, lost, toasts } from '../freshPhone.ts';
import { ARRIVED, NOT_FOUND, PENDING, SENT, SENT_AT } from './samples.ts';

type WriteRecord = records.WriteRecord;

const { keepRecord, recordName } = records;
const MINUTE_MS = 60_000;
const RESUMED_MS = 300;
const never = () => new Promise<never>(() => {});

beforeAll(() => loadClient());
freshPhone();

/** A screen with this record, a minute after it was sent, whose readings fail. */
async function screen(record?: WriteRecord, more: Partial<MutationOptions> = {}) {
  stubReply('', success({}));
  vi.useFakeTimers({ now: SENT_AT + MINUTE_MS });
  keepRecord(recordName('pay'), record);
  const read = vi.fn(async () => failed('server', '', '', '<h1>'));
  const refresh = vi.fn(async () => undefined);
  const given = { leave: vi.fn(), NextStep: () => null, refresh, ...more };
  const step = { ...SENT, read };
  const open = () => renderHook(() => useMutation(step, given));
  let page = open();
  const pass = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));
  await pass();
  return {
    read,
    given,
    pass,
    mutation: () => page.result.current,
    status: () => page.result.current.state.status,
    send: () => act(async () => void page.result.current.send(step, {})),
    close: () => page.unmount(),
    reload() {
      page.unmount();
      page = open();
    },
    async comeBack(event = new Event('online'), target: EventTarget = window) {
      target.dispatchEvent(event);
      await pass(RESUMED_MS);
    },
  };
}

it.each([
  ['stands', 0, false],
  ['is set back', -120, false],
  ['is set back a little', -5, false],
  ['is set back, and the page is reloaded', -120, true],
])('ten minutes after no answer it may be sent again if the clock %s', async (_, by, reloads) => {
  const one = await screen();
  stubReply('', lost);
  await one.send();
  await one.pass(1000);
  expect(one.status()).toBe('unsure');
  vi.setSystemTime(Date.now() + by * MINUTE_MS);
  if (reloads) one.reload();
  // Each check sets the timer of the next.
  for (const minutes of [0.5, 9.4]) await one.pass(minutes * MINUTE_MS);
  expect(mayRepeat(one.mutation().state)).toBe(false);
  await one.pass(0.2 * MINUTE_MS);
  expect(mayRepeat(one.mutation().state)).toBe(true);
});

it.each<[string, string, WriteRecord | undefined, boolean, reads: number, isTimed: boolean]>([
  ['has its control while nothing is sent', 'idle', undefined, true, 0, false],
  ['has its control after a check that found nothing', 'idle', NOT_FOUND, true, 0, true],
  ['has none once it has arrived', 'sent', ARRIVED, false, 0, false],
  ['has none while nobody knows', 'unsure', PENDING, false, 1, true],
  ['has none while it is looked for', 'checking', PENDING, false, 2, false],
  [
    'has one that is disabled once it has arrived on this page',
    'settled',
    undefined,
    true,
    1,
    false,
  ],
  ['has one that is disabled while it is sent', 'sending', undefined, true, 1, false],
])('a write %s', async (_, status, record, ...given) => {
  const [offered, reads, isTimed] = given;
  const one = await screen(record);
  if (status === 'checking' || status === 'sending') one.read.mockImplementation(never);
  if (status === 'checking') await act(async () => one.mutation().check());
  if (status === 'settled' || status === 'sending') await one.send();
  const disabled = ['checking', 'settled', 'sending'].includes(status);
  expect(one.mutation()).toMatchObject({ state: { status }, offered, disabled });
  expect(one.read).toHaveBeenCalledTimes(reads);
  // Nothing waits for what time does not change.
  if (!disabled) expect(vi.getTimerCount() > 0).toBe(isTimed);
});

describe('coming back', () => {
  it.each([
    ['another app', new Event('online'), window, 2],
    ['the cache', Object.assign(new Event('pageshow'), { persisted: true }), window, 2],
    ['the end of the session', new Event(SIGNED_OUT), document, 1],
  ])('from %s: whether it checks what is unsure', async (_, event, target, reads) => {
    const one = await screen(PENDING);
    await one.comeBack(event, target);
    expect(one.read).toHaveBeenCalledTimes(reads);
    expect(one.given.refresh).not.toHaveBeenCalled();
    one.close();
    await one.comeBack(event, target);
    await one.pass(10 * MINUTE_MS);
    expect(one.read).toHaveBeenCalledTimes(reads);
  });

  it.each([
    ['settled', vi.fn(never)],
    ['sent', undefined as never],
  ])('after a finished write reads the data first, if any: %s', async (status, refresh) => {
    const one = await screen(undefined, { refresh });
    await one.send();
    await one.comeBack();
    expect(one.status()).toBe(status);
    if (refresh) expect(refresh).toHaveBeenCalledOnce();
  });

  it('leaves the words of a refusal where they are', async () => {
    const one = await screen();
    stubReply('', { code: 7, message: 'No' });
    await one.send();
    await one.comeBack();
    expect(one.mutation().state).toMatchObject({ status: 'idle', message: 'No' });
    expect(one.given.refresh).not.toHaveBeenCalled();
  });
});

it.each([
  ['the data', vi.fn(async () => undefined)],
  ['no data', undefined as never],
])('shows what another tab has sent, and reads %s again', async (_, refresh) => {
  const one = await screen(undefined, { refresh });
  const key = recordName('pay');
  keepRecord(key, ARRIVED);
  const tell = () =>
    act(async () => void window.dispatchEvent(new StorageEvent('storage', { key })));
  await tell();
  expect(one.status()).toBe('sent');
  one.close();
  await tell();
  if (refresh) expect(refresh).toHaveBeenCalledOnce();
});

it('asks nothing while another tab sends, which tells the outcome', async () => {
  const one = await screen();
  const key = recordName('pay');
  const tell = async (record: WriteRecord) => {
    keepRecord(key, record);
    await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key })));
    return one.status();
  };
  expect(await tell(PENDING)).toBe('unsure');
  expect(one.read).not.toHaveBeenCalled();
  expect(await tell(ARRIVED)).toBe('sent');
});

it.each([
  ['its address', '/loanDetail?a=1', 'settled', [expect.stringMatching(/Detail\?.*from=confirm/)]],
  ['no address', '', 'settled', []],
  ['an address that is refused', 'javascript:alert(1)', 'settled', []],
  ['a link into the app', 'lendapp://home', 'sent', []],
])('an answer with %s', async (_, address, status, opened) => {
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
  const one = await screen(undefined, { opening: { parameters: { from: 'confirm' } } });
  await one.send();
  await act(async () => one.mutation().openAnswer(address));
  expect(replace.mock.calls.flat()).toEqual(opened);
  expect(one.status()).toBe(status);
  expect(toasts()).toHaveLength(address.startsWith('java') ? 1 : 0);
  await one.pass(3000);
  expect(one.given.leave).toHaveBeenCalledTimes(status === 'settled' && !opened.length ? 1 : 0);
});
