import { readSettings, type Values } from './readSettings.ts';
import type { Environment } from './settingProblems.ts';
import { COMPANY_SETTINGS } from './settings.ts';

/** The operator's details for the public pages. Empty values are not shown, and the build reports them. `siteUrl` has no slash at its end. */
export type Company = Values<typeof COMPANY_SETTINGS>;

/** Reads the operator's details. @throws Error naming the variable whose value cannot be used. */
export function readCompany(env: Environment): Company {
  const company = readSettings(COMPANY_SETTINGS, env);
  return { ...company, siteUrl: company.siteUrl.replace(/\/$/, '') };
}

/** The lender's address; '' if the operator has not replaced the sample address. */
export function namedAddress({ address }: Pick<Company, 'address'>): string {
  return address === COMPANY_SETTINGS.address.fallback ? '' : address;
}
