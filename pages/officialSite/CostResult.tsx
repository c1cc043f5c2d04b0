import { type ReactNode, useState } from 'react';
import { getConfig } from '../../shared/config/config.ts';
import { percent } from '../../shared/features/legal/effectiveRate.ts';
import { inMoney, type LoanCost, lateCosts } from '../../shared/features/legal/loanCost.ts';
import type { Client } from '../../shared/features/legal/loanTerms.ts';
import { dateAfter } from '../../shared/lib/date.ts';
import { NO_AMOUNT } from '../../shared/lib/money.ts';
import { shownDate } from '../../shared/runtime/shownDate.ts';
import { loanCostText } from './cost.messages.ts';

interface CostResultProps {
  title: string;
  cost: LoanCost;
  /** Why the figures are not known; each is a dash then, and keeps its place. */
  unknown: string | undefined;
  client: Client;
}

/** The total in a live region, then every figure that leads to it. */
export function CostResult({ title, cost, unknown, client }: CostResultProps) {
  const known = (figure: ReactNode) => (unknown ? NO_AMOUNT : figure);
  const money = (amount: number) => <span className="amount">{known(inMoney(amount))}</span>;
  const { month, year } = cost.rate;
  const figures = [
    [loanCostText.received, money(cost.received)],
    [loanCostText.costs, money(cost.costs)],
    [loanCostText.rate, known(loanCostText.rates(percent(month), percent(year)))],
  ] as const;
  // The prerendered document is older than its readers, so it has no dates.
  const [now] = useState(() => (typeof document === 'undefined' ? undefined : Date.now()));
  const unpaid = cost.plan[0]?.amount ?? 0;
  const late = lateCosts(unpaid, client);
  return (
    <div className="card cost-result">
      <h3 className="section-title">{title}</h3>
      <output className="hero cost-total" htmlFor="cost-amount cost-days cost-interest cost-fees">
        {unknown ? (
          <span>{unknown}</span>
        ) : (
          <span>
            {loanCostText.total} <b>{money(cost.total)}</b>
          </span>
        )}
      </output>
      <dl className="rows">
        {figures.map(([name, value]) => (
          <div className="row" key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <CostTable
        caption={loanCostText.planCaption}
        columns={[now ? loanCostText.dueOn : loanCostText.due, loanCostText.amount]}
        rows={cost.plan.map(({ day, amount }) => [
          known(now ? <DueDate now={now} day={day} /> : loanCostText.afterDays(day)),
          money(amount),
        ])}
      />
      <CostTable
        caption={unknown ? loanCostText.lateUnknown : loanCostText.lateCaption(inMoney(unpaid))}
        columns={[
          loanCostText.late,
          loanCostText.daily,
          loanCostText.added(inMoney(late[0]?.fee ?? 0)),
        ]}
        rows={late.map(({ days, interest, total }) => [
          loanCostText.lateBy(days),
          money(interest),
          money(total),
        ])}
      />
      <p className="note">{loanCostText.rateNote}</p>
    </div>
  );
}

/** The date some days after now in the market's time zone. */
function DueDate({ now, day }: { now: number; day: number }) {
  const date = dateAfter(now, day, getConfig().timeZone);
  return <time dateTime={date}>{shownDate(date)}</time>;
}

interface CostTableProps {
  caption: string;
  /** The names of the columns; the first is that of the rows. */
  columns: readonly string[];
  /** The head of each row, and its figures. */
  rows: readonly (readonly ReactNode[])[];
}

/** A table of figures. Where enlarged text leaves no room, each stands below the name of its column (`cost.css`). */
export function CostTable({ caption, columns, rows }: CostTableProps) {
  return (
    <table className="cost-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((name) => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, ...figures], row) => (
          <tr key={row}>
            <th scope="row">{head}</th>
            {figures.map((figure, column) => (
              <td className="amount" key={column} data-name={columns[column + 1]}>
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
