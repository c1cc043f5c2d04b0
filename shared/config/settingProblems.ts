import { parsedJson } from '../lib/attempt.ts';
import { parsedUrl } from '../lib/url/sanitizeWebUrl.ts';
import { BRAND_COLOURS, type BrandColours, coloursOf, mixed, unreadablePair } from './colours.ts';
import { isTimeZone } from './market.ts';
import { nearestName } from './nearestName.ts';
import { matches, type Setting } from './setting.ts';
import { ALL_SETTINGS, SETTINGS } from './settings.ts';

/** Variables of the environment or of a `.env` file. */
export type Environment = Readonly<Record<string, unknown>>;

/** What is wrong with a variable, what is expected, and what may be meant. */
export interface SettingProblem {
  key: string;
  why: string;
}

/** How Node prints an object; the symbol is known by its name, because pages have no `node:util`. */
const PRINTED = Symbol.for('nodejs.util.inspect.custom');

/** An error that lists problems, without a stack trace, which would not help whoever wrote the settings. */
export function settingsError(problems: readonly string[]): Error {
  const message = `The settings cannot be used:\n  ${problems.join('\n  ')}`;
  // Without a way of its own, Node puts brackets around an error that has no stack trace.
  return Object.assign(new Error(message), { stack: message, [PRINTED]: () => `${message}\n` });
}

/** Words that stand for a value in other programs, in capitals. */
const MEANT: Readonly<Record<string, string>> = {
  ...{ PHP: '₱', PESO: '₱', PESOS: '₱', P: '₱', INR: '₹', RUPEE: '₹', RUPEES: '₹', RS: '₹' },
  ...{ TRUE: 'on', YES: 'on', 1: 'on', FALSE: 'off', NO: 'off', 0: 'off' },
};
const SHORT_COLOUR = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i;

/** The values that a pattern lists; none if it is not a list. */
function choicesOf(pattern: string): string[] {
  const listed = pattern.replace(/^\((.*)\)\?$/, '$1');
  return /^[\w-]+(?:\|[\w-]+)+$/.test(listed) ? listed.split('|') : [];
}

/** Ways in which a value is often written, as the settings want them. */
function rewritten(wrong: string): (string | undefined)[] {
  const url = wrong.includes('.')
    ? parsedUrl(wrong.replace(/^(?!\w+:\/\/)/, 'https://'))
    : undefined;
  return [
    MEANT[wrong.toUpperCase()],
    wrong.toLowerCase(),
    wrong.replace(/^(?=[0-9a-f]{6}$)/i, '#'),
    wrong.replace(SHORT_COLOUR, '#$1$1$2$2$3$3'),
    /^[\d+().\s-]+$/.test(wrong) ? wrong.replace(/[^\d+]/g, '') : undefined,
    url && `https://${url.host}`,
    url?.host,
    url?.href.replace(/^http:/, 'https:'),
    wrong && `/${wrong.replace(/^\/+/, '')}`,
  ];
}

/** What is expected of a setting, and which value may be meant. @param wrong a text that it does not take. */
function expectation({ pattern, expects }: Setting<unknown>, wrong: string): string {
  const isTaken = (one = '') => one !== '' && matches({ kind: 'text', pattern }, one);
  const meant =
    rewritten(wrong.trim()).find(isTaken) ?? nearestName(wrong.trim(), choicesOf(pattern));
  return meanings(`expected ${expects}`, meant);
}

const meanings = (expected: string, meant: string | undefined) =>
  meant ? `${expected}; did you mean ${meant}?` : expected;

const refused = (value: string, because: string) =>
  `${JSON.stringify(value)} cannot be used; ${because}`;

/** The text of a setting that it does not take; undefined if it takes all. */
function wrongText(setting: Setting<unknown>, given: string): string | undefined {
  const { kind, pattern } = setting;
  if (kind === 'list') {
    return listOf(given).find((one) => !matches({ kind: 'text', pattern }, one));
  }
  return matches(setting, kind === 'map' ? parsedJson(given) : given) ? undefined : given;
}

/** The entries of a list that is separated by commas, in lower case. */
export function listOf(given: string): string[] {
  return given
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
}

/** Values that their settings do not take. An absent or empty one has its default. */
function valueProblems(env: Environment): SettingProblem[] {
  return Object.values(ALL_SETTINGS).flatMap((setting) => {
    const given = env[setting.env];
    const wrong = typeof given === 'string' && given ? wrongText(setting, given) : undefined;
    if (wrong === undefined) return [];
    return [{ key: setting.env, why: refused(wrong, expectation(setting, wrong)) }];
  });
}

/** The time zones that the platform knows; none if it does not list them. */
function timeZones(): string[] {
  const { supportedValuesOf } = Intl as { supportedValuesOf?: (what: string) => string[] };
  return supportedValuesOf?.('timeZone') ?? [];
}

/** A time zone that the platform does not know. */
function timeZoneProblem(env: Environment): SettingProblem[] {
  const { env: key, expects } = SETTINGS.timeZone;
  const given = env[key];
  if (typeof given !== 'string' || !given || isTimeZone(given)) return [];
  const near = nearestName(given, timeZones());
  return [{ key, why: refused(given, meanings(`expected ${expects}`, near)) }];
}

/** A shade of one of the colours with which all of them can be read; undefined if none was found. */
function readableShade(colours: BrandColours, key: keyof BrandColours): string | undefined {
  const shades = Array.from({ length: 20 }, (_, step) => (step + 1) / 20).flatMap((share) =>
    ['#000000', '#ffffff'].map((end) => mixed(colours[key], end, share)),
  );
  return shades.find((shade) => !unreadablePair({ ...colours, [key]: shade }));
}

const givenOr = ({ env: key, fallback }: Setting<unknown>, env: Environment) =>
  env[key] || fallback;

/** Colours that cannot be read together. */
function colourProblem(env: Environment): SettingProblem[] {
  const colours = coloursOf(
    Object.fromEntries(BRAND_COLOURS.map((name) => [name, givenOr(SETTINGS[name], env)])),
  );
  const isWritten = BRAND_COLOURS.every((name) => matches(SETTINGS[name], colours[name]));
  const pair = isWritten ? unreadablePair(colours) : undefined;
  if (!pair) return [];
  const why = meanings(pair.why, readableShade(colours, pair.key));
  return [{ key: SETTINGS[pair.key].env, why: refused(colours[pair.key], why) }];
}

/** Values that cannot be used, alone or together. */
export function settingProblems(env: Environment): SettingProblem[] {
  return [...valueProblems(env), ...timeZoneProblem(env), ...colourProblem(env)];
}

/** Legal texts that are written for another country. */
export function legalProblems(env: Environment): SettingProblem[] {
  const market = givenOr(SETTINGS.market, env);
  const written = givenOr(SETTINGS.legalMarket, env);
  if (market === written) return [];
  const why = `the legal texts are for ${JSON.stringify(written)}, and VITE_MARKET is ${JSON.stringify(market)}`;
  const advice = `replace those of shared/features/legal, pages/loanAgreement and pages/privacyPolicy, then write ${SETTINGS.legalMarket.env}="${market}"`;
  return [{ key: SETTINGS.legalMarket.env, why: `${why}; ${advice}` }];
}

/** What another brand would keep of the sample: its names and its contact must be changed together. */
export function sampleProblems(env: Environment): SettingProblem[] {
  const isSample = (setting: Setting<unknown>) => givenOr(setting, env) === setting.fallback;
  const other = [SETTINGS.brandName, SETTINGS.companyName].find((name) => !isSample(name));
  if (!other) return [];
  return Object.values(ALL_SETTINGS)
    .filter((setting) => setting.ofSample && isSample(setting))
    .map(({ env: key, fallback }) => ({
      key,
      why: `still the sample's ${JSON.stringify(fallback)}; expected your own beside ${other.env}`,
    }));
}
