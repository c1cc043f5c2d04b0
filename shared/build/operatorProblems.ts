import { isMarket, MARKETS } from '../config/market.ts';
import { type Problem, refused, type Texts } from '../config/problems.ts';
import { isCopy } from '../config/setting.ts';
import { ALL_SETTINGS, DEFAULTS, variableOf } from '../config/settings.ts';
import { PHONE_RULES } from '../lib/phone.ts';
import { type BrandColours, unreadablePart } from '../ui/colours.ts';

/** Values of the sample that another brand has kept: its names and its contact must be changed together. */
function sampleProblems(texts: Texts): Problem[] {
  const isKept = (name: keyof Texts) =>
    texts[name] === undefined || isCopy(texts[name], `${DEFAULTS[name]}`);
  if (isKept('brandName') && isKept('companyName')) return [];
  return ALL_SETTINGS.filter(({ name, sample }) => sample && isKept(name)).map(({ env, sample }) =>
    refused(env, sample, 'your own in place of that of the sample'),
  );
}

/** Legal texts that are written for another country. */
function legalProblems({ market, legalMarket = DEFAULTS.legalMarket }: Texts): Problem[] {
  if (!isMarket(market) || market === legalMarket) return [];
  const texts = 'shared/features/legal, pages/loanAgreement and pages/privacyPolicy';
  const expected = `"${market}", that of VITE_MARKET, once the legal texts of ${texts} are replaced`;
  return [refused(variableOf('legalMarket'), legalMarket, expected)];
}

/** A telephone number that leads to another country than the market's. */
function phoneProblems({ servicePhone, market }: Texts): Problem[] {
  if (!servicePhone || !isMarket(market)) return [];
  const { code } = PHONE_RULES[market].country;
  // Toll-free numbers begin with 1 and are longer than others.
  const national = `(?!00|${code}\\d{9})(?:\\d{5,11}|1\\d{11,12})`;
  if (new RegExp(`^(?:\\+${code}\\d{7,12}|${national})$`).test(servicePhone)) return [];
  const expected = `a number of VITE_MARKET="${market}", which begins with +${code} or has no country code`;
  return [refused(variableOf('servicePhone'), servicePhone, expected)];
}

/** Names of a country are the same with and without an article. */
const plainName = (text = '') => text.toLowerCase().replace(/^the /, '');

/** Values of another market, which whoever changed `VITE_MARKET` has left. */
function leftovers(texts: Texts): Problem[] {
  const { market } = texts;
  if (!isMarket(market)) return [];
  const others = Object.values(MARKETS).filter((one) => one !== MARKETS[market]);
  const names = ['currency', 'timeZone', 'countryName', 'countrySegment'] as const;
  return names
    .filter((name) => others.some((one) => plainName(one[name]) === plainName(texts[name])))
    .map((name) => {
      const expected = `that of VITE_MARKET="${market}", such as ${MARKETS[market][name]}`;
      return refused(variableOf(name), texts[name], expected);
    });
}

/** A colour in which something cannot be seen. One that is none has no contrast, and another problem. */
function colourProblems(texts: Texts): Problem[] {
  const colours: BrandColours = { ...DEFAULTS, ...texts };
  const found = unreadablePart(colours);
  if (!found) return [];
  const { key, part, contrast, least } = found;
  const expected = `a contrast of at least ${least} of ${part}, which have ${contrast.toFixed(2)}`;
  return [refused(variableOf(key), colours[key], expected)];
}

/** Pictures on the site that are not there. @param files of `public`, each with a slash before it. */
function pictureProblems(texts: Texts, files: readonly string[]): Problem[] {
  return (['logo', 'sharePicture'] as const).flatMap((name) => {
    const picture = texts[name] ?? '';
    const isThere = files.includes(picture.replace(/[?#].*$/, ''));
    if (!picture.startsWith('/') || isThere) return [];
    const expected = 'the path of a file in public, or an https address';
    return [refused(variableOf(name), picture, expected)];
  });
}

const THIS_MACHINE = /^https?:\/\/(?:localhost|[^:]+\.localhost|127\.[\d.]+|0\.0\.0\.0)(?::|$)/;

/** A server on the machine of whoever builds, which no phone reaches. */
function serverProblems({ apiHost = '' }: Texts): Problem[] {
  if (!THIS_MACHINE.test(apiHost)) return [];
  return [refused(variableOf('apiHost'), apiHost, 'a server that phones reach')];
}

/**
 * Values with which no operator can go live, although a page could show them.
 * @param publicFiles the paths of the files in `public`, each with a slash before it.
 * @param isBuild whether borrowers may get the result.
 */
export function operatorProblems(
  texts: Texts,
  publicFiles: readonly string[],
  isBuild: boolean,
): Problem[] {
  return [
    ...sampleProblems(texts),
    ...legalProblems(texts),
    ...phoneProblems(texts),
    ...leftovers(texts),
    ...colourProblems(texts),
    ...pictureProblems(texts, publicFiles),
    ...(isBuild ? serverProblems(texts) : []),
  ];
}
