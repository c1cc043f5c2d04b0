import type { Plugin, ResolvedConfig } from 'vite';
import { pageConfigOf, readConfig } from '../config/readConfig.ts';

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
      const env = { ...resolved.env, BASE_URL: resolved.base };
      return `export const buildConfig = ${JSON.stringify(pageConfigOf(readConfig(env)))};`;
    },
  };
}
