import { type RefObject, useState } from 'react';
import { showLoadError } from '../../../shared/ui/lazy/reloadPage.ts';
import type { Message } from '../landing.messages.ts';
import { showMessage } from '../showMessage.ts';
import { FIELD_NAMES, type FieldName, fieldOf } from './formFields.ts';
import type { Effect, Errors } from './registration.model.ts';
import { loadSending } from './registration.writes.ts';

/** The functions of the lazy chunk that checks and sends. */
type Sending = Awaited<ReturnType<typeof loadSending>>;

/** The errors and the note of the form, and the functions that change them. */
export interface Outcome {
  errors: Errors;
  note: string;
  /** Runs a function of the lazy chunk and applies its effect. If the chunk fails to load, nothing was sent. */
  apply: (work: (sending: Sending) => Promise<Effect> | Effect) => Promise<void>;
  /** Removes the error of a field that is being edited. */
  clearError: (name: FieldName) => void;
  /** Shows an error without moving the focus, if there is one. */
  showError: (name: FieldName, error: Message | undefined) => void;
}

/**
 * Manages what the form shows after a request or a check.
 * @param renew loads a new captcha. @param startCountdown follows a code that was sent.
 * @param onRegistered called when the number is registered, just now or earlier.
 */
export function useOutcome(
  form: RefObject<HTMLFormElement | null>,
  renew: () => Promise<void>,
  startCountdown: () => void,
  onRegistered: () => void,
): Outcome {
  const [errors, setErrors] = useState<Errors>({});
  const [note, setNote] = useState('');

  const follow = ({ toast, tone, errors: found, note: words = '', redraw, next }: Effect) => {
    if (toast) showMessage(toast, tone);
    if (found) setErrors(found);
    setNote(words);
    if (redraw) {
      const input = fieldOf(form.current, 'imgValidate');
      if (input) input.value = '';
      void renew();
    }
    const wrong = FIELD_NAMES.find((name) => found?.[name]);
    const focused = wrong ?? (next === 'code' ? 'smsCode' : redraw && 'imgValidate');
    if (focused) fieldOf(form.current, focused)?.focus();
    if (next === 'code') startCountdown();
    if (next === 'download') onRegistered();
  };

  return {
    errors,
    note,
    async apply(work) {
      const failed = (): Effect => {
        showLoadError();
        return {};
      };
      follow(await loadSending().then(work, failed));
    },
    showError: (name, error) => error && setErrors((others) => ({ ...others, [name]: error })),
    clearError: (name) => setErrors(({ [name]: _, ...others }) => others),
  };
}
