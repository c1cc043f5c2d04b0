import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';

/**
 * What a new window of Chromium loads for its own address bar, and a process that it keeps ready: together half of the
 * work of a test, as each test has its own window. An older Chromium does not know them.
 */
const OWN_WINDOW = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/** What Playwright switches off by itself; Chromium takes only the last list that it is given. */
const PLAYWRIGHTS = `
  AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose HttpsUpgrades
  HttpsFirstBalancedModeAutoEnable LensOverlay MediaRouter PaintHolding
  ThirdPartyStoragePartitioning AvoidCorsURLLoaderRestartOnRedirect OptimizationHints
  NetworkTimeServiceQuerying AimEnabled PreconnectToSearch
`
  .trim()
  .split(/\s+/);

/** A Chromium without a monitor, as root, that sends nothing of its own. */
export const QUIET = `
  --headless --no-sandbox --disable-gpu --disable-quic --no-first-run
  --disable-background-networking --disable-component-update --disable-sync
`
  .trim()
  .split(/\s+/);

/** The command line of the browser tests' Chromium. */
export const FLAGS = [...QUIET, `--disable-features=${[...PLAYWRIGHTS, ...OWN_WINDOW].join(',')}`];

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

/**
 * The program of a packaged Chromium, downloaded on first use. @returns '' if it is not available, which was said.
 * @throws Error if `CI=true`, where nothing may be skipped.
 */
export async function packagedChromium(wanted: ChromiumPackage): Promise<string> {
  const program = join(FOLDER, wanted.program);
  try {
    if (!existsSync(program)) await unpack(wanted);
    return program;
  } catch (error) {
    if (process.env.CI === 'true') throw error;
    console.warn(
      `\n*** NO ${wanted.name}: ITS TESTS ARE SKIPPED. ${(error as Error).message} ***\n`,
    );
    return '';
  }
}

/**
 * A real Chromium 119 (61 MB, 166 MB unpacked), the last for Android 7. It caches a failed `import()` for as long as the
 * page lives, as many phones do; Chromium 154 and later retry.
 */
export const CHROMIUM_119: ChromiumPackage = {
  name: '@sparticuz/chromium@119.0.2',
  integrity:
    'sha512-VB6tHW13YpQ7HqyhKG1KU8Z1RIb/kfHMg8j/4ft5rk8mMvEm2YkBYFCHnj+yb0P/RPLcdgX3+VC58GuJilOtww==',
  program: 'chromium-119',
};
