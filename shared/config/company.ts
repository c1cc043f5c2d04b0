import { readCompany } from './readCompany.ts';

/** The operator's details for the public pages. Only pages without script import it, so it adds nothing to a bundle. */
export const company = readCompany(import.meta.env);
