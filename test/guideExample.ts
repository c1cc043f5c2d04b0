import { execSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The first line of a block that is a whole file: its path, as a comment of its language. */
const FILE = /^(?:\/\/|\/\*|<!--) ([\w./-]+)(?: \*\/| -->)?\n/;
/** The first line of a block that adds lines to a file: its path. */
const ADDITION = /^--- ([\w./-]+)\n/;

/**
 * A file with the lines of a block added: those with a plus before or after the one line that says where.
 * @throws Error when that line is not there, or there twice.
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

/** Writes the file that a block gives, or adds its lines to one. @returns the file's path; undefined for a block that names none. */
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

/** Does in a folder what the blocks of a document say, commands included. @returns the paths of the files that blocks give. */
export function follow(document: string, folder: string): string[] {
  const blocks = document.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm);
  return [...blocks].flatMap(([, language, block = '']) => {
    if (language === 'sh') execSync(block, { cwd: folder });
    return (language !== 'sh' && write(block, folder)) || [];
  });
}
