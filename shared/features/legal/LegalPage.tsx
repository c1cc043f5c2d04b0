import type { ReactElement, ReactNode } from 'react';
import { PublicFrame, type PublicTab } from './PublicFrame.tsx';

interface LegalSectionProps {
  /** Other pages link to it by its id. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A section of a legal text, which can be linked. */
export function LegalSection({ id, title, children }: LegalSectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {title}{' '}
        <a className="legal-anchor" href={`#${id}`} aria-label={`Link to ${title}`}>
          #
        </a>
      </h2>
      {children}
    </section>
  );
}

interface LegalPageProps {
  /** The tab that opens it. */
  tab: PublicTab;
  title: string;
  lead: string;
  /** Effective date (yyyy-mm-dd) and version, if the text has them. */
  effective?: { date: string; version: string };
  children: readonly ReactElement<LegalSectionProps>[];
}

/** The layout of a legal page: heading, table of contents and sections. Needs no script. */
export function LegalPage({ tab, title, lead, effective, children }: LegalPageProps) {
  return (
    <PublicFrame current={tab}>
      <main className="public-inner legal" id="text">
        <h1>{title}</h1>
        <p className="legal-lead">{lead}</p>
        {effective && (
          <p className="note">
            Effective <time dateTime={effective.date}>{effective.date}</time>, version{' '}
            {effective.version}
          </p>
        )}
        <nav className="legal-contents links" aria-labelledby="contents">
          <h2 id="contents">Contents</h2>
          <ol>
            {children.map(({ props }) => (
              <li key={props.id}>
                <a href={`#${props.id}`}>{props.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        {children}
      </main>
    </PublicFrame>
  );
}
