import './button.css';
import { type AnchorHTMLAttributes, type ButtonHTMLAttributes, useContext } from 'react';
import { ButtonsBlocked } from './buttonsBlocked.ts';

type Kind = 'primary' | 'secondary' | 'quiet';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: Kind;
  /** Work is under way: taps are swallowed, focus stays. */
  busy?: boolean;
  /** Not to be used yet: grey, but still reachable, so that its reason can be read (aria-describedby). */
  blocked?: boolean;
  /** Name under which a tap before start-up is kept (shared/page/taps). */
  tap?: string;
}

/** The house's button, at least 48 px high; while busy or blocked it neither calls back nor submits its form. */
export function Button({
  kind = 'primary',
  busy,
  blocked: own,
  tap,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const outer = useContext(ButtonsBlocked);
  const blocked = own || outer;
  const still = busy || blocked;
  return (
    <button
      type="button"
      className={`button button-${blocked ? 'blocked' : kind}`}
      aria-disabled={still || undefined}
      data-tap={tap}
      onClick={still ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy && <span className="button-spinner" aria-hidden="true" />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  kind = 'primary',
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { kind?: Kind }) {
  return (
    <a className={`button button-${kind}`} {...rest}>
      {children}
    </a>
  );
}
