import { company } from '../../shared/config/company.ts';
import { getConfig } from '../../shared/config/config.ts';
import { LegalPage, LegalSection } from '../../shared/features/legal/LegalPage.tsx';
import { LOAN_TERMS } from '../../shared/features/legal/loanTerms.ts';
import { Brand } from '../../shared/features/legal/PublicFrame.tsx';
import { MailLink, PhoneLink } from '../../shared/runtime/Contact.tsx';

const { decisionDays, fundsDays, termDays } = LOAN_TERMS;

/** The company introduction: mission, advantages, team and customer-service e-mail. */
export function AboutUs() {
  return (
    <LegalPage tab="about" title="About us" lead="Small loans in plain language.">
      <LegalSection id="who" title="Who we are">
        <p>
          {company.companyName} makes small loans to people in {getConfig().countryName} through the{' '}
          <Brand /> app. We lend for times like an unexpected bill or a gap before payday. Every
          loan has a fixed term, and you see every payment before you agree.
        </p>
      </LegalSection>
      <LegalSection id="mission" title="Our mission">
        <p>
          Our mission is to make borrowing easy to understand. One page shows what you receive, what
          you pay and when, in plain language, and it works on older phones too.
        </p>
      </LegalSection>
      <LegalSection id="advantages" title="What you can count on">
        <ul>
          <li>
            A decision within {decisionDays} day, and the money {fundsDays.min} to {fundsDays.max}{' '}
            calendar days after that.
          </li>
          <li>
            Terms of {termDays.min} to {termDays.max} days, repaid in instalments that you see in
            advance.
          </li>
          <li>Repayment through e-wallets, banks and stores near you.</li>
          <li>An answer to every complaint within 3 weekdays, and you can rate it.</li>
          <li>We never sell your contacts or call your friends.</li>
        </ul>
      </LegalSection>
      <LegalSection id="team" title="Our team">
        <p>
          Our team brings together people from lending, customer service and software. The people
          who build our app read the complaints, and the people who answer complaints help decide
          what to improve.
        </p>
      </LegalSection>
      <LegalSection id="contact" title="Contact us">
        <p>
          Our customer service team reads every message: <MailLink />. You can also call{' '}
          <PhoneLink />.
        </p>
      </LegalSection>
    </LegalPage>
  );
}
