import type { Config } from './readConfig.ts';
import {
  type FileRule,
  type RuntimeConfigSpec,
  readRuntimeConfig,
  type SettingValues,
} from './runtimeConfig.ts';
import { expectation } from './settingProblems.ts';
import { ALL_SETTINGS } from './settings.ts';

/** The name of the runtime configuration's file, in the base path. */
export const RUNTIME_CONFIG_FILE = 'site.json';

/** The settings that the runtime configuration may contain, each with its name. */
export const runtimeSettings = Object.entries(ALL_SETTINGS).filter(([, { file }]) => file);

/** What pages must know of the runtime configuration; null if they read none. */
export function runtimeConfigSpecIfRead(config: Config): RuntimeConfigSpec | null {
  return config.siteFile === 'on' ? runtimeConfigSpec(config) : null;
}

/** The checks of a runtime configuration and the values of the build, even if its pages read no file. */
export function runtimeConfigSpec(config: Config): RuntimeConfigSpec {
  const values = { ...config } as unknown as SettingValues;
  const rules = runtimeSettings.map(([key, { kind, pattern }]): [string, FileRule] => [
    key,
    [kind, pattern],
  ]);
  return {
    file: `${config.basePath}${RUNTIME_CONFIG_FILE}`,
    rules: Object.fromEntries(rules),
    built: Object.fromEntries(runtimeSettings.map(([key]) => [key, values[key] ?? ''])),
    apiHosts: config.apiHosts,
  };
}

/** A problem with a value, and what is expected of it. */
function withExpectation(problem: string): string {
  const [, key = '', value = ''] = /^(\w+): (".*") cannot be used$/.exec(problem) ?? [];
  const setting = ALL_SETTINGS[key];
  return setting ? `${problem}; ${expectation(setting, JSON.parse(value))}` : problem;
}

/**
 * Checks a runtime configuration for every host that it names.
 * @param text of the file. @returns a line for each problem, with its key; [] if there is none.
 */
export function runtimeConfigProblems(text: string, spec: RuntimeConfigSpec): string[] {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    return [`not JSON: ${error instanceof Error ? error.message : error}`];
  }
  const hosts = Object.keys(Object(Object(raw).hosts));
  const lines = ['', ...hosts].flatMap((host) =>
    readRuntimeConfig(raw, host, spec).problems.map((problem) => ({
      host,
      problem: withExpectation(problem),
    })),
  );
  const everywhere = lines.filter(({ host }) => !host).map(({ problem }) => problem);
  const own = lines.filter(({ host, problem }) => host && !everywhere.includes(problem));
  return [...everywhere, ...own.map(({ host, problem }) => `${host}: ${problem}`)];
}
