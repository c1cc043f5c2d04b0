import { CHROMIUM_119, type ChromiumPackage } from '../browser/chromium.ts';
import type { Program } from '../browser/installed.ts';
import { startChromium } from './drivers/chromium.ts';
import type { EngineBrowser } from './drivers/driver.ts';
import { startFirefox } from './drivers/firefox.ts';
import { startWebkit } from './drivers/webkit.ts';
import { packagedChromium, provideProgram } from './install.ts';

/** A browser engine that borrowers have, and what it cannot do for reasons of its own. */
export interface Engine {
  /** Short and without spaces: the name of its test file and of its pictures. */
  key: string;
  /** For people, with what it stands for. */
  name: string;
  /** @returns its program; '' if it cannot be had, which was said. @throws Error then with `CI=true`. */
  provide(): string | Promise<string>;
  start(program: string): Promise<EngineBrowser>;
  /** Whether it fetches a page ahead of a tap. */
  prefetches: boolean;
  /** Flows that it cannot do, each with the reason. */
  limits?: Readonly<Record<string, string>>;
  /** Lines that it writes into its console for what it does not know, and that harm nobody. */
  noise?: readonly RegExp[];
}

/** The oldest version that the site promises to work in. */
const CHROMIUM_80: ChromiumPackage = {
  name: 'chrome-aws-lambda@2.1.1',
  integrity:
    'sha512-Wer2QuygxsCov5bM2+8CLa6qYpNsc5AxYTlgTne00aFoxFP491LGJRxOQtGnYtsJP6UG4pB0SfrwTyPnLys1Lw==',
  program: 'chromium-80',
};

const FIREFOX: Program = {
  name: 'Firefox',
  variable: 'FIREFOX_PATH',
  commands: ['firefox-esr'],
  files: [],
  packages: ['firefox-esr'],
};

/** What the window around WebKit needs. */
const WINDOW = ['xvfb', 'gir1.2-webkit2-4.1', 'python3-gi'];

const WEBKIT: Program = {
  name: 'WebKit',
  variable: 'WEBKIT_DRIVER_PATH',
  commands: ['WebKitWebDriver'],
  // Every installed package of Debian has this folder.
  files: WINDOW.map((name) => `/usr/share/doc/${name}`),
  packages: ['webkit2gtk-driver', ...WINDOW],
};

export const ENGINES: readonly Engine[] = [
  {
    key: 'chromium80',
    name: 'Chromium 80, the oldest that is promised',
    provide: () => packagedChromium(CHROMIUM_80),
    start: startChromium,
    prefetches: true,
    limits: {
      'an event that is on its way when the page is left arrives':
        'It refuses keepalive with headers of our own, so a request ends with its page.',
    },
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
    provide: () => packagedChromium(CHROMIUM_119),
    start: startChromium,
    prefetches: true,
  },
  {
    key: 'firefox',
    name: 'Firefox ESR',
    provide: () => provideProgram(FIREFOX),
    start: startFirefox,
    prefetches: true,
  },
  {
    key: 'webkit',
    name: 'WebKitGTK, the engine of iOS web views',
    provide: () => provideProgram(WEBKIT),
    start: startWebkit,
    prefetches: false,
    limits: {
      'a tap reaches what lies below a toast':
        'Its finger is a mouse, and a toast that a mouse rests on stays. iOS has no hover.',
    },
  },
];
