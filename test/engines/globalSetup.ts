import type { TestProject } from 'vitest/node';
import { bundleScript } from '../../shared/document/bundleScript.ts';
import { ANOTHER_BRAND, serveSite, WITHOUT_WORKER } from '../browser/buildSite.ts';
import { CHROMIUM, provideProgram } from '../browser/installed.ts';
import { startChromium } from './drivers/chromium.ts';
import { ENGINES } from './engines.ts';
import { type Bench, Phone } from './phone.ts';
import { ROUTES, readRoute } from './routes.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The build under test, later releases of it, and the script with which phones look at a page. */
    bench: Bench;
    /** The program of each engine that is here, by its key. */
    enginePrograms: Record<string, string>;
    /** What a current Chromium says on each page. */
    referenceOutlines: Record<string, string>;
  }
}

async function outlines(bench: Bench): Promise<Record<string, string>> {
  const browser = await startChromium(provideProgram(CHROMIUM));
  const said: Record<string, string> = {};
  const phone = await Phone.start(browser, bench);
  for (const one of ROUTES) said[one.route] = await readRoute(phone, one, 'current');
  await phone.close();
  await browser.close();
  return said;
}

/** Installs the engines, builds and serves the site, and reads every page in a current Chromium. */
export default async function setup(project: TestProject): Promise<() => Promise<unknown>> {
  const enginePrograms: Record<string, string> = {};
  for (const { key, provide } of ENGINES) enginePrograms[key] = await provide();
  const current = await serveSite();
  // Another brand is enough to change the names of a release's scripts.
  const next = await serveSite(ANOTHER_BRAND);
  const withoutWorker = await serveSite(WITHOUT_WORKER);
  const root = `${import.meta.dirname}/inPage`;
  const bench = {
    site: current.address,
    releases: { next: next.address, withoutWorker: withoutWorker.address },
    inspectScript: await bundleScript({ root, entry: 'inspect.ts', values: {} }),
  };
  project.provide('bench', bench);
  project.provide('enginePrograms', enginePrograms);
  project.provide('referenceOutlines', await outlines(bench));
  return () => Promise.all([current, next, withoutWorker].map(({ close }) => close()));
}
