import './skeleton.css';
import { Fragment, type ReactNode } from 'react';

interface TextProps {
  /** Undefined while it is not known. */
  children: ReactNode;
  /** Width of the bar, em. */
  size?: 4 | 6 | 8 | 12 | 16;
}

/** An address, which breaks after its signs rather than inside a word where it needs more than a line. */
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

/** A text, or a bar in its place while it is not known. */
export function Text({ children, size = 8 }: TextProps) {
  return children === undefined ? <span className={`bar bar-${size}`} /> : children;
}
