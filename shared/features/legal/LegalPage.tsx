import type { ReactNode } from 'react';
import { company } from '../../config/company.ts';
import { getConfig } from '../../config/config.ts';
import { BrandName } from '../../runtime/BrandName.tsx';
import { SiteText } from '../../runtime/SiteText.tsx';
import { ServiceEmail, ServicePhone } from './OperatorContact.tsx';
import { OperatorLines } from './OperatorLines.tsx';

/** A section of a legal text. Other pages link to it by its id. */
export interface LegalSection {
  id: string;
  title: string;
  body: ReactNode;
}

interface LegalPageProps {
  title: string;
  lead: string;
  /** Effective date (yyyy-mm-dd) and version, if the text has them. */
  effective?: { date: string; version: string };
  sections: readonly LegalSection[];
}

const DOCUMENTS = [
  ['aboutUs', 'About us'],
  ['privacyPolicy', 'Privacy policy'],
  ['loanAgreement', 'Loan terms and conditions'],
] as const;

/** The layout of a legal page: heading, table of contents, linkable sections and company details. Needs no script. */
export function LegalPage({ title, lead, effective, sections }: LegalPageProps) {
  return (
    <>
      <a className="skip" href="#text">
        Skip to main content
      </a>
      <header className="legal-head">
        <p className="legal-brand">
          <BrandName />
        </p>
        <nav aria-label="Documents">
          <ul>
            <li>
              <a href={getConfig().basePath}>Home</a>
            </li>
            {DOCUMENTS.map(([route, name]) => (
              <li key={route}>
                <a
                  href={`${getConfig().basePath}${route}`}
                  aria-current={name === title ? 'page' : undefined}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main className="legal" id="text">
        <h1>{title}</h1>
        <p className="legal-lead">{lead}</p>
        {effective && (
          <p className="legal-date">
            Effective <time dateTime={effective.date}>{effective.date}</time>, version{' '}
            {effective.version}
          </p>
        )}
        <nav className="legal-contents" aria-labelledby="contents">
          <h2 id="contents">Contents</h2>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        {sections.map((section) => (
          <section key={section.id} aria-labelledby={section.id}>
            <h2 id={section.id}>
              {section.title}{' '}
              <a
                className="legal-anchor"
                href={`#${section.id}`}
                aria-label={`Link to ${section.title}`}
              >
                #
              </a>
            </h2>
            {section.body}
          </section>
        ))}
      </main>
      <LegalFooter />
    </>
  );
}

function LegalFooter() {
  return (
    <footer className="legal-footer">
      <p>
        <SiteText from={company} of="companyName" />
      </p>
      <OperatorLines as="p" />
      <p>
        <ServicePhone />, <ServiceEmail />
      </p>
    </footer>
  );
}
