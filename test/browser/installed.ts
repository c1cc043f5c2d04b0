import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program that some tests need and that may not be installed. */
export interface Program {
  name: string;
  /** Environment variable that names its file; if set, nowhere else is searched. */
  variable: string;
  /** Its names on the PATH; the first one found is used. */
  commands: readonly string[];
  /** Files that it cannot do without. */
  files: readonly string[];
  /** The Debian packages that bring it. */
  packages: readonly string[];
}

export const CHROMIUM: Program = {
  name: 'Chromium',
  variable: 'CHROMIUM_PATH',
  commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  files: [],
  packages: ['chromium'],
};

/**
 * The same engine without Chromium's windows, menus and back-forward cache, which costs less time; without it, Chromium
 * itself. Whatever needs more, such as a page that comes back, takes `CHROMIUM`.
 */
export const HEADLESS_SHELL: Program = {
  ...CHROMIUM,
  commands: ['chromium-headless-shell', 'chrome-headless-shell', ...CHROMIUM.commands],
};

/** The module of nginx that sends what is compressed already. */
export const NGINX_BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const NGINX: Program = {
  name: 'nginx',
  variable: 'NGINX_PATH',
  commands: ['nginx'],
  files: [NGINX_BROTLI],
  packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
};

function onPath(commands: readonly string[]): string {
  const folders = `${process.env.PATH}`.split(delimiter).filter(Boolean);
  const files = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return files.find((file) => existsSync(file)) ?? '';
}

/** Where a program is installed; '' where it or a file that it needs is not. */
export function findProgram({ variable, commands, files }: Program): string {
  if (!files.every((file) => existsSync(file))) return '';
  const named = process.env[variable];
  if (named) return existsSync(named) ? named : '';
  return onPath(commands);
}

/**
 * The command that installs packages here without asking anybody: apt-get for root, and in CI for whoever
 * may become root. Undefined where there is none, or where a variable says which program to take.
 */
function installCommand({ variable }: Program): readonly string[] | undefined {
  const { env } = process;
  const apt = onPath(['apt-get']);
  if (!apt || env[variable]) return undefined;
  if (process.getuid?.() === 0) return [apt];
  const sudo = env.CI === 'true' && onPath(['sudo']);
  return sudo ? [sudo, '-n', apt] : undefined;
}

function install(program: Program): void {
  const [command, ...rest] = installCommand(program) ?? [];
  if (!command) return;
  const { name, packages } = program;
  console.warn(`\n*** NO ${name.toUpperCase()} FOUND: INSTALLING ${packages.join(' ')} ***\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const calm = ['-qq', '-o', 'Acquire::Retries=3'];
  for (const step of [['update'], ['install', '-y', ...packages]]) {
    spawnSync(command, [...rest, ...calm, ...step], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
}

/**
 * Warns in one line that the tests of a missing program are skipped.
 * @throws Error with the same message if `CI=true`, where nothing may be skipped.
 */
function reportMissing({ name, variable, packages }: Program): void {
  const { env } = process;
  const where = env[variable] ? `${variable}=${env[variable]} is not there` : `none on the PATH`;
  const line = `NO ${name.toUpperCase()} FOUND (${where}): ITS TESTS ARE SKIPPED. Install ${packages.join(' ')}, or set ${variable}.`;
  if (env.CI === 'true')
    throw new Error(`${line.replace('ARE SKIPPED', 'CANNOT BE SKIPPED IN CI')}`);
  console.warn(`\n*** ${line} ***\n`);
}

/**
 * Finds a program, and installs it where that needs nobody's leave.
 * @returns its file; '' where it cannot be had, which was said. @throws Error in that case with `CI=true`.
 */
export function provideProgram(program: Program): string {
  if (!findProgram(program)) install(program);
  const found = findProgram(program);
  if (!found) reportMissing(program);
  return found;
}
