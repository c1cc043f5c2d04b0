import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Receives the text of a control. @param isComposing it is not final, as with a Chinese keyboard before a word is chosen. */
type OnText = (text: string, control: TextControl, isComposing: boolean) => void;

const isText = (target: EventTarget | null): target is TextControl =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** A control, or those inside a form. */
const controlsIn = (place: HTMLElement | null): TextControl[] =>
  place ? [place, ...place.querySelectorAll('input,textarea')].filter(isText) : [];

/** Before the handlers of these events, all texts are read. */
const EVENTS = ['input', 'change', 'click', 'submit'] as const;

/**
 * Reports what stands in a text control, or in those of a form, however it came there: React's `onChange` misses a text that
 * a script or a password manager has set, with an event of another kind or with none.
 * @param place the control or form. @returns its handlers.
 */
export function useTypedText(place: RefObject<HTMLElement | null>, onText: OnText) {
  const latest = useRef(onText);
  const known = useRef(new WeakMap<TextControl, string>());
  const read = (target: EventTarget | null, isComposing: boolean) => {
    if (!isText(target)) return;
    latest.current(target.value, target, isComposing);
    known.current.set(target, target.value);
  };
  useEffect(() => {
    latest.current = onText;
  });
  useEffect(() => {
    const element = place.current;
    let found: (readonly [TextControl, string])[] = [];
    // React sets the default value of a controlled field to what it shows.
    const isNew = (control: TextControl) =>
      ![known.current.get(control), control.defaultValue].includes(control.value);
    // All fields are read before any is reported: React then draws the form again, with the values that it knows.
    const look = ({ type, target }: Event) => {
      const others = controlsIn(element).filter((one) => type !== 'input' || one !== target);
      found = others.filter(isNew).map((control) => [control, control.value]);
    };
    const tell = () => {
      if (!found.length) return;
      flushSync(() => {
        for (const [control, text] of found) {
          latest.current(text, control, false);
          known.current.set(control, control.value);
        }
      });
    };
    for (const name of EVENTS) {
      window.addEventListener(name, look, true);
      document.addEventListener(name, tell, true);
    }
    return () => {
      for (const name of EVENTS) {
        window.removeEventListener(name, look, true);
        document.removeEventListener(name, tell, true);
      }
    };
  }, [place]);
  return {
    onInput: ({ target, nativeEvent }: { target: EventTarget; nativeEvent: Event }) =>
      read(target, Boolean((nativeEvent as Partial<InputEvent>).isComposing)),
    onCompositionEnd: ({ target }: { target: EventTarget }) => read(target, false),
  };
}
