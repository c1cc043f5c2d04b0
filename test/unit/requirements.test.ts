import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Ids in the brackets of a title: `[2.2-07, 2.2-08]`. */
const ID = /(?<=\[(?:[\d.-]+, )*)\d(?:\.\d+)?-\d{2,3}(?=[\],])/g;

/** Every statement of the specification: its id, its text, and ` | open: ` with the reason if no test can decide it. */
const statements = readFileSync('test/requirements/statements.txt', 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => {
    const [id = '', text = ''] = line.split(/ (.*)/s);
    return { id, text, isOpen: text.includes(' | open: ') };
  });

/** The ids that tests name. */
const named = new Set(
  ['unit', 'pages', 'browser', 'matrix']
    .flatMap((folder) => readdirSync(`test/${folder}`, { withFileTypes: true, recursive: true }))
    .filter(({ name }) => /\.tsx?$/.test(name))
    .flatMap(
      ({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8').match(ID) ?? [],
    ),
);

it('statements are numbered without a gap', () => {
  expect(statements.length).toBeGreaterThan(650);
  const last = new Map<string, number>();
  for (const { id, text } of statements) {
    const [section = '', number] = id.split('-');
    expect(Number(number), id).toBe((last.get(section) ?? 0) + 1);
    expect(text, id).not.toBe('');
    last.set(section, Number(number));
  }
});

it('a test names each statement, unless it is open with a reason', () => {
  expect(statements.filter(({ id, isOpen }) => isOpen === named.has(id))).toEqual([]);
});

it('tests name no other statement', () => {
  const ids = statements.map(({ id }) => id);
  expect([...named].filter((id) => !ids.includes(id))).toEqual([]);
});
