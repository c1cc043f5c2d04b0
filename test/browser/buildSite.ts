import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { fingerprint } from './fingerprint.ts';

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
export function buildSite(outDir: string, variables: Variables = {}, base = '/'): Promise<unknown> {
  // Test runners set NODE_ENV to test, which would bundle React's development build.
  return withVariables({ NODE_ENV: 'production', ...variables }, () =>
    build({ logLevel: 'error', base, build: { outDir } }),
  );
}

async function keyOf(variables: Variables, base: string): Promise<string> {
  const given = Object.entries({ ...process.env, ...variables });
  const read = given.filter(
    ([key, value]) => value !== undefined && /^(?:VITE_|CLIENT_ONLY$)/.test(key),
  );
  // Outside of tests a build reads the settings files as well.
  const settings = (await readdir('.')).filter((name) => name.startsWith('.env'));
  const files = await fingerprint(...SOURCES, ...settings);
  return createHash('sha256')
    .update(JSON.stringify([files, base, read.sort()]))
    .digest('hex');
}

/** Removes all but the builds that were used last. */
async function removeOldBuilds(): Promise<void> {
  const folders = (await readdir(BUILDS)).map((name) => join(BUILDS, name));
  const used = await Promise.all(
    folders.map(async (folder) => ({ folder, at: (await stat(folder)).mtimeMs })),
  );
  const old = used.sort((a, b) => b.at - a.at).slice(KEPT);
  await Promise.all(old.map(({ folder }) => rm(folder, { recursive: true, force: true })));
}

/**
 * The site built for production with these variables, for reading only: made once for all tests, and anew only when a
 * source has changed.
 * @returns its folder.
 */
export async function builtSite(variables: Variables = {}, base = '/'): Promise<string> {
  const folder = join(BUILDS, await keyOf(variables, base));
  if (existsSync(folder)) {
    await utimes(folder, new Date(), new Date());
    return folder;
  }
  await mkdir(BUILDS, { recursive: true });
  const unfinished = `${folder}-${randomUUID()}`;
  await buildSite(unfinished, variables, base);
  // Another process may have finished the same build meanwhile.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }));
  await removeOldBuilds();
  return folder;
}
