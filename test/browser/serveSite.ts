import { loadModule } from '../../shared/build/pages.ts';
import { type LocalServer, serveLocally } from '../freePort.ts';
import { requestPathname, serveBuild } from './serveBuild.ts';

/** Serves a build with the sandbox on a free port of the loopback interface. @param folder of the build. */
export async function serveSite(folder: string): Promise<LocalServer> {
  process.env.SANDBOX_LOG = 'off';
  const file = './test/sandbox/server.ts';
  const server = await loadModule<typeof import('../sandbox/server.ts')>(file);
  const sandbox = server.sandboxHandler();
  const serveFiles = serveBuild(folder);
  return serveLocally((request, response) => {
    const isCall = requestPathname(request).startsWith('/esita');
    void (isCall ? sandbox : serveFiles)(request, response);
  });
}
