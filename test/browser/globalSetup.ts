import { preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { portOf } from '../freePort.ts';
import { builtSite, withVariables } from './buildSite.ts';
import { fingerprint } from './fingerprint.ts';
import { CHROMIUM, NGINX, provideProgram } from './installed.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the production build's server, without a slash; '' without a browser. */
    site: string;
    /** The folder of that build; '' without a browser. */
    siteFolder: string;
    /** The browser's program; '' if there is none. */
    chromium: string;
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

/** Builds the site with the testers' page, unless no source has changed, and serves it with the sandbox. */
async function serveSite(project: TestProject): Promise<() => Promise<void>> {
  process.env.SANDBOX_LOG = 'off';
  const testing = { VITE_TEST_PREVIEW: 'on' };
  const folder = await builtSite(testing);
  const server = await withVariables(testing, () =>
    preview({ logLevel: 'error', build: { outDir: folder }, preview: { port: 0 } }),
  );
  project.provide('siteFolder', folder);
  project.provide('site', `http://127.0.0.1:${portOf(server.httpServer)}`);
  return () => server.close();
}

/** Provides a browser and a site; without a browser the browser tests are skipped. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const chromium = provideProgram(CHROMIUM);
  provideProgram(NGINX);
  const checkDist = await watchDist();
  project.provide('chromium', chromium);
  if (chromium) {
    const stop = await serveSite(project);
    return () => stop().then(checkDist);
  }
  project.provide('site', '');
  project.provide('siteFolder', '');
  return checkDist;
}
