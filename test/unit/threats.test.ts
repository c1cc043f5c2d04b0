import { describe, expect, it } from 'vitest';
import { THREATS } from '../threats.ts';
import { missingProofs } from '../titles.ts';

describe('the threats', () => {
  it('are numbered without a gap', () => {
    expect(THREATS.length).toBeGreaterThanOrEqual(22);
    expect(THREATS.map(({ id }) => id)).toEqual(THREATS.map((_, at) => `T${at + 1}`));
  });

  it.each(THREATS.map(({ id, threat, proof }) => [id, threat, proof] as const))(
    '%s: %s has its tests',
    (_, __, proof) => {
      expect(proof.length).toBeGreaterThan(0);
      expect(missingProofs(proof)).toEqual([]);
    },
  );
});
