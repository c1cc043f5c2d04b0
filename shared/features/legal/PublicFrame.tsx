import type { ReactNode } from 'react';
import { company } from '../../config/company.ts';
import { getConfig } from '../../config/config.ts';
import { BrandName } from '../../runtime/BrandName.tsx';
import { MailLink, PhoneLink } from '../../runtime/Contact.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { APPLY, publicFrameText } from './publicFrame.messages.ts';

export const Brand = () => getConfig().brandName;

/** As far as they are configured. */
function OperatorLines() {
  const { companyAddress, secNumber, authorityNumber } = company;
  return (
    <>
      {companyAddress && <li>{companyAddress}</li>}
      {secNumber && <li>SEC registration no. {secNumber}</li>}
      {authorityNumber && <li>Certificate of Authority no. {authorityNumber}</li>}
    </>
  );
}

const TABS_ID = 'tabs';

export type PublicTab = keyof typeof publicFrameText.tabs;

/** Addresses are below the site's base. They are links, so they work without script and with Back. */
const tabsOf = (current: PublicTab) =>
  [
    ['home', ''],
    // The home page has a section about the company; from elsewhere the tab opens the whole text.
    ['about', current === 'home' ? '#about' : 'aboutUs'],
    ['privacy', 'privacyPolicy'],
    ['terms', 'loanAgreement'],
  ] as const;

interface PublicFrameProps {
  current: PublicTab;
  /** The page's `main`, with the id `text`. */
  children: ReactNode;
}

/** In the document only; needs no script. */
export function PublicFrame({ current, children }: PublicFrameProps) {
  return (
    <>
      <a className="skip" href="#text">
        {publicFrameText.skip}
      </a>
      <PublicHeader current={current} />
      {children}
      <PublicFooter />
    </>
  );
}

/** Where the tabs do not fit, they are a menu: a popover, which the browser opens without script. */
function PublicHeader({ current }: Pick<PublicFrameProps, 'current'>) {
  const { basePath } = getConfig();
  return (
    <header className="public-head">
      <div className="public-inner public-bar">
        <a className="public-brand" href={basePath}>
          <BrandName drawn />
        </a>
        <button className="public-menu" type="button" popoverTarget={TABS_ID}>
          <span className="visually-hidden">{publicFrameText.menu}</span>
        </button>
        <nav
          className="public-tabs links"
          id={TABS_ID}
          popover="auto"
          aria-label={publicFrameText.navigation}
        >
          <ul>
            {tabsOf(current).map(([tab, address]) => (
              <li key={tab}>
                <a href={basePath + address} aria-current={tab === current ? 'page' : undefined}>
                  {publicFrameText.tabs[tab]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ButtonLink href={`${basePath}landing`}>{APPLY}</ButtonLink>
      </div>
    </header>
  );
}

const SECTIONS = ['cost', 'questions', 'contact'] as const;

function PublicFooter() {
  const { basePath } = getConfig();
  return (
    <footer className="public-footer">
      <div className="public-inner public-columns links">
        <div>
          <p className="public-brand">
            <BrandName drawn />
          </p>
          <p>{publicFrameText.motto}</p>
        </div>
        <div>
          <h2>{publicFrameText.more}</h2>
          <ul>
            {SECTIONS.map((section) => (
              <li key={section}>
                <a href={`${basePath}#${section}`}>{publicFrameText[section]}</a>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2>{publicFrameText.reach}</h2>
          <ul>
            <li>
              <PhoneLink />
            </li>
            <li>
              <MailLink />
            </li>
          </ul>
        </div>
        <div>
          <h2>{publicFrameText.company}</h2>
          <ul className="public-lines">
            <li>{company.companyName}</li>
            <OperatorLines />
          </ul>
        </div>
      </div>
      <p className="public-inner public-copyright">
        {publicFrameText.copyright(new Date().getFullYear(), company.companyName)}
      </p>
    </footer>
  );
}
