// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MetricsTarget } from '../../../shared/api/boot.ts';
import { BOOT_DATA_ID, BOOT_REQUESTS_ID } from '../../../shared/document/boot/bootData.ts';
import { CONTENT_READY } from '../../../shared/runtime/metrics/marks.ts';

const metrics: MetricsTarget = {
  address: '/metrics',
  page: 'x',
  release: '1',
  share: '100',
  showsReply: true,
};

const marks = () => performance.getEntriesByName(CONTENT_READY).length;

/** Longer than the script waits before it looks again, ms. */
const A_WHILE_MS = 100;

/** Runs the script in a document whose call has been sent. @param answer writes the reply, or does not. */
async function run(answer: () => void, data: object = { metrics }): Promise<void> {
  const requests = [{ call: { path: '/a', method: 'GET' } }];
  const json = (id: string, content: object) => {
    const script = document.createElement('script');
    Object.assign(script, { type: 'application/json', id, textContent: JSON.stringify(content) });
    return script;
  };
  const root = document.createElement('div');
  root.id = 'root';
  document.body.replaceChildren(json(BOOT_REQUESTS_ID, requests), root, json(BOOT_DATA_ID, data));
  const reply = Promise.resolve({ status: 200, text: '{}' });
  window.__boot = { replies: { '/a': reply }, taps: [] };
  vi.resetModules();
  await import('../../../shared/document/boot/contentReady.ts');
  answer();
  await vi.advanceTimersByTimeAsync(A_WHILE_MS);
}

const fill = () => {
  const bar = document.createElement('span');
  bar.className = 'filled';
  document.getElementById('root')?.append(bar);
};

const show = (state: 'hidden' | 'visible') => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  Object.defineProperty(document, 'hidden', { configurable: true, value: state === 'hidden' });
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] }));
afterEach(() => {
  vi.useRealTimers();
  show('visible');
  performance.clearMarks();
  delete window.__boot;
});

describe('when the content of a page is ready', () => {
  it('is marked once the reply has been written', async () => {
    await run(fill);
    expect(marks()).toBe(1);
    expect(window.__boot?.metrics).toEqual(metrics);
  });

  it('is not marked where the reply leaves the skeleton as it is', async () => {
    await run(() => undefined);
    expect(marks()).toBe(0);
  });

  it('is not looked for where no load times are sent', async () => {
    await run(fill, {});
    expect(marks()).toBe(0);
    expect(window.__boot?.metrics).toBeUndefined();
  });

  it('says nothing of a page that was opened in the background', async () => {
    show('hidden');
    await run(fill);
    expect(marks()).toBe(0);
    expect(window.__boot?.metrics).toBeUndefined();
  });

  it('says nothing of a page that was left before its buttons worked, and much of one left later', async () => {
    await run(fill);
    if (window.__boot) window.__boot.ready = true;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(window.__boot?.metrics).toEqual(metrics);
    if (window.__boot) window.__boot.ready = false;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(window.__boot?.metrics).toBeUndefined();
  });
});
