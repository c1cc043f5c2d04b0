import { pageAddress } from '../../shared/page/navigate.ts';
import { text } from './cardRepayment.text.ts';
import type { Notice } from './useWrites.ts';

/** What became of the last write, in place: a toast alone would pass unseen. */
export function WriteNotice({ notice }: { notice: Notice | undefined }) {
  return (
    <div className={notice ? 'write-notice write-notice-said' : 'write-notice'}>
      {notice?.title && <p className="write-notice-title">{notice.title}</p>}
      <p role="status">{notice?.detail}</p>
      {notice?.toOrder && <a href={pageAddress('loanDetail')}>{text.toOrder}</a>}
    </div>
  );
}
