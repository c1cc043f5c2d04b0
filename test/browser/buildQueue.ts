import { serveLocally } from '../freePort.ts';
import type { BuildName } from './builds.ts';
import { makeBuild } from './makeBuild.ts';

/**
 * Starts a queue, which makes the builds of a test run one after the other while tests run.
 * @returns the address that answers `GET /<name>` with a build's folder as soon as it has been made, and what orders it ahead.
 */
export async function startBuildQueue() {
  const ending = new AbortController();
  const ordered = new Map<BuildName, Promise<string>>();
  let last: Promise<unknown> = Promise.resolve();
  const order = (name: BuildName): Promise<string> => {
    const known = ordered.get(name);
    if (known) return known;
    const made = last.then(() => makeBuild(name, ending.signal));
    ordered.set(name, made);
    // A build that fails is told to whoever asks for it, and the next one begins.
    last = made.catch(() => undefined);
    return made;
  };
  const server = await serveLocally((request, response) => {
    order(`${request.url}`.slice(1) as BuildName).then(
      (folder) => response.end(folder),
      (error: Error) => response.writeHead(500).end(`${request.url} fails. ${error.message}`),
    );
  });
  return {
    address: server.address,
    order,
    /** Ends the build that is being made, and all waiting. */
    async close() {
      ending.abort();
      await last;
      await server.close();
    },
  };
}
