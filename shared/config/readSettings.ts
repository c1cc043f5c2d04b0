import type { Setting } from './settings.ts';

/** Variables of the environment or of a `.env` file. */
export type Environment = Readonly<Record<string, unknown>>;

type Settings = Readonly<Record<string, Setting<unknown>>>;

/** The values that a table of settings gives. */
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
    // The message of the caller names the key, which a JSON error would not.
    return undefined;
  }
}

function fits({ pattern }: Setting<unknown>, value: unknown): boolean {
  return typeof value === 'string' && new RegExp(`^(?:${pattern})$`).test(value);
}

function mapOf(setting: Setting<unknown>, text: string): object {
  const found = jsonOf(text);
  if (!found || typeof found !== 'object' || Array.isArray(found)) return fail(setting);
  const plain = !setting.pattern || Object.values(found).every((one) => fits(setting, one));
  return plain ? found : fail(setting);
}

function listOf(setting: Setting<unknown>, text: string): string[] {
  const names = text
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
  return names.every((name) => fits(setting, name)) ? names : fail(setting);
}

function settingOf(setting: Setting<unknown>, env: Environment): unknown {
  const given = env[setting.env];
  const text = typeof given === 'string' && given !== '' ? given : setting.fallback;
  if (setting.kind === 'list') return listOf(setting, text);
  // What is not said in a map keeps its default.
  if (setting.kind === 'map')
    return { ...mapOf(setting, setting.fallback), ...mapOf(setting, text) };
  return fits(setting, text) ? text : fail(setting);
}

/** Reads a table of settings. @param env absent variables get the default. @throws Error naming the key whose value cannot be used. */
export function readSettings<Table extends Settings>(
  table: Table,
  env: Environment,
): Values<Table> {
  const entries = Object.entries(table).map(([key, setting]) => [key, settingOf(setting, env)]);
  return Object.fromEntries(entries) as Values<Table>;
}
