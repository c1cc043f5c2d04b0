import { isObject } from './matches.ts';
import type { Setting } from './setting.ts';
import {
  type Environment,
  jsonOf,
  listOf,
  type Settings,
  settingsError,
  valueProblems,
} from './settingProblems.ts';

/** The type of the values of a table of settings. */
export type Values<Table> = {
  -readonly [Key in keyof Table]: Table[Key] extends Setting<infer Value> ? Value : never;
};

/** Parses a variable's text into a value of the setting's kind. */
function parsed({ kind }: Setting<unknown>, text: string): unknown {
  if (kind === 'map') return jsonOf(text);
  return kind === 'text' ? text : listOf(text);
}

function settingOf(setting: Setting<unknown>, env: Environment): unknown {
  const given = env[setting.env];
  const text = typeof given === 'string' && given !== '' ? given : setting.fallback;
  const value = parsed(setting, text);
  // Keys that a map lacks keep their default.
  return isObject(value) ? { ...Object(parsed(setting, setting.fallback)), ...value } : value;
}

/**
 * Reads a table of settings.
 * @param env variables; an absent one gets its default. @throws Error naming every variable that cannot be used.
 */
export function readSettings<Table extends Settings>(
  table: Table,
  env: Environment,
): Values<Table> {
  const problems = valueProblems(table, env);
  if (problems.length) throw settingsError(problems.map(({ key, why }) => `${key}: ${why}`));
  const entries = Object.entries(table).map(([key, setting]) => [key, settingOf(setting, env)]);
  return Object.fromEntries(entries) as Values<Table>;
}
