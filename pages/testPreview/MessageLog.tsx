import './messageLog.css';
import { useEffect, useRef } from 'react';
import { text } from './phone.messages.ts';
import type { Line } from './recording.model.ts';

/** The most lines to render. More would slow the page down. */
const SHOWN = 200;

const seconds = (at: number) => (at / 1000).toFixed(2);

/** A live log of every message with its payload, scrolled to the newest. */
export function MessageLog({ lines }: { lines: readonly Line[] }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (lines.length) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines]);
  const shown = lines.slice(-SHOWN);
  return (
    <section className="card">
      <h2 className="section-title">{text.log}</h2>
      {lines.length > SHOWN && <p className="muted">{text.shown(SHOWN, lines.length)}</p>}
      {!lines.length && <p className="muted">{text.empty}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div className="message-log" role="log" aria-label={text.log} tabIndex={0} ref={list}>
        <ol>
          {shown.map((line, index) => (
            <li key={`${lines.length - shown.length + index}`} className={`message-${line.kind}`}>
              <time>{seconds(line.at)}</time>
              <b className={`message-of-${line.from}`}>{text.from[line.from]}</b>
              <span>{line.kind === 'dropped' ? text.dropped(line.name) : line.name}</span>
              {line.detail && <code>{line.detail}</code>}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
