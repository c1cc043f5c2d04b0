import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { installCommand } from '../browser/installed.ts';

const run = promisify(execFile);

/** apt-get locks itself: two engines must not be installed at the same time. */
let queue: Promise<unknown> = Promise.resolve();

async function install(packages: readonly string[]): Promise<void> {
  const [command, ...rest] = installCommand({ variable: '' }) ?? [];
  if (!command) throw new Error(`Install ${packages.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const few = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  await run(command, [...rest, 'update', '-qq'], { env });
  await run(command, [...rest, ...few], { env });
}

/** Installs Debian packages unless their files are there. @throws Error if they cannot be installed. */
export function debianPackages(
  packages: readonly string[],
  files: readonly string[],
): Promise<void> {
  const work = queue.then(async () => {
    if (files.every((file) => existsSync(file))) return;
    console.warn(`\n*** INSTALLING ${packages.join(' ')} ***\n`);
    await install(packages);
    const missing = files.filter((file) => !existsSync(file));
    if (missing.length) throw new Error(`${packages.join(' ')} did not bring ${missing.join(' ')}`);
  });
  queue = work.catch(() => undefined);
  return work;
}
