import { nearestName } from './nearestName.ts';
import { operatorProblems } from './operatorProblems.ts';
import { type Environment, type SettingProblem, settingProblems } from './settingProblems.ts';
import { ALL_SETTINGS, type Setting } from './settings.ts';

/** A settings file, such as `.env`. */
export interface EnvironmentFile {
  name: string;
  text: string;
}

interface Line {
  key: string;
  /** The value as it is meant: without quotes, and without the comment after a space. */
  meant: string;
  file: string;
  /** From 1. */
  line: number;
}

/** Every key that a build reads. */
const KEYS: readonly string[] = ALL_SETTINGS.map(({ env }) => env);
const PREFIX = /^VITE_/;
/** Variables of Vite itself. */
const KEYS_OF_VITE = /^VITE_(?:USER_NODE_ENV|CJS_)/;
/** A larger share of wrong letters makes a key without the prefix one of another program. */
const MAX_WRONG_SHARE_WITHOUT_PREFIX = 1 / 5;

/** A key and its value. A colon or space between them is a mistake; keys of other programs need an equals sign or colon. */
const KEY_AND_VALUE =
  /^\s*(?:export\s+)?(VITE_[\w.-]*(?=[\s=:]|$)|[\w.-]+(?=\s*[=:]))\s*[=:]?\s*(.*?)\s*$/;
const QUOTED = /^(["'`])(.*?)\1\s*(?:#.*)?$/;
const COMMENT = /(?:^#(?=\s|$)|\s#).*$/;
const QUOTE_AT_AN_END = /^["'`]|["'`]$/g;

function meantText(written: string): string {
  const inQuotes = QUOTED.exec(written)?.[2];
  return inQuotes ?? written.replace(COMMENT, '').replace(QUOTE_AT_AN_END, '').trim();
}

function linesOf({ name: file, text }: EnvironmentFile): Line[] {
  return text.split(/\r?\n/).flatMap((written, index) => {
    const [, key, value = ''] = KEY_AND_VALUE.exec(written) ?? [];
    return key ? [{ key, meant: meantText(value), file, line: index + 1 }] : [];
  });
}

/** The key of a setting that another one stands for; undefined if it belongs to another program. */
function meantKey(key: string): string | undefined {
  const name = key.toUpperCase();
  if (PREFIX.test(name)) return nearestName(name, KEYS);
  const names = [...KEYS, ...KEYS.map((one) => one.replace(PREFIX, ''))];
  const near = nearestName(name, names, MAX_WRONG_SHARE_WITHOUT_PREFIX);
  return near?.replace(/^(?!VITE_)/, 'VITE_');
}

/** A key that no setting has, and that does not belong to another program. */
function unknownKey(key: string): string | undefined {
  if (KEYS_OF_VITE.test(key)) return undefined;
  const near = meantKey(key);
  if (near) return `unknown; did you mean ${near}?`;
  return PREFIX.test(key) ? 'unknown; .env.example lists every key' : undefined;
}

const assignment = (key: string, value: string) =>
  value.includes('"') ? `${key}='${value}'` : `${key}="${value}"`;

/** A value that is empty, or read as another one than it is written. @param read by Vite. */
function misreading(key: string, meant: string, read: unknown = ''): string | undefined {
  if (meant === '') return 'empty; give it a value, or leave the key out for its default';
  // Vite fills variables in.
  if (read === meant || meant.includes('$')) return undefined;
  return `read as ${JSON.stringify(read)}; write ${assignment(key, meant)}`;
}

/** Keys that a file has more than once. */
function repeatedKeys(lines: readonly Line[]): SettingProblem[] {
  return lines.flatMap(({ key, file, line }, index) => {
    const first = lines.slice(0, index).find((one) => one.key === key && one.file === file);
    if (!first || !KEYS.includes(key)) return [];
    const why = `set in lines ${first.line} and ${line} of ${file}; remove one of the two`;
    return [{ key, why }];
  });
}

/** The variables by their own names: Node reads a line without an equals sign as the beginning of the next line's key. */
const withoutJoinedLines = (env: Environment): Environment =>
  Object.fromEntries(
    Object.entries(env)
      .map(([key, value]) => [key.slice(key.lastIndexOf('\n') + 1), value] as const)
      .filter(([key]) => /^[\w.-]+$/.test(key)),
  );

/**
 * Finds problems with the settings of a build: keys, lines and values.
 * @param read the variables as Vite has read them: the files, overridden by the process.
 * @param files as they are written, in order; later ones override earlier ones.
 * @param overrides the variables of the process. @param publicFiles the paths of the files in `public`.
 * @returns a line for each problem, with its place; [] if there is none.
 */
export function environmentProblems(
  read: Environment,
  files: readonly EnvironmentFile[],
  overrides: Environment,
  publicFiles: readonly string[],
): string[] {
  const env = withoutJoinedLines(read);
  const lines = files.flatMap(linesOf);
  const lineOf = new Map(lines.map((line) => [line.key, line]));
  const keys = new Set([...Object.keys(env).filter((key) => PREFIX.test(key)), ...lineOf.keys()]);
  const ofKeys = [...keys].flatMap((key) => {
    const written = key in overrides ? undefined : lineOf.get(key)?.meant;
    const why = KEYS.includes(key)
      ? misreading(key, written ?? `${env[key]}`, env[key])
      : unknownKey(key);
    return why ? [{ key, why }] : [];
  });
  // The first problem of a key is the reason for its others.
  const others = (found: SettingProblem[], before: SettingProblem[]) =>
    found.filter(({ key }) => !before.some((one) => one.key === key));
  const ofValues = others(settingProblems(env), ofKeys);
  const ofOperator = others(operatorProblems(env, publicFiles), [...ofKeys, ...ofValues]);
  const placeOf = (key: string) => {
    const { file, line } = lineOf.get(key) ?? {};
    if (key in overrides) return ' (the environment)';
    return file ? ` (${file}, line ${line})` : '';
  };
  return [...ofKeys, ...repeatedKeys(lines), ...ofValues, ...ofOperator].map(
    ({ key, why }) => `${key}: ${why}${placeOf(key)}`,
  );
}

const HEAD = `# Every setting of a build, each with its default or an example.
# Copy this file to .env (or to .env.<brand>, for: npm run build -- --mode <brand>),
# and remove the # in front of the keys that you change. Keep the quotes: without them
# a # in a value starts a comment. npm run generate writes this file.
`;

function exampleLines({ env, meaning, expects, ...shown }: Setting): string {
  const { example, invented = example, fallback, sample = '' } = shown;
  const line = assignment(env, invented ?? fallback ?? sample);
  return `# ${meaning} (${expects}${shown.invented ? '; write your own' : ''})\n# ${line}\n`;
}

/** The text of `.env.example`: every key that a build reads, commented out. */
export function environmentExample(): string {
  return [HEAD, ...ALL_SETTINGS.map(exampleLines)].join('\n');
}
