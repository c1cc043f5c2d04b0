import { useEffect, useState } from 'react';
import { BASE_PATH } from '../../shared/api/call.ts';
import { send } from '../../shared/api/send.ts';
import { text as allText } from './phone.messages.ts';
import { amountText, type LedgerEntry, ledgerCall, marksOf, wordsOf } from './sandbox.model.ts';
import type { Preview, PreviewProps } from './usePreview.ts';

const text = allText.ledger;

/** How often the ledger is read while the tester looks at it, ms. */
const POLL_MS = 1500;

/** The ledger of a session, read again and again while the tab is in view; undefined without a sandbox. */
function useLedger({ settled: { sessionId }, resets }: Preview) {
  const [entries, setEntries] = useState<readonly LedgerEntry[] | undefined>([]);
  useEffect(() => {
    let left = false;
    const read = async () => {
      if (document.visibilityState !== 'visible') return;
      const result = await send(ledgerCall, { sessionId });
      if (!left) setEntries(result.success ? result.data : undefined);
    };
    void read();
    const timer = setInterval(read, POLL_MS);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [sessionId, resets]);
  return entries;
}

const timeOf = (at: number) => new Date(at).toLocaleTimeString([], { hour12: false });

/** What happened at the lender in a session, live. */
export function Ledger({ preview }: PreviewProps) {
  const { sessionId } = preview.settled;
  const entries = useLedger(preview);
  return (
    <section className="card record">
      <h2 className="section-title">{text.title}</h2>
      {!entries?.length && <p className="muted">{entries ? text.empty : text.none}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div role="log" aria-label={text.title} tabIndex={0}>
        <ol>
          {entries?.map((entry) => (
            <li key={entry.seq}>
              <time dateTime={new Date(entry.at).toISOString()}>{timeOf(entry.at)}</time>
              <b>{wordsOf(entry.kind)}</b>
              <span className="amount">{amountText(entry)}</span>
              {entry.elsewhere && <span>{text.elsewhere}</span>}
              {!entry.answered && <span className="record-problem">{text.unanswered}</span>}
              <code>{marksOf(entry).join(', ')}</code>
            </li>
          ))}
        </ol>
      </div>
      {entries && (
        <p>
          <a
            href={`${BASE_PATH}/sandbox/counter?${new URLSearchParams({ sessionId })}`}
            target="_blank"
            rel="noreferrer"
          >
            {text.counter}
          </a>
          <button type="button" onClick={preview.reset}>
            {text.reset}
          </button>
        </p>
      )}
    </section>
  );
}
