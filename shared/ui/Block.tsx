import type { ReactNode } from 'react';
import type { AnyText } from '../lib/messages.ts';
import { Button } from './Button.tsx';
import { PROGRESS_TEXT } from './progress.messages.ts';
import { Text } from './Text.tsx';
import './block.css';

interface ErrorBlockProps {
  title: AnyText;
  detail: string;
  /** What the lender says, smaller. */
  words?: string;
  retryLabel?: string;
  onRetry?: () => void;
  busy?: boolean;
  children?: ReactNode;
}

/** The icon is drawn in CSS. */
export function ErrorBlock({
  title,
  detail,
  words,
  retryLabel,
  onRetry,
  busy,
  children,
}: ErrorBlockProps) {
  return (
    <section className="block block-error" role="alert">
      <Text as="h2" className="section-title">
        {title}
      </Text>
      <p className="muted">{detail}</p>
      {words && <p className="note spaced">{words}</p>}
      {onRetry && (
        <Button busy={busy && PROGRESS_TEXT.loading} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
      {children}
    </section>
  );
}

export function EmptyBlock({
  title,
  text,
  action,
}: {
  title: string;
  text?: string;
  action?: ReactNode;
}) {
  return (
    <section className="block">
      <svg viewBox="0 0 64 64" width="56" height="56" fill="none" aria-hidden="true">
        <circle cx="32" cy="32" r="30" fill="var(--tint)" />
        <path
          d="M20 24h24v20H20zM20 30h24M26 37h8"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <h2 className="section-title">{title}</h2>
      <p className="muted">{text}</p>
      {action}
    </section>
  );
}
