import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { loadModule, loadPages } from '../../shared/build/loadPages.ts';
import { requestPathname, serveBuild } from '../../shared/build/staticServer.ts';
import { type LocalServer, serveLocally } from '../freePort.ts';

/**
 * Serves a build with the sandbox on a free port of the loopback interface. @param folder of the build, which must be
 * there once the first document is requested.
 */
export async function serveSite(folder: string): Promise<LocalServer> {
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
  return serveLocally((request, response) => {
    const isCall = requestPathname(request).startsWith('/esita');
    void (isCall ? sandbox : serveFiles)(request, response);
  });
}
