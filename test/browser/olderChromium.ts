import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';

const run = promisify(execFile);

/** A package with a real Chromium 119 (61 MB, 166 MB unpacked), too large for every `npm ci`. */
const PACKAGE = '@sparticuz/chromium@119.0.2';
const INTEGRITY =
  'sha512-VB6tHW13YpQ7HqyhKG1KU8Z1RIb/kfHMg8j/4ft5rk8mMvEm2YkBYFCHnj+yb0P/RPLcdgX3+VC58GuJilOtww==';
const FOLDER = resolve('node_modules/.cache/lend-pages');
const PROGRAM = join(FOLDER, 'chromium-119');

/** Downloads the package with npm and unpacks only the browser; none of the package's code runs. */
async function unpack(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const folder = await mkdtemp(join(FOLDER, 'unpack-'));
  try {
    const pack = ['pack', PACKAGE, '--json', '--prefer-offline', '--loglevel=error'];
    const { stdout } = await run('npm', pack, { cwd: folder });
    const [{ filename, integrity }] = JSON.parse(stdout);
    if (integrity !== INTEGRITY) throw new Error(`${PACKAGE} is not what it was: ${integrity}`);
    await run('tar', ['-xzf', filename, 'package/bin/chromium.br'], { cwd: folder });
    const program = join(folder, 'chromium');
    await pipeline(
      createReadStream(join(folder, 'package/bin/chromium.br')),
      createBrotliDecompress(),
      createWriteStream(program, { mode: 0o755 }),
    );
    await rename(program, PROGRAM);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * The program of a Chromium 119, which caches a failed `import()` for as long as the page lives, as many
 * phones do; Chromium 154 and later retry. Downloaded on first use. @returns '' if it is not available.
 * @throws Error if `CI=true`, where nothing may be skipped.
 */
export async function olderChromium(): Promise<string> {
  try {
    if (!existsSync(PROGRAM)) await unpack();
    return PROGRAM;
  } catch (error) {
    if (process.env.CI === 'true') throw error;
    console.warn(`\n*** NO CHROMIUM 119: ITS TESTS ARE SKIPPED. ${(error as Error).message} ***\n`);
    return '';
  }
}
