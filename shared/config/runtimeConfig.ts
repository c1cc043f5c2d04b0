import { BRAND_COLOURS, coloursOf, unreadablePair } from './colours.ts';
import { isTimeZone, MARKETS, type Market, type MarketId } from './market.ts';
import { isObject, type Json, type Kind, matches } from './setting.ts';

/** The check of a value in the runtime configuration: its kind, and the pattern of its text or texts. */
export type FileRule = readonly [kind: Kind, pattern: string];

type Value = string | readonly string[] | Readonly<Record<string, string>>;

/** Values of settings, by the name of the setting. */
export type SettingValues = Readonly<Record<string, Value>>;

/** What pages must know in order to read the runtime configuration. */
export interface RuntimeConfigSpec {
  /** Address of the file. */
  file: string;
  /** The checks of every setting that the file may contain, by its name. */
  rules: Readonly<Record<string, FileRule>>;
  /** The values of these settings in the build. */
  built: SettingValues;
  /** The API hosts that the content policy of the documents permits. */
  apiHosts: readonly string[];
}

/** What was read from the file for one host. */
export interface RuntimeConfigReading {
  settings: SettingValues;
  /** A line for each setting that cannot be used, with its name. The value of the build stays. */
  problems: readonly string[];
}

/** What the boot script has read from the file, for React. */
export interface RuntimeConfigState {
  /** Empty until the file is loaded, or if there is none. */
  settings: SettingValues;
  /** Resolves when the file has loaded or failed, or takes too long; absent if an earlier visit has stored a copy. */
  ready?: Promise<void>;
  /** Resolves when the file itself has loaded or failed. */
  latest?: Promise<void>;
}

/** Whether the content policy permits requests to a host. @param host '' for the site's own. @param permitted may contain `*`. */
export function isPermitted(host: string, permitted: readonly string[]): boolean {
  const covers = (one: string) => {
    const [before = '', after] = one.split('*');
    return after === undefined
      ? one === host
      : host.startsWith(before) && host.endsWith(after) && host.length > one.length - 1;
  };
  return !host || permitted.some(covers);
}

/** Lists that the file may shorten and never extend. */
const NARROWED = ['trustedHosts', 'ownHosts', 'walletSchemes'];
/** Addresses that must lead to a trusted host. */
const ADDRESSES = ['productUrl', 'storeUrl', 'logo'];

const listOf = (value: Value | undefined) => (Array.isArray(value) ? (value as string[]) : []);

/** Whether a list permits something that the build does not. A build without trusted hosts permits any. */
function widens(key: string, list: readonly string[], allowed: readonly string[]): boolean {
  if (key === 'trustedHosts' && (!allowed.length || !list.length)) return allowed.length > 0;
  return !list.every((one) => allowed.includes(one));
}

const hostOf = (address: string) => /^https:\/\/([^/?#]*)/.exec(address)?.[1];

/** Whether an address leads to a host that the build neither trusts nor uses for the same setting. */
function leadsAway(key: string, address: string, built: SettingValues): boolean {
  const host = hostOf(address);
  const trusted = listOf(built.trustedHosts);
  const known = [...trusted, hostOf(`${built[key]}`)];
  return host !== undefined && trusted.length > 0 && !known.includes(host);
}

/** Why a well-formed value is refused, or ''. The file may restrict what the build permits, never extend it. */
function objection(key: string, value: Value, { built, apiHosts }: RuntimeConfigSpec): string {
  if (key === 'timeZone' && !isTimeZone(`${value}`)) return 'no such time zone';
  if (key === 'apiHost' && !isPermitted(`${value}`, [...apiHosts, `${built.apiHost}`]))
    return 'not one of VITE_API_HOSTS';
  if (key === 'serviceWorker' && value === 'on' && built.serviceWorker === 'off')
    return 'would allow more than the build does';
  if (NARROWED.includes(key) && widens(key, listOf(value), listOf(built[key])))
    return 'would allow more than the build does';
  const away = ADDRESSES.includes(key) && leadsAway(key, `${value}`, built);
  return away ? 'not among VITE_TRUSTED_HOSTS' : '';
}

/** Why a setting cannot be used, or ''. */
function problemOf(key: string, value: unknown, spec: RuntimeConfigSpec): string {
  // `rules` is a plain object: an inherited name such as `toString` must not count as a rule.
  const rule = Object.keys(spec.rules).includes(key) ? spec.rules[key] : undefined;
  if (!rule) return 'not a setting of this file';
  const [kind, pattern] = rule;
  if (!matches({ kind, pattern }, value)) return `${JSON.stringify(value)} cannot be used`;
  return objection(key, value as Value, spec);
}

/** Removes the brand's colours if they have too little contrast together. */
function dropUnreadableColours(
  settings: Record<string, Value>,
  built: SettingValues,
  problems: string[],
): void {
  const pair = unreadablePair(coloursOf({ ...built, ...settings }));
  if (!pair) return;
  problems.push(`${pair.key}: cannot be used; ${pair.why}`);
  for (const name of BRAND_COLOURS) delete settings[name];
}

/** The defaults of the market that the file names. */
function marketOf(given: Json): Partial<Market> {
  return typeof given.market === 'string' ? { ...MARKETS[given.market as MarketId] } : {};
}

/**
 * Reads the runtime configuration: settings by name, overridden by those of the host under `hosts`. A value that cannot
 * be used is left out and reported. Never throws.
 * @param raw the parsed JSON. @param host of the page, as in `location.hostname`.
 */
export function readRuntimeConfig(
  raw: unknown,
  host: string,
  spec: RuntimeConfigSpec,
): RuntimeConfigReading {
  if (!isObject(raw)) return { settings: {}, problems: ['expected a JSON object'] };
  const problems: string[] = [];
  const { hosts, ...everywhere } = raw;
  if (hosts !== undefined && !isObject(hosts)) problems.push('hosts: expected a JSON object');
  const own = isObject(hosts) ? hosts[host] : undefined;
  const given: Json = { ...everywhere, ...(isObject(own) && own) };
  const settings: Record<string, Value> = { ...marketOf(given) } as Record<string, Value>;
  for (const [key, value] of Object.entries(given)) {
    const problem = problemOf(key, value, spec);
    if (problem) problems.push(`${key}: ${problem}`);
    // For an empty value the default of the market applies.
    else if (value !== '' || !(key in MARKETS.ph)) settings[key] = value as Value;
  }
  for (const [key, value] of Object.entries(settings)) {
    if (isObject(value)) settings[key] = { ...(spec.built[key] as object), ...value };
  }
  dropUnreadableColours(settings, spec.built, problems);
  return { settings, problems };
}
