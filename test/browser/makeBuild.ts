import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { BUILDS, type BuildName, type Variables } from './builds.ts';

const run = promisify(execFile);

/** Where finished builds are kept, by what they were made of. A dev server in the same folder does not watch it. */
const FOLDER = resolve('node_modules/.cache/lend-pages/builds');
/** What a build is made of, besides its variables. */
const SOURCES = 'pages shared public vite.config.ts tsconfig.json package-lock.json'.split(' ');
/** How many builds are kept: more than one run needs. */
const KEPT = 12;

async function filesOf(path: string): Promise<string[]> {
  if (!existsSync(path)) return [];
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => join(parentPath, name));
}

/** Names a build by everything that it is made of: sources, settings files and variables. */
async function keyOf(variables: Variables): Promise<string> {
  // Outside of tests a build reads the settings files as well.
  const settings = (await readdir('.')).filter((name) => name.startsWith('.env'));
  const given = Object.entries({ ...process.env, ...variables }).filter(
    ([name, value]) => name.startsWith('VITE_') && value !== undefined,
  );
  const hash = createHash('sha256').update(JSON.stringify(given.sort()));
  const files = await Promise.all([...SOURCES, ...settings].map(filesOf));
  for (const path of files.flat().sort()) hash.update(`${path}\0`).update(await readFile(path));
  return hash.digest('hex');
}

/** The folder of a build, whether it has been made or not. */
export const folderOf = async (name: BuildName) => join(FOLDER, await keyOf(BUILDS[name]));

/** Removes all but the builds that were used last. Another process may remove or rename some meanwhile. */
async function removeOldBuilds(): Promise<void> {
  const folders = (await readdir(FOLDER)).map((name) => join(FOLDER, name));
  const used = folders.map(async (folder) => {
    const found = await stat(folder).catch(() => undefined);
    return { folder, at: found?.mtimeMs ?? 0 };
  });
  const old = (await Promise.all(used)).sort((a, b) => b.at - a.at).slice(KEPT);
  await Promise.all(old.map(({ folder }) => rm(folder, { recursive: true, force: true })));
}

/**
 * Makes a build in a process of its own, unless it is there and no source has changed since.
 * @param signal ends it before it is finished. @returns its folder, for reading only.
 * @throws Error with the output of a build that fails.
 */
export async function makeBuild(name: BuildName, signal?: AbortSignal): Promise<string> {
  const folder = await folderOf(name);
  if (existsSync(folder)) {
    await utimes(folder, new Date(), new Date());
    return folder;
  }
  await mkdir(FOLDER, { recursive: true });
  const unfinished = `${folder}-${randomUUID()}`;
  // Test runners set NODE_ENV to test, which would bundle React's development build.
  const env = { ...process.env, NODE_ENV: 'production', ...BUILDS[name] };
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'];
  try {
    await run(process.execPath, [...vite, '--outDir', unfinished], {
      env,
      ...(signal && { signal }),
    });
    // Another process may have made the same build meanwhile.
    if (!existsSync(folder)) await rename(unfinished, folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  await removeOldBuilds();
  return folder;
}
