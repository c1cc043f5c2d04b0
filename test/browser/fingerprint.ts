import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One hash over the names and bytes of every file below a folder; '' if there is no folder. */
export async function fingerprint(folder: string): Promise<string> {
  if (!existsSync(folder)) return '';
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const hash = createHash('sha256');
  for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
    hash.update(`${path}\0`).update(await readFile(path));
  }
  return hash.digest('hex');
}
