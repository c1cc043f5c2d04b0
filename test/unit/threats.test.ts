import { describe, expect, it } from 'vitest';
import { THREATS } from '../threats.ts';
import { missingProofs } from '../titles.ts';

describe('the threats', () => {
  it('are all there, T1 to T16', () => {
    expect(THREATS.map(({ id }) => id)).toEqual(
      Array.from({ length: 16 }, (_, at) => `T${at + 1}`),
    );
  });

  it.each(THREATS.map(({ id, threat, proof }) => [id, threat, proof] as const))(
    '%s: %s has its tests',
    (_, __, proof) => {
      expect(proof.length).toBeGreaterThan(0);
      expect(missingProofs(proof)).toEqual([]);
    },
  );
});
