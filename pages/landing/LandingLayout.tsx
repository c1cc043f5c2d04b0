import type { ReactNode } from 'react';
import { company } from '../../shared/config/company.ts';
import { getConfig } from '../../shared/config/config.ts';
import { Contact, SiteText } from '../../shared/runtime/SiteText.tsx';
import { Documents } from './LandingViews.tsx';
import { noScript, aroundForm as text } from './landing.messages.ts';

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
        <Steps />
        <Promises />
        <section className="card landing-documents">
          <h2 className="section-title">{text.termsTitle}</h2>
          <Documents />
          <p className="landing-responsible">{text.responsible}</p>
        </section>
        <div className="landing-footer">
          <Contact />
          <p>
            <SiteText from={company} of="companyName" />
          </p>
        </div>
      </footer>
    </>
  );
}

/** Shown above the form when JavaScript is off. */
function NoScript() {
  const { basePath } = getConfig();
  return (
    <section className="card landing-noscript">
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

function Steps() {
  return (
    <section className="card">
      <h2 className="section-title">{text.stepsTitle}</h2>
      <ol className="landing-steps">
        {text.steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Promises() {
  return (
    <section className="card">
      <h2 className="section-title">{text.promisesTitle}</h2>
      <ul className="landing-promises">
        {text.promises.map((promise) => (
          <li key={promise.title}>
            <h3>{promise.title}</h3>
            <p>{promise.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
