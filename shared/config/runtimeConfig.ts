import { BRAND_COLOURS, coloursOf, unreadablePair } from './colours.ts';
import { isTimeZone, MARKETS, type Market, type MarketId } from './market.ts';
import { isObject, type Json, matches } from './matches.ts';
import type { Kind } from './settings.ts';

/** What a value in the file must be: its kind, and the pattern of its text or of each of its texts. */
export type FileRule = readonly [kind: Kind, pattern: string];

type Value = string | readonly string[] | Readonly<Record<string, string>>;

/** Values by the name of their setting. */
export type SiteValues = Readonly<Record<string, Value>>;

/** What a build tells the pages about the file. */
export interface SiteBuild {
  /** The file's address. */
  file: string;
  /** Every setting that the file may say, by name. */
  rules: Readonly<Record<string, FileRule>>;
  /** What the build says of them. */
  built: SiteValues;
  /** Servers that the policy of the pages permits. */
  apiHosts: readonly string[];
}

/** What a file says for one host. */
export interface SiteReading {
  settings: SiteValues;
  /** Each names its key; the build's value stands instead. */
  problems: readonly string[];
}

/** What the document's script has learned from the file, for React. */
export interface SiteState {
  /** Empty until the file is known, and where there is none. */
  settings: SiteValues;
  /** Resolves once the file is known or given up; absent where a copy was kept from an earlier visit. */
  ready?: Promise<void>;
}

/** Whether the policy of the pages lets them ask a server. @param host '' is the site's own. */
export function isPermitted(host: string, permitted: readonly string[]): boolean {
  const covers = (one: string) => {
    const [before = '', after] = one.split('*');
    return after === undefined
      ? one === host
      : host.startsWith(before) && host.endsWith(after) && host.length > one.length - 1;
  };
  return !host || permitted.some(covers);
}

const NARROWED = ['trustedHosts', 'ownHosts', 'walletSchemes'];
const ADDRESSES = ['productUrl', 'storeUrl', 'logo'];

const listOf = (value: Value | undefined) => (Array.isArray(value) ? (value as string[]) : []);

/** Whether a list allows something that the build does not. Without trusted hosts the build allows any. */
function widens(key: string, list: readonly string[], allowed: readonly string[]): boolean {
  if (key === 'trustedHosts' && (!allowed.length || !list.length)) return allowed.length > 0;
  return !list.every((one) => allowed.includes(one));
}

const hostOf = (address: string) => /^https:\/\/([^/?#]*)/.exec(address)?.[1];

/** Whether an address leads to a host that the build neither trusts nor names itself under that key. */
function leadsAway(key: string, address: string, built: SiteValues): boolean {
  const host = hostOf(address);
  const trusted = listOf(built.trustedHosts);
  const known = [...trusted, hostOf(`${built[key]}`)];
  return host !== undefined && trusted.length > 0 && !known.includes(host);
}

/** What is wrong with a value that has the right shape, or ''. The file may narrow the build, never widen it. */
function objection(key: string, value: Value, { built, apiHosts }: SiteBuild): string {
  if (key === 'timeZone' && !isTimeZone(`${value}`)) return 'no such time zone';
  if (key === 'apiHost' && !isPermitted(`${value}`, [...apiHosts, `${built.apiHost}`]))
    return 'not one of VITE_API_HOSTS';
  if (NARROWED.includes(key) && widens(key, listOf(value), listOf(built[key])))
    return 'would allow more than the build does';
  const away = ADDRESSES.includes(key) && leadsAway(key, `${value}`, built);
  return away ? 'not among VITE_TRUSTED_HOSTS' : '';
}

/** Why a setting cannot be used, or ''. */
function problemOf(key: string, value: unknown, site: SiteBuild): string {
  // A map would otherwise give `toString` a rule.
  const rule = Object.keys(site.rules).includes(key) ? site.rules[key] : undefined;
  if (!rule) return 'not a setting of this file';
  const [kind, pattern] = rule;
  if (!matches({ kind, pattern }, value)) return `${JSON.stringify(value)} cannot be used`;
  return objection(key, value as Value, site);
}

/** Three colours that cannot be read together are refused together. */
function readable(settings: Record<string, Value>, built: SiteValues, problems: string[]): void {
  const pair = unreadablePair(coloursOf({ ...built, ...settings }));
  if (!pair) return;
  problems.push(`${pair.key}: too little contrast, ${pair.why}`);
  for (const name of BRAND_COLOURS) delete settings[name];
}

function marketOf(said: Json): Partial<Market> {
  return typeof said.market === 'string' ? { ...MARKETS[said.market as MarketId] } : {};
}

/**
 * Reads the file of a site (README, "Several brands from one build"): settings by name, and under
 * `hosts` those of single hosts, which go before. A bad value is left out and named; nothing throws.
 * @param raw the file as JSON gives it. @param host of the page, as `location.hostname` has it.
 */
export function readSiteFile(raw: unknown, host: string, site: SiteBuild): SiteReading {
  if (!isObject(raw)) return { settings: {}, problems: ['expected a JSON object'] };
  const problems: string[] = [];
  const { hosts, ...everywhere } = raw;
  if (hosts !== undefined && !isObject(hosts)) problems.push('hosts: expected a JSON object');
  const own = isObject(hosts) ? hosts[host] : undefined;
  const said: Json = { ...everywhere, ...(isObject(own) && own) };
  const settings: Record<string, Value> = { ...marketOf(said) } as Record<string, Value>;
  for (const [key, value] of Object.entries(said)) {
    const problem = problemOf(key, value, site);
    if (problem) problems.push(`${key}: ${problem}`);
    // An empty one leaves it to the market.
    else if (value !== '' || !(key in MARKETS.ph)) settings[key] = value as Value;
  }
  for (const [key, value] of Object.entries(settings)) {
    if (isObject(value)) settings[key] = { ...(site.built[key] as object), ...value };
  }
  readable(settings, site.built, problems);
  return { settings, problems };
}
