import * as v from 'valibot';
import { basePathProblems, belowBase } from './basePath.ts';
import { PAGE_SETTINGS } from './pageSettings.ts';
import { type Environment, stopIf, textsOf, valueProblems } from './problems.ts';
import { SANDBOX_HEADER } from './sandboxHeader.ts';
import { type BUILD_SETTINGS, DEFAULTS, SETTINGS, type Values } from './settings.ts';

/** The whole configuration of a build, with the market's defaults filled in. Details of the operator that are empty are not shown. */
export interface Config extends Values {
  /** The path that the site is served under, with slashes at both ends. */
  basePath: string;
}

/** The part of the configuration that scripts contain. */
export type PageConfig = Omit<Config, keyof typeof BUILD_SETTINGS>;

const PAGE_KEYS = [...Object.keys(PAGE_SETTINGS), 'basePath'];

/** The settings that views, models and the decoding of replies read: all that the script in a document contains. */
const VIEW_KEYS = [
  'agreementStarts',
  'amounts',
  'basePath',
  'brandName',
  'currency',
  'dateStyle',
  'effectiveRate',
  'grouping',
  'headerNames',
  'logo',
  'phoneGroups',
  'serviceEmail',
  'servicePhone',
  'timeZone',
  'trustedHosts',
] as const satisfies (keyof PageConfig)[];

/** That part of the configuration. */
export type ViewConfig = Pick<PageConfig, (typeof VIEW_KEYS)[number]>;

/** The picture of link previews: the sample has one of its own in `public`, on which other brands do not stand. */
export const SAMPLE_PICTURE = 'share.png';

function sharePictureOf({ sharePicture, brandName }: Values, base: string): string {
  return sharePicture || (brandName === DEFAULTS.brandName ? base + SAMPLE_PICTURE : '');
}

function pick<Part>(config: object, keys: readonly string[]): Part {
  return Object.fromEntries(Object.entries(config).filter(([key]) => keys.includes(key))) as Part;
}

/** Picks the part of a configuration that scripts contain. */
export const pageConfigOf = (config: Config): PageConfig => pick(config, PAGE_KEYS);

/** Picks the part that the script in a document contains. */
export const viewConfigOf = (config: PageConfig): ViewConfig => pick(config, VIEW_KEYS);

/** The hosts that addresses may lead to, those of the operator among them; none for any. */
function trustedOf({
  trustedHosts,
  ownHosts,
}: Pick<Values, 'trustedHosts' | 'ownHosts'>): string[] {
  const own = ownHosts.map((one) => new URL(one.includes('/') ? one : `https://${one}`).host);
  return trustedHosts.length ? [...new Set([...trustedHosts, ...own])] : [];
}

/** The values of all settings below the base path of a build. */
function valuesBelow(base: string, env: Environment): Values {
  const texts = textsOf(env);
  stopIf(valueProblems(texts));
  const values = v.parse(SETTINGS, texts);
  stopIf(basePathProblems(base, values));
  return belowBase(base, values);
}

/**
 * Reads the configuration from environment variables.
 * @param env `VITE_*` variables as text, and `BASE_URL`, the base path; absent ones get the default, which the market may give.
 * @throws Error naming the variables whose values cannot be used.
 */
export function readConfig(env: Environment): Config {
  const basePath = typeof env.BASE_URL === 'string' && env.BASE_URL ? env.BASE_URL : '/';
  const values = valuesBelow(basePath, env);
  // In builds for testers, pages without a session name that of the sandbox in a header.
  const forTesters = env.DEV === true || values.testPreview === 'on';
  return {
    ...values,
    trustedHosts: trustedOf(values),
    headerNames: forTesters ? [...values.headerNames, SANDBOX_HEADER] : values.headerNames,
    sharePicture: sharePictureOf(values, basePath),
    basePath,
  };
}
