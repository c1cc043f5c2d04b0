import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir, readFile, rename } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';
import { ENGINES_FOLDER } from '../browser/chromium.ts';

const MANIFESTS = ['package.json', 'package-lock.json'];

/** Packages that bring an older Chromium, by its version. None of their code runs. */
const CHROMIUMS = { 80: 'chrome-aws-lambda', 119: '@sparticuz/chromium' };

const inFolder = (name: string) => join(ENGINES_FOLDER, name);

/** The versions that are to be installed, or are. @param folder of the lockfile. */
const versionsIn = (folder: string) =>
  readFile(join(folder, 'package-lock.json'), 'utf8').catch(() => '');

/** Unpacks a Chromium of the packages. @param version of it. */
async function unpack([version, name]: [string, string]): Promise<void> {
  const unfinished = inFolder('unfinished');
  await pipeline(
    createReadStream(inFolder(`node_modules/${name}/bin/chromium.br`)),
    createBrotliDecompress(),
    createWriteStream(unfinished, { mode: 0o755 }),
  );
  await rename(unfinished, inFolder(`chromium-${version}`));
}

/**
 * Installs the clients that drive the engines, and the older Chromiums, if the command asks for that: 300 MB, too large
 * for every `npm ci`. @throws Error if they are missing.
 */
export async function providePackages(): Promise<void> {
  const wanted = await versionsIn(import.meta.dirname);
  if ((await versionsIn(inFolder('node_modules'))) === wanted) return;
  if (process.env.INSTALL !== 'on')
    throw new Error('Clients and browsers are not installed: INSTALL=on npm run engines');
  await mkdir(ENGINES_FOLDER, { recursive: true });
  for (const name of MANIFESTS) await copyFile(join(import.meta.dirname, name), inFolder(name));
  const options = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'];
  await promisify(execFile)('npm', ['ci', ...options], { cwd: ENGINES_FOLDER });
  for (const one of Object.entries(CHROMIUMS)) await unpack(one);
  // So that an installation that was broken off begins anew.
  await copyFile(inFolder('package-lock.json'), inFolder('node_modules/package-lock.json'));
}

/** Loads a client. @param name of its package. */
export function loadClient<Client>(name: string): Client {
  const loaded = createRequire(inFolder('package.json'))(name);
  return loaded.default ?? loaded;
}
