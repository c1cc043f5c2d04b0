import { execFile, spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';
import { type ChromiumPackage, ENGINES_FOLDER, unpackedChromium } from '../browser/chromium.ts';
import { findProgram, onPath, type Program } from '../browser/installed.ts';

const run = promisify(execFile);

/** Nothing is installed unless the command asks for it. */
const MAY_INSTALL = process.env.INSTALL === 'on';

/** Warns that an engine is not tried. @throws Error with `CI=true`, where nothing may be skipped. @returns '' */
function reportMissing(name: string, reason = 'it is not installed'): '' {
  const line = `Not tried: ${name}, because ${reason}. To install it: INSTALL=on npm run engines`;
  if (process.env.CI === 'true') throw new Error(line);
  console.warn(line);
  return '';
}

/** apt-get, as root or for whoever may become root without a password; undefined where there is neither. */
function aptGet(): readonly string[] | undefined {
  const apt = onPath(['apt-get']);
  if (!apt) return undefined;
  if (process.getuid?.() === 0) return [apt];
  const sudo = onPath(['sudo']);
  return sudo ? [sudo, '-n', apt] : undefined;
}

function install({ packages, variable }: Program): void {
  const [command, ...rest] = (!process.env[variable] && aptGet()) || [];
  if (!command) return;
  console.warn(`Installing ${packages.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const calm = ['-qq', '-o', 'Acquire::Retries=3'];
  for (const step of [['update'], ['install', '-y', ...packages]]) {
    spawnSync(command, [...rest, ...calm, ...step], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
}

/**
 * Finds a program, and installs it if the command asks for that.
 * @returns its file; '' where it cannot be had, which was said. @throws Error in that case with `CI=true`.
 */
export function provideProgram(program: Program): string {
  if (MAY_INSTALL && !findProgram(program)) install(program);
  return findProgram(program) || reportMissing(program.name);
}

/** Downloads the package with npm and unpacks only the browser; none of the package's code runs. */
async function unpack({ name, integrity: expected, program }: ChromiumPackage): Promise<void> {
  await mkdir(ENGINES_FOLDER, { recursive: true });
  const folder = await mkdtemp(join(ENGINES_FOLDER, 'unpack-'));
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
    await rename(unpacked, join(ENGINES_FOLDER, program));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * The program of a packaged Chromium, downloaded if the command asks for that.
 * @returns '' where it cannot be had, which was said. @throws Error in that case with `CI=true`.
 */
export async function packagedChromium(wanted: ChromiumPackage): Promise<string> {
  const found = unpackedChromium(wanted);
  if (found) return found;
  if (!MAY_INSTALL) return reportMissing(wanted.name);
  try {
    await unpack(wanted);
    return unpackedChromium(wanted);
  } catch (error) {
    return reportMissing(wanted.name, (error as Error).message);
  }
}
