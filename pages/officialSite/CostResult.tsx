import { type ReactNode, useState } from 'react';
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

/** An amount in pesos; a dash if it is not known. */
const Money = ({ amount }: { amount?: number | undefined }) => (
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
              <td key={column} data-name={columns[column + 1]}>
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Plan({ plan, isKnown }: { plan: readonly Payment[]; isKnown: boolean }) {
  // The prerendered document is older than its readers, so it has no dates.
  const [now] = useState(() => (typeof document === 'undefined' ? undefined : Date.now()));
  const due = (day: number) => (now ? <DueDate now={now} day={day} /> : text.afterDays(day));
  return (
    <CostTable
      caption={text.planCaption}
      columns={[now ? text.dueOn : text.due, text.amount]}
      rows={plan.map(({ day, amount }) =>
        isKnown ? [due(day), <Money amount={amount} />] : [NO_AMOUNT, <Money />],
      )}
    />
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
  return (
    <CostTable
      caption={isKnown ? text.lateCaption(pesos(unpaid, grouping)) : text.lateUnknown}
      columns={[text.late, text.daily, text.added(pesos(costs[0]?.fee ?? 0, grouping))]}
      rows={costs.map(({ days, interest, total }) =>
        isKnown
          ? [text.lateBy(days), <Money amount={interest} />, <Money amount={total} />]
          : [text.lateBy(days), <Money />, <Money />],
      )}
    />
  );
}
