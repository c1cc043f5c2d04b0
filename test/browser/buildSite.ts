import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build, preview } from 'vite';
import { ALL_SETTINGS } from '../../shared/config/settings.ts';
import { portOf } from '../freePort.ts';

/** Variables of the environment; undefined means not set. */
type Variables = Readonly<Record<string, string | undefined>>;

/** Where finished builds are kept, by what they were made of. A dev server in the same folder does not watch it. */
const BUILDS = resolve('node_modules/.cache/lend-pages/builds');
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

function setVariables(variables: Variables): void {
  for (const [key, value] of Object.entries(variables)) {
    if (value === undefined) delete process.env[key];
    else process.env[key] = value;
  }
}

/** Runs `work` with these variables in the environment, and restores the previous ones. */
export async function withVariables<Made>(
  wanted: Variables,
  work: () => Promise<Made>,
): Promise<Made> {
  const before = Object.fromEntries(Object.keys(wanted).map((key) => [key, process.env[key]]));
  setVariables(wanted);
  try {
    return await work();
  } finally {
    setVariables(before);
  }
}

/** Builds the site for production into a separate folder, with these variables. */
function buildSite(outDir: string, variables: Variables = {}, base = '/'): Promise<unknown> {
  // Test runners set NODE_ENV to test, which would bundle React's development build.
  return withVariables({ NODE_ENV: 'production', ...variables }, () =>
    build({ logLevel: 'error', base, build: { outDir } }),
  );
}

/** What each variable is if it is not set. */
const DEFAULTS = new Map<string, unknown>(
  Object.values(ALL_SETTINGS).map(({ env, fallback }) => [env, fallback]),
);

/** Names a build by everything that it is made of: sources, settings files, variables and base path. */
async function buildKey(variables: Variables, base = '/'): Promise<string> {
  // Outside of tests a build reads the settings files as well.
  const settings = (await readdir('.')).filter((name) => name.startsWith('.env'));
  const mayDiffer = settings.some((name) => name !== '.env.example');
  const read = Object.entries({ ...process.env, ...variables }).filter(([key, value]) => {
    if (!key.startsWith('VITE_') || value === undefined) return false;
    // A default changes nothing, unless a settings file says otherwise.
    return mayDiffer || value !== DEFAULTS.get(key);
  });
  const files = await fingerprint(...SOURCES, ...settings);
  return createHash('sha256')
    .update(JSON.stringify([files, base, read.sort()]))
    .digest('hex');
}

/**
 * Removes all but the builds that were used last, also while other processes build into the same folder: what one of them
 * removes or renames meanwhile is left to it. @param builds their folder. @param kept how many stay.
 */
async function removeOldBuilds(builds: string, kept: number): Promise<void> {
  const folders = (await readdir(builds)).map((name) => join(builds, name));
  const lastUsed = async (folder: string) => {
    const found = await stat(folder).catch(() => undefined);
    return found ? [{ folder, at: found.mtimeMs }] : [];
  };
  const used = (await Promise.all(folders.map(lastUsed))).flat();
  const old = used.sort((a, b) => b.at - a.at).slice(kept);
  await Promise.all(old.map(({ folder }) => rm(folder, { recursive: true, force: true })));
}

/** Whether the process that wrote its id into this file is still running. */
async function isOwned(lock: string): Promise<boolean> {
  const owner = Number(await readFile(lock, 'utf8').catch(() => ''));
  try {
    return owner > 0 && process.kill(owner, 0);
  } catch {
    return false;
  }
}

/** Writes this process's id into a new file. @returns false if the file is there already. */
async function takeLock(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, `${process.pid}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (Object(error).code === 'EEXIST') return false;
    throw error;
  }
}

/** Makes the build in this folder, or waits for another process that is making the same. */
async function make(folder: string, variables: Variables, base: string): Promise<void> {
  const lock = `${folder}.lock`;
  while (!(await takeLock(lock))) {
    await pause(100);
    if (!(await isOwned(lock))) await rm(lock, { force: true });
  }
  const unfinished = `${folder}-${randomUUID()}`;
  try {
    if (existsSync(folder)) return;
    await buildSite(unfinished, variables, base);
    await rename(unfinished, folder);
  } finally {
    await rm(lock, { force: true });
  }
}

/**
 * The site built for production with these variables, for reading only: made once for all tests, and anew only when a
 * source has changed.
 * @returns its folder.
 */
export async function builtSite(variables: Variables = {}, base = '/'): Promise<string> {
  const folder = join(BUILDS, await buildKey(variables, base));
  if (existsSync(folder)) {
    await utimes(folder, new Date(), new Date());
    return folder;
  }
  await mkdir(BUILDS, { recursive: true });
  await make(folder, variables, base);
  await removeOldBuilds(BUILDS, KEPT);
  return folder;
}

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

/** The variables of the builds that several test files, the bench and the picture open, so that each is made once. */

/** The site as it ships. */
export const AS_SHIPPED = { VITE_TEST_PREVIEW: undefined } as const;

/** The same without a service worker. */
export const WITHOUT_WORKER = { ...AS_SHIPPED, VITE_SERVICE_WORKER: 'off' } as const;

/** Another brand, with everything that it must not keep of the sample. */
export const ANOTHER_BRAND = {
  VITE_BRAND_NAME: 'Second Peso',
  VITE_COMPANY_NAME: 'Second Lending',
  VITE_COMPANY_ADDRESS: '2 Second Street, Manila',
  VITE_SERVICE_PHONE: '+63280000200',
  VITE_SERVICE_EMAIL: 'help@second.example',
} as const;

/** A later release, with another brand and everything that an operator can switch on. */
export const EVERY_SWITCH = {
  ...AS_SHIPPED,
  ...ANOTHER_BRAND,
  VITE_REPORT_URL: '/reports',
  VITE_METRICS_URL: '/metrics',
} as const;

/** A site that is being served. */
interface ServedSite {
  /** Where its build is, for reading only. */
  folder: string;
  /** Its address, without a slash. */
  address: string;
  close: () => Promise<void>;
}

/**
 * Builds the site, unless no source has changed, and serves it with the sandbox.
 * @param variables of the build; by default it has the testers' page.
 */
export async function serveSite(
  variables: Readonly<Record<string, string | undefined>> = { VITE_TEST_PREVIEW: 'on' },
): Promise<ServedSite> {
  process.env.SANDBOX_LOG = 'off';
  const folder = await builtSite(variables);
  const server = await withVariables(variables, () =>
    preview({ logLevel: 'error', build: { outDir: folder }, preview: { port: 0 } }),
  );
  const address = `http://127.0.0.1:${portOf(server.httpServer)}`;
  return { folder, address, close: () => server.close() };
}
