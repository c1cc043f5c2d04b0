import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Every statement of the specification: its id, its text, and the tests that prove it, or why no test can decide it. */
const statements = readFileSync('test/requirements/statements.txt', 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => {
    const [statement = '', proof = ''] = line.split(' | ');
    const [id = '', text = ''] = statement.split(/ (.*)/s);
    const isOpen = proof.startsWith('open: ');
    return { id, text, proof, isOpen, files: isOpen || !proof ? [] : proof.split(', ') };
  });

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

it('each statement has a test, or is open with a reason', () =>
  expect(statements.filter(({ files, isOpen }) => !files.length && !isOpen)).toEqual([]));

it('each test of a statement is a file', () => {
  const files = new Set(statements.flatMap((statement) => statement.files));
  const isTest = (file: string) => /\.test\.tsx?$/.test(file) && existsSync(`test/${file}`);
  expect([...files].filter((file) => !isTest(file))).toEqual([]);
});
