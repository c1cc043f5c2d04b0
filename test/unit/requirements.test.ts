import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { REQUIREMENTS } from '../requirements.ts';

const root = resolve(import.meta.dirname, '../..');

/** The titles of a test file, as they are written. */
function titlesOf(file: string): string[] {
  const code = readFileSync(join(root, file), 'utf8');
  const calls =
    /(?:it|withBrowser|describe)(?:\.each\([\s\S]*?\))?\(\s*(['"`])([\s\S]*?)\1|name:\s*(['"`])(.*?)\3/g;
  return [...code.matchAll(calls)].map(([, , title, , name]) => title ?? name ?? '');
}

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
    (_, __, proof) => {
      for (const [file, words] of proof) {
        expect(
          titlesOf(file).filter((title) => title.includes(words)),
          `${file}: ${words}`,
        ).not.toEqual([]);
      }
    },
  );
});
