import { describe, expect, it } from 'vitest';
import { REQUIREMENTS } from '../requirements.ts';
import { missingProofs } from '../titles.ts';

/** The sections that these screens answer for. */
const SECTIONS = [
  '2.3',
  '2.4',
  '2.5',
  '2.14',
  '2.15',
  '2.16',
  '2.17',
  '3',
  '4',
  '5',
  '7.2',
  '7.3',
  '7.4',
  '7.6',
  '7.7',
  '7.8',
  '8',
  '9',
];

describe('what the specification asks of the screens', () => {
  it('names each of its sections', () => {
    expect([...new Set(REQUIREMENTS.map(({ section }) => section))].sort()).toEqual(
      SECTIONS.sort(),
    );
  });

  it.each(REQUIREMENTS.map(({ section, says, proof }) => [section, says, proof] as const))(
    '%s: %s',
    (_, __, proof) => expect(missingProofs(proof)).toEqual([]),
  );
});
