import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** A test as proof: its file, and part of its title. */
export type Proof = readonly [file: string, title: string];

/** The titles of the tests in a file. */
function titlesOf(file: string): string[] {
  const code = readFileSync(join(root, file), 'utf8');
  const calls =
    /(?:it|withBrowser|withNginx|describe)(?:\.each\([\s\S]*?\))?\(\s*(['"`])([\s\S]*?)\1|name:\s*(['"`])(.*?)\3/g;
  return [...code.matchAll(calls)].map(([, , title, , name]) => title ?? name ?? '');
}

/** The proofs for which no test has the title. */
export function missingProofs(proofs: readonly Proof[]): string[] {
  return proofs
    .filter(([file, words]) => !titlesOf(file).some((title) => title.includes(words)))
    .map(([file, words]) => `${file}: ${words}`);
}
