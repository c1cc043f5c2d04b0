import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { environmentProblems } from '../config/environmentProblems.ts';
import { type Environment, readSettings } from '../config/readSettings.ts';
import { BUILD_SWITCHES } from '../config/settings.ts';

/** The folder of the `.env` files; false in tests, which must not depend on a developer's own settings. */
export function environmentFolder(root: string): string | false {
  return process.env.VITEST ? false : root;
}

function filesOf(mode: string, folder: string | false) {
  if (folder === false) return [];
  return ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`]
    .filter((name) => existsSync(join(folder, name)))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}

/** An error without a stack trace, which would not help whoever wrote the settings. */
function settingsError(problems: readonly string[]): Error {
  const error = new Error(`The settings cannot be used:\n  ${problems.join('\n  ')}`);
  error.stack = `${error.message}\n`;
  return error;
}

/**
 * Reads the `VITE_` variables of a build from the process and the `.env` files of its mode.
 * @param mode as in `--mode`; `production` for a plain build.
 * @throws Error naming every key that is unknown, empty, cut off by a comment or not read as it is written.
 */
export function readEnvironment(root: string, mode: string): Record<string, string> {
  const folder = environmentFolder(root);
  const env = loadEnv(mode, folder, 'VITE_');
  const problems = environmentProblems(env, filesOf(mode, folder), process.env);
  if (problems.length) throw settingsError(problems);
  // Only checks them: the other settings are checked where they are read.
  readSettings(BUILD_SWITCHES, env);
  return env;
}

/**
 * Reads the variables for a command of the operator, which takes `--mode` as a build does.
 * @throws Error naming every key that cannot be used.
 */
export function readCommandEnvironment(): Environment {
  const { values } = parseArgs({ options: { mode: { type: 'string' } }, strict: false });
  const mode = typeof values.mode === 'string' ? values.mode : 'production';
  return { ...process.env, ...readEnvironment(process.cwd(), mode) };
}
