import { nearestName } from './nearestName.ts';
import type { Setting } from './setting.ts';
import {
  type Environment,
  legalProblems,
  sampleProblems,
  settingProblems,
} from './settingProblems.ts';
import { ALL_SETTINGS } from './settings.ts';

/** A settings file, such as `.env`. */
export interface EnvironmentFile {
  name: string;
  text: string;
}

interface Line {
  key: string;
  /** As it is written, with the spaces around it. */
  value: string;
  /** File and line, for the error message. */
  place: string;
}

/** Every key that a build reads. */
export const ENVIRONMENT_KEYS: readonly string[] = Object.values(ALL_SETTINGS).map(
  ({ env }) => env,
);

/** Variables of Vite itself. */
const KEYS_OF_VITE = /^VITE_(?:USER_NODE_ENV|CJS_)/;

const KEY_AND_VALUE = /^\s*(?:export\s+)?([\w.-]+)\s*=(.*)$/;
/** A `#` that cuts off part of an unquoted value: at its start or inside a word. */
const CUT_BY_COMMENT = /^(?!["'`]).*?(?:^|\S)#\S/;
/** No value, an empty one in quotes, or only a comment. */
const EMPTY = /^\s*(?:""|''|``)?\s*(?:#.*)?$/;
const UNCLOSED_QUOTE = /^(["'`])(?!.*\1)/;

function linesOf({ name, text }: EnvironmentFile): Line[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const [, key, value = ''] = KEY_AND_VALUE.exec(line) ?? [];
    return key ? [{ key, value, place: ` (${name}, line ${index + 1})` }] : [];
  });
}

const withPrefix = (key: string) => key.toUpperCase().replace(/^(?!VITE_)/, 'VITE_');

/** Whether a key begins with `VITE_`, or would do so if it were not misspelt. */
const isOurs = (key: string) =>
  key.startsWith('VITE_') || ENVIRONMENT_KEYS.includes(withPrefix(key));

/** Why a line would not be read as it is written; undefined if it would. */
function misreading({ key, value: written }: Line): string | undefined {
  const value = written.trim();
  if (!isOurs(key)) {
    // Some versions of Node do so.
    return written && !value
      ? 'only spaces after =, so the next line may be read as its value; remove them'
      : undefined;
  }
  if (CUT_BY_COMMENT.test(value)) {
    return `# begins a comment, so the value ends before it; put it in quotes: ${key}="${value}"`;
  }
  return UNCLOSED_QUOTE.test(value) ? 'the quote is not closed on the same line' : undefined;
}

function unknownKey(key: string): string {
  const near = nearestName(withPrefix(key), ENVIRONMENT_KEYS);
  return `unknown; ${near ? `did you mean ${near}?` : '.env.example lists every key'}`;
}

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
  const misread = lines.flatMap((line) => {
    const why = misreading(line);
    return why ? [{ ...line, why }] : [];
  });
  const written = new Map(lines.map((line) => [line.key, line]));
  const keys = new Set([
    ...Object.keys(env).filter((key) => key.startsWith('VITE_')),
    ...written.keys(),
  ]);
  const keyProblems = [...keys].flatMap((key) => {
    if (!isOurs(key) || KEYS_OF_VITE.test(key)) return [];
    if (!ENVIRONMENT_KEYS.includes(key)) return [{ key, why: unknownKey(key) }];
    const line = key in overrides ? undefined : written.get(key);
    const isEmpty = line ? EMPTY.test(line.value) : env[key] === '';
    return isEmpty
      ? [{ key, why: 'empty; give it a value, or leave the key out for its default' }]
      : [];
  });
  const placeOf = (key: string) =>
    key in overrides ? ' (the environment)' : (written.get(key)?.place ?? '');
  // What is wrong with a value that is read as another one says nothing.
  const others = [
    ...keyProblems,
    ...settingProblems(env),
    ...sampleProblems(env),
    ...legalProblems(env),
  ].filter(({ key }) => !misread.some((line) => line.key === key));
  return [
    ...misread.map(({ key, why, place }) => `${key}: ${why}${place}`),
    ...others.map(({ key, why }) => `${key}: ${why}${placeOf(key)}`),
  ];
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
  return [HEAD, ...Object.values(ALL_SETTINGS).map(keyLines)].join('\n');
}
