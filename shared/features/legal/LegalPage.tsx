import type { ReactElement, ReactNode } from 'react';
import { shownDate } from '../../runtime/shownDate.ts';
import { PublicFrame, type PublicTab } from './PublicFrame.tsx';

interface LegalSectionProps {
  /** Other pages link to it by its id. */
  id: string;
  title: string;
  children: ReactNode;
}

export function LegalSection({ id, title, children }: LegalSectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

interface LegalPageProps {
  tab: PublicTab;
  title: string;
  lead: string;
  /** Yyyy-mm-dd. */
  effective?: { date: string; version: string };
  children: readonly ReactElement<LegalSectionProps>[];
}

/** Needs no script. */
export function LegalPage({ tab, title, lead, effective, children }: LegalPageProps) {
  return (
    <PublicFrame current={tab}>
      <main className="public-inner legal" id="text">
        <h1>{title}</h1>
        <p className="legal-lead">{lead}</p>
        {effective && (
          <p className="note">
            Effective <time dateTime={effective.date}>{shownDate(effective.date)}</time>, version{' '}
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
