import type { Company } from './readCompany.ts';
import type { Config } from './readConfig.ts';
import type { FileRule, SiteBuild, SiteValues } from './runtimeConfig.ts';
import { ALL_SETTINGS } from './settings.ts';

/** Name of the runtime configuration file, below the base path. */
export const SITE_FILE = 'site.json';

/** The settings that the file may contain. */
export const fileSettings = Object.entries(ALL_SETTINGS).filter(([, { file }]) => file);

/** What the pages of a build are told about the file; undefined if they read none. */
export function siteOf(
  env: Readonly<Record<string, unknown>>,
  config: Config,
  company: Company,
): SiteBuild | undefined {
  return readsSiteFile(env) ? siteBuildOf(config, company) : undefined;
}

/** Whether pages of this build read the file. */
export function readsSiteFile(env: Readonly<Record<string, unknown>>): boolean {
  return env.VITE_SITE_FILE === 'on';
}

/** The rules and the build's own values for the file, whether or not pages read it. */
export function siteBuildOf(config: Config, company: Company): SiteBuild {
  const values = { ...config, ...company } as unknown as SiteValues;
  const rules = fileSettings.map(([key, { kind, pattern }]): [string, FileRule] => [
    key,
    [kind, pattern],
  ]);
  return {
    file: `${config.basePath}${SITE_FILE}`,
    rules: Object.fromEntries(rules),
    built: Object.fromEntries(fileSettings.map(([key]) => [key, values[key] ?? ''])),
    apiHosts: config.apiHosts,
  };
}
