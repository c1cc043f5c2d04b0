import './button.css';
import {
  type AnchorHTMLAttributes,
  type ButtonHTMLAttributes,
  createContext,
  type MouseEventHandler,
  type ReactNode,
  useContext,
} from 'react';
import { isQuoted, type Quoted } from '../lib/messages.ts';
import { Text } from './Text.tsx';

/** Blocks every button inside it, because the data they act on may be out of date. */
export const ButtonsBlocked = createContext(false);

type Kind = 'primary' | 'secondary' | 'quiet';

/** The content of a button: a text, or elements. */
interface Content {
  children?: ReactNode | Quoted;
}

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'>, Content {
  kind?: Kind;
  /** An operation is in progress: taps are ignored, but the button keeps the focus. */
  busy?: boolean | undefined;
  /** Not available yet: grey, but still focusable, so that a screen reader can read why (`aria-describedby`). */
  blocked?: boolean | undefined;
  /** Name under which a tap before React loads is recorded, to be replayed afterwards. */
  tap?: string | undefined;
}

/** The words of a button, beside which a spinner comes and goes. */
const wordsOf = (children: Content['children']) =>
  typeof children === 'string' || isQuoted(children) ? <Text>{children}</Text> : children;

/** A button, at least 48 px high. While busy or blocked it neither calls `onClick` nor submits its form. */
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
  const inactive = busy || blocked;
  return (
    <button
      type="button"
      className={`button button-${blocked ? 'blocked' : kind}`}
      aria-disabled={inactive || undefined}
      data-tap={tap}
      onClick={inactive ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy && <span className="button-spinner" aria-hidden="true" />}
      {wordsOf(children)}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  kind = 'primary',
  children,
  ...rest
}: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> & Content & { kind?: Kind }) {
  return (
    <a className={`button button-${kind}`} {...rest}>
      {wordsOf(children)}
    </a>
  );
}

interface CopyButtonProps {
  label: string;
  /** Name under which a tap before React loads is recorded, to be replayed afterwards. */
  tap?: string | undefined;
  /** Made by `copying`; absent before React is there. */
  onCopy?: MouseEventHandler | undefined;
}

/** A button that copies the text of the nearest element with `data-source`. */
export function CopyButton({ label, tap, onCopy }: CopyButtonProps) {
  return (
    <span className="copy">
      <Button kind="secondary" tap={tap} onClick={onCopy}>
        {label}
      </Button>
    </span>
  );
}
