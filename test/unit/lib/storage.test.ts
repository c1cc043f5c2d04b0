import { expect, it } from 'vitest';
import { openStore } from '../../../shared/lib/storage.ts';

function refuse(name: string): never {
  throw new DOMException('refused', name);
}

const FULL = {
  getItem: () => 'older',
  setItem: () => refuse('QuotaExceededError'),
  removeItem: () => refuse('InvalidStateError'),
} as unknown as Storage;

it.each<[string, () => Storage | null, string | undefined]>([
  ['is blocked', () => refuse('SecurityError'), undefined],
  ['is off', () => null, undefined],
  ['is full', () => FULL, 'older'],
])('keeps in memory what a device refuses whose storage %s', (_, device, older) => {
  const store = openStore<string>(device);
  expect(store.read('draft')).toBe(older);
  store.write('draft', 'newer');
  expect(store.read('draft')).toBe('newer');
  expect(store.names()).toContain('draft');
  store.remove('draft');
  expect(store.read('draft')).toBe(older);
});
