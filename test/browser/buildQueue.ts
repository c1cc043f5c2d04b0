import { serveLocally } from '../freePort.ts';
import { BUILDS, type BuildName } from './builds.ts';
import { makeBuild } from './makeBuild.ts';

/** The builds of a test run, made one after the other while tests run. */
export interface BuildQueue {
  /** Answers `GET /<name>` with the build's folder as soon as it has been made. Without a slash at the end. */
  address: string;
  /** Asks for builds that will be needed. */
  order(names: readonly BuildName[]): void;
  /** Ends the build that is being made, and all waiting. */
  close(): Promise<void>;
}

function isBuild(name: string): name is BuildName {
  return name in BUILDS;
}

/** Starts an empty queue, with a server at which the workers ask for builds. */
export async function startBuildQueue(): Promise<BuildQueue> {
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
    const name = `${request.url}`.slice(1);
    const made = isBuild(name) ? order(name) : Promise.reject(new Error(`No build ${name}`));
    made.then(
      (folder) => response.end(folder),
      (error: Error) => response.writeHead(500).end(`The build ${name} fails. ${error.message}`),
    );
  });
  return {
    address: server.address,
    order: (names) => names.forEach(order),
    async close() {
      ending.abort();
      await last;
      await server.close();
    },
  };
}
