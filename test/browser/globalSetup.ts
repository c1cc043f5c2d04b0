import { readFile, rm, writeFile } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { BUILDS, type BuildName } from './builds.ts';
import { FAILURES } from './failureRecord.ts';
import { CHROMIUM, findProgram, HEADLESS_SHELL, NGINX, requireInCi } from './installed.ts';
import { folderOf, makeBuild } from './makeBuild.ts';
import { serveSite } from './serveSite.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the production build's server, without a slash; '' without a browser. */
    site: string;
    /** The folders of the builds that are made in this run; none without a browser. */
    builds: Partial<Record<BuildName, string>>;
    /** The browser's program; '' if there is none. */
    chromium: string;
    /** The program of the same engine that costs least; '' if there is none. */
    headlessShell: string;
  }
}

/** The builds that the files of this run ask for, with their folders. */
async function neededBuilds(project: TestProject): Promise<[BuildName, string][]> {
  const files = project.vitest.state.getPaths().filter((file) => file.includes('/browser/'));
  const code = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join();
  const isNeeded = (name: string) => name === 'site' || code.includes(`builtSite('${name}')`);
  const names = (Object.keys(BUILDS) as BuildName[]).filter(isNeeded);
  return Promise.all(names.map(async (name) => [name, await folderOf(name)]));
}

/** Provides a browser and a site; without a browser the browser tests are skipped. Builds are made beside the unit tests. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | void> {
  requireInCi(CHROMIUM, NGINX);
  await rm(FAILURES, { recursive: true, force: true });
  const chromium = findProgram(CHROMIUM);
  const needed = chromium ? await neededBuilds(project) : [];
  project.provide('chromium', chromium);
  project.provide('headlessShell', findProgram(HEADLESS_SHELL));
  project.provide('builds', Object.fromEntries(needed));
  project.provide('site', '');
  const [site] = needed;
  if (!site) return;
  const { address, close } = await serveSite(site[1]);
  project.provide('site', address);
  for (const [, folder] of needed) await rm(`${folder}.failed`, { force: true });
  const ending = new AbortController();
  const making = (async () => {
    for (const [name, folder] of needed) {
      const tell = (error: Error) => writeFile(`${folder}.failed`, `${name}: ${error.message}`);
      if (!ending.signal.aborted) await makeBuild(name, ending.signal).catch(tell);
    }
  })();
  return async () => {
    ending.abort();
    await making;
    await close();
  };
}
