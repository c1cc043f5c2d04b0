import { type PageConfig, pageConfigOf, readConfig } from './readConfig.ts';

/** The settings of this build: defaults overlaid with `VITE_*` variables. A build writes their values here. */
export const buildConfig: PageConfig = pageConfigOf(readConfig(import.meta.env));
