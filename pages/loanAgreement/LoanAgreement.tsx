import { company } from '../../shared/config/company.ts';
import { getConfig } from '../../shared/config/config.ts';
import { LegalPage, type LegalSection } from '../../shared/features/legal/LegalPage.tsx';
import { LOAN_TERMS, lateCost, pesos } from '../../shared/features/legal/loanTerms.ts';

const { termDays, decisionDays, fundsDays, prepayment, late, noticeOfChangeDays } = LOAN_TERMS;
const { assignmentNoticeDays, judgmentDays, ageOver } = LOAN_TERMS;

/** The amount and the days of the worked example. */
const EXAMPLE = { unpaid: 10_000, days: [7, 30] } as const;

const Money = ({ amount }: { amount: number }) => pesos(amount, getConfig().grouping);
const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

function LateTable() {
  return (
    <table>
      <caption>What a late payment costs each day</caption>
      <thead>
        <tr>
          <th scope="col">Days after the due date</th>
          <th scope="col">Of the unpaid amount, a day</th>
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
    <div className="legal-example">
      <h3>An example</h3>
      <p>
        A new client leaves <Money amount={EXAMPLE.unpaid} /> unpaid. The one-time fee is{' '}
        <Money amount={late.fee.newClient} />.
      </p>
      <ul>
        {EXAMPLE.days.map((count) => {
          const cost = lateCost(EXAMPLE.unpaid, count, 'newClient');
          return (
            <li key={count}>
              After {days(count)}: <Money amount={cost.fee} /> and <Money amount={cost.interest} />{' '}
              for the days, together <Money amount={cost.total} />, beside the{' '}
              <Money amount={EXAMPLE.unpaid} /> itself.
            </li>
          );
        })}
      </ul>
      <p>
        Paying early in the delay, even in part, keeps the cost down. Please talk to us before it
        grows.
      </p>
    </div>
  );
}

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'parties',
    title: 'Who agrees to what',
    body: (
      <>
        <p>
          These terms are agreed between {company.companyName} (the lender, “we”) and the person who
          takes the loan (the borrower, “you”). They apply together with the offer that you confirm
          in the app, which names your amount, your term, every fee and every payment. Where the
          offer and these terms differ, what is better for you holds.
        </p>
        <p>
          By confirming an offer you accept these terms. You may save or print this page at any
          time.
        </p>
      </>
    ),
  },
  {
    id: 'who',
    title: 'Who can apply',
    body: (
      <ul>
        <li>You are a Filipino citizen.</li>
        <li>You are over {ageOver} years old.</li>
        <li>You have a permanent address in the Philippines.</li>
        <li>You apply for yourself, and the account that the money goes to is in your own name.</li>
      </ul>
    ),
  },
  {
    id: 'term',
    title: 'Term and payout',
    body: (
      <>
        <p>
          A loan runs for {termDays.least} to {termDays.most} calendar days. We decide on an
          application within {days(decisionDays)}. Once a loan is approved and confirmed, the money
          is credited within {fundsDays.least} to {fundsDays.most} calendar days; your bank or
          e-wallet may need longer to show it.
        </p>
        <p>The term begins on the day on which we pay the money out.</p>
      </>
    ),
  },
  {
    id: 'cost',
    title: 'Interest and fees',
    body: (
      <p>
        Interest, fees and the amount that you receive are stated in your offer before you confirm
        it, with the plan of all payments. Nothing that is not in the offer or in these terms is
        charged.
      </p>
    ),
  },
  {
    id: 'repayment',
    title: 'Repayment',
    body: (
      <p>
        You repay on the dates of your plan, over the channels that the repayment page offers. A
        payment counts on the day on which it reaches us; some channels need time to pass it on, so
        please pay a little ahead. Keep the receipt until your order shows the payment.
      </p>
    ),
  },
  {
    id: 'prepayment',
    title: 'Paying back early',
    body: (
      <p>
        You may repay the whole loan early only after {prepayment.partOfTerm} of the term has passed
        and at least {days(prepayment.daysAfterDisbursement)} after we paid it out. Both must be
        true. Ask customer service for the amount on the day.
      </p>
    ),
  },
  {
    id: 'late',
    title: 'Late payment',
    body: (
      <>
        <p>
          If a payment is late, we charge a one-time fee of <Money amount={late.fee.newClient} />{' '}
          for new clients or <Money amount={late.fee.repeatClient} /> for repeat clients, and a
          daily rate on the unpaid amount that depends on how late it is:
        </p>
        <LateTable />
        <Example />
      </>
    ),
  },
  {
    id: 'extension',
    title: 'Extension',
    body: (
      <p>
        You may ask to extend the loan. It is extended by the same period as before, once all
        interest and penalties that are due have been paid. What the extension costs and the new
        dates are shown before you agree. An extension does not lower the amount that you owe.
      </p>
    ),
  },
  {
    id: 'changes-of-details',
    title: 'When your details change',
    body: (
      <p>
        Tell us within {days(noticeOfChangeDays)} when your name, address, phone number, employer or
        account changes, so that we can reach you about your loan.
      </p>
    ),
  },
  {
    id: 'default',
    title: 'Default',
    body: (
      <>
        <p>You are in default when</p>
        <ul>
          <li>a payment of your plan stays unpaid after its date,</li>
          <li>what you told us to get the loan was untrue in a way that mattered, or</li>
          <li>a court judgment against you is not paid within {days(judgmentDays)}.</li>
        </ul>
        <p>
          In default the whole unpaid amount may fall due. Before that we write to you and give you
          the chance to put it right. Collection follows the law: no threats, no insults, no calls
          to people who did not vouch for you.
        </p>
      </>
    ),
  },
  {
    id: 'assignment',
    title: 'Passing the loan on',
    body: (
      <p>
        We may pass the loan to another lender. We tell you at least {assignmentNoticeDays} business
        days before. Your rights and the terms of your loan stay the same. You may not pass your
        debt to someone else without our consent.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law and disputes',
    body: (
      <p>
        Philippine law applies. If something goes wrong, please send a complaint in the app or write
        to us first: we answer within 3 weekdays. Your right to go to the courts or to the
        authorities that supervise lenders is not limited by these terms.
      </p>
    ),
  },
];

/** The loan terms and conditions. Every figure comes from `shared/features/legal/loanTerms.ts`. */
export function LoanAgreement() {
  return (
    <LegalPage
      title="Loan terms and conditions"
      lead="What you agree to when you take a loan from us, in plain words."
      effective={{ date: '2026-11-01', version: '1.0' }}
      sections={SECTIONS}
    />
  );
}
