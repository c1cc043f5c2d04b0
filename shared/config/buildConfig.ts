import {
  type PageConfig,
  pageConfigOf,
  readConfig,
  type ViewConfig,
  viewConfigOf,
} from './readConfig.ts';

// The settings of this build: defaults, overridden by `VITE_*` variables. The build replaces this module by their values.
export const buildConfig: PageConfig = pageConfigOf(readConfig(import.meta.env));
export const viewConfig: ViewConfig = viewConfigOf(buildConfig);
