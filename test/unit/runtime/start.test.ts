// @vitest-environment happy-dom
import { createStore } from 'jotai/vanilla';
import { describe, expect, it } from 'vitest';
import type { Result } from '../../../shared/api/call.ts';
import { failed } from '../../../shared/api/envelope.ts';
import { inFlight, queryAtoms, settled } from '../../../shared/runtime/queryAtoms.ts';
import { replayTaps } from '../../../shared/runtime/ready.ts';

describe('taps before React has loaded', () => {
  it('clicks each recorded button once', () => {
    let pressed = 0;
    const button = document.body.appendChild(document.createElement('button'));
    button.dataset.tap = 'paymentMethod';
    button.addEventListener('click', () => {
      pressed += 1;
    });
    window.__boot = { replies: {}, taps: ['paymentMethod', 'paymentMethod', 'gone'] };
    replayTaps();
    replayTaps();
    expect(pressed).toBe(1);
    expect(window.__boot?.ready).toBe(true);
  });
});

const fine = { success: true, code: '0', message: '', raw: 0 } as const;
const ok = (data: string): Result<string> => ({ ...fine, data });

describe('the data of a query', () => {
  it('keeps the data if a refresh fails', () => {
    const ready = settled<string>({ status: 'loading' }, ok('a'));
    expect(inFlight(ready)).toMatchObject({ status: 'ready', refreshing: true });
    const kept = settled(inFlight(ready), failed('network'));
    expect(kept).toMatchObject({ status: 'ready', data: 'a' });
  });

  it('shares one read between two callers', async () => {
    let reads = 0;
    const data = queryAtoms(async () => {
      reads += 1;
      return ok('a');
    });
    const store = createStore();
    await Promise.all([store.set(data.load), store.set(data.load)]);
    expect(reads).toBe(1);
    await store.set(data.load);
    expect(reads).toBe(2);
  });

  it('reads once more for callers who know of a change since the read in flight began', async () => {
    let reads = 0;
    let answer = () => undefined;
    const data = queryAtoms(async () => {
      reads += 1;
      await new Promise<void>((resolve) => {
        answer = () => void resolve();
      });
      return ok(`read ${reads}`);
    });
    const store = createStore();
    const first = store.set(data.load);
    const newer = Promise.all([store.set(data.reload), store.set(data.reload)]);
    answer();
    await first;
    await expect.poll(() => reads).toBe(2);
    answer();
    await newer;
    expect(reads).toBe(2);
    expect(store.get(data.state)).toMatchObject({ data: 'read 2' });
  });

  it('reports an address without a required parameter', async () => {
    const data = queryAtoms<string>(() => undefined);
    const store = createStore();
    await store.set(data.load);
    expect(store.get(data.state)).toMatchObject({ status: 'failed', failure: 'missing' });
  });
});
