import { PHONE_RULES } from '../lib/phone.ts';
import { isMarket } from './market.ts';
import { nearestName } from './nearestName.ts';
import { isCopy } from './setting.ts';
import { type Environment, refused, type SettingProblem, valuesOf } from './settingProblems.ts';
import { ALL_SETTINGS, DEFAULTS, variableOf } from './settings.ts';

type Values = ReturnType<typeof valuesOf>;

/** Values of the sample that another brand has kept: its names and its contact must be changed together. */
function sampleProblems(values: Values): SettingProblem[] {
  const isKept = (name: keyof Values) =>
    values[name] === undefined || isCopy(values[name], `${DEFAULTS[name]}`);
  if (isKept('brandName') && isKept('companyName')) return [];
  return ALL_SETTINGS.filter(({ name, sample }) => sample && isKept(name)).map((setting) => ({
    key: setting.env,
    why: `still the sample's ${JSON.stringify(setting.sample)}; write your own`,
  }));
}

/** Legal texts that are written for another country. */
function legalProblems({ market, legalMarket = DEFAULTS.legalMarket }: Values): SettingProblem[] {
  if (market === legalMarket) return [];
  const key = variableOf('legalMarket');
  const why = `the legal texts are for "${legalMarket}", and VITE_MARKET is "${market}"`;
  const advice = `replace those of shared/features/legal, pages/loanAgreement and pages/privacyPolicy, then write ${key}="${market}"`;
  return [{ key, why: `${why}; ${advice}` }];
}

/** A telephone number that leads to another country than the market's. */
function phoneProblems({ servicePhone, market }: Values): SettingProblem[] {
  if (!servicePhone || !isMarket(market)) return [];
  const { code } = PHONE_RULES[market].country;
  // Toll-free numbers begin with 1 and are longer than others.
  const national = `(?!00|${code}\\d{9})(?:\\d{5,11}|1\\d{11,12})`;
  if (new RegExp(`^(?:\\+${code}\\d{7,12}|${national})$`).test(servicePhone)) return [];
  const digits = servicePhone.replace(/^(?:\+|00)/, '');
  const because = `expected a number of VITE_MARKET="${market}", which begins with +${code} or has no country code`;
  const meant = digits.startsWith(code) ? `+${digits}` : undefined;
  return [{ key: variableOf('servicePhone'), why: refused(servicePhone, because, meant) }];
}

/** A logo on the site that is not there. @param files of `public`, each with a slash before it. */
function logoProblems({ logo = '' }: Values, files: readonly string[]): SettingProblem[] {
  const path = logo.replace(/[?#].*$/, '');
  // The path begins with the base of the site, if it has one.
  if (!logo.startsWith('/') || files.some((file) => path.endsWith(file))) return [];
  const because = 'expected the path of a file in public, or an https address';
  return [{ key: variableOf('logo'), why: refused(logo, because, nearestName(path, files)) }];
}

/**
 * Values with which no operator can go live, although a page could show them.
 * @param publicFiles the paths of the files in `public`, each with a slash before it.
 */
export function operatorProblems(
  env: Environment,
  publicFiles: readonly string[],
): SettingProblem[] {
  const values = valuesOf(env);
  return [
    ...sampleProblems(values),
    ...legalProblems(values),
    ...phoneProblems(values),
    ...logoProblems(values, publicFiles),
  ];
}
