import { readCompany } from './readCompany.ts';

/** Details of the operator for the public pages. Only pages without script import it, so it adds nothing to a bundle. */
export const company = readCompany(import.meta.env);
