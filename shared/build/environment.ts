import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { loadEnv, type ResolvedConfig } from 'vite';
import {
  type Environment,
  keyProblems,
  type Problem,
  refused,
  stopIf,
  textsOf,
  valueProblems,
} from '../config/problems.ts';
import { type Config, readConfig } from '../config/readConfig.ts';
import { operatorProblems } from './operatorProblems.ts';

const PUBLIC = join(import.meta.dirname, '../../public');

/** The paths of the files that a build copies as they are. */
const publicFiles = () =>
  readdirSync(PUBLIC, { encoding: 'utf8', recursive: true }).map((file) => `/${file}`);

/** Modes that need no file of their own: those of a plain build and of `npm start`. */
const PLAIN_MODES = ['production', 'development'];

/** Files that are not read: whoever has one, or names a mode without one, expects its settings. */
function fileProblems(names: readonly string[], mode: string): Problem[] {
  const file = `.env.${mode}`;
  const isKnown = [file, `${file}.local`].some((name) => names.includes(name));
  const otherwise = names.filter((name) => /^\.?env(?:\..*)?\.txt$/.test(name));
  return [
    ...otherwise.map((key) => ({ key, why: 'is not read; expected a name without .txt' })),
    ...(isKnown || PLAIN_MODES.includes(mode) ? [] : [refused('--mode', mode, `a file ${file}`)]),
  ];
}

const SETTING = /^(?:export\s+)?(VITE_[\w.-]*)\s*(.*)$/i;
/** What follows the key. Without quotes a # ends the value, also within a word. */
const VALUE = /^=\s*(?:(?:"[^"]*"|'[^']*'|`[^`]*`)\s*(?:#.*)?|(?:[^"'`#][^#]*?)?(?:\s#.*)?)$/;

/** The lines with settings, one by one because Node joins one without an equals sign to the next. */
function settingLines(text: string) {
  // A byte order mark, which Notepad may put before the first line, counts as space too.
  const lines = text.split('\n').map((line) => line.trim());
  return lines.flatMap((line) => {
    const [, key, rest = ''] = SETTING.exec(line) ?? [];
    return key ? [{ line, key, rest, isRead: VALUE.test(rest) }] : [];
  });
}

function readFiles(folder: string, mode: string): { env: Environment; problems: Problem[] } {
  const names = readdirSync(folder);
  const files = ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`]
    .filter((name) => names.includes(name))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
  const isText = ({ text }: { text: string }) => !/[\0\uFFFD]/.test(text);
  const unreadable = files.filter((file) => !isText(file));
  const lines = files.filter(isText).flatMap(({ text }) => settingLines(text));
  const wrong = lines.filter(({ isRead }) => !isRead);
  return {
    env: Object.assign({}, ...lines.map(({ line, isRead }) => isRead && parseEnv(line))),
    problems: [
      ...fileProblems(names, mode),
      ...unreadable.map(({ name: key }) => ({
        key,
        why: 'cannot be read; expected text in UTF-8',
      })),
      ...wrong.map(({ key, rest }) =>
        refused(key, rest.replace(/^=\s*/, ''), `an equals sign and quotes, as in ${key}="value"`),
      ),
    ],
  };
}

/** The variables with the prefix of settings, but for Vite's own. */
const settingsIn = (env: Environment): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env)
      .filter(([key]) => /^VITE_(?!USER_NODE_ENV|CJS_)/i.test(key))
      .map(([key, value]) => [key, `${value}`]),
  );

/** Hands Vite the variables that it reads otherwise: those of a file with a byte order mark. */
function tellVite(env: Environment, folder: string | false, mode: string): void {
  const read = loadEnv(mode, folder, 'VITE_');
  Object.assign(
    process.env,
    Object.fromEntries(Object.entries(env).filter(([key, value]) => read[key] !== value)),
  );
}

/**
 * Reads the `VITE_` variables from the process and the `.env` files of a mode.
 * @param folder of the files; false for none. @param mode as in `--mode`; `production` for a plain build.
 * @param isBuild whether borrowers may get the result.
 * @throws Error naming every key that is unknown or not read as it is written, and every value that cannot be used.
 */
export function readEnvironment(
  folder: string | false,
  mode: string,
  isBuild: boolean,
): Record<string, string> {
  const files = folder === false ? { env: {}, problems: [] } : readFiles(folder, mode);
  const env = settingsIn({ ...files.env, ...process.env });
  const texts = textsOf(env);
  stopIf([
    ...files.problems,
    ...keyProblems(env),
    ...valueProblems(texts),
    ...operatorProblems(texts, publicFiles(), isBuild),
  ]);
  tellVite(env, folder, mode);
  return env;
}

/** The configuration of a build or of the dev server. @throws Error naming each value that cannot be used. */
export function configOf({ env, base }: ResolvedConfig): Config {
  return readConfig({ ...env, BASE_URL: base });
}
