import type { ReactNode } from 'react';
import { company } from '../../shared/config/company.ts';
import { getConfig } from '../../shared/config/config.ts';
import { operatorLines } from '../../shared/features/legal/operatorLines.ts';
import { BrandName } from '../../shared/runtime/BrandName.tsx';
import { text } from './officialSite.messages.ts';

/** The tabs are real links, so they work without script and with Back. */
const tabsOf = (basePath: string) =>
  [
    [basePath, text.tabs.home],
    [`${basePath}#about`, text.tabs.about],
    [`${basePath}privacyPolicy`, text.tabs.privacy],
    [`${basePath}loanAgreement`, text.tabs.terms],
  ] as const;

/** The navigation tabs and the footer. They are only in the prerendered document and need no script. */
export function OfficialSiteSurround({ children }: { children: ReactNode }) {
  const { basePath, brandName, servicePhone, serviceEmail } = getConfig();
  return (
    <>
      <a className="skip" href="#text">
        {text.skip}
      </a>
      <header className="site-head">
        <p className="site-brand">
          <BrandName />
        </p>
        <nav aria-label={brandName}>
          <ul>
            {tabsOf(basePath).map(([href, name]) => (
              <li key={name}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
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
          {operatorLines.map(([name, line]) => (
            <li key={name} data-site-when={name}>
              {line}
            </li>
          ))}
        </ul>
        <p>{text.copyright(new Date().getFullYear(), company.companyName)}</p>
      </footer>
    </>
  );
}
