import './skeleton.css';
import type { ReactNode } from 'react';

interface TextProps {
  /** Undefined while it is not known. */
  children: ReactNode;
  /** Width of the bar, em. */
  size?: 2 | 4 | 6 | 8 | 12 | 16;
}

/** A text, or a bar in its place while it is not known. */
export function Text({ children, size = 8 }: TextProps) {
  return children === undefined ? <span className={`bar bar-${size}`} /> : children;
}
