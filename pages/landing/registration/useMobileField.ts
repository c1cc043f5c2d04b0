import { useRef } from 'react';
import { readPhone } from '../../../shared/lib/phoneField.ts';
import type { FieldName } from './formFields.ts';
import { loadSending, phoneField } from './registration.writes.ts';
import type { Captcha } from './useCaptcha.ts';

/** Follows the mobile field: which edits it takes, and when its number is complete. */
export function useMobileField({ status, renew }: Pick<Captcha, 'status' | 'renew'>) {
  /** The last accepted value of the field. */
  const accepted = useRef('');
  /** Notes the value of a field. Loads the first captcha as soon as the mobile number is complete. */
  const noteTyped = (name: string, value: string) => {
    if (name !== ('mobile' satisfies FieldName)) return;
    accepted.current = value;
    if (status !== 'none') return;
    // If the chunk fails to load, the length alone decides.
    const isFull = () => value.length >= phoneField().max;
    void loadSending()
      .then(({ isMobile }) => isMobile(value), isFull)
      .then((due) => (due ? renew() : undefined));
  };
  return {
    noteTyped,
    /**
     * Tidies the field after an edit. A number that it does not take leaves it as it was.
     * @returns whether an error is due: one digit too many is ignored silently.
     */
    edited(field: HTMLInputElement): boolean {
      const typed = field.value;
      const { digits, refused } = readPhone(typed, phoneField());
      const tidy = refused ? accepted.current : digits;
      // Only if it changes, because setting a value moves the caret.
      if (tidy !== typed) field.value = tidy;
      noteTyped(field.name, tidy);
      return Boolean(refused) && typed.length > tidy.length + 1;
    },
  };
}
