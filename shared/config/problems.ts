import * as v from 'valibot';
import { isMarket, MARKETS } from './market.ts';
import { ALL_SETTINGS, DEFAULTS, SETTINGS, type Values, variableOf } from './settings.ts';

/** Variables of the environment or of a `.env` file. */
export type Environment = Readonly<Record<string, unknown>>;

/** The texts of the variables by the name of their setting. */
export type Texts = Readonly<Partial<Record<keyof Values, string>>>;

/** A reason for which a build stops. */
export interface Problem {
  /** The variable, the file or the option. */
  key: string;
  why: string;
}

/** A problem with a value. @param expected describes one that can be used. */
export const refused = (key: string, value: unknown, expected: string): Problem => ({
  key,
  why: `${JSON.stringify(value)} cannot be used; expected ${expected}`,
});

/** How Node prints an object; the symbol is known by its name, because pages have no `node:util`. */
const PRINTED = Symbol.for('nodejs.util.inspect.custom');

/** Stops if there are problems: with the first one of each key, without a stack trace, which would tell an operator nothing. */
export function stopIf(problems: readonly Problem[]): void {
  if (!problems.length) return;
  const ofKeys = new Map([...problems].reverse().map(({ key, why }) => [key, `${key}: ${why}`]));
  const message = `The settings cannot be used:\n  ${[...ofKeys.values()].reverse().join('\n  ')}`;
  // Without a way of its own, Node puts brackets around an error that has no stack trace.
  throw Object.assign(new Error(message), { stack: message, [PRINTED]: () => `${message}\n` });
}

/** Reads the variables, with the defaults of the market. An empty variable counts as absent. */
export function textsOf(env: Environment): Texts {
  const given = ALL_SETTINGS.flatMap(({ name, env: key }) => (env[key] ? [[name, env[key]]] : []));
  const texts: Texts = Object.fromEntries(given);
  return {
    market: DEFAULTS.market,
    ...(isMarket(texts.market) && MARKETS[texts.market]),
    ...texts,
  };
}

/** Values that their settings do not take. */
export function valueProblems(texts: Texts): Problem[] {
  const { issues = [] } = v.safeParse(SETTINGS, texts, { abortPipeEarly: true });
  return issues.map(({ path, input, message }) =>
    refused(variableOf(path?.[0].key as keyof Values), input, message),
  );
}

/** Keys with the prefix of settings that are none, and keys without a value. */
export function keyProblems(env: Environment): Problem[] {
  return Object.entries(env).flatMap(([key, value]) => {
    const setting = ALL_SETTINGS.find((one) => one.env === key);
    if (!setting) return refused(key, value, 'a key of .env.example');
    return value === '' ? refused(key, '', `${setting.expects}; without a value, no such key`) : [];
  });
}
