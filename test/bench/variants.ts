import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { makeBuild } from '../browser/makeBuild.ts';
import { serveSite } from '../browser/serveSite.ts';
import { hasNginx, startNginx } from '../nginx.ts';
import { startFront } from './front.ts';

/** A build of the site that is measured beside others, and its server. */
export interface Variant {
  name: string;
  /** Its address, without a slash. */
  site: string;
  /** Whether its pages register a service worker. */
  hasWorker: boolean;
  /** The pages that it has; all if absent. */
  routes?: readonly string[];
  close: () => Promise<void>;
}

/** Serves a build, compressed, with the sandbox, as a CDN does. @throws Error without nginx. */
export async function serve(name: string, folder: string): Promise<Omit<Variant, 'hasWorker'>> {
  if (!hasNginx) throw new Error('The bench needs nginx, as hosts use it');
  const server = await serveSite(folder);
  const lender = server.address;
  const nginx = await startNginx(folder, '/', lender);
  const front = await startFront(nginx.address, lender);
  const close = async () => {
    front.close();
    await nginx.stop();
    await server.close();
  };
  return { name, site: front.address, close };
}

/** Builds and serves this checkout. */
export async function serveOwn(): Promise<Variant> {
  return { ...(await serve('ours', await makeBuild('shipped'))), hasWorker: true };
}

/** The folder of a build: the given one, or that of the checkout in it. */
async function folderOf(given: string): Promise<string> {
  if (existsSync(join(given, 'loanDetail.html'))) return given;
  if (!existsSync(join(given, 'node_modules'))) {
    throw new Error(`${given} is neither a build of the site nor a checkout with its packages`);
  }
  const folder = resolve('.bench/against');
  await rm(folder, { recursive: true, force: true });
  console.log(`building ${given}`);
  // No setting changes it.
  const plain = Object.entries(process.env).filter(([key]) => !key.startsWith('VITE_'));
  execFileSync('npm', ['run', '--silent', 'build', '--', '--outDir', folder], {
    cwd: given,
    env: Object.fromEntries(plain),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return folder;
}

/**
 * Serves another build, to compare with. @param given a folder with a finished build, or with another checkout of the
 * project, which is built as it is by default. @throws Error if it is neither.
 */
export async function serveOther(given: string): Promise<Variant> {
  const folder = await folderOf(resolve(given));
  const served = await serve('before', folder);
  // The worker of a build without one only removes itself, and there is no document to show offline.
  return { ...served, hasWorker: existsSync(join(folder, 'offline.html')) };
}
