import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program that some tests need and that may not be installed. */
interface Program {
  name: string;
  /** Environment variable that names its file; if set, nowhere else is searched. */
  variable: string;
  /** Its names on the PATH; the first one found is used. */
  commands: readonly string[];
  /** The Debian packages that contain it. */
  packages: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

export const CHROMIUM: Program = {
  name: 'Chromium',
  variable: 'CHROMIUM_PATH',
  commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  packages: 'chromium',
};

export const NGINX: Program = {
  name: 'nginx',
  variable: 'NGINX_PATH',
  commands: ['nginx'],
  packages: 'nginx-light libnginx-mod-http-brotli-static',
};

/** Path of an installed program; '' if it is not installed. */
export function findProgram(
  { variable, commands }: Program,
  env: Environment = process.env,
): string {
  const named = env[variable];
  if (named) return existsSync(named) ? named : '';
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const files = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return files.find((file) => existsSync(file)) ?? '';
}

/**
 * Warns in one line that the tests of a missing program are skipped.
 * @throws Error with the same message if `CI=true`, where nothing may be skipped.
 */
export function reportMissing(
  { name, variable, packages }: Program,
  env: Environment = process.env,
): void {
  const where = env[variable] ? `${variable}=${env[variable]} is not there` : `none on the PATH`;
  const line = `NO ${name.toUpperCase()} FOUND (${where}): ITS TESTS ARE SKIPPED. Install ${packages}, or set ${variable}.`;
  if (env.CI === 'true')
    throw new Error(`${line.replace('ARE SKIPPED', 'CANNOT BE SKIPPED IN CI')}`);
  console.warn(`\n*** ${line} ***\n`);
}
