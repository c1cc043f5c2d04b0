import { type Environment, readSettings, type Values } from './readSettings.ts';
import { COMPANY_SETTINGS } from './settings.ts';

/** What the public pages say of the operator; empty values are left out and reported. `siteUrl` has no slash at its end. */
export type Company = Values<typeof COMPANY_SETTINGS>;

/** Reads what the public pages say of the operator. @throws Error naming the key that cannot be used. */
export function readCompany(env: Environment): Company {
  const company = readSettings(COMPANY_SETTINGS, env);
  return { ...company, siteUrl: company.siteUrl.replace(/\/$/, '') };
}

/** The lender's address as the operator named it; '' while the default only stands for one. */
export function namedAddress({ address }: Pick<Company, 'address'>): string {
  return address === COMPANY_SETTINGS.address.fallback ? '' : address;
}
