import { type RefObject, useLayoutEffect, useState } from 'react';

interface EarlyForm {
  form: HTMLFormElement | null;
  /** Name of the field that was typed in when React came, and the caret. */
  focused: string;
  caret: number | null;
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLInputElement ? found : undefined;
}

function lookEarly(id: string): EarlyForm {
  const none: EarlyForm = { form: null, focused: '', caret: null };
  if (typeof document === 'undefined') return none;
  const form = document.querySelector<HTMLFormElement>(`form[id="${id}"]`);
  const active = document.activeElement;
  if (!form || !(active instanceof HTMLInputElement) || active.form !== form) {
    return { ...none, form };
  }
  return { form, focused: active.name, caret: active.selectionEnd };
}

/**
 * Brings what was typed into the document's form before React was there, or what the browser put back
 * after a reload, into the form that takes its place; the caret stays where it was.
 * @param id of the form, the same in both. @param onAdopted called with each field that has text.
 */
export function useEarlyForm(
  id: string,
  now: RefObject<HTMLFormElement | null>,
  onAdopted: (name: string, value: string) => void,
): void {
  const [early] = useState(() => lookEarly(id));
  // Once: the dependencies would only run it again with nothing left to take over.
  useLayoutEffect(() => {
    const { form, focused, caret } = early;
    const next = now.current;
    if (!form || !next || form === next) return;
    for (const { name } of Array.from(next.elements) as HTMLInputElement[]) {
      const value = name ? fieldOf(form, name)?.value : '';
      const field = value ? fieldOf(next, name) : undefined;
      if (!field || !value) continue;
      field.value = value;
      onAdopted(name, value);
    }
    const field = focused ? fieldOf(next, focused) : undefined;
    field?.focus();
    if (caret !== null) field?.setSelectionRange(caret, caret);
  }, []);
}
