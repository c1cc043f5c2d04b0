import {
  type AnchorHTMLAttributes,
  type ButtonHTMLAttributes,
  type ComponentType,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from 'react';
import { defineMessages, isQuoted, type Quoted } from '../lib/messages.ts';
import { Text } from './Text.tsx';
import './button.css';

/** In place of the words of a button that has copied. */
export const COPIED_TEXT = defineMessages('copied', { done: 'Copied' });

/** The same of one that has saved a file. */
export const SAVED_TEXT = defineMessages('saved', { done: 'Saved' });

/** Absent before React is there: documents show nothing that runs, and their script has no toasts. */
export const ShownProgress = createContext<ComponentType<{ words: string }> | undefined>(undefined);

export function Running({ words }: { words: string }) {
  const Progress = useContext(ShownProgress);
  return Progress ? <Progress words={words} /> : null;
}

/** The data that the buttons inside act on may be out of date. */
export const ButtonsBlocked = createContext(false);

type Kind = 'primary' | 'secondary' | 'quiet';

interface Content {
  children?: ReactNode | Quoted;
}

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'>, Content {
  kind?: Kind;
  /** In words: `Getting your code…`. Taps are ignored, but the button keeps the focus. */
  busy?: string | false | undefined;
  /** Not available yet: grey, but still focusable, so that a screen reader can read why (`aria-describedby`). */
  blocked?: boolean | undefined;
  /** Name under which a tap before React loads is recorded, to be replayed afterwards. */
  tap?: string | undefined;
}

/** In an element of their own, because a spinner comes and goes beside them. */
const wordsOf = (children: Content['children']) =>
  typeof children === 'string' || isQuoted(children) ? <Text>{children}</Text> : children;

/** At least 48 px high. While busy or blocked it neither calls `onClick` nor submits its form. */
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
    <>
      <button
        type="button"
        className={`button button-${blocked ? 'blocked' : kind}`}
        aria-busy={Boolean(busy) || undefined}
        aria-disabled={Boolean(inactive) || undefined}
        data-tap={tap}
        onClick={inactive ? (event) => event.preventDefault() : onClick}
        {...rest}
      >
        {busy && <span className="button-spinner" aria-hidden="true" />}
        {wordsOf(children)}
      </button>
      {busy && <Running words={busy} />}
    </>
  );
}

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

/** @returns whether it has done what the button says. */
export type CopyHandler = (tap: MouseEvent) => Promise<boolean>;

/** As long as the toast, ms. */
const DONE_MS = 3000;

interface DoneButtonProps {
  label: string;
  /** In place of the label for some seconds, once it is done. */
  done: string;
  /** Name under which a tap before React loads is recorded, to be replayed afterwards. */
  tap?: string | undefined;
  kind?: 'primary' | 'secondary';
  /** Absent before React is there. */
  act?: CopyHandler | undefined;
}

/** Both words lie on each other, so that nothing moves. Screen readers hear the toast. */
export function DoneButton({ label, done, tap, kind = 'secondary', act }: DoneButtonProps) {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (!times) return;
    const timer = setTimeout(() => setTimes(0), DONE_MS);
    return () => clearTimeout(timer);
  }, [times]);
  const run = async (event: MouseEvent) => {
    if (await act?.(event)) setTimes((before) => before + 1);
  };
  const isDone = times > 0;
  return (
    <Button kind={kind} tap={tap} onClick={run}>
      <span className="copy-words">
        <Text aria-hidden={isDone || undefined}>{label}</Text>
        <Text aria-hidden={!isDone || undefined}>{done}</Text>
      </span>
    </Button>
  );
}

interface CopyButtonProps extends Pick<DoneButtonProps, 'label' | 'tap'> {
  onCopy?: CopyHandler | undefined;
}

/** Copies the text of the nearest element with `data-source`, and says so for some seconds. */
export const CopyButton = ({ label, tap, onCopy }: CopyButtonProps) => (
  <span className="copy">
    <DoneButton label={label} done={COPIED_TEXT.done} tap={tap} act={onCopy} />
  </span>
);
