import type { ReactNode } from 'react';
import { company } from '../../shared/config/company.ts';
import { config } from '../../shared/config/config.ts';
import { text } from './officialSite.text.ts';

/** The footer (spec 2.7): phone, address, e-mail, company name and copyright; in the document only. */
export function OfficialSiteSurround({ children }: { children: ReactNode }) {
  const { servicePhone, serviceEmail, companyName } = config;
  return (
    <>
      {children}
      <footer className="site-footer">
        <h2>{text.footer}</h2>
        <ul>
          <li>
            <a href={`tel:${servicePhone}`}>{servicePhone}</a>
          </li>
          <li>
            <a href={`mailto:${serviceEmail}`}>{serviceEmail}</a>
          </li>
          {company.address && <li>{company.address}</li>}
          {company.secNumber && <li>SEC registration no. {company.secNumber}</li>}
          {company.authorityNumber && (
            <li>Certificate of Authority no. {company.authorityNumber}</li>
          )}
        </ul>
        <p>{text.copyright(new Date().getFullYear(), companyName)}</p>
      </footer>
    </>
  );
}
