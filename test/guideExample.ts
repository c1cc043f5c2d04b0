import { execSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The first line of a code block with a whole file: its path, as a comment in its language. */
const FILE = /^(?:\/\/|\/\*|<!--) ([\w./-]+)(?: \*\/| -->)?\n/;
/** The first line of a code block that adds lines to a file: its path. */
const ADDITION = /^--- ([\w./-]+)\n/;

/**
 * A file with the lines of a code block added: those marked with a plus, before or after an existing line.
 * @throws Error if that line is missing or occurs twice.
 */
export function withAdded(file: string, block: string): string {
  const lines = block.trimEnd().split('\n');
  const places = lines.filter((line) => !line.startsWith('+')).map((line) => line.slice(1));
  const added = lines.filter((line) => line.startsWith('+')).map((line) => line.slice(1));
  const all = file.split('\n');
  const at = all.indexOf(places[0] ?? '');
  if (places.length !== 1 || at < 0 || at !== all.lastIndexOf(places[0] ?? '')) {
    throw new Error(`Not one place for ${block}`);
  }
  all.splice(lines[0]?.startsWith('+') ? at : at + 1, 0, ...added);
  return all.join('\n');
}

/** Writes the file of a code block, or adds its lines to one. @returns the file's path; undefined if it names none. */
function write(block: string, folder: string): string | undefined {
  const [head = '', whole] = FILE.exec(block) ?? [];
  const [start = '', changed] = ADDITION.exec(block) ?? [];
  const path = whole ?? changed;
  if (!path) return undefined;
  const file = join(folder, path);
  const text = whole
    ? block.slice(head.length)
    : withAdded(readFileSync(file, 'utf8'), block.slice(start.length));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return path;
}

/** The code blocks of a document. */
function blocksOf(document: string): { language: string; block: string }[] {
  const found = document.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm);
  return [...found].map(([, language = '', block = '']) => ({ language, block }));
}

/** The paths of the files that the code blocks of a document have whole. */
export function filesOf(document: string): string[] {
  return blocksOf(document).flatMap(({ block }) => FILE.exec(block)?.[1] ?? []);
}

/** Applies the code blocks of a document to a folder, commands included. @returns the paths of the files that it wrote. */
export function follow(document: string, folder: string): string[] {
  return blocksOf(document).flatMap(({ language, block }) => {
    if (language === 'sh') execSync(block, { cwd: folder });
    return (language !== 'sh' && write(block, folder)) || [];
  });
}
