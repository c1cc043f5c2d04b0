import '../../shared/ui/problem.css';
import { useEffect, useRef, useState } from 'react';
import { BASE_PATH } from '../../shared/api/call.ts';
import { send } from '../../shared/api/send.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { amountText, type LedgerEntry, ledgerCall, marksOf, wordsOf } from './sandbox.model.ts';
import type { Line } from './simulatedApp.ts';
import { phoneText as text } from './testPreview.messages.ts';
import { MAX_LINES } from './usePhone.ts';
import type { Preview, PreviewProps } from './usePreview.ts';

interface MessageLogProps {
  lines: readonly Line[];
  onSend: (raw: string) => void;
}

const SAMPLE = '{"v":1,"type":"event","name":"resume","payload":{"reason":"pop"}}';

/** A live log of every message with its payload, scrolled to the newest, and a way to send any text as the shell. */
export function MessageLog({ lines, onSend }: MessageLogProps) {
  const [raw, setRaw] = useState(SAMPLE);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (lines.length) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines]);
  return (
    <section className="card record">
      <h2 className="section-title">{text.log}</h2>
      {!lines.length && <p className="muted">{text.noMessages}</p>}
      {lines.length === MAX_LINES && <p className="muted">{text.last(MAX_LINES)}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div role="log" aria-label={text.log} tabIndex={0} ref={list}>
        <ol>
          {lines.map(({ id, at, from, name, detail, problem }) => (
            <li key={id}>
              <time>{(at / 1000).toFixed(2)}</time>
              <b>{from}</b>
              <span className={problem && 'problem'}>{problem ? text.dropped(problem) : name}</span>
              {detail && <code>{detail}</code>}
            </li>
          ))}
        </ol>
      </div>
      <details>
        <summary>{text.raw}</summary>
        <textarea
          aria-label={text.raw}
          rows={3}
          value={raw}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setRaw(event.target.value)}
        />
        <Button kind="secondary" onClick={() => onSend(raw)}>
          {text.sendRaw}
        </Button>
      </details>
    </section>
  );
}

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

/** The effects at the lender in a session, live. */
export function Ledger({ preview }: PreviewProps) {
  const { sessionId } = preview.settled;
  const entries = useLedger(preview);
  return (
    <section className="card record">
      <h2 className="section-title">{text.ledger.title}</h2>
      {!entries?.length && (
        <p className="muted">{entries ? text.ledger.empty : text.ledger.none}</p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div role="log" aria-label={text.ledger.title} tabIndex={0}>
        <ol>
          {entries?.map((entry) => (
            <li key={entry.seq}>
              <time dateTime={new Date(entry.at).toISOString()}>{timeOf(entry.at)}</time>
              <b>{wordsOf(entry.kind)}</b>
              <span className="amount">{amountText(entry)}</span>
              {entry.elsewhere && <span>{text.ledger.elsewhere}</span>}
              {!entry.answered && <span className="problem">{text.ledger.unanswered}</span>}
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
            {text.ledger.counter}
          </a>
          <button type="button" onClick={preview.reset}>
            {text.ledger.reset}
          </button>
        </p>
      )}
    </section>
  );
}
