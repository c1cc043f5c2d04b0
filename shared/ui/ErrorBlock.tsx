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
