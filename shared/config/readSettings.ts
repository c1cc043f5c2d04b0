import { isObject, matches } from './matches.ts';
import type { Setting } from './setting.ts';

/** Variables of the environment or of a `.env` file. */
export type Environment = Readonly<Record<string, unknown>>;

type Settings = Readonly<Record<string, Setting<unknown>>>;

/** The type of the values of a table of settings. */
export type Values<Table> = {
  -readonly [Key in keyof Table]: Table[Key] extends Setting<infer Value> ? Value : never;
};

function fail({ env, expects }: Setting<unknown>): never {
  throw new Error(`Configuration ${env}: expected ${expects}`);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The caller reports the name of the variable, which a JSON error would not contain.
    return undefined;
  }
}

/** Parses a variable's text into a value of the setting's kind. */
function parsed({ kind }: Setting<unknown>, text: string): unknown {
  if (kind === 'map') return jsonOf(text);
  if (kind === 'text') return text;
  return text
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
}

function checked(setting: Setting<unknown>, text: string): unknown {
  const value = parsed(setting, text);
  return matches(setting, value) ? value : fail(setting);
}

function settingOf(setting: Setting<unknown>, env: Environment): unknown {
  const given = env[setting.env];
  const text = typeof given === 'string' && given !== '' ? given : setting.fallback;
  const value = checked(setting, text);
  // Keys that a map lacks keep their default.
  return isObject(value) ? { ...Object(checked(setting, setting.fallback)), ...value } : value;
}

/** Reads a table of settings. @param env variables; an absent one gets its default. @throws Error naming a variable that cannot be used. */
export function readSettings<Table extends Settings>(
  table: Table,
  env: Environment,
): Values<Table> {
  const entries = Object.entries(table).map(([key, setting]) => [key, settingOf(setting, env)]);
  return Object.fromEntries(entries) as Values<Table>;
}
