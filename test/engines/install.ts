import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { installCommand } from '../browser/installed.ts';

const run = promisify(execFile);

const TRIES = 3;
const BETWEEN_TRIES_MS = 10_000;
/** How much of a reason is told: enough for a command and the first line of what it said. */
const REASON_LENGTH = 300;

/** Runs an installation up to three times, since a package host may be busy for a moment. @throws its last error. */
export async function threeTimes<Made>(
  install: () => Promise<Made>,
  pauseMs = BETWEEN_TRIES_MS,
): Promise<Made> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await install();
    } catch (error) {
      if (!left) throw error;
    }
    await new Promise((done) => setTimeout(done, pauseMs));
  }
}

/**
 * Warns in one line that the tests of an engine are skipped.
 * @param name for people. @param reason why it cannot be had.
 * @throws Error with the same message if `CI=true`, where nothing may be skipped.
 */
export function reportMissingEngine(
  name: string,
  reason: unknown,
  env: Readonly<Record<string, string | undefined>> = process.env,
): void {
  const why = String(reason).trim().replace(/\s+/g, ' ').slice(0, REASON_LENGTH);
  const says = (what: string) => `NO ${name.toUpperCase()}: ITS TESTS ${what}. ${why}`;
  if (env.CI === 'true') throw new Error(says('CANNOT BE SKIPPED IN CI'));
  console.warn(`\n*** ${says('ARE SKIPPED')} ***\n`);
}

/** apt-get locks itself: two engines must not be installed at the same time. */
let queue: Promise<unknown> = Promise.resolve();

async function install(packages: readonly string[]): Promise<void> {
  const [command, ...rest] = installCommand({ variable: '' }) ?? [];
  if (!command) throw new Error(`Install ${packages.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const few = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  await threeTimes(async () => {
    await run(command, [...rest, 'update', '-qq'], { env });
    await run(command, [...rest, ...few], { env });
  });
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
