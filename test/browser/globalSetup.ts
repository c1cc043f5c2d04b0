import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { startBuildQueue } from './buildQueue.ts';
import { TESTED_BUILDS } from './builds.ts';
import { FAILURES } from './failureRecord.ts';
import { fingerprint } from './fingerprint.ts';
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

type Ends = () => Promise<void>;

/** Checks after the run that `dist/` is unchanged. */
async function watchDist(): Promise<Ends> {
  const before = await fingerprint('dist');
  return async () => {
    if ((await fingerprint('dist')) === before) return;
    process.exitCode = 1;
    throw new Error('dist/ changed while the tests ran: tests must not write there');
  };
}

/** Whether this run has every file of the project, not only some that the command line names. */
async function runsEveryFile(project: TestProject): Promise<boolean> {
  const running = new Set(project.vitest.state.getPaths());
  const { testFiles } = await project.globTestFiles();
  return testFiles.every((file) => running.has(file));
}

/**
 * Starts the site's server, and the builds in a process beside the unit tests: all of them, or for a run of some files
 * those that these ask for.
 */
async function startSite(project: TestProject): Promise<Ends> {
  const queue = await startBuildQueue();
  queue.order((await runsEveryFile(project)) ? TESTED_BUILDS : ['site']);
  const { address, close } = await serveSite(await folderOf('site'));
  project.provide('buildQueue', queue.address);
  project.provide('site', address);
  return async () => {
    await queue.close();
    await close();
  };
}

/** Provides a browser and a site; without a browser the browser tests are skipped. */
export default async function setup(project: TestProject): Promise<Ends> {
  requireInCi(CHROMIUM, NGINX);
  await rm(FAILURES, { recursive: true, force: true });
  const chromium = findProgram(CHROMIUM);
  project.provide('chromium', chromium);
  project.provide('headlessShell', findProgram(HEADLESS_SHELL));
  const checkDist = await watchDist();
  if (chromium) {
    const end = await startSite(project);
    return () => end().then(checkDist);
  }
  project.provide('buildQueue', '');
  project.provide('site', '');
  return checkDist;
}
