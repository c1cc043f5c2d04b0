import { useRef } from 'react';
import type { FieldName } from './formFields.ts';
import { editedMobile } from './mobileField.model.ts';
import { loadSending, phoneField } from './registration.writes.ts';
import type { Captcha } from './useCaptcha.ts';

/** Follows the mobile field: which edits it takes, and when its number is complete. */
export function useMobileField({ status, renew }: Pick<Captcha, 'status' | 'renew'>) {
  /** What the field held after the last edit. */
  const held = useRef('');
  /** Notes the value of a field. Loads the first captcha as soon as the mobile number is complete. */
  const noteTyped = (name: string, value: string) => {
    if (name !== ('mobile' satisfies FieldName)) return;
    held.current = value;
    if (status !== 'none') return;
    // If the chunk fails to load, the length alone decides.
    const isFull = () => value.length >= phoneField().max;
    void loadSending()
      .then(({ isMobile }) => isMobile(value), isFull)
      .then((due) => (due ? renew() : undefined));
  };
  return {
    noteTyped,
    /** Tidies the field after an edit. @returns whether an error is due. */
    edited(field: HTMLInputElement): boolean {
      const { value, wrong } = editedMobile(held.current, field.value, phoneField());
      // Only if it changes, because setting a value moves the caret.
      if (value !== field.value) field.value = value;
      noteTyped(field.name, value);
      return wrong;
    },
  };
}
