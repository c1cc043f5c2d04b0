import * as v from 'valibot';
import { parsedUrl } from '../lib/url/sanitizeWebUrl.ts';
import { BRAND_COLOURS, type BrandColours, mixed, unreadablePair } from './colours.ts';
import { isMarket, MARKETS } from './market.ts';
import { nearestName } from './nearestName.ts';
import { COLOUR } from './settingForms.ts';
import { ALL_SETTINGS, DEFAULTS, SETTINGS, type Values, variableOf } from './settings.ts';

/** Variables of the environment or of a `.env` file. */
export type Environment = Readonly<Record<string, unknown>>;

/** A problem with a variable: the reason, and what to write instead. */
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

/** The texts of the variables by the name of their setting, and the defaults of the market. An empty one counts as absent. */
export function valuesOf(env: Environment): Readonly<Partial<Record<keyof Values, string>>> {
  const given = ALL_SETTINGS.flatMap(({ name, env: key }) => (env[key] ? [[name, env[key]]] : []));
  const values: Partial<Record<keyof Values, string>> = Object.fromEntries(given);
  const { market = DEFAULTS.market } = values;
  return { market, ...(isMarket(market) && MARKETS[market]), ...values };
}

/** Words that stand for a value in other programs, in capitals. */
const MEANT: Readonly<Record<string, string>> = {
  ...{ PHP: '₱', PESO: '₱', PESOS: '₱', P: '₱', INR: '₹', RUPEE: '₹', RUPEES: '₹', RS: '₹' },
  ...{ TRUE: 'on', YES: 'on', 1: 'on', FALSE: 'off', NO: 'off', 0: 'off' },
};
const SHORT_COLOUR = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i;
const PICTURE = /^[\w-]+\.(?:svg|png|webp|jpe?g)$/i;

/** Ways in which a value is often written, as the settings want them. The longest addresses come first. */
function rewritten(wrong: string): (string | undefined)[] {
  const url = wrong.includes('.')
    ? parsedUrl(wrong.replace(/^(?!\w+:\/\/)/, 'https://'))
    : undefined;
  const secure = url?.href.replace(/^http:/, 'https:');
  return [
    MEANT[wrong.toUpperCase()],
    wrong.toLowerCase(),
    wrong.replace(/^(?=[0-9a-f]{6}$)/i, '#'),
    wrong.replace(SHORT_COLOUR, '#$1$1$2$2$3$3'),
    /^[\d+().\s-]+$/.test(wrong) ? wrong.replace(/[^\d+]/g, '') : undefined,
    PICTURE.test(wrong) ? `/${wrong}` : undefined,
    secure?.replace(/\/$/, ''),
    secure,
    url && `https://${url.host}`,
    url?.host,
    wrong && `/${wrong.replace(/^\/+/, '')}`,
  ];
}

/** The text of a problem: a value, the reason for refusing it, and the value that it may stand for. */
export const refused = (value: unknown, because: string, meant: string | undefined) =>
  `${JSON.stringify(value)} cannot be used; ${because}${meant ? `; did you mean ${meant}?` : ''}`;

/** Values that their settings do not take. */
function valueProblems(values: ReturnType<typeof valuesOf>): SettingProblem[] {
  const { issues = [] } = v.safeParse(SETTINGS, values, { abortPipeEarly: true });
  return ALL_SETTINGS.flatMap(({ name, env: key, choices = [] }) => {
    const isTaken = (text = '') => text !== '' && v.is(SETTINGS.entries[name], text);
    return issues
      .filter(({ path }) => path?.[0].key === name)
      .map(({ type, input, message }) => {
        const wrong = `${input}`.trim();
        // A text that is well-formed is not written in another way.
        const meant = type === 'check' ? undefined : rewritten(wrong).find(isTaken);
        const because = `expected ${message}`;
        return { key, why: refused(input, because, meant ?? nearestName(wrong, choices)) };
      });
  });
}

/** A shade of one of the colours with which all of them can be read; undefined if none was found. */
function readableShade(colours: BrandColours, key: keyof BrandColours): string | undefined {
  const shades = Array.from({ length: 20 }, (_, step) => (step + 1) / 20).flatMap((share) =>
    ['#000000', '#ffffff'].map((end) => mixed(colours[key], end, share)),
  );
  return shades.find((shade) => !unreadablePair({ ...colours, [key]: shade }));
}

/** Colours that cannot be read together. */
function colourProblem(values: ReturnType<typeof valuesOf>): SettingProblem[] {
  const colours: BrandColours = { ...DEFAULTS, ...values };
  const isWritten = BRAND_COLOURS.every((name) => v.is(COLOUR, colours[name]));
  const pair = isWritten ? unreadablePair(colours) : undefined;
  if (!pair) return [];
  const why = refused(colours[pair.key], pair.why, readableShade(colours, pair.key));
  return [{ key: variableOf(pair.key), why }];
}

/** Values that cannot be used, alone or together. */
export function settingProblems(env: Environment): SettingProblem[] {
  const values = valuesOf(env);
  return [...valueProblems(values), ...colourProblem(values)];
}
