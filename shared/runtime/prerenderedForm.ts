import { type RefObject, useLayoutEffect, useState } from 'react';
import { keptInEntry } from '../lib/historyEntry.ts';

/** A form, or a group of fields in one. */
type Form = HTMLFormElement | HTMLFieldSetElement;

type Fields = Form['elements'];

/** A field, or the radio buttons of a name. */
function fieldOf(fields: Fields, name: string): HTMLInputElement | null {
  return fields.namedItem(name) as HTMLInputElement | null;
}

/** The prerendered form, the focused field, and the position of its caret. */
function readForm(id: string) {
  if (typeof document === 'undefined') return undefined;
  const form = document.querySelector<Form>(`[id="${id}"]`);
  const active = document.activeElement as HTMLInputElement | null;
  return form && { fields: form.elements, active, caret: active?.selectionEnd ?? null };
}

/** Whether a field has another value than it was painted with, or was chosen since. A checkbox never has. */
function isEntered(field: HTMLInputElement | HTMLSelectElement): boolean {
  if (field instanceof HTMLSelectElement) {
    return Array.from(field.selectedOptions).some(({ defaultSelected }) => !defaultSelected);
  }
  const { type, value, defaultValue, checked, defaultChecked } = field;
  if (type === 'radio') return checked && !defaultChecked;
  return defaultValue !== undefined && value !== defaultValue;
}

/**
 * Takes over what was typed or chosen in the prerendered form before React had loaded, or what the browser has restored after a
 * reload, with focus and caret.
 * @param id of the prerendered form and of React's. @param now React's form. @param onAdopted called for each field whose
 * text or choice has changed, with React's field, which has it by then.
 */
export function usePrerenderedForm(
  id: string,
  now: RefObject<Form | null>,
  onAdopted?: (name: string, value: string, field: HTMLInputElement) => void,
): void {
  const [prerendered] = useState(() => readForm(id));
  // Runs once: a second run would find nothing to take over.
  useLayoutEffect(() => {
    const next = now.current?.elements;
    if (!prerendered || !next) return;
    for (const typed of Array.from(prerendered.fields) as HTMLInputElement[]) {
      const { name, value } = typed;
      const field = name && isEntered(typed) ? fieldOf(next, name) : undefined;
      if (!field) continue;
      field.value = value;
      onAdopted?.(name, value, field);
    }
    const { active, caret } = prerendered;
    if (active?.name && active === fieldOf(prerendered.fields, active.name)) {
      const field = fieldOf(next, active.name);
      field?.focus();
      // A date has no caret.
      if (caret !== null) field?.setSelectionRange(caret, caret);
    }
  }, []);
}

/**
 * Whether a checkbox is checked in the document, or was when this entry of the history was left; undefined if neither
 * has one of this name.
 */
export function prerenderedCheck(name: string): boolean | undefined {
  if (typeof document === 'undefined') return undefined;
  const box = document.querySelector<HTMLInputElement>(`#root input[name="${name}"]`);
  const kept = keptInEntry(name);
  return box?.checked ?? (typeof kept === 'boolean' ? kept : undefined);
}

/** The value of the chosen radio button of the document; undefined if none of this name is chosen. */
export function prerenderedChoice(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLInputElement>(`#root input[name="${name}"]:checked`)?.value;
}

/** Whether the borrower has opened a dialog of the document, which React is about to replace. */
export function prerenderedDialog(id: string): boolean {
  if (typeof document === 'undefined') return false;
  return document.querySelector(`#root dialog[open][id="${id}"]`) !== null;
}
