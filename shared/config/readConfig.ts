import { unreadablePair } from './colours.ts';
import { SANDBOX_HEADER } from './headerNames.ts';
import { isTimeZone, MARKETS, type MarketId } from './market.ts';
import { type Environment, readSettings, type Values } from './readSettings.ts';
import { BUILD_SETTINGS, SETTINGS } from './settings.ts';

/** What the pages' modules know of the operator; what a market sets is filled in (spec 3, environment configuration). */
export interface PageConfig extends Values<typeof SETTINGS> {
  /** Where the site is mounted, with slashes at both ends. */
  basePath: string;
  shellTimeoutMs: number;
}

/** The same with what documents and the build need besides. */
export type Config = PageConfig & Values<typeof BUILD_SETTINGS>;

/** What goes into the bundle. */
export function pageConfigOf(config: Config): PageConfig {
  const { basePath, shellTimeoutMs } = config;
  const keys = Object.keys(SETTINGS) as (keyof typeof SETTINGS)[];
  const known = Object.fromEntries(keys.map((key) => [key, config[key]]));
  return { ...(known as unknown as Values<typeof SETTINGS>), basePath, shellTimeoutMs };
}

/** Settings with the market's own values where they say nothing. */
function marketed<Known extends Values<typeof SETTINGS>>(known: Known, id: MarketId): Known {
  const market = Object.entries(MARKETS[id]).filter(([key]) => known[key as keyof Known] === '');
  return { ...known, ...Object.fromEntries(market) };
}

/** The sandbox keeps a state for each tester; pages that carry no session name theirs in a header. */
function headerNames({ headerNames: own }: Values<typeof SETTINGS>, env: Environment) {
  const forTesters = env.DEV === true || env.VITE_TEST_PREVIEW === 'on';
  return forTesters ? [...own, SANDBOX_HEADER] : own;
}

/**
 * Reads the configuration from environment variables.
 * @param env `VITE_*` variables as text; absent ones get the default.
 * @returns the complete configuration. @throws Error naming the key whose value cannot be used, or a
 * pair of colours that cannot be read.
 */
export function readConfig(env: Environment): Config {
  const forBuild = readSettings(BUILD_SETTINGS, env);
  const known = marketed(readSettings(SETTINGS, env), forBuild.market);
  const config = { ...known, ...forBuild, headerNames: headerNames(known, env) };
  const { timeZone } = SETTINGS;
  if (!isTimeZone(config.timeZone)) {
    throw new Error(`Configuration ${timeZone.env}: expected ${timeZone.expects}`);
  }
  const pair = unreadablePair(config);
  if (pair) {
    const { env: key } = BUILD_SETTINGS[pair.key];
    throw new Error(`Configuration ${key}: too little contrast, ${pair.why}`);
  }
  const basePath = typeof env.BASE_URL === 'string' && env.BASE_URL ? env.BASE_URL : '/';
  return { ...config, basePath, shellTimeoutMs: 3000 };
}
