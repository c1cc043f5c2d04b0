import * as v from 'valibot';
import { PAGE_SETTINGS } from './pageSettings.ts';
import { type Environment, settingProblems, settingsError, valuesOf } from './settingProblems.ts';
import { type BUILD_SETTINGS, SETTINGS, type Values } from './settings.ts';

const SHELL_TIMEOUT_MS = 3000;
/** The header that names a tester's session of the sandbox; permitted only in development and in builds for testers. */
const SANDBOX_HEADER = 'x-sandbox-session';

/** Values of a build from other sources than its settings. */
interface Derived {
  /** The path that the site is served under, with slashes at both ends. */
  basePath: string;
  /** How long a page waits for the app's reply to a message, ms. */
  shellTimeoutMs: number;
}

/** The whole configuration of a build, with the market's defaults filled in. Details of the operator that are empty are not shown. */
export type Config = Values & Derived;

/** The part of the configuration that scripts contain. */
export type PageConfig = Omit<Config, keyof typeof BUILD_SETTINGS>;

const PAGE_KEYS = [...Object.keys(PAGE_SETTINGS), 'basePath', 'shellTimeoutMs'];

/** Picks the part of a configuration that scripts contain. */
export function pageConfigOf(config: Config): PageConfig {
  const entries = Object.entries(config).filter(([key]) => PAGE_KEYS.includes(key));
  return Object.fromEntries(entries) as unknown as PageConfig;
}

/**
 * Reads the configuration from environment variables.
 * @param env `VITE_*` variables as text; absent ones get the default, which the market may give.
 * @throws Error naming the variables whose values cannot be used, or colours with too little contrast.
 */
export function readConfig(env: Environment): Config {
  const problems = settingProblems(env);
  if (problems.length) throw settingsError(problems.map(({ key, why }) => `${key}: ${why}`));
  const values = v.parse(SETTINGS, valuesOf(env));
  // In builds for testers, pages without a session name that of the sandbox in a header.
  const forTesters = env.DEV === true || values.testPreview === 'on';
  return {
    ...values,
    headerNames: forTesters ? [...values.headerNames, SANDBOX_HEADER] : values.headerNames,
    basePath: typeof env.BASE_URL === 'string' && env.BASE_URL ? env.BASE_URL : '/',
    shellTimeoutMs: SHELL_TIMEOUT_MS,
  };
}
