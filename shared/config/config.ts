import { buildConfig } from './buildConfig.ts';
import type { PageConfig } from './readConfig.ts';

const built: Readonly<PageConfig> = Object.freeze(buildConfig);

/** Set once, before the first render. Not a React context, because the HTTP client, navigation and the bridge read it too. */
let provided: Readonly<PageConfig> | undefined;

/**
 * The configuration of the page: that of the build, overridden by the runtime configuration. Read it while rendering or
 * handling an event, never while a module loads, because it may not have been provided yet.
 */
export function getConfig(): Readonly<PageConfig> {
  return provided ?? built;
}

/**
 * Overrides the configuration of the build by the runtime configuration, before the first render.
 * @throws Error if it was called before.
 */
export function provideConfig(overrides: Partial<PageConfig>): void {
  if (provided) throw new Error('The configuration was provided already');
  provided = Object.freeze({ ...built, ...overrides });
}
