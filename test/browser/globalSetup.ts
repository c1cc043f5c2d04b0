import type { TestProject } from 'vitest/node';
import { fingerprint, serveSite } from './buildSite.ts';
import { CHROMIUM, findProgram, HEADLESS_SHELL, NGINX, provideProgram } from './installed.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the production build's server, without a slash; '' without a browser. */
    site: string;
    /** The folder of that build; '' without a browser. */
    siteFolder: string;
    /** The browser's program; '' if there is none. */
    chromium: string;
    /** The program of the same engine that costs least; '' if there is none. */
    headlessShell: string;
  }
}

/** Checks after the run that `dist/` is unchanged. */
async function watchDist(): Promise<() => Promise<void>> {
  const before = await fingerprint('dist');
  return async () => {
    if ((await fingerprint('dist')) === before) return;
    process.exitCode = 1;
    throw new Error('dist/ changed while the tests ran: tests must not write there');
  };
}

/** Provides a browser and a site; without a browser the browser tests are skipped. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const chromium = provideProgram(CHROMIUM);
  provideProgram(NGINX);
  const checkDist = await watchDist();
  project.provide('chromium', chromium);
  project.provide('headlessShell', findProgram(HEADLESS_SHELL));
  if (chromium) {
    const { folder, address, close } = await serveSite();
    project.provide('siteFolder', folder);
    project.provide('site', address);
    return () => close().then(checkDist);
  }
  project.provide('site', '');
  project.provide('siteFolder', '');
  return checkDist;
}
