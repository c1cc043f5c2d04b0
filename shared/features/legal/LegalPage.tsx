import type { ReactNode } from 'react';
import { PublicFrame, type PublicTab } from './PublicFrame.tsx';

/** A section of a legal text. Other pages link to it by its id. */
export interface LegalSection {
  id: string;
  title: string;
  body: ReactNode;
}

interface LegalPageProps {
  /** The tab that opens it. */
  tab: PublicTab;
  title: string;
  lead: string;
  /** Effective date (yyyy-mm-dd) and version, if the text has them. */
  effective?: { date: string; version: string };
  sections: readonly LegalSection[];
}

/** The layout of a legal page: heading, table of contents and linkable sections. Needs no script. */
export function LegalPage({ tab, title, lead, effective, sections }: LegalPageProps) {
  return (
    <PublicFrame current={tab}>
      <main className="public-inner legal" id="text">
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
    </PublicFrame>
  );
}
