import { pageConfigOf, readConfig } from './readConfig.ts';

/** The settings of this build: defaults overlaid with `VITE_*` variables (README, "Configuration"). */
export const config = pageConfigOf(readConfig(import.meta.env));
