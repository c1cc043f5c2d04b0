import './stickyBar.css';
import type { ReactNode } from 'react';

/**
 * The bar of main actions at the bottom edge, clear of the phone's safe area. It must be a direct
 * child of `.page`, and the last one that shows.
 */
export function StickyBar({
  children,
  className = '',
  inFlow,
}: {
  children: ReactNode;
  className?: string;
  /** Too tall to lie over the page: it stands at its end. */
  inFlow?: boolean;
}) {
  return (
    <div className={inFlow ? 'sticky-bar sticky-bar-in-flow' : 'sticky-bar'}>
      <div className={`sticky-bar-inner ${className}`}>{children}</div>
    </div>
  );
}
