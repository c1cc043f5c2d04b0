import { useState } from 'react';
import { getConfig } from '../../shared/config/config.ts';
import { type LoanCost, lateCosts, type Payment } from '../../shared/features/legal/loanCost.ts';
import { type Client, pesos } from '../../shared/features/legal/loanTerms.ts';
import { dateAfter } from '../../shared/lib/date.ts';
import { text } from './cost.messages.ts';

interface CostResultProps {
  cost: LoanCost;
  /** An entry cannot be used: the figures are hidden, and keep their place. */
  isWrong: boolean;
  hasInterest: boolean;
  client: Client;
}

const Money = ({ amount }: { amount: number }) => (
  <span className="amount">{pesos(amount, getConfig().grouping)}</span>
);

/** The total in a live region, then every figure that leads to it. */
export function CostResult({ cost, isWrong, hasInterest, client }: CostResultProps) {
  return (
    <div className="card cost-result">
      <h3 className="cost-title">{text.result}</h3>
      <output className="cost-total" htmlFor="cost-amount cost-days cost-interest cost-fees">
        {isWrong ? (
          text.wrong
        ) : (
          <>
            {hasInterest ? text.total : text.totalWithout}{' '}
            <b>
              <Money amount={cost.total} />
            </b>
          </>
        )}
      </output>
      <div className={isWrong ? 'cost-hidden' : undefined}>
        <Figures cost={cost} hasInterest={hasInterest} />
        <Plan plan={cost.plan} />
        <Late unpaid={cost.plan[0]?.amount ?? 0} client={client} />
        <p className="cost-note">{text.rateNote}</p>
      </div>
    </div>
  );
}

const percent = (share: number) =>
  new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 }).format(share);

function Figures({ cost, hasInterest }: { cost: LoanCost; hasInterest: boolean }) {
  const { received, costs, rate } = cost;
  const costsShown = hasInterest ? <Money amount={costs} /> : text.fromOffer;
  const rates = hasInterest
    ? text.rates(percent(rate.month), percent(rate.year))
    : text.rateUnknown;
  return (
    <dl className="rows">
      {[
        { name: text.received, value: <Money amount={received} /> },
        { name: text.costs, value: costsShown },
        { name: text.rate, value: rates },
      ].map(({ name, value }) => (
        <div className="row" key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The date some days after now in the market's time zone, in the form of all pages, which is the same in every browser. */
function DueDate({ now, day }: { now: number; day: number }) {
  const date = dateAfter(now, day, getConfig().timeZone);
  return <time dateTime={date}>{date}</time>;
}

function Plan({ plan }: { plan: readonly Payment[] }) {
  // The prerendered document is older than its readers, so it has no dates.
  const [now] = useState(() => (typeof document === 'undefined' ? undefined : Date.now()));
  return (
    <table className="cost-table cost-plan">
      <caption>{text.planCaption}</caption>
      <thead>
        <tr>
          <th scope="col">{now ? text.dueOn : text.due}</th>
          <th scope="col">{text.amount}</th>
        </tr>
      </thead>
      <tbody>
        {plan.map(({ day, amount }) => (
          <tr key={day}>
            <th scope="row">{now ? <DueDate now={now} day={day} /> : text.afterDays(day)}</th>
            <td>
              <Money amount={amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Late({ unpaid, client }: { unpaid: number; client: Client }) {
  const { grouping } = getConfig();
  const costs = lateCosts(unpaid, client);
  return (
    <table className="cost-table">
      <caption>{text.lateCaption(pesos(unpaid, grouping))}</caption>
      <thead>
        <tr>
          <th scope="col">{text.late}</th>
          <th scope="col">{text.daily}</th>
          <th scope="col">{text.added(pesos(costs[0]?.fee ?? 0, grouping))}</th>
        </tr>
      </thead>
      <tbody>
        {costs.map(({ days, interest, total }) => (
          <tr key={days}>
            <th scope="row">{text.lateBy(days)}</th>
            <td>
              <Money amount={interest} />
            </td>
            <td>
              <Money amount={total} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
