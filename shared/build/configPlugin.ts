import type { Plugin, ResolvedConfig } from 'vite';
import { type Config, pageConfigOf, readConfig } from '../config/readConfig.ts';

/** The configuration of a build or of the dev server. @throws Error naming each value that cannot be used. */
export function configOf({ env, base }: ResolvedConfig): Config {
  return readConfig({ ...env, BASE_URL: base });
}

/** Writes the checked configuration into the bundle as data; a bad value stops the build by name. */
export function configPlugin(): Plugin {
  let resolved: ResolvedConfig;
  return {
    name: 'site-configuration',
    apply: 'build',
    configResolved(config) {
      resolved = config;
    },
    // Loaded, not transformed: what is written here is the module's source, in the source maps as well.
    load(id) {
      if (!id.endsWith('/shared/config/buildConfig.ts')) return undefined;
      return `export const buildConfig = ${JSON.stringify(pageConfigOf(configOf(resolved)))};`;
    },
  };
}
