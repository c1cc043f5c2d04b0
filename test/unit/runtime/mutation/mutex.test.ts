// @vitest-environment happy-dom

import { expect, it, vi } from 'vitest';
import { runExclusively, withLeaving } from '../../../../shared/lib/mutex.ts';
import { freshPhone } from '../freshPhone.ts';

freshPhone();

type Work = (lock: unknown) => unknown;
const given = async (_: string, __: object, work: Work) => work({});
const broken = async () => Promise.reject(new Error('broken'));

it.each([
  ['is given', given, async () => undefined, true],
  ['is not there', async (_: string, __: object, work: Work) => work(null), broken, false],
  ['is refused by the device', broken, async () => undefined, true],
  ['is given, to work that fails', given, broken, 'broken'],
])('a lock that %s: whether the work was done, and never twice', async (_, request, task, done) => {
  const asked = vi.fn(request);
  const work = vi.fn(task);
  Object.defineProperty(navigator, 'locks', { value: { request: asked }, configurable: true });
  const ran = runExclusively('name', work).catch((error: Error) => error.message);
  expect(await ran).toBe(done);
  expect(work).toHaveBeenCalledTimes(done ? 1 : 0);
  expect(asked).toHaveBeenCalledWith('name', { ifAvailable: true }, expect.any(Function));
});

it('a lock that another tab takes ends no work, whose outcome is awaited', async () => {
  let end = () => {};
  const work = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const request = vi.fn(async (_: string, __: object, granted: Work) => {
    void granted({});
    throw new DOMException('stolen', 'AbortError');
  });
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  const outcome = vi.fn();
  const ran = runExclusively('name', work, true).then(outcome);
  await new Promise((resolve) => setTimeout(resolve));
  expect(outcome).not.toHaveBeenCalled();
  end();
  await ran;
  expect(outcome).toHaveBeenCalledWith(true);
  expect(work).toHaveBeenCalledOnce();
  expect(request).toHaveBeenCalledWith('name', { steal: true }, expect.any(Function));
});

it.each([
  ['stays', 'visible', '', 'visible', false],
  ['was hidden before', 'hidden', '', 'visible', true],
  ['is unloaded', 'visible', 'beforeunload', 'visible', true],
  ['is put away', 'visible', 'pagehide', 'visible', true],
  ['is hidden at the end', 'visible', '', 'hidden', true],
] as const)('whether a page that %s was being left', async (_, before, event, after, isLeft) => {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(before);
  let end = () => {};
  const work = new Promise<string>((resolve) => (end = () => resolve('done')));
  const outcome = withLeaving(work);
  if (event) window.dispatchEvent(new Event(event));
  state.mockReturnValue(after);
  end();
  expect(await outcome).toEqual(['done', isLeft]);
});
