import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

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

/** Where the engines' packages are unpacked. */
export const ENGINES_FOLDER = resolve('node_modules/.cache/lend-pages');

/** A registry package with a browser, too large for every `npm ci`. */
export interface ChromiumPackage {
  /** With its version. */
  name: string;
  integrity: string;
  /** What the program is called here. */
  program: string;
}

/** The program of a packaged Chromium that `npm run engines` has unpacked; '' if it has not. */
export function unpackedChromium({ program }: ChromiumPackage): string {
  const file = join(ENGINES_FOLDER, program);
  return existsSync(file) ? file : '';
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
