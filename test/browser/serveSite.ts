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

/** Builds the site with the testers' page, unless no source has changed, and serves it with the sandbox. */
export async function serveSite(): Promise<ServedSite> {
  process.env.SANDBOX_LOG = 'off';
  const testing = { VITE_TEST_PREVIEW: 'on' };
  const folder = await builtSite(testing);
  const server = await withVariables(testing, () =>
    preview({ logLevel: 'error', build: { outDir: folder }, preview: { port: 0 } }),
  );
  const site = `http://127.0.0.1:${portOf(server.httpServer)}`;
  return { folder, site, stop: () => server.close() };
}
