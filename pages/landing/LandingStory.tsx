import { config } from '../../shared/config/config.ts';
import { Contact } from '../../shared/page/Contact.tsx';
import { pageAddress } from '../../shared/page/navigate.ts';
import { text } from './landing.text.ts';

const addressOf = (route: 'loanAgreement' | 'privacyPolicy') =>
  typeof document === 'undefined' ? `${config.basePath}${route}` : pageAddress(route);

/** The documents that stand behind every registration, on pages of their own. */
export function Documents() {
  return (
    <>
      <p>
        {text.terms} <a href={addressOf('loanAgreement')}>{text.termsLink}</a>.
      </p>
      <p>
        {text.privacy} <a href={addressOf('privacyPolicy')}>{text.privacyLink}</a>.
      </p>
    </>
  );
}

/** What follows a registration, what the visitor can count on, and where to read and ask. */
export function LandingStory() {
  return (
    <>
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
      <section className="card landing-documents">
        <h2 className="section-title">{text.termsTitle}</h2>
        <Documents />
        <p className="landing-responsible">{text.responsible}</p>
      </section>
      <footer className="landing-footer">
        <Contact />
        <p>{config.companyName}</p>
      </footer>
    </>
  );
}
