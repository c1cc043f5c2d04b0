import './block.css';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

interface ErrorBlockProps {
  title: string;
  detail: string;
  retryLabel?: string;
  onRetry?: () => void;
  busy?: boolean;
  children?: ReactNode;
}

/** Says what failed and offers Retry and other ways on; never a blank page. */
export function ErrorBlock({
  title,
  detail,
  retryLabel,
  onRetry,
  busy,
  children,
}: ErrorBlockProps) {
  return (
    <section className="block" role="alert">
      <svg viewBox="0 0 64 64" width="64" height="64" fill="none" aria-hidden="true">
        <circle cx="32" cy="32" r="30" fill="#EAF3FF" />
        <path d="M32 18v18" stroke="currentColor" strokeWidth="5" strokeLinecap="round" />
        <circle cx="32" cy="45" r="3.4" fill="currentColor" />
      </svg>
      <h2 className="block-title">{title}</h2>
      <p className="block-text">{detail}</p>
      {onRetry && (
        <Button busy={busy ?? false} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
      {children}
    </section>
  );
}
