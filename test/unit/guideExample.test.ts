import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { follow, withAdded } from '../guideExample.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guide-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('adds lines after or before the one that says where', () => {
  expect(withAdded('a\nb\nc', ' b\n+x\n+y\n')).toBe('a\nb\nx\ny\nc');
  expect(withAdded('a\nb\nc', '+x\n b\n')).toBe('a\nx\nb\nc');
});

it('refuses a place that is not there, or there twice', () => {
  expect(() => withAdded('a\nb', ' c\n+x\n')).toThrow('Not one place');
  expect(() => withAdded('a\na', ' a\n+x\n')).toThrow('Not one place');
});

it('writes files, changes them and runs commands, in their order', () => {
  writeFileSync(join(folder, 'list.ts'), 'one\n');
  const guide = [
    '```ts\n// new/file.ts\nexport {};\n```',
    '```css\n/* new/file.css */\n.a {}\n```',
    '```diff\n--- list.ts\n one\n+two\n```',
    '```sh\ncp list.ts copy.ts\n```',
    '```json\n{}\n```',
  ].join('\n\n');
  expect(follow(guide, folder)).toEqual(['new/file.ts', 'new/file.css', 'list.ts']);
  const text = (file: string) => readFileSync(join(folder, file), 'utf8');
  expect(text('new/file.ts')).toBe('export {};\n');
  expect(text('new/file.css')).toBe('.a {}\n');
  expect(text('copy.ts')).toBe('one\ntwo\n');
});
