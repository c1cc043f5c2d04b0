import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { hasNginx } from '../browser/installed.ts';
import { serveSite } from '../browser/serveSite.ts';
import { startNginx } from '../nginx.ts';
import { startFront } from './front.ts';
import type { Line } from './slowLine.ts';

/** A build of the site that is measured beside others, and its server. */
export type Variant = Awaited<ReturnType<typeof serve>>;

/** Serves a build, compressed, with the sandbox, as a CDN does. @param rules for nginx. @throws Error without nginx. */
export async function serve(name: string, folder: string, rules: string) {
  if (!hasNginx) throw new Error('The bench needs nginx, as hosts use it');
  const server = await serveSite(folder);
  const lender = server.address;
  const nginx = await startNginx(folder, '/', lender, rules);
  const worker = join(folder, 'sw.js');
  return {
    name,
    /** Serves it over a line. */
    front: (line: Line) => startFront(nginx.address, lender, line),
    /** Whether its worker stores pages. That of a build without one only removes itself. */
    hasWorker: existsSync(worker) && readFileSync(worker, 'utf8').includes('CACHE_URLS'),
    hasPage: (route: string) => existsSync(join(folder, `${route}.html`)),
    async close() {
      await nginx.stop();
      await server.close();
    },
  };
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
  execFileSync('npm', ['run', '--silent', 'build', '--', '--outDir', folder], {
    cwd: given,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return folder;
}

/**
 * Serves another build, to compare with. @param given a folder with a finished build, or with another checkout of the
 * project, which is built with the same settings. @param rules for nginx. @throws Error if it is neither.
 */
export const serveOther = async (given: string, rules: string) =>
  serve('before', await folderOf(resolve(given)), rules);
