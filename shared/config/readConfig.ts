import { SANDBOX_HEADER } from './headerNames.ts';
import { MARKETS, type MarketId } from './market.ts';
import { isObject, type Setting } from './setting.ts';
import {
  colourProblem,
  type Environment,
  jsonOf,
  listOf,
  type Settings,
  settingsError,
  timeZoneProblem,
  valueProblems,
} from './settingProblems.ts';
import { BUILD_SETTINGS, COMPANY_SETTINGS, PAGE_SETTINGS } from './settings.ts';

const SHELL_TIMEOUT_MS = 3000;

/** The configuration that scripts contain, with the market's defaults filled in. */
export interface PageConfig extends Values<typeof PAGE_SETTINGS> {
  /** The path that the site is served under, with slashes at both ends. */
  basePath: string;
  /** How long a page waits for the app's reply to a message, ms. */
  shellTimeoutMs: number;
}

/** The settings on which the first screens of pages depend; the scripts in documents contain no others. */
const FIRST_SCREEN_SETTINGS = [
  'agreementStarts',
  'basePath',
  'brandName',
  'currency',
  'grouping',
  'phoneGroups',
  'phoneRule',
  'serviceEmail',
  'servicePhone',
  'timeZone',
  'trustedHosts',
] as const;

export type FirstScreenConfig = Pick<PageConfig, (typeof FIRST_SCREEN_SETTINGS)[number]>;

/** The whole configuration of a build. */
export type Config = PageConfig & Values<typeof BUILD_SETTINGS>;

/** The part of the configuration that scripts contain. */
export function pageConfigOf(config: Config): PageConfig {
  const { basePath, shellTimeoutMs } = config;
  const keys = Object.keys(PAGE_SETTINGS) as (keyof typeof PAGE_SETTINGS)[];
  const known = Object.fromEntries(keys.map((key) => [key, config[key]]));
  return { ...(known as unknown as Values<typeof PAGE_SETTINGS>), basePath, shellTimeoutMs };
}

const moduleOf = (config: object) => `export const buildConfig = ${JSON.stringify(config)};`;

/** The text of the module `buildConfig.ts` in a build: the configuration as data. */
export const configModule = (config: Config): string => moduleOf(pageConfigOf(config));

/** The configuration in the script of a document: those of these settings that its code names. */
export function firstScreenConfig(config: Config, code: string): Partial<FirstScreenConfig> {
  const named = FIRST_SCREEN_SETTINGS.filter((name) => code.includes(name));
  return Object.fromEntries(named.map((name) => [name, config[name]]));
}

/** Fills empty settings from the market. */
function withMarketDefaults<Known extends Values<typeof PAGE_SETTINGS>>(
  known: Known,
  id: MarketId,
): Known {
  const market = Object.entries(MARKETS[id]).filter(([key]) => known[key as keyof Known] === '');
  return { ...known, ...Object.fromEntries(market) };
}

/** The headers that an address may set. In builds for testers, pages without a session name that of the sandbox in a header. */
function headerNames({ headerNames: own }: Values<typeof PAGE_SETTINGS>, env: Environment) {
  const forTesters = env.DEV === true || env.VITE_TEST_PREVIEW === 'on';
  return forTesters ? [...own, SANDBOX_HEADER] : own;
}

/**
 * Reads the configuration from environment variables.
 * @param env `VITE_*` variables as text; absent ones get the default.
 * @throws Error naming the variables whose values cannot be used, or colours with too little contrast.
 */
export function readConfig(env: Environment): Config {
  const read = readSettings({ ...PAGE_SETTINGS, ...BUILD_SETTINGS }, env);
  const problems = [
    ...timeZoneProblem(PAGE_SETTINGS.timeZone, env),
    ...colourProblem(BUILD_SETTINGS, env),
  ];
  if (problems.length) throw settingsError(problems.map(({ key, why }) => `${key}: ${why}`));
  const known = withMarketDefaults(read, read.market);
  const basePath = typeof env.BASE_URL === 'string' && env.BASE_URL ? env.BASE_URL : '/';
  return {
    ...known,
    headerNames: headerNames(known, env),
    basePath,
    shellTimeoutMs: SHELL_TIMEOUT_MS,
  };
}

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

/** The operator's details for the public pages. Empty values are not shown, and the build reports them. `siteUrl` has no slash at its end. */
export type Company = Values<typeof COMPANY_SETTINGS>;

/** Reads the operator's details. @throws Error naming the variable whose value cannot be used. */
export function readCompany(env: Environment): Company {
  const company = readSettings(COMPANY_SETTINGS, env);
  return { ...company, siteUrl: company.siteUrl.replace(/\/$/, '') };
}

/** The lender's address; '' if the operator has not replaced the sample address. */
export function namedAddress({ address }: Pick<Company, 'address'>): string {
  return address === COMPANY_SETTINGS.address.fallback ? '' : address;
}
