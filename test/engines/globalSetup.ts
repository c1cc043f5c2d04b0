import type { TestProject } from 'vitest/node';
import { bundleScript } from '../../shared/document/bundleScript.ts';
import { ANOTHER_BRAND, serveSite, WITHOUT_WORKER } from '../browser/buildSite.ts';
import { CHROMIUM, provideProgram } from '../browser/installed.ts';
import { startChromium } from './drivers/chromium.ts';
import { ENGINES, type Engine } from './engines.ts';
import { reportMissingEngine } from './install.ts';
import { type Bench, Phone, type Releases } from './phone.ts';
import { ROUTES, readRoute } from './routes.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the build under test, without a slash. */
    enginesSite: string;
    /** The addresses of later releases of it. */
    releases: Releases;
    /** The script with which phones look at a page. */
    inspectScript: string;
    /** The program of each engine that is here, by its key. */
    enginePrograms: Record<string, string>;
    /** What a current Chromium says on each page. */
    referenceOutlines: Record<string, string>;
  }
}

/** The engines' programs. One that cannot be had is left out, which was said. @throws Error in that case in CI. */
async function programs(): Promise<Record<string, string>> {
  const found = async ({ key, name, provide }: Engine): Promise<[string, string][]> => {
    try {
      return [[key, await provide()]];
    } catch (error) {
      reportMissingEngine(name, error);
      return [];
    }
  };
  return Object.fromEntries((await Promise.all(ENGINES.map(found))).flat());
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
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const enginePrograms = await programs();
  const { site, stop } = await serveSite();
  // Another brand is enough to change the names of a release's scripts.
  const next = await serveSite({ ...ANOTHER_BRAND, VITE_SITE_FILE: 'on' });
  const withoutWorker = await serveSite(WITHOUT_WORKER);
  const releases = { next: next.site, withoutWorker: withoutWorker.site };
  const root = `${import.meta.dirname}/inPage`;
  const inspectScript = await bundleScript({ root, entry: 'inspect.ts', values: {} });
  project.provide('enginesSite', site);
  project.provide('releases', releases);
  project.provide('inspectScript', inspectScript);
  project.provide('enginePrograms', enginePrograms);
  project.provide('referenceOutlines', await outlines({ site, releases, inspectScript }));
  return async () => {
    await stop();
    await next.stop();
    await withoutWorker.stop();
  };
}
