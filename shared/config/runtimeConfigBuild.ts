import type { Company } from './readCompany.ts';
import type { Config } from './readConfig.ts';
import type { FileRule, RuntimeConfigSpec, SettingValues } from './runtimeConfig.ts';
import { ALL_SETTINGS } from './settings.ts';

/** Name of the runtime configuration file, below the base path. */
export const RUNTIME_CONFIG_FILE = 'site.json';

/** The settings that the file may contain. */
export const runtimeSettings = Object.entries(ALL_SETTINGS).filter(([, { file }]) => file);

/** What the pages of a build are told about the file; undefined if they read none. */
export function usedRuntimeConfig(
  env: Readonly<Record<string, unknown>>,
  config: Config,
  company: Company,
): RuntimeConfigSpec | undefined {
  return usesRuntimeConfig(env) ? runtimeConfigSpec(config, company) : undefined;
}

/** Whether pages of this build read the file. */
export function usesRuntimeConfig(env: Readonly<Record<string, unknown>>): boolean {
  return env.VITE_SITE_FILE === 'on';
}

/** The rules and the build's own values for the file, whether or not pages read it. */
export function runtimeConfigSpec(config: Config, company: Company): RuntimeConfigSpec {
  const values = { ...config, ...company } as unknown as SettingValues;
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
