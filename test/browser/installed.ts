import { existsSync } from 'node:fs';
import { delimiter, isAbsolute, join, resolve } from 'node:path';

/** A file that a program cannot do without. */
interface NeededFile {
  path: string;
  /** What it is, where it may be missing on its own. */
  name?: string;
  /** The Debian package that brings it. */
  package?: string;
}

/** A program that some tests need and that may not be installed. */
export interface TestedProgram {
  name: string;
  /** Environment variable that names its file; if set, nowhere else is searched. */
  variable: string;
  /** Its names on the PATH; the first one found is used. */
  commands: readonly string[];
  files?: readonly NeededFile[];
  /** The Debian packages that bring the program itself. */
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
  files: [
    {
      path: NGINX_BROTLI,
      name: 'the brotli module of nginx (ngx_http_brotli_static_module)',
      package: 'libnginx-mod-http-brotli-static',
    },
  ],
  packages: ['nginx-light'],
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
  files: [{ path: SWIFT_GRAMMAR }, { path: KOTLIN_GRAMMAR }],
  script:
    'npm install --no-save --ignore-scripts web-tree-sitter@0.26.3 @repomix/tree-sitter-wasms@0.1.17 @tree-sitter-grammars/tree-sitter-kotlin@1.1.0',
  tests: 'the native samples',
};

/** Where Debian keeps programs that root runs; not on everybody's PATH. */
const SBIN = '/usr/sbin';

/** Where a program itself is; '' where it is not. */
function placeOf({ variable, commands }: TestedProgram): string {
  const named = process.env[variable];
  const folders = [...`${process.env.PATH}`.split(delimiter).filter(Boolean), SBIN];
  const places = commands.flatMap((command) =>
    isAbsolute(command) ? [command] : folders.map((folder) => join(folder, command)),
  );
  return (named ? [named] : places).find((file) => existsSync(file)) ?? '';
}

const missingFiles = ({ files = [] }: TestedProgram) =>
  files.filter(({ path }) => !existsSync(path));

/** Where a program is installed; '' where it or a file that it needs is not. */
export const findProgram = (program: TestedProgram): string =>
  missingFiles(program).length ? '' : placeOf(program);

/**
 * The sentence with which a run ends that lacks a program, or only a file that the program needs: the tests that were not
 * tried, and how to install what is missing.
 */
export function missingSentence(program: TestedProgram): string {
  const { tests, packages = [], script } = program;
  const isHere = placeOf(program) !== '';
  const files = missingFiles(program);
  const names = [isHere ? '' : program.name, ...files.map(({ name = '' }) => name)];
  const wanted = [
    ...(isHere && files.some((one) => one.package) ? [] : packages),
    ...files.flatMap((one) => one.package ?? []),
  ];
  const apt = wanted.length ? `apt-get install ${wanted.join(' ')}` : '';
  const commands = [apt, script].filter(Boolean).join(' && ');
  const lacking = names.filter(Boolean).join(' and ') || program.name;
  return `Not tried: ${tests}, without ${lacking}. To install it: ${commands}`;
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
