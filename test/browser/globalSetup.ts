import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { startBuildQueue } from './buildQueue.ts';
import { BUILDS, type BuildName } from './builds.ts';
import { FAILURES } from './failureRecord.ts';
import { CHROMIUM, findProgram, HEADLESS_SHELL, NGINX, requireInCi } from './installed.ts';
import { folderOf } from './makeBuild.ts';
import { serveSite } from './serveSite.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the production build's server, without a slash; '' without a browser. */
    site: string;
    /** Where test files ask for builds (`builtSite`); '' without a browser. */
    buildQueue: string;
    /** The browser's program; '' if there is none. */
    chromium: string;
    /** The program of the same engine that costs least; '' if there is none. */
    headlessShell: string;
  }
}

/** Whether this run has every file of the project, not only some that the command line names. */
async function runsEveryFile(project: TestProject): Promise<boolean> {
  const running = new Set(project.vitest.state.getPaths());
  const { testFiles } = await project.globTestFiles();
  return testFiles.every((file) => running.has(file));
}

/**
 * Provides a browser and a site; without a browser the browser tests are skipped. The builds are made in a process beside
 * the unit tests: all of them, or for a run of some files those that these ask for.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | void> {
  requireInCi(CHROMIUM, NGINX);
  await rm(FAILURES, { recursive: true, force: true });
  const chromium = findProgram(CHROMIUM);
  project.provide('chromium', chromium);
  project.provide('headlessShell', findProgram(HEADLESS_SHELL));
  project.provide('buildQueue', '');
  project.provide('site', '');
  if (!chromium) return;
  const queue = await startBuildQueue();
  const names = Object.keys(BUILDS) as BuildName[];
  for (const name of (await runsEveryFile(project)) ? names : names.slice(0, 1)) queue.order(name);
  const { address, close } = await serveSite(await folderOf('site'));
  project.provide('buildQueue', queue.address);
  project.provide('site', address);
  return async () => {
    await queue.close();
    await close();
  };
}
