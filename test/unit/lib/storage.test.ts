// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { dropBorrowerRecords, localStore as store } from '../../../shared/lib/storage.ts';

function refuse(name: string): never {
  throw new DOMException('refused', name);
}

const FULL = {
  getItem: () => 'older',
  setItem: () => refuse('QuotaExceededError'),
  removeItem: () => refuse('InvalidStateError'),
} as unknown as Storage;

describe('2.1 Route table', () => {
  it.each<[string, () => Storage | null, string | undefined]>([
    ['is blocked', () => refuse('SecurityError'), undefined],
    ['is off', () => null, undefined],
    ['is full', () => FULL, 'older'],
  ])('keeps in memory what a device refuses whose storage %s', (_, device, older) => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(device as () => Storage);
    onTestFinished(() => void vi.restoreAllMocks());
    expect(store.read('draft')).toBe(older);
    store.write('draft', 'newer');
    expect(store.read('draft')).toBe('newer');
    expect(store.names()).toContain('draft');
    store.remove('draft');
    expect(store.read('draft')).toBe(older);
  });

  it.each(['public', 'personal', 'job', 'ext', 'bank', 'enum', 'text', 'citySelect', 'day'])(
    'signing out deletes what the specification keeps for a tab as %s',
    (key) => {
      sessionStorage.setItem(key, '{}');
      dropBorrowerRecords();
      expect(sessionStorage.getItem(key)).toBeNull();
    },
  );
});
