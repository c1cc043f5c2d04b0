// Attributes of HTML that React 18 passes on as they are written, but that its types do not know yet.
import 'react';

declare module 'react' {
  interface HTMLAttributes<T> {
    popover?: 'auto';
    /** Present or absent: the empty string sets it. */
    inert?: '';
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string;
  }
}
