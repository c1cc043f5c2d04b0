import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const FOLDERS = ['test/unit', 'test/pages', 'test/browser', 'test/matrix'];

/** The quoted ids in a text. */
export function idsIn(text: string): string[] {
  return [...text.matchAll(/'(\d(?:\.\d+)?-\d{2,3})'/g)].map(([, id = '']) => id);
}

/** The ids named in tests, each with the files that name them. */
export function namedInTests(): Map<string, string[]> {
  const named = new Map<string, string[]>();
  for (const folder of FOLDERS) {
    const entries = readdirSync(join(root, folder), { withFileTypes: true, recursive: true });
    for (const entry of entries) {
      if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue;
      const file = join(entry.parentPath, entry.name);
      for (const id of idsIn(readFileSync(file, 'utf8'))) {
        named.set(id, [...new Set([...(named.get(id) ?? []), relative(root, file)])]);
      }
    }
  }
  return named;
}
