import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { environmentProblems } from '../config/environmentProblems.ts';
import { nearestName } from '../config/nearestName.ts';
import { type Environment, settingsError } from '../config/settingProblems.ts';

/** The folder of the `.env` files; false in tests, which must not depend on a developer's own settings. */
export function environmentFolder(root: string): string | false {
  return process.env.VITEST ? false : root;
}

const PUBLIC = join(import.meta.dirname, '../../public');

/** The paths of the files that a build copies as they are. */
const publicFiles = () =>
  readdirSync(PUBLIC, { encoding: 'utf8', recursive: true }).map((file) => `/${file}`);

function filesOf(folder: string, mode: string) {
  const names = readdirSync(folder);
  return ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`]
    .filter((name) => names.includes(name))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}

/** Modes that need no file of their own: those of a plain build and of `npm start`. */
const PLAIN_MODES = ['production', 'development'];

/** A mode without a file: whoever names one expects its settings. */
function modeProblems(folder: string, mode: string): string[] {
  const file = `.env.${mode}`;
  const names = readdirSync(folder);
  const isKnown = [file, `${file}.local`].some((name) => names.includes(name));
  if (isKnown || PLAIN_MODES.includes(mode)) return [];
  const modes = names.flatMap((name) => /^\.env\.([\w-]+)$/.exec(name)?.[1] ?? []);
  const near = nearestName(mode, modes);
  return [
    `--mode ${mode}: there is no file ${file}${near ? `; did you mean --mode ${near}?` : ''}`,
  ];
}

/**
 * Reads the `VITE_` variables of a build from the process and the `.env` files of its mode.
 * @param folder of the files; false for none. @param mode as in `--mode`; `production` for a plain build.
 * @throws Error naming, with file and line, every key that is unknown or not read as it is written, and every value that
 * cannot be used.
 */
export function readEnvironment(folder: string | false, mode: string): Record<string, string> {
  const env = loadEnv(mode, folder, 'VITE_');
  const files = folder === false ? [] : filesOf(folder, mode);
  const problems = [
    ...(folder === false ? [] : modeProblems(folder, mode)),
    ...environmentProblems(env, files, process.env, publicFiles()),
  ];
  if (problems.length) throw settingsError(problems);
  return env;
}

/** Reads the variables for a command of the operator, which takes `--mode` as a build does. Ends it if they cannot be used. */
export function readCommandEnvironment(): Environment {
  const { values } = parseArgs({ options: { mode: { type: 'string' } }, strict: false });
  const mode = typeof values.mode === 'string' ? values.mode : 'production';
  try {
    return readEnvironment(environmentFolder(process.cwd()), mode);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}
