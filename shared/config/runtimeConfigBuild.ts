import type { Config } from './readConfig.ts';
import type { FileRule, RuntimeConfigSpec, SettingValues } from './runtimeConfig.ts';
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
