import { useEffect } from 'react';
import { getConfig } from '../../shared/config/config.ts';
import { APPLY } from '../../shared/features/legal/publicFrame.messages.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { Banners } from './Banners.tsx';
import { Cost } from './Cost.tsx';
import { officialSiteText } from './officialSite.messages.ts';
import { QuestionForm } from './QuestionForm.tsx';
import '../../shared/ui/field.css';
import '../../shared/ui/tick.css';
import './officialSite.css';
import './cost.css';

/** Closes the menu of the header when one of its links leads to a section of the same document. @returns stops watching. */
function closeMenuOnJump(): () => void {
  const close = () => document.querySelector<HTMLElement>('[popover]')?.hidePopover?.();
  addEventListener('hashchange', close);
  return () => removeEventListener('hashchange', close);
}

/** The parts of the official site that need script. The rest is in `OfficialSiteLayout`. */
export function OfficialSite() {
  const { basePath } = getConfig();
  useEffect(closeMenuOnJump, []);
  return (
    <>
      <Hero />
      <Steps />
      <Cost />
      <div className="public-inner site-section site-pair">
        <section aria-labelledby="about">
          <h2 className="site-title" id="about">
            {officialSiteText.aboutTitle}
          </h2>
          <p className="site-text">
            {officialSiteText.about(getConfig().countryName)}{' '}
            <a className="site-more" href={`${basePath}aboutUs`}>
              {officialSiteText.aboutMore}
            </a>
          </p>
          <QuestionForm id="about-form" title={officialSiteText.aboutForm} />
        </section>
        <section aria-labelledby="contact">
          <h2 className="site-title" id="contact">
            {officialSiteText.contactTitle}
          </h2>
          <p className="site-text">{officialSiteText.contact}</p>
          <QuestionForm id="contact-form" title={officialSiteText.contactForm} />
        </section>
      </div>
    </>
  );
}

function Hero() {
  const { basePath, brandName } = getConfig();
  return (
    <div className="site-hero">
      <div className="public-inner site-hero-inner">
        <div className="site-promise">
          <h1>{officialSiteText.headline(brandName)}</h1>
          <p className="site-lead">{officialSiteText.lead}</p>
          <p className="site-calls links">
            <ButtonLink href={`${basePath}landing`}>{APPLY}</ButtonLink>
            <a className="site-more" href="#cost">
              {officialSiteText.toCost}
            </a>
          </p>
          <ul className="site-facts">
            {officialSiteText.facts.map(([figure, meaning]) => (
              <li key={figure}>
                <b>{figure}</b> {meaning}
              </li>
            ))}
          </ul>
        </div>
        <Banners />
      </div>
    </div>
  );
}

function Steps() {
  return (
    <section className="public-inner site-section" aria-labelledby="steps">
      <h2 className="site-title" id="steps">
        {officialSiteText.stepsTitle}
      </h2>
      <ol className="site-steps">
        {officialSiteText.steps.map((step) => (
          <li key={step.title}>
            <div>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
