import { useEffect, useRef, useState } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import { text } from './phone.messages.ts';
import type { Line } from './simulatedApp.ts';
import { MAX_LINES } from './usePhone.ts';

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
              <span className={problem && 'record-problem'}>
                {problem ? text.dropped(problem) : name}
              </span>
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
