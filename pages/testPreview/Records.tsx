import { useEffect, useRef, useState } from 'react';
import { BASE_PATH } from '../../shared/api/call.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { amountText, type LedgerEntry, marksOf, wordsOf } from './sandbox.model.ts';
import type { Line } from './simulatedApp.ts';
import { newSessionId } from './tester.model.ts';
import { phoneText } from './testPreview.messages.ts';
import { MAX_LINES } from './usePhone.ts';
import type { PreviewProps } from './usePreview.ts';
import '../../shared/ui/problem.css';

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
      <h2 className="section-title">{phoneText.log}</h2>
      {!lines.length && <p className="muted">{phoneText.noMessages}</p>}
      {lines.length === MAX_LINES && <p className="muted">{phoneText.last(MAX_LINES)}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div role="log" aria-label={phoneText.log} tabIndex={0} ref={list}>
        <ol>
          {lines.map(({ id, at, from, name, detail, isBad, problem }) => (
            <li key={id}>
              <time>{(at / 1000).toFixed(2)}</time>
              <b>{from}</b>
              <span className={problem && 'problem'}>
                {problem ? phoneText.dropped(problem) : name}
              </span>
              {detail && <code className={isBad ? 'problem' : undefined}>{detail}</code>}
            </li>
          ))}
        </ol>
      </div>
      <details>
        <summary>{phoneText.raw}</summary>
        <textarea
          aria-label={phoneText.raw}
          rows={3}
          value={raw}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setRaw(event.target.value)}
        />
        <Button kind="secondary" onClick={() => onSend(raw)}>
          {phoneText.sendRaw}
        </Button>
      </details>
    </section>
  );
}

const timeOf = (at: number) => new Date(at).toLocaleTimeString([], { hour12: false });

interface LedgerProps extends PreviewProps {
  /** Undefined without a sandbox. */
  entries: readonly LedgerEntry[] | undefined;
}

/** The effects at the lender in a session, live. */
export function Ledger({ preview, entries }: LedgerProps) {
  const { sessionId } = preview.settled.tester;
  return (
    <section className="card record">
      <h2 className="section-title">{phoneText.ledger.title}</h2>
      {!entries?.length && (
        <p className="muted">{entries ? phoneText.ledger.empty : phoneText.ledger.none}</p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div role="log" aria-label={phoneText.ledger.title} tabIndex={0}>
        <ol>
          {entries?.map((entry) => (
            <li key={entry.seq}>
              <time dateTime={new Date(entry.at).toISOString()}>{timeOf(entry.at)}</time>
              <b>{wordsOf(entry.kind)}</b>
              <span className="amount">{amountText(entry)}</span>
              {entry.elsewhere && <span>{phoneText.ledger.elsewhere}</span>}
              {!entry.answered && <span className="problem">{phoneText.ledger.unanswered}</span>}
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
            {phoneText.ledger.counter}
          </a>
          <button type="button" onClick={() => preview.change({ sessionId: newSessionId() })}>
            {phoneText.ledger.newSession}
          </button>
          <button type="button" onClick={preview.reset}>
            {phoneText.ledger.reset}
          </button>
        </p>
      )}
    </section>
  );
}
