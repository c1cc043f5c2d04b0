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

function linesOf({ name, text }: EnvironmentFile): Line[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const [, key, value = ''] = KEY_AND_VALUE.exec(line) ?? [];
    return key ? [{ key, value: value.trim(), place: ` (${name}, line ${index + 1})` }] : [];
  });
}

function unknownKey(key: string): string {
  const near = nearestName(key, ENVIRONMENT_KEYS);
  return `${key}: unknown; ${near ? `did you mean ${near}?` : '.env.example lists every key'}`;
}

/**
 * Problems with the `VITE_` variables of a build, apart from invalid values.
 * @param env what Vite read: the files, overridden by the process's variables.
 * @param files as written, in order; later ones win.
 * @returns a line for each problem; empty if there is none.
 */
export function environmentProblems(env: Environment, files: readonly EnvironmentFile[]): string[] {
  const lines = files.flatMap(linesOf);
  const cut = lines.filter(({ value }) => CUT_BY_COMMENT.test(value));
  const unquoted = cut.map(
    ({ key, value, place }) =>
      `${key}: # begins a comment, so the value ends before it; put it in quotes: ${key}="${value}"${place}`,
  );
  const places = new Map(lines.map(({ key, place }) => [key, place]));
  const placeOf = (key: string) => places.get(key) ?? '';
  const others = Object.entries(env).flatMap(([key, value]) => {
    if (!key.startsWith('VITE_') || VITES_OWN.test(key)) return [];
    if (!ENVIRONMENT_KEYS.includes(key)) return [`${unknownKey(key)}${placeOf(key)}`];
    const isCut = cut.some((line) => line.key === key);
    return value === '' && !isCut
      ? [`${key}: empty; give it a value, or leave the key out for its default${placeOf(key)}`]
      : [];
  });
  return [...unquoted, ...others];
}
