import { execFile } from 'node:child_process';
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

const areInstalled = (packages: readonly string[]) =>
  run('dpkg', ['-s', ...packages]).then(
    () => true,
    () => false,
  );

/** Installs Debian packages unless they are there. @throws Error if they cannot be installed. */
export function debianPackages(...packages: readonly string[]): Promise<void> {
  const work = queue.then(async () => {
    if (await areInstalled(packages)) return;
    console.warn(`\n*** INSTALLING ${packages.join(' ')} ***\n`);
    await install(packages);
  });
  queue = work.catch(() => undefined);
  return work;
}
