import { useState } from 'react';
import { getConfig } from '../../shared/config/config.ts';
import { type LoanCost, lateCosts, type Payment } from '../../shared/features/legal/loanCost.ts';
import { type Client, pesos } from '../../shared/features/legal/loanTerms.ts';
import { dateAfter } from '../../shared/lib/date.ts';
import { NO_AMOUNT } from '../../shared/lib/money.ts';
import { text } from './cost.messages.ts';

interface CostResultProps {
  title: string;
  cost: LoanCost;
  /** Why the figures are not known; each is a dash then, and keeps its place. */
  unknown: string | undefined;
  client: Client;
}

interface MoneyProps {
  /** Pesos; undefined if it is not known. */
  amount: number | undefined;
}

const Money = ({ amount }: MoneyProps) => (
  <span className="amount">
    {amount === undefined ? NO_AMOUNT : pesos(amount, getConfig().grouping)}
  </span>
);

/** The total in a live region, then every figure that leads to it. */
export function CostResult({ title, cost, unknown, client }: CostResultProps) {
  return (
    <div className="card cost-result">
      <h3 className="cost-title">{title}</h3>
      <output className="cost-total" htmlFor="cost-amount cost-days cost-interest cost-fees">
        {unknown ?? (
          <>
            {text.total}{' '}
            <b>
              <Money amount={cost.total} />
            </b>
          </>
        )}
      </output>
      <Figures cost={unknown ? undefined : cost} />
      <Plan plan={cost.plan} isKnown={!unknown} />
      <Late unpaid={unknown ? undefined : cost.plan[0]?.amount} client={client} />
      <p className="cost-note">{text.rateNote}</p>
    </div>
  );
}

const percent = (share: number) =>
  new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 }).format(share);

function Figures({ cost }: { cost: LoanCost | undefined }) {
  return (
    <dl className="rows">
      {[
        { name: text.received, value: <Money amount={cost?.received} /> },
        { name: text.costs, value: <Money amount={cost?.costs} /> },
        {
          name: text.rate,
          value: cost ? text.rates(percent(cost.rate.month), percent(cost.rate.year)) : NO_AMOUNT,
        },
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

function Plan({ plan, isKnown }: { plan: readonly Payment[]; isKnown: boolean }) {
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
            <th scope="row">
              {!isKnown && NO_AMOUNT}
              {isKnown && (now ? <DueDate now={now} day={day} /> : text.afterDays(day))}
            </th>
            <td data-name={text.amount}>
              <Money amount={isKnown ? amount : undefined} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface LateProps {
  /** The payment, pesos; undefined if it is not known. */
  unpaid: number | undefined;
  client: Client;
}

function Late({ unpaid, client }: LateProps) {
  const { grouping } = getConfig();
  const costs = lateCosts(unpaid ?? 0, client);
  const isKnown = unpaid !== undefined;
  const added = text.added(pesos(costs[0]?.fee ?? 0, grouping));
  return (
    <table className="cost-table">
      <caption>{isKnown ? text.lateCaption(pesos(unpaid, grouping)) : text.lateUnknown}</caption>
      <thead>
        <tr>
          <th scope="col">{text.late}</th>
          <th scope="col">{text.daily}</th>
          <th scope="col">{added}</th>
        </tr>
      </thead>
      <tbody>
        {costs.map(({ days, interest, total }) => (
          <tr key={days}>
            <th scope="row">{text.lateBy(days)}</th>
            <td data-name={text.daily}>
              <Money amount={isKnown ? interest : undefined} />
            </td>
            <td data-name={added}>
              <Money amount={isKnown ? total : undefined} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
