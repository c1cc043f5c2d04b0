import { parsedJson } from '../lib/attempt.ts';
import { SANDBOX_HEADER } from './headerNames.ts';
import { MARKETS } from './market.ts';
import { PAGE_SETTINGS } from './pageSettings.ts';
import { isObject, type Setting } from './setting.ts';
import { type Environment, listOf, settingProblems, settingsError } from './settingProblems.ts';
import { type BUILD_SETTINGS, SETTINGS } from './settings.ts';

const SHELL_TIMEOUT_MS = 3000;

/** The type of the values of a table of settings. */
type Values<Table> = {
  -readonly [Key in keyof Table]: Table[Key] extends Setting<infer Value> ? Value : never;
};

/** The configuration that scripts contain, with the market's defaults filled in. */
export interface PageConfig extends Values<typeof PAGE_SETTINGS> {
  /** The path that the site is served under, with slashes at both ends. */
  basePath: string;
  /** How long a page waits for the app's reply to a message, ms. */
  shellTimeoutMs: number;
}

/**
 * The whole configuration of a build. Details of the operator that are empty are not shown, and the build reports them.
 * `siteUrl` has no slash at its end.
 */
export type Config = PageConfig & Values<typeof BUILD_SETTINGS>;

const picked = (config: Config, names: readonly (keyof Config)[]) =>
  Object.fromEntries(names.map((name) => [name, config[name]]));

/** The part of the configuration that scripts contain. */
export function pageConfigOf(config: Config): PageConfig {
  const names = Object.keys(PAGE_SETTINGS) as (keyof typeof PAGE_SETTINGS)[];
  return picked(config, [...names, 'basePath', 'shellTimeoutMs']) as unknown as PageConfig;
}

/** Parses a variable's text into a value of the setting's kind. */
function parsed({ kind }: Setting<unknown>, text: string): unknown {
  if (kind === 'map') return parsedJson(text);
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
 * Reads the configuration from environment variables.
 * @param env `VITE_*` variables as text; absent ones get the default, which the market may give.
 * @throws Error naming the variables whose values cannot be used, or colours with too little contrast.
 */
export function readConfig(env: Environment): Config {
  const problems = settingProblems(env);
  if (problems.length) throw settingsError(problems.map(({ key, why }) => `${key}: ${why}`));
  const entries = Object.entries(SETTINGS).map(([key, setting]) => [key, settingOf(setting, env)]);
  const read = Object.fromEntries(entries) as Values<typeof SETTINGS>;
  const market = Object.entries(MARKETS[read.market]).filter(
    ([key]) => read[key as keyof typeof read] === '',
  );
  // In builds for testers, pages without a session name that of the sandbox in a header.
  const forTesters = env.DEV === true || read.testPreview === 'on';
  return {
    ...read,
    ...Object.fromEntries(market),
    siteUrl: read.siteUrl.replace(/\/$/, ''),
    headerNames: forTesters ? [...read.headerNames, SANDBOX_HEADER] : read.headerNames,
    basePath: typeof env.BASE_URL === 'string' && env.BASE_URL ? env.BASE_URL : '/',
    shellTimeoutMs: SHELL_TIMEOUT_MS,
  };
}

/** The lender's address; '' if the operator has not replaced the sample address. */
export function namedAddress({ address }: Pick<Config, 'address'>): string {
  return address === SETTINGS.address.fallback ? '' : address;
}
