import { existsSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { loadModule, loadPages } from '../../shared/build/loadPages.ts';
import { requestPathname, serveBuild } from '../../shared/build/staticServer.ts';
import { portOf } from '../freePort.ts';

/** A site that is being served. */
export interface ServedSite {
  /** Its address, without a slash. */
  address: string;
  close: () => Promise<void>;
}

/**
 * Serves a build with the sandbox on a free port of the loopback interface. @param folder of the build, which must be
 * there once the first document is requested.
 */
export async function serveSite(folder: string): Promise<ServedSite> {
  process.env.SANDBOX_LOG = 'off';
  const root = process.cwd();
  const pages = await loadPages(root);
  const { sandboxHandler } = await loadModule<typeof import('../sandbox/server.ts')>(
    root,
    './test/sandbox/server.ts',
  );
  const sandbox = sandboxHandler();
  let files: RequestListener | undefined;
  const serveFiles: RequestListener = (request, response) => {
    files ??= serveBuild(
      folder,
      pages.filter(({ name }) => existsSync(join(folder, `${name}.html`))),
    );
    files(request, response);
  };
  const server = createServer((request, response) => {
    const isCall = requestPathname(request).startsWith('/esita');
    void (isCall ? sandbox : serveFiles)(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${portOf(server)}`,
    close() {
      server.closeAllConnections();
      return new Promise<void>((done) => server.close(() => done()));
    },
  };
}
