import '../../shared/ui/field.css';
import './officialSite.css';
import { getConfig } from '../../shared/config/config.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { Banners } from './Banners.tsx';
import { text } from './officialSite.messages.ts';
import { QuestionForm } from './QuestionForm.tsx';

/** The official marketing site. Its header and footer are in `PublicFrame`. */
export function OfficialSite() {
  const { basePath, brandName } = getConfig();
  return (
    <main className="site" id="text">
      <div className="site-hero">
        <div className="public-inner site-hero-inner">
          <div className="site-promise">
            <h1>{text.headline(brandName)}</h1>
            <p className="site-lead">{text.lead}</p>
            <ButtonLink href={`${basePath}landing`}>{text.start}</ButtonLink>
            <ul className="site-facts">
              {text.facts.map(([figure, meaning]) => (
                <li key={figure}>
                  <b>{figure}</b> {meaning}
                </li>
              ))}
            </ul>
          </div>
          <Banners />
        </div>
      </div>
      <section className="public-inner" aria-labelledby="steps">
        <h2 className="site-title" id="steps">
          {text.stepsTitle}
        </h2>
        <ol className="site-steps">
          {text.steps.map((step) => (
            <li className="card" key={step.title}>
              <h3 className="site-step-title">{step.title}</h3>
              <p className="site-step-text">{step.text}</p>
            </li>
          ))}
        </ol>
      </section>
      <div className="public-inner site-questions">
        <section aria-labelledby="about">
          <h2 className="site-title" id="about">
            {text.aboutTitle}
          </h2>
          <p className="site-text">{text.about}</p>
          <p className="site-text">
            <a className="site-more" href={`${basePath}aboutUs`}>
              {text.aboutMore}
            </a>
          </p>
          <QuestionForm title={text.aboutForm} />
        </section>
        <section aria-labelledby="contact">
          <h2 className="site-title" id="contact">
            {text.contactTitle}
          </h2>
          <p className="site-text">{text.contact}</p>
          <QuestionForm title={text.contactForm} />
        </section>
      </div>
    </main>
  );
}
