import { type RefObject, useEffect, useRef } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Receives the text of a control. @param isComposing it is not final, as with a Chinese keyboard before a word is chosen. */
type OnText = (text: string, control: TextControl, isComposing: boolean) => void;

const isText = (target: EventTarget | null): target is TextControl =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/**
 * Reports what stands in a text control, or in those of a form, however it came there: React's `onChange` misses a text that
 * a script or a password manager has set.
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
    // Also comes when a control is left, with a text that is known.
    const changed = ({ target }: Event) => {
      if (!isText(target)) return;
      const before = known.current.get(target) ?? target.defaultValue;
      if (target.value !== before) read(target, false);
    };
    element?.addEventListener('change', changed);
    return () => element?.removeEventListener('change', changed);
  }, [place]);
  return {
    onInput: ({ target, nativeEvent }: { target: EventTarget; nativeEvent: Event }) =>
      read(target, Boolean((nativeEvent as Partial<InputEvent>).isComposing)),
    onCompositionEnd: ({ target }: { target: EventTarget }) => read(target, false),
  };
}
