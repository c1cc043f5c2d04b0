import type { ReactNode } from 'react';
import { company } from '../../shared/config/company.ts';
import { getConfig } from '../../shared/config/config.ts';
import { OperatorLines } from '../../shared/features/legal/OperatorLines.tsx';
import { BrandName } from '../../shared/runtime/BrandName.tsx';
import { SiteLink, SiteText } from '../../shared/runtime/SiteText.tsx';
import { siteAttribute } from '../../shared/runtime/siteAttributes.ts';
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
export function OfficialSiteLayout({ children }: { children: ReactNode }) {
  const config = getConfig();
  return (
    <>
      <a className="skip" href="#text">
        {text.skip}
      </a>
      <header className="site-head">
        <p className="site-brand">
          <BrandName />
        </p>
        <nav {...siteAttribute('aria-label', config, 'brandName')}>
          <ul>
            {tabsOf(config.basePath).map(([href, name]) => (
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
            <SiteLink scheme="tel" from={config} of="servicePhone" />
          </li>
          <li>
            <SiteLink scheme="mailto" from={config} of="serviceEmail" />
          </li>
          <OperatorLines as="li" />
        </ul>
        <p>
          <SiteText
            from={company}
            of="companyName"
            around={(name) => text.copyright(new Date().getFullYear(), name)}
          />
        </p>
      </footer>
    </>
  );
}
