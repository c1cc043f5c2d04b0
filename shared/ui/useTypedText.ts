import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Masked } from '../lib/mask.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

export interface Typed {
  text: string;
  /** Position; the end if the control has no caret. */
  caret: number;
  /** The last final text before the edit. */
  before: string;
  control: TextControl;
  /** Not final, as with a Chinese keyboard before a word is chosen. */
  isComposing: boolean;
}

/** @returns the text and caret to put in place of the typed ones. */
type OnText = (typed: Typed) => Masked | undefined;

const isText = (target: EventTarget | null): target is TextControl =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** @param place a control, or a form. */
const controlsIn = (place: HTMLElement | null): TextControl[] =>
  place ? [place, ...place.querySelectorAll('input,textarea')].filter(isText) : [];

/** Puts a text into a control before React does, which would leave the caret at its end. */
function put(control: TextControl, { text, caret }: Masked): void {
  if (text === control.value) return;
  control.value = text;
  if (control === document.activeElement) control.setSelectionRange(caret, caret);
}

/** Before the handlers of these events, all texts are read. */
const EVENTS = ['input', 'change', 'click', 'submit'] as const;

/** @returns a report for each new text. */
type Reader = (event: Event) => readonly (() => void)[];

// The window's listeners are one set for the page, and so are those to whom they pass an event on.
const readers = new Set<Reader>();

/** All fields are read before any is reported: React then draws the form again, with the values that it knows. */
function readAll(event: Event): void {
  const reports = [...readers].flatMap((read) => read(event));
  if (!reports.length) return;
  flushSync(() => {
    for (const report of reports) report();
  });
}

function listen(reader: Reader): () => void {
  if (!readers.size) for (const name of EVENTS) window.addEventListener(name, readAll, true);
  readers.add(reader);
  return () => {
    readers.delete(reader);
    if (!readers.size) for (const name of EVENTS) window.removeEventListener(name, readAll, true);
  };
}

/**
 * Reports typed text. Also reports text set by password managers, which fire no `change`.
 * @param place the control, or a form with controls. @returns handlers for it.
 */
export function useTypedText(place: RefObject<HTMLElement | null>, onText: OnText) {
  const latest = useRef(onText);
  const known = useRef(new WeakMap<TextControl, string>());
  /** The last final texts. */
  const final = useRef(new WeakMap<TextControl, string>());
  const report = (control: TextControl, text: string, isComposing = false) => {
    const before = final.current.get(control) ?? control.defaultValue;
    const caret = control.selectionEnd ?? text.length;
    const shown = latest.current({ text, caret, before, control, isComposing });
    if (shown) put(control, shown);
    known.current.set(control, control.value);
    if (!isComposing) final.current.set(control, control.value);
  };
  useEffect(() => {
    latest.current = onText;
  });
  useEffect(() => {
    // What stands in a new form was taken over, and is no edit.
    for (const control of controlsIn(place.current)) known.current.set(control, control.value);
    // React keeps the shown text of a controlled field as its default value.
    const isNew = (control: TextControl) =>
      ![known.current.get(control), control.defaultValue].includes(control.value);
    return listen(({ type, target }) =>
      controlsIn(place.current)
        .filter((one) => (type !== 'input' || one !== target) && isNew(one))
        .map((control) => {
          const text = control.value;
          return () => report(control, text);
        }),
    );
  }, [place]);
  return {
    onInput: ({ target, nativeEvent }: { target: EventTarget; nativeEvent: Event }) => {
      const { isComposing } = nativeEvent as Partial<InputEvent>;
      if (isText(target)) report(target, target.value, isComposing);
    },
    onCompositionEnd: ({ target }: { target: EventTarget }) => {
      if (isText(target)) report(target, target.value);
    },
  };
}
