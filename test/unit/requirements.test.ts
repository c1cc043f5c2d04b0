import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { REQUIREMENTS } from '../requirements/requirements.ts';

/** Ids in the brackets of a title: `[2.2-07, 2.2-08]`. */
const ID = /(?<=\[(?:[\d.-]+, )*)\d(?:\.\d+)?-\d{2,3}(?=[\],])/g;

/** The ids that tests name. */
const named = new Set(
  ['unit', 'pages', 'browser', 'matrix']
    .flatMap((folder) => readdirSync(`test/${folder}`, { withFileTypes: true, recursive: true }))
    .filter(({ name }) => /\.tsx?$/.test(name))
    .flatMap(
      ({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8').match(ID) ?? [],
    ),
);
const ids = Object.keys(REQUIREMENTS);

it('statements are numbered without a gap', () => {
  expect(ids.length).toBeGreaterThan(650);
  const last = new Map<string, number>();
  for (const id of ids) {
    const [section = '', number] = id.split('-');
    expect(Number(number), id).toBe((last.get(section) ?? 0) + 1);
    last.set(section, Number(number));
  }
});

it('a test names each statement, unless it is open with a reason', () => {
  const without = Object.entries(REQUIREMENTS).filter(
    ([id, statement]) => (typeof statement === 'string') !== named.has(id),
  );
  expect(without).toEqual([]);
});

it('tests name no other statement', () => {
  expect([...named].filter((id) => !ids.includes(id))).toEqual([]);
});
