import { nearestName } from './nearestName.ts';
import type { Environment } from './readSettings.ts';
import { ALL_SETTINGS, BUILD_SWITCHES } from './settings.ts';

/** A settings file, such as `.env`. */
export interface EnvironmentFile {
  name: string;
  text: string;
}

interface Line {
  key: string;
  value: string;
  /** Where it is written, for the error message. */
  place: string;
}

/** Every key that a build reads. */
export const ENVIRONMENT_KEYS: readonly string[] = Object.values({
  ...ALL_SETTINGS,
  ...BUILD_SWITCHES,
}).map(({ env }) => env);

/** Variables that Vite itself sets or reads. */
const VITES_OWN = /^VITE_(?:USER_NODE_ENV|CJS_)/;

const KEY_AND_VALUE = /^\s*(?:export\s+)?(VITE_\w*)\s*=\s*(.*)$/;
/** A `#` that cuts off part of an unquoted value: at its start or inside a word. */
const CUT_BY_COMMENT = /^(?!["'`]).*?(?:^|\S)#\S/;
/** No value, an empty one in quotes, or only a comment. */
const EMPTY = /^(?:""|''|``)?\s*(?:#.*)?$/;
const UNCLOSED_QUOTE = /^(["'`])(?!.*\1)/;
/** What some versions of Node take the next line for the value of. */
const ONLY_SPACES = /^\s*(?:export\s+)?([\w.-]+)\s*=\s+$/;

function linesOf({ name, text }: EnvironmentFile): Line[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const [, key, value = ''] = KEY_AND_VALUE.exec(line) ?? [];
    return key ? [{ key, value: value.trim(), place: ` (${name}, line ${index + 1})` }] : [];
  });
}

/** Lines of other programs' keys that may swallow one of ours. */
function swallowing({ name, text }: EnvironmentFile): string[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const [, key = 'VITE_'] = ONLY_SPACES.exec(line) ?? [];
    if (key.startsWith('VITE_')) return [];
    return [
      `${key}: only spaces after =, so the next line may be read as its value; remove them (${name}, line ${index + 1})`,
    ];
  });
}

/** What is wrong with how a value is written; undefined if nothing is. */
function misread({ key, value, place }: Line): string | undefined {
  if (CUT_BY_COMMENT.test(value)) {
    return `${key}: # begins a comment, so the value ends before it; put it in quotes: ${key}="${value}"${place}`;
  }
  if (UNCLOSED_QUOTE.test(value)) return `${key}: the quote is not closed on the same line${place}`;
  return undefined;
}

function unknownKey(key: string): string {
  const near = nearestName(key, ENVIRONMENT_KEYS);
  return `${key}: unknown; ${near ? `did you mean ${near}?` : '.env.example lists every key'}`;
}

/**
 * Problems with the `VITE_` variables of a build, apart from invalid values. The files are read here once more, as
 * versions of Node differ in what they read from a key without a value.
 * @param env what Vite read: the files, overridden by the process's variables.
 * @param files as written, in order; later ones win.
 * @param overrides the process's variables.
 * @returns a line for each problem; empty if there is none.
 */
export function environmentProblems(
  env: Environment,
  files: readonly EnvironmentFile[],
  overrides: Environment = {},
): string[] {
  const lines = files.flatMap(linesOf);
  const misreadLines = lines.flatMap((line) => misread(line) ?? []);
  const written = new Map(lines.map((line) => [line.key, line]));
  const keys = new Set([...Object.keys(env), ...written.keys()]);
  const others = [...keys].flatMap((key) => {
    if (!key.startsWith('VITE_') || VITES_OWN.test(key)) return [];
    const line = written.get(key);
    const place = line?.place ?? '';
    if (!ENVIRONMENT_KEYS.includes(key)) return [`${unknownKey(key)}${place}`];
    if (line && misread(line)) return [];
    const isEmpty = line && !(key in overrides) ? EMPTY.test(line.value) : env[key] === '';
    return isEmpty
      ? [`${key}: empty; give it a value, or leave the key out for its default${place}`]
      : [];
  });
  return [...misreadLines, ...files.flatMap(swallowing), ...others];
}
