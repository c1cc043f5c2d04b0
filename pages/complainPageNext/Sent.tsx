import { useEffect } from 'react';
import { goTo } from '../../shared/runtime/navigate.ts';
import { text } from './complainPageNext.messages.ts';
import { SUCCESS_MS } from './complainPageNext.model.ts';

const leave = () => goTo('complaint', {}, true);

/** The success notice: after 1.5 s the start page takes this page's place, so that Back cannot send twice (spec 4). */
export function Sent() {
  useEffect(() => {
    const timer = setTimeout(leave, SUCCESS_MS);
    // Whoever comes back from the cache goes on at once.
    window.addEventListener('pageshow', leave);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pageshow', leave);
    };
  }, []);
  return (
    <div className="sent">
      <div className="sent-box" role="status">
        <svg className="sent-icon" viewBox="0 0 48 48" aria-hidden="true">
          <circle cx="24" cy="24" r="22" />
          <path d="M14 25l7 7 13-15" />
        </svg>
        <p>{text.sentTitle}</p>
      </div>
    </div>
  );
}
