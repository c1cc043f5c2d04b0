import type { ReactNode } from 'react';
import { company } from '../../shared/config/company.ts';
import { getConfig } from '../../shared/config/config.ts';
import { Contact } from '../../shared/runtime/Contact.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { Documents } from './LandingViews.tsx';
import { landingLayoutText, noScript } from './landing.messages.ts';

/**
 * The static content around the form: what happens after registering, the promises, the documents and the
 * contacts. It is only in the prerendered document, so it adds no script and works without any.
 */
export function LandingLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <noscript>
        <div className="page landing-above">
          <NoScript />
        </div>
      </noscript>
      {children}
      <footer className="page landing-below">
        <Points
          title={landingLayoutText.stepsTitle}
          points={landingLayoutText.steps}
          list="ol"
          className="landing-steps"
        />
        <Points
          title={landingLayoutText.promisesTitle}
          points={landingLayoutText.promises}
          list="ul"
          className="landing-promises"
        />
        <section className="card landing-documents">
          <h2 className="section-title">{landingLayoutText.termsTitle}</h2>
          <Documents />
          <Notice as="p">{landingLayoutText.responsible}</Notice>
        </section>
        <div className="landing-footer note">
          <Contact />
          <p className="prose">{company.companyName}</p>
        </div>
      </footer>
    </>
  );
}

/** Shown above the form when JavaScript is off. */
function NoScript() {
  const { basePath } = getConfig();
  return (
    <section className="card landing-noscript links">
      <p>{noScript.text}</p>
      <p>
        <a href={`${basePath}loanAgreement`}>{noScript.terms}</a>
      </p>
      <p>
        <a href={`${basePath}privacyPolicy`}>{noScript.privacy}</a>
      </p>
      <Contact />
    </section>
  );
}

interface PointsProps {
  title: string;
  points: readonly { title: string; text: string }[];
  list: 'ol' | 'ul';
  className: string;
}

/** A card of points, each with its title. */
function Points({ title, points, list: List, className }: PointsProps) {
  return (
    <section className="card">
      <h2 className="section-title">{title}</h2>
      <List className={className}>
        {points.map((point) => (
          <li key={point.title}>
            <h3>{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </List>
    </section>
  );
}
