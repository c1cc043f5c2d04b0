import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { words } from '../unit/words.ts';

/**
 * What Playwright switches off by itself, as Chromium takes only the last list that it is given, and then what a new window
 * loads for its own address bar and a process that it keeps ready: half of the work of a test, which has its own window.
 */
const SWITCHED_OFF = words(`
  AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose HttpsUpgrades
  HttpsFirstBalancedModeAutoEnable LensOverlay MediaRouter PaintHolding
  ThirdPartyStoragePartitioning AvoidCorsURLLoaderRestartOnRedirect OptimizationHints
  NetworkTimeServiceQuerying AimEnabled PreconnectToSearch
  WebUIOmniboxPopup WebUIOmniboxAimPopup SpareRendererForSitePerProcess
`);

/** A Chromium without a monitor, as root, that sends nothing of its own. */
export const QUIET = words(`
  --headless --no-sandbox --disable-gpu --disable-quic --no-first-run
  --disable-background-networking --disable-component-update --disable-sync
`);

/** The command line of the browser tests' Chromium. */
export const FLAGS = [...QUIET, `--disable-features=${SWITCHED_OFF}`];

/** Where `npm run engines` keeps what it installs. */
export const ENGINES_FOLDER = resolve('node_modules/.cache/lend-pages/engines');

/**
 * The program of an older Chromium that `npm run engines` has unpacked; '' if it has not. Version 119, the last for Android
 * 7, caches a failed `import()` for as long as the page lives, as many phones do; Chromium 154 and later retry.
 */
export function olderChromium(version: 80 | 119): string {
  const file = join(ENGINES_FOLDER, `chromium-${version}`);
  return existsSync(file) ? file : '';
}
