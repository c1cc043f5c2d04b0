import { company } from '../../shared/config/company.ts';
import { LegalPage, type LegalSection } from '../../shared/features/legal/LegalPage.tsx';
import { LOAN_TERMS } from '../../shared/features/legal/loanTerms.ts';
import { Brand, ServiceEmail, ServicePhone } from '../../shared/features/legal/OperatorContact.tsx';

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'lender',
    title: 'Who is responsible',
    body: (
      <>
        <p>
          {company.companyName} (“we”) decides how and why your personal data are used when you
          visit these pages, use the <Brand /> app, or take a loan.
        </p>
        <p>
          {company.address && (
            <span data-site-when="address">Our address is {company.address}. </span>
          )}
          You reach us by phone at <ServicePhone /> and by e-mail at <ServiceEmail />.
        </p>
      </>
    ),
  },
  {
    id: 'collection',
    title: 'What we collect',
    body: (
      <>
        <p>We collect what a loan needs, and no more:</p>
        <ul>
          <li>
            what you enter: name, phone number, address, work and income, the account for the money,
            your answers;
          </li>
          <li>what proves it: identity documents and, where you agree, pictures of them;</li>
          <li>your loans with us: offers, confirmations, payments, extensions;</li>
          <li>
            what you tell customer service: complaints, the photos that you add to them, your
            ratings.
          </li>
        </ul>
        <p>
          Photos in a complaint are made smaller on your phone before they are sent, and the place,
          time and camera that a phone writes into a picture are taken out. We do not read your
          contact list, your messages or your photo library.
        </p>
      </>
    ),
  },
  {
    id: 'use',
    title: 'What we use it for',
    body: (
      <ul>
        <li>to decide on your application and to keep to the loan that you confirmed;</li>
        <li>to pay money out, to match your payments, and to remind you of dates;</li>
        <li>to answer you, and to handle complaints;</li>
        <li>to prevent fraud and the misuse of someone else’s name;</li>
        <li>to keep to the law, such as rules on lending, taxes and money laundering.</li>
      </ul>
    ),
  },
  {
    id: 'disclosure',
    title: 'Who else sees it',
    body: (
      <>
        <p>We pass data on only where one of these purposes needs it:</p>
        <ul>
          <li>banks, e-wallets and stores that move your payments;</li>
          <li>credit bureaus, as the law provides;</li>
          <li>
            firms that work for us under contract, for example to send text messages or to store
            data;
          </li>
          <li>another lender, if your loan is passed on as the loan terms say;</li>
          <li>courts and authorities, when they may demand it.</li>
        </ul>
        <p>
          We do not sell personal data, and we tell nobody in your family, at work or among your
          friends about your loan.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and storage',
    body: (
      <p>
        These pages set no advertising cookies and load nothing from other companies. What you type
        may be kept in your browser’s own storage until you send it or close the page, so that a
        reload loses nothing; repayment details are kept there for half an hour at most.
      </p>
    ),
  },
  {
    id: 'device',
    title: 'Device information',
    body: (
      <p>
        The app tells us the model and system version of your phone, an identifier of the device,
        the version of the app, and whether you use iOS or Android. We use this to keep your session
        safe, to find faults and to recognise fraud. We ask for your location only when a screen
        says so and you agree.
      </p>
    ),
  },
  {
    id: 'minors',
    title: 'Minors',
    body: (
      <p>
        Our loans are for people over {LOAN_TERMS.ageOver}. We do not knowingly collect data of
        anyone younger. If you believe that we hold such data, write to us and we will delete them.
      </p>
    ),
  },
  {
    id: 'password',
    title: 'Passwords and codes',
    body: (
      <p>
        Keep your password and the codes that we send you by text message to yourself; our staff
        never ask for them. Data travel encrypted between your phone and us, and inside our company
        only those who need them can see them. If you think that someone else used your account,
        tell us at once.
      </p>
    ),
  },
  {
    id: 'retention',
    title: 'How long we keep it',
    body: (
      <p>
        We keep data as long as your loan runs and as long afterwards as the law demands, and delete
        or anonymise them then. Applications that did not become a loan are deleted sooner.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <p>
        You may ask what we know about you, have mistakes corrected, object to a use, take your data
        with you, and have them deleted where no law or open loan stands against it. You may
        complain to the National Privacy Commission.
      </p>
    ),
  },
  {
    id: 'opt-out',
    title: 'Opting out',
    body: (
      <p>
        You can stop marketing messages at any time: answer STOP to a text message or write to{' '}
        <ServiceEmail />. Messages about a loan that is still open go on, because you need them.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    body: (
      <p>
        When this policy changes, the new version and its date stand here. We tell you in the app
        before a change that matters to you takes effect.
      </p>
    ),
  },
  {
    id: 'grievance',
    title: 'Grievance officer',
    body: (
      <p>
        {company.grievanceOfficer && (
          <span data-site-when="grievanceOfficer">
            Our grievance officer is {company.grievanceOfficer}.{' '}
          </span>
        )}
        <span data-site-unless="grievanceOfficer" hidden={Boolean(company.grievanceOfficer)}>
          Our grievance officer reads every complaint about personal data.{' '}
        </span>
        Write to <ServiceEmail /> with “Personal data” in the subject. We answer within 3 weekdays.
      </p>
    ),
  },
];

/** The privacy policy. */
export function PrivacyPolicy() {
  return (
    <LegalPage
      title="Privacy policy"
      lead="Which personal data we collect, what for, who sees them, and what you can decide."
      effective={{ date: '2026-11-01', version: '1.0' }}
      sections={SECTIONS}
    />
  );
}
