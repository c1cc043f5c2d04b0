import type { HTMLAttributes, ReactNode, Ref } from 'react';
import './notice.css';

export type NoticeTone = 'done' | 'attention' | 'refused';

interface NoticeProps extends HTMLAttributes<HTMLElement> {
  /** `none` for a text that is not to stand apart. */
  tone?: NoticeTone | 'none';
  as?: 'div' | 'p';
  ref?: Ref<HTMLDivElement & HTMLParagraphElement> | undefined;
}

/** Stands above the button that it concerns. */
export function Notice({
  tone = 'attention',
  as: Element = 'div',
  className,
  ...rest
}: NoticeProps) {
  if (tone === 'none') return <Element className={className} {...rest} />;
  const classes = className ? `notice ${className}` : 'notice';
  return <Element className={classes} data-tone={tone} {...rest} />;
}

export interface Note {
  tone: NoticeTone | 'none';
  words: ReactNode;
  /** What to do next, if the words do not say it. */
  next?: string | undefined;
}

export const NO_NOTE: Note = { tone: 'none', words: '' };

interface ButtonNoteProps {
  note: Note;
  /** For `aria-describedby` on the control. */
  id?: string | undefined;
  ref?: Ref<HTMLDivElement & HTMLParagraphElement> | undefined;
  children?: ReactNode;
}

/** Read out whenever it changes, so it is there without words too. */
export function ButtonNote({ note: { tone, words, next }, id, ref, children }: ButtonNoteProps) {
  return (
    <Notice tone={tone} ref={ref}>
      <p className="bar-note" id={id} role="status">
        {/* Words that stand alone are replaced as a whole, also if the browser has translated them. */}
        {next ? (
          <>
            <span>{words}</span>
            <span className="notice-next">{next}</span>
          </>
        ) : (
          words
        )}
      </p>
      {children}
    </Notice>
  );
}

/** As high as a notice with these words, so that it moves nothing when it comes. */
export const NoticeRoom = ({ words, children }: { words: string; children: ReactNode }) => (
  <div className="keeps-room keeps-notice" data-room={words}>
    <div>{children}</div>
  </div>
);
