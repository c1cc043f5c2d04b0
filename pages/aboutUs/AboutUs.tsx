import { company } from '../../shared/config/company.ts';
import { LegalPage, type LegalSection } from '../../shared/features/legal/LegalPage.tsx';
import { LOAN_TERMS } from '../../shared/features/legal/loanTerms.ts';
import { Brand, ServiceEmail, ServicePhone } from '../../shared/features/legal/OperatorContact.tsx';

const { decisionDays, fundsDays, termDays } = LOAN_TERMS;

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'who',
    title: 'Who we are',
    body: (
      <p>
        {company.companyName} makes small loans to people in the Philippines through the <Brand />{' '}
        app. An unexpected bill, a gap before payday, a month that went wrong: we lend for such
        moments, for a fixed time and with every payment known before you agree.
      </p>
    ),
  },
  {
    id: 'mission',
    title: 'Our mission',
    body: (
      <p>
        A loan should be a bridge, not a trap. Our mission is to make borrowing plain: one page that
        shows what you receive, what you pay and when, in words that need no lawyer, on a phone that
        need not be new.
      </p>
    ),
  },
  {
    id: 'advantages',
    title: 'What you can count on',
    body: (
      <ul>
        <li>
          A decision within {decisionDays} day, and the money within {fundsDays.least} to{' '}
          {fundsDays.most} calendar days after it.
        </li>
        <li>
          Terms of {termDays.least} to {termDays.most} days, paid back in parts that the plan shows
          ahead.
        </li>
        <li>Repayment with e-wallets, banks and stores near you.</li>
        <li>A complaint desk that answers within 3 weekdays, and an answer that you can rate.</li>
        <li>No sale of your contacts, no calls to your friends.</li>
      </ul>
    ),
  },
  {
    id: 'team',
    title: 'Our team',
    body: (
      <p>
        We are people from lending, customer care and software who work close together. Those who
        write the screens read the complaints, and those who answer the complaints say what has to
        change.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Talk to us',
    body: (
      <p>
        Customer service reads every message: <ServiceEmail />. You can also call <ServicePhone />.
      </p>
    ),
  },
];

/** The company introduction: mission, advantages, team and customer-service e-mail. */
export function AboutUs() {
  return <LegalPage title="About us" lead="Small loans, said plainly." sections={SECTIONS} />;
}
