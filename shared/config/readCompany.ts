/** What the public pages say of the operator; empty values are left out and reported. */
export interface Company {
  /** Absolute address of the site without a slash at its end, for canonical links and the site map. */
  siteUrl: string;
  address: string;
  /** SEC registration and Certificate of Authority of a lending company. */
  secNumber: string;
  authorityNumber: string;
  grievanceOfficer: string;
}

type Environment = Readonly<Record<string, unknown>>;

/** Reads what the public pages say of the operator. @throws Error naming the key that cannot be used. */
export function readCompany(env: Environment): Company {
  const text = (key: string) => (typeof env[key] === 'string' ? `${env[key]}` : '');
  const siteUrl = text('VITE_SITE_URL').replace(/\/$/, '');
  if (siteUrl && !/^https:\/\/[a-z0-9.-]+(:\d+)?(\/[\w-]+)*$/i.test(siteUrl)) {
    throw new Error('Configuration VITE_SITE_URL: expected an https address');
  }
  return {
    siteUrl,
    address: text('VITE_COMPANY_ADDRESS'),
    secNumber: text('VITE_SEC_NUMBER'),
    authorityNumber: text('VITE_AUTHORITY_NUMBER'),
    grievanceOfficer: text('VITE_GRIEVANCE_OFFICER'),
  };
}
