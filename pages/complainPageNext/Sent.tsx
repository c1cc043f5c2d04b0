import { useEffect, useRef } from 'react';
import { runAfter } from '../../shared/lib/waiting.ts';
import { goTo } from '../../shared/runtime/navigate.ts';
import { complainPageNextText } from './complainPageNext.messages.ts';
import { SUCCESS_MS } from './complainPageNext.model.ts';

const leave = () => goTo('complaint', {}, { replace: true });

/** The success modal. After 1.5 s the start page replaces this one in the history, so that Back cannot send twice. */
export function Sent() {
  const modal = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // `<dialog>` needs iOS 15.4. Older versions show the same box over the page.
    modal.current?.showModal?.();
    const cancel = runAfter(SUCCESS_MS, () => {
      leave();
      // If the page is restored from the back/forward cache, leave again.
      window.addEventListener('pageshow', leave);
    });
    return () => {
      cancel();
      window.removeEventListener('pageshow', leave);
    };
  }, []);
  return (
    <dialog
      className="sent"
      ref={modal}
      aria-modal="true"
      aria-label={complainPageNextText.sentTitle}
      onCancel={leave}
    >
      <div className="sent-box center" role="status">
        <svg className="outcome" viewBox="0 0 48 48" aria-hidden="true">
          <circle cx="24" cy="24" r="22" />
          <path d="M14 25l7 7 13-15" />
        </svg>
        <p>{complainPageNextText.sentTitle}</p>
      </div>
    </dialog>
  );
}
