import { cp, mkdtemp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes a release of which every script has another name, as if all of them had changed.
 * @param folder of a build. @param mark in the name of each script. @returns the folder of the release, for the caller to remove.
 */
export async function renameScripts(folder: string, mark: string): Promise<string> {
  const release = await mkdtemp(join(tmpdir(), 'release-'));
  // Without the compressed copies, which would keep the old names.
  await cp(folder, release, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  const scripts = (await readdir(join(release, 'assets'))).filter((name) => name.endsWith('.js'));
  const renamed = (name: string) => name.replace('.js', `${mark}.js`);
  const documents = (await readdir(release)).filter((name) => name.endsWith('.html'));
  for (const file of [...documents, ...scripts.map((name) => `assets/${name}`)]) {
    let text = await readFile(join(release, file), 'utf8');
    for (const name of scripts) text = text.split(name).join(renamed(name));
    // Its hashes are those of the scripts with the old names.
    text = text.split('http-equiv="Content-Security-Policy"').join('name="policy"');
    await writeFile(join(release, file), text);
  }
  for (const name of scripts)
    await rename(join(release, 'assets', name), join(release, 'assets', renamed(name)));
  return release;
}
