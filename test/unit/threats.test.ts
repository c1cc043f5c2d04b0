import { describe, expect, it } from 'vitest';
import { THREATS } from '../threats.ts';
import { missingProofs } from '../titles.ts';

describe('the threats', () => {
  it('are all there, in their order', () => {
    expect(THREATS.map(({ id }) => id)).toEqual(
      Array.from({ length: THREATS.length }, (_, at) => `T${at + 1}`),
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
