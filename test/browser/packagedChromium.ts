import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';

const run = promisify(execFile);

const FOLDER = resolve('node_modules/.cache/lend-pages');

/** A registry package with a browser, too large for every `npm ci`. */
export interface ChromiumPackage {
  /** With its version. */
  name: string;
  integrity: string;
  /** What the program is called here. */
  program: string;
}

/** Downloads the package with npm and unpacks only the browser; none of the package's code runs. */
async function unpack({ name, integrity: expected, program }: ChromiumPackage): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const folder = await mkdtemp(join(FOLDER, 'unpack-'));
  try {
    const pack = ['pack', name, '--json', '--prefer-offline', '--loglevel=error'];
    const { stdout } = await run('npm', pack, { cwd: folder });
    const [{ filename, integrity }] = JSON.parse(stdout);
    if (integrity !== expected) throw new Error(`${name} is not what it was: ${integrity}`);
    await run('tar', ['-xzf', filename, 'package/bin/chromium.br'], { cwd: folder });
    const unpacked = join(folder, 'chromium');
    await pipeline(
      createReadStream(join(folder, 'package/bin/chromium.br')),
      createBrotliDecompress(),
      createWriteStream(unpacked, { mode: 0o755 }),
    );
    await rename(unpacked, join(FOLDER, program));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The program of a packaged Chromium, downloaded on first use. @throws Error if it cannot be had. */
export async function packagedChromium(wanted: ChromiumPackage): Promise<string> {
  const program = join(FOLDER, wanted.program);
  if (!existsSync(program)) await unpack(wanted);
  return program;
}
