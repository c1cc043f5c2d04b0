import { useEffect, useRef } from 'react';
import { queryText } from '../../shared/api/session/session.ts';
import { callNative } from '../../shared/runtime/callNative.ts';
import { goTo } from '../../shared/runtime/navigate.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { text } from './bindBank.messages.ts';
import { LOAN_DETAIL_SOURCE } from './bindBank.model.ts';
import { reportEnd } from './bindEvents.ts';

/** How long the success message shows before the page moves on, ms. */
const SHOWN_MS = 1500;

/**
 * Leaves the page after a save: back to the order, or by closing the web view. Never rejects.
 * @returns false if the page could not be left.
 */
async function leave(): Promise<boolean> {
  await reportEnd();
  if (queryText('source') !== LOAN_DETAIL_SOURCE)
    return (await callNative('closeWebView', { reason: 'saved' })) !== 'none';
  goTo('order', { source: LOAN_DETAIL_SOURCE }, true);
  return true;
}

/** Confirms that the account is saved, then moves on. */
export function Saved() {
  const gone = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const go = async () => {
    if (gone.current) return;
    gone.current = true;
    gone.current = await leave();
  };
  const later = useRef(go);
  useEffect(() => {
    heading.current?.focus();
    const timer = setTimeout(() => later.current(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className="page saved">
      <svg className="saved-icon" viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="22" />
        <path d="M14 25l7 7 13-15" />
      </svg>
      <h1 className="page-title" tabIndex={-1} ref={heading}>
        {text.savedTitle}
      </h1>
      <p className="muted" role="status">
        {text.savedText}
      </p>
      <Button kind="secondary" onClick={go}>
        {text.done}
      </Button>
    </main>
  );
}
