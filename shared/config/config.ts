import { buildConfig } from './buildConfig.ts';
import type { PageConfig } from './readConfig.ts';

const built: Readonly<PageConfig> = Object.freeze(buildConfig);

/** The configuration of the page, which is that of its build. */
export function getConfig(): Readonly<PageConfig> {
  return built;
}
