import type { ReactNode } from 'react';
import { ButtonNote, NO_NOTE, type Note } from './Notice.tsx';
import './stickyBar.css';

/** Above the phone's safe area. It must be the last visible direct child of `.page`. */
export function StickyBar({
  children,
  className = '',
  inFlow,
}: {
  children: ReactNode;
  className?: string;
  /** At the end of the page instead, if it is too tall to cover part of it. */
  inFlow?: boolean;
}) {
  return (
    <div className={inFlow ? 'sticky-bar sticky-bar-in-flow' : 'sticky-bar'}>
      <div className={`sticky-bar-inner ${className}`}>{children}</div>
    </div>
  );
}

interface NotedBarProps {
  note?: Note;
  /** For `aria-describedby` on the control. */
  id?: string;
  children: ReactNode;
}

export function NotedBar({ note = NO_NOTE, id, children }: NotedBarProps) {
  return (
    <StickyBar>
      <ButtonNote note={note} id={id} />
      {children}
    </StickyBar>
  );
}
