import { Fragment, type HTMLAttributes, type ReactNode } from 'react';
import { langOf, plainText, type Quoted } from '../lib/messages.ts';
import './skeleton.css';

export interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Undefined while it is not known. */
  children: ReactNode | Quoted;
  /** Of the bar, em. */
  size?: 4 | 6 | 8 | 12 | 16 | undefined;
  as?: 'span' | 'p' | 'h1' | 'h2' | 'legend';
}

/** Breaks after its signs rather than inside a word. */
export function Address({ of }: { of: string }) {
  return of.split(/([@./])/).map((part, place) =>
    place % 2 ? (
      <Fragment key={place}>
        {part}
        <wbr />
      </Fragment>
    ) : (
      part
    ),
  );
}

/** An amount, a date or a code: it has a digit and no word. */
function isFigure(text: unknown): boolean {
  return typeof text === 'string' && /\d/.test(text) && !/\p{Ll}{2}|\p{Lo}/u.test(text);
}

/**
 * A text in an element of its own, or a bar while it is not known. A browser that translates the page replaces text nodes,
 * so React must neither change a text beside other nodes nor insert anything before it. Figures are not translated. A
 * quoted text has its own language where that is not the page's.
 */
export function Text({ children, size = 8, as: Element = 'span', ...rest }: TextProps) {
  if (children === undefined) return <span className={`bar bar-${size}`} />;
  return (
    <Element translate={isFigure(children) ? 'no' : undefined} lang={langOf(children)} {...rest}>
      {plainText(children)}
    </Element>
  );
}
