import { existsSync } from 'node:fs';
import { delimiter, isAbsolute, join, resolve } from 'node:path';

/** A program that some tests need and that may not be installed. */
export interface TestedProgram {
  name: string;
  /** Environment variable that names its file; if set, nowhere else is searched. */
  variable: string;
  /** Its names on the PATH; the first one found is used. */
  commands: readonly string[];
  /** Files that it cannot do without. */
  files?: readonly string[];
  /** The Debian packages that bring it. */
  packages?: readonly string[];
  /** A command of this project that brings the rest. */
  script?: string;
  /** The tests that need it, in the words of the run's closing lines. */
  tests: string;
}

export const CHROMIUM: TestedProgram = {
  name: 'Chromium',
  variable: 'CHROMIUM_PATH',
  commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  packages: ['chromium'],
  tests: 'the browser tests',
};

/**
 * The same engine without Chromium's windows, menus and back-forward cache, which costs less time; without it, Chromium
 * itself. Whatever needs more, such as a page that comes back, takes `CHROMIUM`.
 */
export const HEADLESS_SHELL: TestedProgram = {
  ...CHROMIUM,
  commands: ['chromium-headless-shell', 'chrome-headless-shell', ...CHROMIUM.commands],
};

/** The module of nginx that sends what is compressed already. */
export const NGINX_BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const NGINX: TestedProgram = {
  name: 'nginx',
  variable: 'NGINX_PATH',
  commands: ['nginx'],
  files: [NGINX_BROTLI],
  packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  tests: 'the site on nginx',
};

export const SWIFT_GRAMMAR = resolve(
  'node_modules/@repomix/tree-sitter-wasms/out/tree-sitter-swift.wasm',
);
export const KOTLIN_GRAMMAR = resolve(
  'node_modules/@tree-sitter-grammars/tree-sitter-kotlin/tree-sitter-kotlin.wasm',
);

export const PARSERS: TestedProgram = {
  name: 'parsers of Kotlin and Swift',
  variable: 'TREE_SITTER_PATH',
  commands: [resolve('node_modules/web-tree-sitter/web-tree-sitter.js')],
  files: [SWIFT_GRAMMAR, KOTLIN_GRAMMAR],
  script:
    'npm install --no-save --ignore-scripts web-tree-sitter@0.26.3 @repomix/tree-sitter-wasms@0.1.17 @tree-sitter-grammars/tree-sitter-kotlin@1.1.0',
  tests: 'the native samples',
};

/** Where Debian keeps programs that root runs; not on everybody's PATH. */
const SBIN = '/usr/sbin';

/** Where a program is installed; '' where it or a file that it needs is not. */
export function findProgram({ variable, commands, files = [] }: TestedProgram): string {
  const named = process.env[variable];
  const folders = [...`${process.env.PATH}`.split(delimiter).filter(Boolean), SBIN];
  const places = commands.flatMap((command) =>
    isAbsolute(command) ? [command] : folders.map((folder) => join(folder, command)),
  );
  const found = (named ? [named] : places).find((file) => existsSync(file)) ?? '';
  return files.every((file) => existsSync(file)) ? found : '';
}

/** The sentence with which a run ends that lacks a program: the tests that were not tried, and how to install it. */
export function missingSentence({ name, tests, packages, script }: TestedProgram): string {
  const apt = packages && `apt-get install ${packages.join(' ')}`;
  const commands = [apt, script].filter(Boolean).join(' && ');
  return `Not tried: ${tests}, without ${name}. To install it: ${commands}`;
}

/** Whether this machine has an nginx that can send brotli. */
export const hasNginx = findProgram(NGINX) !== '';

/** @throws Error with `CI=true`, where nothing may be skipped, if one of these programs is missing. */
export function requireInCi(...programs: readonly TestedProgram[]): void {
  if (process.env.CI !== 'true') return;
  const missing = programs.filter((program) => !findProgram(program));
  if (missing.length) throw new Error(missing.map(missingSentence).join('\n'));
}

/** Whether a program is here. @throws Error with `CI=true` if it is not. */
export function isInstalled(program: TestedProgram): boolean {
  requireInCi(program);
  return findProgram(program) !== '';
}
