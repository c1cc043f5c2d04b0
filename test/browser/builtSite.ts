import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';
import type { BuildName } from './builds.ts';

/**
 * The folder of a build, for reading only, once it has been made; '' without a browser, as all of its tests are then skipped.
 * A test file asks for it outside of tests and hooks, so that no time limit includes the wait:
 * `const shipped = await builtSite('shipped')`. @throws Error with the output of the build if it fails.
 */
export async function builtSite(name: BuildName): Promise<string> {
  const folder = inject('builds')[name] ?? '';
  while (folder && !existsSync(folder)) {
    if (existsSync(`${folder}.failed`)) throw new Error(readFileSync(`${folder}.failed`, 'utf8'));
    await sleep(100);
  }
  return folder;
}
