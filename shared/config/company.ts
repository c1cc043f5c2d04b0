import { readCompany } from './readCompany.ts';

/** The operator as the public pages name it; only pages without script import this, so it costs no phone a byte. */
export const company = readCompany(import.meta.env);
