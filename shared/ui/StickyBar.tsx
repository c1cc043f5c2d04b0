import './stickyBar.css';
import type { ReactNode } from 'react';

/** The bar of main actions at the bottom edge, clear of the phone's safe area; keeps its own room in the flow. */
export function StickyBar({
  children,
  className = '',
}: {
  children: ReactNode;
  className?: string;
}) {
  return (
    <>
      <div className="sticky-space" />
      <div className="sticky-bar">
        <div className={`sticky-bar-inner ${className}`}>{children}</div>
      </div>
    </>
  );
}
