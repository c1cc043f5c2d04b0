import type { ReactNode } from 'react';
import { getConfig } from '../../shared/config/config.ts';
import { inMoney } from '../../shared/features/legal/loanCost.ts';
import { LOAN_TERMS } from '../../shared/features/legal/loanTerms.ts';
import { PublicFrame } from '../../shared/features/legal/PublicFrame.tsx';
import { APPLY } from '../../shared/features/legal/publicFrame.messages.ts';
import { MailLink, PhoneLink } from '../../shared/runtime/Contact.tsx';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { officialSiteLayoutText } from './officialSiteLayout.messages.ts';

/** Header, questions and footer. They are only in the prerendered document and need no script. */
export function OfficialSiteLayout({ children }: { children: ReactNode }) {
  return (
    <PublicFrame current="home">
      <main className="site" id="text">
        {children}
        <Questions />
        <Closing />
      </main>
    </PublicFrame>
  );
}

function Question({ question, children }: { question: string; children: string }) {
  return (
    <details className="site-question">
      <summary>{question}</summary>
      <p>{children}</p>
    </details>
  );
}

function Questions() {
  const { basePath, countryName } = getConfig();
  const { fee } = LOAN_TERMS.late;
  return (
    <div className="site-band">
      <section
        className="public-inner site-section site-questions"
        id="questions"
        aria-labelledby="questions-title"
      >
        <div className="links">
          <h2 className="site-title" id="questions-title">
            {officialSiteLayoutText.title}
          </h2>
          <p className="site-text">{officialSiteLayoutText.lead}</p>
          <a className="site-more" href={`${basePath}loanAgreement`}>
            {officialSiteLayoutText.terms}
          </a>
        </div>
        <div>
          <Question question={officialSiteLayoutText.whoQuestion}>
            {officialSiteLayoutText.whoAnswer(countryName)}
          </Question>
          <Question question={officialSiteLayoutText.lateQuestion}>
            {officialSiteLayoutText.lateAnswer(inMoney(fee.newClient), inMoney(fee.repeatClient))}
          </Question>
          {officialSiteLayoutText.questions.map(({ question, answer }) => (
            <Question key={question} question={question}>
              {answer}
            </Question>
          ))}
        </div>
      </section>
    </div>
  );
}

function Closing() {
  const { basePath } = getConfig();
  return (
    <section className="public-inner site-section" aria-labelledby="closing">
      <div className="site-closing">
        <div>
          <h2 className="site-title" id="closing">
            {officialSiteLayoutText.closing}
          </h2>
          <p>{officialSiteLayoutText.closingText}</p>
        </div>
        <div>
          <ButtonLink href={`${basePath}landing`}>{APPLY}</ButtonLink>
          <p className="site-closing-reach links">
            <span>{officialSiteLayoutText.closingReach}</span> <PhoneLink /> <MailLink />
          </p>
        </div>
      </div>
    </section>
  );
}
