import './stickyBar.css';
import type { ReactNode } from 'react';

/**
 * A bar with the main actions at the bottom of the screen, above the phone's safe area. It must be the last
 * visible direct child of `.page`.
 */
export function StickyBar({
  children,
  className = '',
  inFlow,
}: {
  children: ReactNode;
  className?: string;
  /** Puts the bar at the end of the page instead, if it is too tall to cover part of it. */
  inFlow?: boolean;
}) {
  return (
    <div className={inFlow ? 'sticky-bar sticky-bar-in-flow' : 'sticky-bar'}>
      <div className={`sticky-bar-inner ${className}`}>{children}</div>
    </div>
  );
}

interface NotedBarProps {
  /** A note to be read before tapping. */
  note?: ReactNode;
  /** Its id, for `aria-describedby` on the control. */
  id?: string;
  children: ReactNode;
}

/** The bar of a main action, with a line of text above it. */
export function NotedBar({ note, id, children }: NotedBarProps) {
  return (
    <StickyBar>
      <div>
        <p className="bar-note" id={id} role="status">
          {note}
        </p>
      </div>
      {children}
    </StickyBar>
  );
}
