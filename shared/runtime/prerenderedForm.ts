import { type RefObject, useLayoutEffect, useState } from 'react';

type Fields = HTMLFormElement['elements'];

function fieldOf(fields: Fields, name: string): HTMLInputElement | null {
  return fields.namedItem(name) as HTMLInputElement | null;
}

/** The form as the document has it, and where the visitor is typing. */
function lookEarly(id: string) {
  if (typeof document === 'undefined') return undefined;
  const form = document.querySelector<HTMLFormElement>(`form[id="${id}"]`);
  const active = document.activeElement as HTMLInputElement | null;
  return form && { fields: form.elements, active, caret: active?.selectionEnd ?? null };
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
    const next = now.current?.elements;
    if (!early || !next) return;
    for (const { name, value } of Array.from(early.fields) as HTMLInputElement[]) {
      const field = value && name ? fieldOf(next, name) : undefined;
      if (!field) continue;
      field.value = value;
      onAdopted(name, value);
    }
    const { active, caret } = early;
    if (active?.name && active === fieldOf(early.fields, active.name)) {
      const field = fieldOf(next, active.name);
      field?.focus();
      field?.setSelectionRange(caret, caret);
    }
  }, []);
}
