import { olderChromium } from '../browser/chromium.ts';
import {
  findProgram,
  isInstalled,
  missingSentence,
  type TestedProgram,
} from '../browser/installed.ts';
import type { EngineBrowser } from './phone.ts';
import { startChromium, startFirefox } from './puppeteer.ts';
import { startWebkit } from './webkit.ts';

/** A browser engine that borrowers have. */
export interface Engine {
  /** The name of its test file. */
  key: string;
  /** For people, with what it stands for. */
  name: string;
  /** @returns its program; '' if it is not installed. @throws Error then with `CI=true`. */
  find(): string;
  start(program: string): Promise<EngineBrowser>;
  /** Lines that it writes into its console for what it does not know, and that harm nobody. */
  noise?: readonly RegExp[];
}

const FIREFOX: TestedProgram = {
  name: 'Firefox',
  variable: 'FIREFOX_PATH',
  commands: ['firefox-esr'],
  files: [],
  packages: ['firefox-esr'],
  tests: 'the site in Firefox',
};

/** What the window around WebKit needs. */
const WINDOW = ['xvfb', 'gir1.2-webkit2-4.1', 'python3-gi'];

const WEBKIT: TestedProgram = {
  name: 'WebKit',
  variable: 'WEBKIT_DRIVER_PATH',
  commands: ['WebKitWebDriver'],
  // Every installed package of Debian has this folder.
  files: WINDOW.map((name) => ({ path: `/usr/share/doc/${name}`, name, package: name })),
  packages: ['webkit2gtk-driver'],
  tests: 'the site in WebKit',
};

function find(program: TestedProgram): string {
  if (!isInstalled(program)) console.warn(missingSentence(program));
  return findProgram(program);
}

export const ENGINES: readonly Engine[] = [
  {
    key: 'chromium80',
    name: 'Chromium 80, the oldest that is promised',
    find: () => olderChromium(80),
    start: (program) => startChromium(program, 'puppeteer-core-13'),
    noise: [
      // Trusted Types are newer.
      /Unrecognized Content-Security-Policy directive/,
      // The call is then sent without `keepalive` (shared/api/client.ts).
      /Preflight request for request with keepalive/,
    ],
  },
  {
    key: 'chromium119',
    name: 'Chromium 119, the last for Android 7',
    find: () => olderChromium(119),
    start: startChromium,
  },
  {
    key: 'firefox',
    name: 'Firefox ESR',
    find: () => find(FIREFOX),
    start: startFirefox,
    noise: [
      // Written for each download that is broken off because the page is left, such as a prefetch.
      /A ServiceWorker intercepted the request and encountered an unexpected error/,
    ],
  },
  {
    key: 'webkit',
    name: 'WebKitGTK, the engine of iOS web views',
    find: () => find(WEBKIT),
    start: startWebkit,
  },
];
