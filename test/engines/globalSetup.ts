import type { TestProject } from 'vitest/node';
import { bundleScript } from '../../shared/document/bundleScript.ts';
import type { BuildName } from '../browser/builds.ts';
import { CHROMIUM } from '../browser/installed.ts';
import { makeBuild } from '../browser/makeBuild.ts';
import { serveSite } from '../browser/serveSite.ts';
import { startChromium } from './drivers/chromium.ts';
import { ENGINES } from './engines.ts';
import { provideProgram } from './install.ts';
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
  const program = provideProgram(CHROMIUM);
  if (!program) throw new Error('Pages are compared with a current Chromium, which is missing');
  const browser = await startChromium(program);
  const said: Record<string, string> = {};
  const phone = await Phone.start(browser, bench);
  for (const one of ROUTES) said[one.route] = await readRoute(phone, one, 'current');
  await phone.close();
  await browser.close();
  return said;
}

const serve = async (name: BuildName) => serveSite(await makeBuild(name));

/** Finds or installs the engines, builds and serves the site, and reads every page in a current Chromium. */
export default async function setup(project: TestProject): Promise<() => Promise<unknown>> {
  const enginePrograms: Record<string, string> = {};
  for (const { key, provide } of ENGINES) enginePrograms[key] = await provide();
  const current = await serve('site');
  const next = await serve('anotherBrand');
  const withoutWorker = await serve('withoutWorker');
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
