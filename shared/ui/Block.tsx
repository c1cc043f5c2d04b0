import './block.css';
import type { ReactNode } from 'react';
import type { AnyText } from '../lib/messages.ts';
import { Button } from './Button.tsx';
import { Text } from './Text.tsx';

interface ErrorBlockProps {
  title: AnyText;
  detail: string;
  retryLabel?: string;
  onRetry?: () => void;
  busy?: boolean;
  children?: ReactNode;
}

/** An error state: what failed, with Retry and other options. Its icon is drawn in CSS. */
export function ErrorBlock({
  title,
  detail,
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
      {onRetry && (
        <Button busy={busy ?? false} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
      {children}
    </section>
  );
}

/** An empty state: what is missing and what to do next. */
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
      <svg viewBox="0 0 64 64" width="64" height="64" fill="none" aria-hidden="true">
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
