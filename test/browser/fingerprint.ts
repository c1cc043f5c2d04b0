import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

async function filesOf(path: string): Promise<string[]> {
  if (!existsSync(path)) return [];
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => join(parentPath, name));
}

/** One hash over the names and bytes of these files and of every file below these folders; '' if there is none. */
export async function fingerprint(...paths: readonly string[]): Promise<string> {
  const files = (await Promise.all(paths.map(filesOf))).flat().sort();
  if (!files.length) return '';
  const hash = createHash('sha256');
  for (const path of files) hash.update(`${path}\0`).update(await readFile(path));
  return hash.digest('hex');
}
