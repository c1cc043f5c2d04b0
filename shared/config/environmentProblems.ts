import { nearestName } from './nearestName.ts';
import type { Setting } from './setting.ts';
import {
  colourProblem,
  type Environment,
  sampleProblems,
  timeZoneProblem,
  valueProblems,
} from './settingProblems.ts';
import {
  ALL_SETTINGS,
  BUILD_SETTINGS,
  BUILD_SWITCHES,
  COMPANY_SETTINGS,
  PAGE_SETTINGS,
} from './settings.ts';

/** A settings file, such as `.env`. */
export interface EnvironmentFile {
  name: string;
  text: string;
}

interface Line {
  key: string;
  value: string;
  /** File and line, for the error message. */
  place: string;
}

const EVERYTHING = { ...ALL_SETTINGS, ...BUILD_SWITCHES };

/** Every key that a build reads. */
export const ENVIRONMENT_KEYS: readonly string[] = Object.values(EVERYTHING).map(({ env }) => env);

/** Variables of Vite itself. */
const KEYS_OF_VITE = /^VITE_(?:USER_NODE_ENV|CJS_)/;

const KEY_AND_VALUE = /^\s*(?:export\s+)?([\w.-]+)\s*=\s*(.*)$/;
/** A `#` that cuts off part of an unquoted value: at its start or inside a word. */
const CUT_BY_COMMENT = /^(?!["'`]).*?(?:^|\S)#\S/;
/** No value, an empty one in quotes, or only a comment. */
const EMPTY = /^(?:""|''|``)?\s*(?:#.*)?$/;
const UNCLOSED_QUOTE = /^(["'`])(?!.*\1)/;
/** A key with only spaces after `=`. Some versions of Node read the next line as its value. */
const ONLY_SPACES = /^\s*(?:export\s+)?([\w.-]+)\s*=\s+$/;

/** The lines with a key of ours: one that begins with `VITE_`, or would do so if it were not misspelt. */
function linesOf({ name, text }: EnvironmentFile): Line[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const [, key = '', value = ''] = KEY_AND_VALUE.exec(line) ?? [];
    const isOurs = key.startsWith('VITE_') || ENVIRONMENT_KEYS.includes(withPrefix(key));
    return isOurs ? [{ key, value: value.trim(), place: ` (${name}, line ${index + 1})` }] : [];
  });
}

const withPrefix = (key: string) => key.toUpperCase().replace(/^(?!VITE_)/, 'VITE_');

/** Problems with keys of other programs, whose value may swallow the next line. */
function swallowedLines({ name, text }: EnvironmentFile): string[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const [, key = 'VITE_'] = ONLY_SPACES.exec(line) ?? [];
    if (key.startsWith('VITE_')) return [];
    return [
      `${key}: only spaces after =, so the next line may be read as its value; remove them (${name}, line ${index + 1})`,
    ];
  });
}

/** Why a value would not be read as it is written; undefined if it would. */
function misreading({ key, value, place }: Line): string | undefined {
  if (CUT_BY_COMMENT.test(value)) {
    return `${key}: # begins a comment, so the value ends before it; put it in quotes: ${key}="${value}"${place}`;
  }
  if (UNCLOSED_QUOTE.test(value)) return `${key}: the quote is not closed on the same line${place}`;
  return undefined;
}

function unknownKey(key: string): string {
  const near = nearestName(withPrefix(key), ENVIRONMENT_KEYS);
  return `${key}: unknown; ${near ? `did you mean ${near}?` : '.env.example lists every key'}`;
}

/** Problems with values, whatever file they are written in. */
const problemsWithValues = (env: Environment) => [
  ...valueProblems(EVERYTHING, env),
  ...timeZoneProblem(PAGE_SETTINGS.timeZone, env),
  ...colourProblem(BUILD_SETTINGS, env),
  ...sampleProblems({ ...PAGE_SETTINGS, ...COMPANY_SETTINGS }, env),
];

/**
 * Finds problems with the `VITE_` variables of a build: keys, lines and values. It reads the files itself, because
 * versions of Node differ in how they read a key without a value.
 * @param env as Vite has read it: the files, overridden by the variables of the process.
 * @param files as they are written, in order; later ones override earlier ones.
 * @param overrides the variables of the process.
 * @returns a line for each problem; [] if there is none.
 */
export function environmentProblems(
  env: Environment,
  files: readonly EnvironmentFile[],
  overrides: Environment = {},
): string[] {
  const lines = files.flatMap(linesOf);
  const misreadLines = lines.flatMap((line) => misreading(line) ?? []);
  const written = new Map(lines.map((line) => [line.key, line]));
  const placeOf = (key: string) =>
    key in overrides ? ' (the environment)' : (written.get(key)?.place ?? '');
  const keys = new Set([...Object.keys(env), ...written.keys()]);
  const keyProblems = [...keys].flatMap((key) => {
    const line = written.get(key);
    if (!(line || key.startsWith('VITE_')) || KEYS_OF_VITE.test(key)) return [];
    const place = placeOf(key);
    if (!ENVIRONMENT_KEYS.includes(key)) return [`${unknownKey(key)}${place}`];
    if (line && misreading(line)) return [];
    const isEmpty = line && !(key in overrides) ? EMPTY.test(line.value) : env[key] === '';
    return isEmpty
      ? [`${key}: empty; give it a value, or leave the key out for its default${place}`]
      : [];
  });
  const misread = new Set(lines.filter(misreading).map(({ key }) => key));
  const valueLines = problemsWithValues(env)
    .filter(({ key }) => !misread.has(key))
    .map(({ key, why }) => `${key}: ${why}${placeOf(key)}`);
  return [...misreadLines, ...files.flatMap(swallowedLines), ...keyProblems, ...valueLines];
}

const HEAD = `# Every setting of a build, each with its default or an example.
# Copy this file to .env (or to .env.<brand>, for: npm run build -- --mode <brand>),
# and remove the # in front of the keys that you change. Keep the quotes: without them
# a # in a value starts a comment. npm run generate writes this file.
`;

/** The value of a setting in `.env.example`, without quotes. */
export function exampleOf({ fallback, example }: Setting<unknown>): string {
  return example ?? fallback;
}

function keyLines(setting: Setting<unknown>): string {
  const value = exampleOf(setting);
  const quote = value.includes('"') ? "'" : '"';
  return `# ${setting.meaning} (${setting.expects})\n# ${setting.env}=${quote}${value}${quote}\n`;
}

/** The text of `.env.example`: every key that a build reads, commented out. */
export function environmentExample(): string {
  const all: Setting<unknown>[] = Object.values({ ...ALL_SETTINGS, ...BUILD_SWITCHES });
  return [HEAD, ...all.map(keyLines)].join('\n');
}
