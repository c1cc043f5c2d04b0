import { readConfig } from './readConfig.ts';

/** The operator's details for the public pages. Only pages without script import them, so that no script contains them. */
export const company = readConfig(import.meta.env);
