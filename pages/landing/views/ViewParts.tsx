import { type ReactNode, useEffect, useRef } from 'react';
import { hashOf } from '../../../shared/runtime/hashRoute.ts';
import { way } from './views.messages.ts';

/** The heading of a view that replaced the form. It takes the focus. */
export function ViewTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus();
  }, []);
  return (
    <h1 className="page-title" tabIndex={-1} ref={heading}>
      {children}
    </h1>
  );
}

/** The link back to the form, which keeps what was typed. */
export function BackToForm({ onBack }: { onBack: () => void }) {
  return (
    <p className="landing-back">
      <a
        href={hashOf('')}
        onClick={(event) => {
          event.preventDefault();
          onBack();
        }}
      >
        {way.back}
      </a>
    </p>
  );
}
