import { existsSync } from 'node:fs';
import { build, type PreviewServer, preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { portOf } from '../freePort.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the production build's server, without a slash; '' when there is no browser. */
    site: string;
    chromium: string;
  }
}

const PLACES = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser'];

/** Builds the site once and serves it with the sandbox on a free loopback port. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const chromium = process.env.CHROMIUM_PATH ?? PLACES.find((place) => existsSync(place)) ?? '';
  project.provide('chromium', chromium);
  if (!chromium) {
    if (process.env.CI === 'true')
      throw new Error('No Chromium: browser tests cannot be skipped in CI');
    console.warn('\n*** NO CHROMIUM FOUND: ALL BROWSER TESTS ARE SKIPPED. Install chromium. ***\n');
    project.provide('site', '');
    return async () => undefined;
  }
  process.env.SANDBOX_LOG = 'off';
  // The runner has set it to test, and React would come in its development form.
  process.env.NODE_ENV = 'production';
  process.env.VITE_TEST_PREVIEW = 'on';
  await build({ logLevel: 'error' });
  process.env.NODE_ENV = 'test';
  const server: PreviewServer = await preview({
    logLevel: 'error',
    preview: { port: 0 },
  });
  project.provide('site', `http://127.0.0.1:${portOf(server.httpServer)}`);
  return () => server.close();
}
