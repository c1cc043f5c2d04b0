import { preview } from 'vite';
import { portOf } from '../freePort.ts';
import { builtSite, withVariables } from './buildSite.ts';

/** A site that is being served. */
interface ServedSite {
  /** Where its build is, for reading only. */
  folder: string;
  /** Its address, without a slash. */
  site: string;
  stop: () => Promise<void>;
}

/**
 * Builds the site, unless no source has changed, and serves it with the sandbox.
 * @param variables of the build; by default it has the testers' page.
 */
export async function serveSite(
  variables: Readonly<Record<string, string | undefined>> = { VITE_TEST_PREVIEW: 'on' },
): Promise<ServedSite> {
  process.env.SANDBOX_LOG = 'off';
  const folder = await builtSite(variables);
  const server = await withVariables(variables, () =>
    preview({ logLevel: 'error', build: { outDir: folder }, preview: { port: 0 } }),
  );
  const site = `http://127.0.0.1:${portOf(server.httpServer)}`;
  return { folder, site, stop: () => server.close() };
}
