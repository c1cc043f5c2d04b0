import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { ALL_SETTINGS } from '../../shared/config/settings.ts';
import { BUILDS, type BuildName, type Variables } from './builds.ts';
import { fingerprint } from './fingerprint.ts';

const run = promisify(execFile);

/** Where finished builds are kept, by what they were made of. A dev server in the same folder does not watch it. */
const FOLDER = resolve('node_modules/.cache/lend-pages/builds');
/** What a build is made of, besides its variables. */
const SOURCES = [
  'pages',
  'shared',
  'public',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
];
/** How many builds are kept: more than one run needs. */
const KEPT = 12;

/** The value that each variable has if it is not set. */
const DEFAULTS = new Map<string, unknown>(
  ALL_SETTINGS.map(({ env, sample, fallback = sample }) => [env, fallback]),
);

/** Names a build by everything that it is made of: sources, settings files and variables. */
async function keyOf(variables: Variables): Promise<string> {
  // Outside of tests a build reads the settings files as well.
  const settings = (await readdir('.')).filter((name) => name.startsWith('.env'));
  const mayDiffer = settings.some((name) => name !== '.env.example');
  const read = Object.entries({ ...process.env, ...variables }).filter(([key, value]) => {
    if (!key.startsWith('VITE_') || value === undefined) return false;
    // A default changes nothing, unless a settings file sets another value.
    return mayDiffer || value !== DEFAULTS.get(key);
  });
  const files = await fingerprint(...SOURCES, ...settings);
  return createHash('sha256')
    .update(JSON.stringify([files, read.sort()]))
    .digest('hex');
}

/** The folder of a build, whether it has been made or not. */
export async function folderOf(name: BuildName): Promise<string> {
  return join(FOLDER, await keyOf(BUILDS[name]));
}

/** Removes all but the builds that were used last. Another process may remove or rename some meanwhile. */
async function removeOldBuilds(): Promise<void> {
  const folders = (await readdir(FOLDER)).map((name) => join(FOLDER, name));
  const lastUsed = async (folder: string) => {
    const found = await stat(folder).catch(() => undefined);
    return found ? [{ folder, at: found.mtimeMs }] : [];
  };
  const used = (await Promise.all(folders.map(lastUsed))).flat();
  const old = used.sort((a, b) => b.at - a.at).slice(KEPT);
  await Promise.all(old.map(({ folder }) => rm(folder, { recursive: true, force: true })));
}

/** Builds the site into a folder, in a process of its own. */
async function build(folder: string, variables: Variables, signal?: AbortSignal): Promise<void> {
  // Test runners set NODE_ENV to test, which would bundle React's development build.
  const env = { ...process.env, NODE_ENV: 'production', ...variables };
  const vite = resolve('node_modules/vite/bin/vite.js');
  const options = ['build', '--logLevel', 'error', '--outDir', folder];
  await run(process.execPath, [vite, ...options], { env, ...(signal && { signal }) });
}

/**
 * Makes a build, unless it is there and no source has changed since. @param signal ends it before it is finished.
 * @returns its folder, for reading only. @throws Error with the output of a build that fails.
 */
export async function makeBuild(name: BuildName, signal?: AbortSignal): Promise<string> {
  const folder = await folderOf(name);
  if (existsSync(folder)) {
    await utimes(folder, new Date(), new Date());
    return folder;
  }
  await mkdir(FOLDER, { recursive: true });
  const unfinished = `${folder}-${randomUUID()}`;
  try {
    await build(unfinished, BUILDS[name], signal);
    // Another process may have made the same build meanwhile.
    if (!existsSync(folder)) await rename(unfinished, folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  await removeOldBuilds();
  return folder;
}
