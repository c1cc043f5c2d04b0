// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadOnRelease } from '../../../shared/document/boot/reloadOnRelease.ts';
import { freshPhone, lost } from '../runtime/freshPhone.ts';

const SAME = '<script type="module" src="/assets/a-1.js">';
const NEWER = '<script type="module" src="/assets/a-2.js">';

type Answer = () => Response | Promise<Response>;

const page = (text: string, status = 200) => new Response(text, { status });

/** A document of which only a beginning comes. */
const begun = () => new Response(new ReadableStream());

/** What the server answers, one look after the other. */
let answers: Answer[];
const asked = vi.fn(async () => answers.shift()?.() ?? lost());
const reload = vi.fn();

reloadOnRelease();
freshPhone();
beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  asked.mockClear();
  reload.mockClear();
  vi.stubGlobal('fetch', asked);
  vi.spyOn(location, 'reload').mockImplementation(reload);
  opened(0);
  // Only the address of the entry counts.
  Object(window).happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
  document.body.innerHTML = '<script type="module" src="/assets/a-1.js"></script>';
});
afterEach(() => Reflect.deleteProperty(performance, 'navigation'));

/** How the page was opened: 1 by a reload. */
const opened = (type: number) =>
  Object.defineProperty(performance, 'navigation', { value: { type }, configurable: true });

/** A part of the page does not load. */
const partFails = () => window.dispatchEvent(new Event('vite:preloadError'));
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('a page of an older release is reloaded when a part of it is gone', async () => {
  answers = [() => page(NEWER)];
  partFails();
  await pass(2000);
  expect(reload).toHaveBeenCalledOnce();
});

it.each<[string, Answer, ms: number]>([
  ['is of the same release', () => page(SAME), 2000],
  ['is refused', () => page(NEWER, 503), 2000],
  ['is gone', () => page('', 404), 2000],
  ['is not answered', lost, 2000],
  ['stops after its head', begun, 62_000],
])(
  'a part that fails later is looked after although the document first %s',
  async (_, first, ms) => {
    answers = [first, () => page(NEWER)];
    partFails();
    await pass(ms);
    expect(reload).not.toHaveBeenCalled();
    partFails();
    await pass(2000);
    expect([asked.mock.calls.length, reload.mock.calls.length]).toEqual([2, 1]);
  },
);

it('parts that fail at the same moment are looked after once', async () => {
  answers = [() => page(SAME)];
  for (let parts = 0; parts < 3; parts += 1) partFails();
  await pass(5000);
  expect(asked).toHaveBeenCalledOnce();
});

it('a page that has been reloaded is not reloaded again by itself', async () => {
  opened(1);
  answers = [() => page(NEWER)];
  partFails();
  await pass(5000);
  expect(asked).not.toHaveBeenCalled();
});

/** A script of the document does not load. */
const scriptFails = (script: Element | null) => script?.dispatchEvent(new Event('error'));

it('a script that the page can start without does not reload it', async () => {
  answers = [() => page(SAME)];
  document.body.prepend(document.createElement('script'));
  scriptFails(document.querySelector('script'));
  await pass(9000);
  expect([asked.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
});

// The last test, because a page that cannot start stays one.
it('a page that has lost a module of its start is reloaded once the server answers', async () => {
  answers = [lost, () => page('', 503), () => page(SAME)];
  scriptFails(document.querySelector('script'));
  await pass(1000);
  expect(asked).toHaveBeenCalledOnce();
  await pass(7900);
  expect(reload).not.toHaveBeenCalled();
  await pass(200);
  expect(reload).toHaveBeenCalledOnce();
});
