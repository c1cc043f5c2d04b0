// @vitest-environment happy-dom
import fc from 'fast-check';
import { createStore } from 'jotai/vanilla';
import { describe, expect, it, vi } from 'vitest';
import type { Result } from '../../../shared/api/call.ts';
import { failed } from '../../../shared/api/envelope.ts';
import type { QueryData } from '../../../shared/api/query.ts';
import { fill, fillSkeleton } from '../../../shared/document/boot/fillSkeleton.ts';
import { inFlight, queryAtoms, settled } from '../../../shared/runtime/queryAtoms.ts';
import { replayTaps } from '../../../shared/runtime/replayTaps.ts';

const request: Pick<QueryData, 'call' | 'redirectField'> = {
  call: { path: '/x', method: 'POST' },
  redirectField: 'away',
};

const SKELETON = `<p data-field="name"></p><b data-field="sum:money">…</b><div data-when="shown">yes</div>
  <dl data-list="deep.rows" data-max="2"><div><dt data-field="text"></dt><dd data-field="value"></dd></div><div></div></dl>`;

function filledWith(data: unknown, envelope: object = { success: true }): HTMLElement {
  const root = document.createElement('div');
  root.append(document.createRange().createContextualFragment(SKELETON));
  fillSkeleton(root, JSON.stringify({ ...envelope, data }), request);
  return root;
}

describe('the skeleton that the document fills in', () => {
  it('writes fields, repeats rows up to the limit and shows flagged parts', () => {
    const rows = [
      { text: 'A', value: 1 },
      { text: 'B', value: '2' },
      { text: 'C', value: '3' },
    ];
    const root = filledWith({ name: 'PesoBridge', shown: 1, deep: { rows } });
    expect(root.querySelector('p')?.textContent).toBe('PesoBridge');
    expect([...root.querySelectorAll('dt')].map((term) => term.textContent)).toEqual(['A', 'B']);
    expect([...root.querySelectorAll('dd')].map((value) => value.textContent)).toEqual(['1', '2']);
    expect(root.querySelector('div')?.hidden).toBe(false);
  });

  it('leaves out entries without a label or a value where a list shows only whole ones', () => {
    const root = document.createElement('div');
    const row =
      '<p><b class="bar" data-field="text"></b><i class="bar" data-field="value"></i></p>';
    const markup = `<div data-list="rows" data-max="2" data-whole="true">${row}</div>`;
    root.append(document.createRange().createContextualFragment(markup));
    const rows = [
      { text: 'A', value: null },
      { text: 'B', value: 2 },
      null,
      { text: 'C', value: ' ' },
      { text: '', value: 'D' },
      { text: 'E', value: 0 },
      { text: 'F', value: 3 },
    ];
    fillSkeleton(root, JSON.stringify({ success: 1, data: { rows } }), request);
    expect([...root.querySelectorAll('p')].map((one) => one.textContent)).toEqual(['B2', 'E0']);
  });

  it('gives each entry of a list its value', () => {
    const root = document.createElement('div');
    const entry = '<label><b data-field="name"></b><input type="radio" data-value="key"></label>';
    root.append(
      document.createRange().createContextualFragment(`<p data-list="ways">${entry}</p>`),
    );
    const ways = [
      { name: 'GCash', key: 90006 },
      { name: 'Maya', key: '90007' },
    ];
    fillSkeleton(root, JSON.stringify({ success: 1, data: { ways } }), request);
    expect([...root.querySelectorAll('input')].map(({ value }) => value)).toEqual([
      '90006',
      '90007',
    ]);
  });

  it.each(['0', '', '-3', null, false, undefined])('hides parts flagged %s', (shown) =>
    expect(filledWith({ shown }).querySelector('div')?.hidden).toBe(true),
  );

  it('leaves an amount without its currency to the page', () => {
    const sumOf = (sum: unknown) => filledWith({ sum }).querySelector('b')?.textContent;
    expect(sumOf('₱3,450.00')).toBe('₱3,450.00');
    for (const bare of [3450, '3450.00', '3,450.00']) expect(sumOf(bare)).toBe('…');
  });

  it('inserts text as text', () => {
    const root = filledWith({ name: '<img src=x onerror=alert(1)>' });
    expect(root.querySelector('img')).toBeNull();
    expect(root.querySelector('p')?.textContent).toContain('<img');
  });

  it('stays unchanged for failed replies and redirects', () => {
    expect(filledWith({ name: 'a' }, { success: false }).querySelector('.filled')).toBeNull();
    expect(filledWith({ name: 'a', away: '/b' }).querySelector('.filled')).toBeNull();
  });

  it('leaves no bar where nothing is to come, and keeps those that are filled already', () => {
    const root = document.createElement('div');
    const bars = '<i class="bar" data-field="from"></i><i class="bar" data-field="name"></i>';
    root.append(document.createRange().createContextualFragment(bars));
    fill(root, { from: 'the address' });
    fillSkeleton(root, '{"success":1,"data":{"name":""}}', request);
    const [kept, empty] = root.querySelectorAll<HTMLElement>('i');
    expect(kept?.textContent).toBe('the address');
    expect([kept?.hidden, empty?.hidden]).toEqual([false, true]);
  });

  it('repeats texts, and shows what the page derives from the data', () => {
    const root = document.createElement('div');
    const markup = '<ol data-list="steps"><li data-field="."></li></ol><p data-field="count"></p>';
    root.append(document.createRange().createContextualFragment(markup));
    fillSkeleton(root, '{"success":1,"data":{"steps":["a","b"]}}', request, ({ steps }) => ({
      count: `${(steps as string[]).length}`,
    }));
    expect([...root.querySelectorAll('li')].map((step) => step.textContent)).toEqual(['a', 'b']);
    expect(root.querySelector('p')?.textContent).toBe('2');
  });

  it('never throws, whatever the server sends', () => {
    fc.assert(
      fc.property(fc.json(), fc.string(), (json, text) => {
        const root = document.createElement('div');
        root.append(document.createRange().createContextualFragment(SKELETON));
        fillSkeleton(root, `{"success":1,"data":${json}}`, request);
        fillSkeleton(root, text, request);
      }),
      { numRuns: 200 },
    );
  });
});

describe('taps before React has loaded', () => {
  it('clicks each recorded button once', () => {
    let pressed = 0;
    const button = document.body.appendChild(document.createElement('button'));
    button.dataset.tap = 'paymentMethod';
    button.addEventListener('click', () => {
      pressed += 1;
    });
    window.__boot = {
      replies: {},
      taps: ['paymentMethod', 'paymentMethod', 'gone'],
    };
    replayTaps();
    replayTaps();
    expect(pressed).toBe(1);
    expect(window.__boot?.ready).toBe(true);
  });
});

const ok = (data: string): Result<string> => ({
  success: true,
  code: '0',
  message: '',
  data,
  raw: 0,
});

describe('the data of a query', () => {
  it('keeps the data if a refresh fails', () => {
    const ready = settled<string>({ status: 'loading' }, ok('a'));
    expect(inFlight(ready)).toMatchObject({ status: 'ready', refreshing: true });
    expect(settled(inFlight(ready), failed('network'))).toMatchObject({
      status: 'ready',
      data: 'a',
    });
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
    await vi.waitFor(() => expect(reads).toBe(2));
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
