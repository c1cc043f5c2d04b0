import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';
import type { BuildName } from './builds.ts';

/**
 * The folder of a build, for reading only; '' without a browser, as all of its tests are then skipped. A test file asks for
 * it outside of tests and hooks, so that no time limit includes the wait: `const shipped = await builtSite('shipped')`.
 * @throws Error with the output of the build if it fails.
 */
export async function builtSite(name: BuildName): Promise<string> {
  const queue = inject('buildQueue');
  if (!queue) return '';
  // `fetch` gives up after some minutes.
  const [reply] = (await once(get(`${queue}/${name}`), 'response')) as [IncomingMessage];
  const said = await text(reply);
  if (reply.statusCode !== 200) throw new Error(said);
  return said;
}
