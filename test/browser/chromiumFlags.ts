/**
 * What a new window of Chromium loads for its own address bar, and a process that it keeps ready: together half of the
 * work of a test, as each test has its own window. An older Chromium does not know them.
 */
const OWN_WINDOW = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/** What Playwright switches off by itself; Chromium takes only the last list that it is given. */
const PLAYWRIGHTS = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** A Chromium without a monitor, as root, that sends nothing of its own. */
export const QUIET = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The command line of the browser tests' Chromium. */
export const FLAGS = [...QUIET, `--disable-features=${[...PLAYWRIGHTS, ...OWN_WINDOW].join(',')}`];
