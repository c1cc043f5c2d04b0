import { company } from '../../shared/config/company.ts';
import { LegalPage, LegalSection } from '../../shared/features/legal/LegalPage.tsx';
import { LOAN_TERMS } from '../../shared/features/legal/loanTerms.ts';
import { Brand } from '../../shared/features/legal/PublicFrame.tsx';
import { MailLink, PhoneLink } from '../../shared/runtime/Contact.tsx';

export function PrivacyPolicy() {
  return (
    <LegalPage
      tab="privacy"
      title="Privacy policy"
      lead="What personal data we collect, why, who sees it, and what choices you have."
      effective={{ date: '2026-11-01', version: '1.0' }}
    >
      <LegalSection id="lender" title="Who is responsible">
        <p>
          {company.companyName} (“we”) decides how and why your personal data is used when you visit
          these pages, use the <Brand /> app, or take a loan.
        </p>
        <p>
          {company.companyAddress && <>Our address is {company.companyAddress}. </>}
          You can reach us by phone at <PhoneLink /> and by email at <MailLink />.
        </p>
      </LegalSection>
      <LegalSection id="collection" title="What we collect">
        <p>We collect only what we need for your loan:</p>
        <ul>
          <li>
            what you enter: name, phone number, address, work and income, your payment account and
            your answers;
          </li>
          <li>proof of these details: identity documents and, if you agree, photos of them;</li>
          <li>your loans with us: offers, confirmations, payments, extensions;</li>
          <li>
            what you tell customer service: complaints, the photos you add to them, and your
            ratings.
          </li>
        </ul>
        <p>
          Before the photos in a complaint are sent, your phone makes them smaller and removes the
          location, time and camera details stored in them. We do not read your contact list, your
          messages or your photo library.
        </p>
      </LegalSection>
      <LegalSection id="use" title="What we use it for">
        <ul>
          <li>to decide on your application and to manage the loan that you confirmed;</li>
          <li>to pay money out, to match your payments, and to remind you of dates;</li>
          <li>to answer you, and to handle complaints;</li>
          <li>to prevent fraud and the misuse of someone else’s name;</li>
          <li>to comply with the law, such as rules on lending, taxes and money laundering.</li>
        </ul>
      </LegalSection>
      <LegalSection id="disclosure" title="Who else sees it">
        <p>We share data only if one of these purposes requires it, with:</p>
        <ul>
          <li>banks, e-wallets and stores that process your payments;</li>
          <li>credit bureaus, as the law provides;</li>
          <li>
            firms that work for us under contract, for example to send text messages or to store
            data;
          </li>
          <li>another lender, if your loan is transferred as described in the loan terms;</li>
          <li>courts and authorities, if the law requires it.</li>
        </ul>
        <p>
          We do not sell personal data, and we do not tell your family, friends or colleagues about
          your loan.
        </p>
      </LegalSection>
      <LegalSection id="cookies" title="Cookies and storage">
        <p>
          These pages set no advertising cookies and load nothing from other companies. What you
          type may be kept in your browser’s storage until you send it or close the page, so that
          you do not lose it if the page reloads. Repayment details are kept there for up to half an
          hour.
        </p>
      </LegalSection>
      <LegalSection id="device" title="Device information">
        <p>
          The app tells us the model and system version of your phone, an identifier of the device,
          the version of the app, and whether you use iOS or Android. We use this to keep your
          session safe, to find errors and to detect fraud. We ask for your location only if a page
          says so and you agree.
        </p>
      </LegalSection>
      <LegalSection id="minors" title="Minors">
        <p>
          Our loans are for people over {LOAN_TERMS.ageOver}. We do not knowingly collect data about
          anyone younger. If you believe that we have such data, write to us and we will delete it.
        </p>
      </LegalSection>
      <LegalSection id="password" title="Passwords and codes">
        <p>
          Keep your password and the codes that we send you by text message to yourself; our staff
          will never ask for them. Data is encrypted between your phone and us, and only staff who
          need it can see it. If you think that someone else has used your account, tell us at once.
        </p>
      </LegalSection>
      <LegalSection id="retention" title="How long we keep it">
        <p>
          We keep data for as long as your loan is open and for as long afterwards as the law
          requires. Then we delete or anonymise it. Applications that did not become a loan are
          deleted sooner.
        </p>
      </LegalSection>
      <LegalSection id="rights" title="Your rights">
        <p>
          You may ask what we know about you, have mistakes corrected, object to how we use your
          data, get a copy of it, and have it deleted unless the law or an open loan prevents this.
          You may complain to the National Privacy Commission.
        </p>
      </LegalSection>
      <LegalSection id="opt-out" title="Opting out">
        <p>
          You can stop marketing messages at any time: reply STOP to a text message or write to{' '}
          <MailLink />. You will still get messages about an open loan, because you need them.
        </p>
      </LegalSection>
      <LegalSection id="changes" title="Changes to this policy">
        <p>
          If this policy changes, we publish the new version and its date here. We will tell you in
          the app before an important change takes effect.
        </p>
      </LegalSection>
      <LegalSection id="grievance" title="Grievance officer">
        <p>
          {company.grievanceOfficer
            ? `Our grievance officer is ${company.grievanceOfficer}.`
            : 'Our grievance officer reads every complaint about personal data.'}{' '}
          Write to <MailLink /> with “Personal data” in the subject. We answer within 3 weekdays.
        </p>
      </LegalSection>
    </LegalPage>
  );
}
