import './stickyBar.css';
import type { ReactNode } from 'react';

/**
 * The bar of main actions at the bottom edge, clear of the phone's safe area. It must be a direct
 * child of `.page`, and the last one that shows.
 */
export function StickyBar({
  children,
  className = '',
}: {
  children: ReactNode;
  className?: string;
}) {
  return (
    <div className="sticky-bar">
      <div className={`sticky-bar-inner ${className}`}>{children}</div>
    </div>
  );
}
