import type { TestProject } from 'vitest/node';
import { bundleScript } from '../../shared/document/scripts.ts';
import { CHROMIUM, findProgram } from '../browser/installed.ts';
import { makeBuild } from '../browser/makeBuild.ts';
import { serveSite } from '../browser/serveSite.ts';
import { ENGINES } from './engines.ts';
import { ROUTES, readPage } from './everyPage.ts';
import { providePackages } from './install.ts';
import { Phone } from './phone.ts';
import { startChromium } from './puppeteer.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the build under test, and the script with which phones look at a page. */
    bench: { site: string; inspectScript: string };
    /** The program of each engine that is here, by its key. */
    enginePrograms: Record<string, string>;
    /** What a current Chromium says on each page. */
    referenceOutlines: Record<string, string>;
  }
}

async function outlines(site: string, inspectScript: string): Promise<Record<string, string>> {
  const program = findProgram(CHROMIUM);
  if (!program) throw new Error('Pages are compared with a current Chromium, which is missing');
  const chromium = await startChromium(program);
  const found: Record<string, string> = {};
  const phone = new Phone(await chromium.newPage(), site, inspectScript);
  for (const route of ROUTES) found[route] = await readPage(phone, route);
  await chromium.end();
  return found;
}

/** Finds the engines, installs what drives them, builds and serves the site, and reads every page in a current Chromium. */
export default async function setup(project: TestProject): Promise<() => Promise<unknown>> {
  await providePackages();
  const enginePrograms: Record<string, string> = {};
  for (const { key, find } of ENGINES) enginePrograms[key] = find();
  const served = await serveSite(await makeBuild('site'));
  const root = `${import.meta.dirname}/inPage`;
  const inspectScript = await bundleScript({ root, entry: 'inspect.ts', values: {} });
  project.provide('bench', { site: served.address, inspectScript });
  project.provide('enginePrograms', enginePrograms);
  project.provide('referenceOutlines', await outlines(served.address, inspectScript));
  return () => served.close();
}
