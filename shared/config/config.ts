import { buildConfig, viewConfig } from './buildConfig.ts';
import type { PageConfig, ViewConfig } from './readConfig.ts';

// Pure, so that the script in a document contains only what views read.
const built: Readonly<PageConfig> = /* @__PURE__ */ Object.freeze(buildConfig);
const forViews: Readonly<ViewConfig> = /* @__PURE__ */ Object.freeze(viewConfig);

/** The configuration of the page, which is that of its build. */
export const getConfig = () => built;

/** The part of it that views, models and the decoding of replies read. */
export const getViewConfig = () => forViews;
