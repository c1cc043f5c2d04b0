import './ledger.css';
import { text } from './ledger.messages.ts';
import { amountText, type LedgerEntry, marksOf, shortMark } from './ledger.model.ts';
import { useLedger } from './useLedger.ts';

const COLUMNS = ['seq', 'at', 'kind', 'amount'] as const;

const timeOf = (at: number) => new Date(at).toLocaleTimeString([], { hour12: false });

/** What happened at the lender in a session, live. */
export function Ledger({ sessionId }: { sessionId: string }) {
  const entries = useLedger(sessionId);
  return (
    <section className="card ledger" aria-labelledby="ledger-title">
      <div className="panel-head">
        <h2 className="section-title" id="ledger-title">
          {text.title}
        </h2>
        <p className="panel-note" role="status">
          {entries && entries.length > 0 && text.count(entries.length)}
        </p>
      </div>
      <Content entries={entries} />
    </section>
  );
}

function Content({ entries }: { entries: readonly LedgerEntry[] | undefined }) {
  if (!entries) return <p className="muted">{text.none}</p>;
  if (!entries.length) return <p className="muted">{text.empty}</p>;
  return (
    <table className="ledger-table" aria-labelledby="ledger-title">
      <caption className="visually-hidden">{text.hint}</caption>
      <thead>
        <tr>
          {COLUMNS.map((name) => (
            <th key={name} scope="col" className={`ledger-${name}`}>
              {text.columns[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...entries].reverse().map((entry) => (
          <Row key={entry.seq} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ entry }: { entry: LedgerEntry }) {
  const { seq, at, kind, elsewhere, answered } = entry;
  return (
    <tr>
      <td className="ledger-seq">{seq}</td>
      <td className="ledger-at">
        <time dateTime={new Date(at).toISOString()}>{timeOf(at)}</time>
      </td>
      <td>
        <b>{text.kinds[kind] ?? kind}</b>
        {marksOf(entry).map(([name, value]) => (
          <span className="ledger-mark" key={name}>
            {text.marks[name]} <code title={value}>{shortMark(value)}</code>
          </span>
        ))}
        {elsewhere && <span className="ledger-mark">{text.elsewhere}</span>}
        {!answered && <span className="ledger-mark ledger-unanswered">{text.unanswered}</span>}
      </td>
      <td className="ledger-amount">{amountText(entry)}</td>
    </tr>
  );
}
