import { buildConfig } from './buildConfig.ts';
import type { PageConfig } from './readConfig.ts';

const built: Readonly<PageConfig> = Object.freeze(buildConfig);

// Outside React the client, navigation and the bridge read it too, so it cannot be a context.
let provided: Readonly<PageConfig> | undefined;

/**
 * The configuration of the page: of the build, with the runtime configuration over it. Read it while
 * rendering or answering an event, never while a module loads: it may not have been provided yet.
 */
export function getConfig(): Readonly<PageConfig> {
  return provided ?? built;
}

/**
 * Puts the runtime configuration over that of the build, before the first render.
 * @throws Error when it is provided already.
 */
export function provideConfig(overrides: Partial<PageConfig>): void {
  if (provided) throw new Error('The configuration is provided already');
  provided = Object.freeze({ ...built, ...overrides });
}
