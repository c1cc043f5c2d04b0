import { company } from '../../shared/config/company.ts';
import { LegalPage, LegalSection } from '../../shared/features/legal/LegalPage.tsx';
import { EXAMPLE_AMOUNT, inMoney } from '../../shared/features/legal/loanCost.ts';
import { inDays as days, LOAN_TERMS, lateCost } from '../../shared/features/legal/loanTerms.ts';
import { Notice } from '../../shared/ui/Notice.tsx';

const { termDays, decisionDays, fundsDays, prepayment, late, noticeOfChangeDays } = LOAN_TERMS;
const { assignmentNoticeDays, judgmentDays, ageOver } = LOAN_TERMS;

/** The amount and the days of the worked example. */
const EXAMPLE = { unpaid: EXAMPLE_AMOUNT, days: [7, 30] } as const;

function LateTable() {
  return (
    <table>
      <caption>Daily charges for late payment</caption>
      <thead>
        <tr>
          <th scope="col">Days after the due date</th>
          <th scope="col">Daily rate on the unpaid amount</th>
        </tr>
      </thead>
      <tbody>
        {late.tiers.map(({ from, to, percentPerDay }) => (
          <tr key={from}>
            <th scope="row">{to ? `${from} to ${to}` : `From ${from}`}</th>
            <td>{percentPerDay}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Example() {
  return (
    <Notice>
      <h3>An example</h3>
      <p>
        A new client does not pay {inMoney(EXAMPLE.unpaid)} on time. The one-time fee is{' '}
        {inMoney(late.fee.newClient)}.
      </p>
      <ul>
        {EXAMPLE.days.map((count) => {
          const cost = lateCost(EXAMPLE.unpaid, count, 'newClient');
          return (
            <li key={count}>
              After {days(count)}: a fee of {inMoney(cost.fee)} and daily charges of{' '}
              {inMoney(cost.interest)}. That is {inMoney(cost.total)} in addition to the{' '}
              {inMoney(EXAMPLE.unpaid)} owed.
            </li>
          );
        })}
      </ul>
      <p>
        The sooner you pay, even in part, the less it costs. Please contact us before the charges
        add up.
      </p>
    </Notice>
  );
}

/** The loan terms and conditions. Every figure comes from `shared/features/legal/loanTerms.ts`. */
export function LoanAgreement() {
  return (
    <LegalPage
      tab="terms"
      title="Loan terms and conditions"
      lead="What you agree to when you take a loan from us, in plain language."
      effective={{ date: '2026-11-01', version: '1.0' }}
    >
      <LegalSection id="parties" title="About these terms">
        <p>
          These terms are an agreement between {company.companyName} (the lender, “we”) and the
          person who takes the loan (the borrower, “you”). They apply together with the offer that
          you confirm in the app, which states your amount, your term, every fee and every payment.
          If the offer and these terms differ, whichever is better for you applies.
        </p>
        <p>
          By confirming an offer you accept these terms. You may save or print this page at any
          time.
        </p>
      </LegalSection>
      <LegalSection id="who" title="Who can apply">
        <ul>
          <li>You are a Filipino citizen.</li>
          <li>You are over {ageOver} years old.</li>
          <li>You have a permanent address in the Philippines.</li>
          <li>
            You are applying for yourself, and the account that receives the money is in your own
            name.
          </li>
        </ul>
      </LegalSection>
      <LegalSection id="term" title="Term and payout">
        <p>
          The term of a loan is {termDays.min} to {termDays.max} calendar days. We decide on an
          application within {days(decisionDays)}. Once a loan is approved and confirmed, the money
          is credited within {fundsDays.min} to {fundsDays.max} calendar days. Your bank or e-wallet
          may take longer to show it.
        </p>
        <p>The term begins on the day we pay out the money.</p>
      </LegalSection>
      <LegalSection id="cost" title="Interest and fees">
        <p>
          Your offer states the interest, the fees, the amount you receive and the full repayment
          plan before you confirm it. We charge nothing that is not in the offer or in these terms.
        </p>
      </LegalSection>
      <LegalSection id="repayment" title="Repayment">
        <p>
          Repay on the dates in your repayment plan, through any of the payment methods on the
          repayment page. A payment counts on the day it reaches us. Some payment methods take time,
          so please pay a little early. Keep your receipt until the payment shows on your order.
        </p>
      </LegalSection>
      <LegalSection id="prepayment" title="Early repayment">
        <p>
          You may repay the whole loan early only after {prepayment.partOfTerm} of the term has
          passed and at least {days(prepayment.daysAfterDisbursement)} after we paid it out. Both
          conditions must be met. Ask customer service how much to pay on the day.
        </p>
      </LegalSection>
      <LegalSection id="late" title="Late payment">
        <p>
          If a payment is late, we charge a one-time fee of {inMoney(late.fee.newClient)} for new
          clients or {inMoney(late.fee.repeatClient)} for repeat clients, and a daily rate on the
          unpaid amount, which depends on how late the payment is:
        </p>
        <LateTable />
        <Example />
      </LegalSection>
      <LegalSection id="extension" title="Extension">
        <p>
          You may ask to extend the loan. It is extended by the same period as before, once all
          interest and penalties that are due have been paid. You see the cost of the extension and
          the new dates before you agree. An extension does not reduce the amount you owe. The app
          calls it “Rollover Repayment”.
        </p>
      </LegalSection>
      <LegalSection id="changes-of-details" title="When your details change">
        <p>
          Tell us within {days(noticeOfChangeDays)} when your name, address, phone number, employer
          or account changes, so that we can reach you about your loan.
        </p>
      </LegalSection>
      <LegalSection id="default" title="Default">
        <p>You are in default if</p>
        <ul>
          <li>a payment in your repayment plan is not made by its due date,</li>
          <li>you gave us false information that mattered to our decision, or</li>
          <li>a court judgment against you is not paid within {days(judgmentDays)}.</li>
        </ul>
        <p>
          If you are in default, the whole unpaid amount may become due. We will write to you first
          and give you a chance to put things right. We collect debts lawfully: no threats, no
          insults, and no calls to people who are not guarantors of your loan.
        </p>
      </LegalSection>
      <LegalSection id="assignment" title="Transfer of the loan">
        <p>
          We may transfer the loan to another lender. We will tell you at least{' '}
          {assignmentNoticeDays} business days before we do. Your rights and the terms of your loan
          stay the same. You may not transfer your debt to someone else without our consent.
        </p>
      </LegalSection>
      <LegalSection id="law" title="Law and disputes">
        <p>
          Philippine law applies. If something goes wrong, please send a complaint in the app or
          write to us first: we answer within 3 weekdays. These terms do not limit your right to go
          to court or to the authorities that supervise lenders.
        </p>
      </LegalSection>
    </LegalPage>
  );
}
