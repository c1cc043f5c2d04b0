import type { FormEvent, RefObject } from 'react';
import { useCountdown } from '../../../shared/runtime/countdown.ts';
import { FIELD_NAMES, fieldOf, typedIn } from './formFields.ts';
import { loadSending } from './registration.writes.ts';
import { useCaptcha } from './useCaptcha.ts';
import { useMobileField } from './useMobileField.ts';
import { useOutcome } from './useOutcome.ts';
import { useSteps } from './useSteps.ts';

/** The button is enabled again when the countdown reaches this many seconds. */
const RESTORED_AT = 1;

/**
 * State and event handlers of the registration form. Its fields are uncontrolled, so that values autofilled
 * without an event count too.
 * @param onRegistered called when the number is registered, just now or earlier.
 */
export function useRegistration(
  form: RefObject<HTMLFormElement | null>,
  appName: string,
  onRegistered: () => void,
) {
  const captcha = useCaptcha();
  // One countdown for the page, not one for each number.
  const { left, start: startCountdown } = useCountdown('sms');
  const outcome = useOutcome(form, captcha.renew, startCountdown, onRegistered);
  const { errors, note, apply, clearError, showError } = outcome;
  const { edited, noteTyped } = useMobileField(captcha);
  const typed = () => typedIn(form.current);
  const { busy, perform } = useSteps(apply, startCountdown, typed, { sid: captcha.sid, appName });

  return {
    errors,
    busy,
    note,
    captcha,
    counting: left > RESTORED_AT,
    left,
    noteTyped,
    getSms: () => void perform('sms'),
    submit(event: FormEvent) {
      event.preventDefault();
      void perform('register');
    },
    refresh: () => void apply((sending) => sending.refresh(typed())),
    warnCounting: () => void apply((sending) => sending.counting()),
    warmUp: () => void loadSending().catch(() => undefined),
    input({ target }: FormEvent<HTMLFormElement>) {
      const name = FIELD_NAMES.find((one) => fieldOf(form.current, one) === target);
      if (name) clearError(name);
      const mobile = fieldOf(form.current, 'mobile');
      if (mobile && mobile === target && edited(mobile))
        void apply((sending) => sending.noMobile());
    },
    leave({ target }: { target: EventTarget }) {
      const mobile = fieldOf(form.current, 'mobile');
      if (!mobile || target !== mobile) return;
      // Without that part the number is checked when it is sent.
      void loadSending().then(
        ({ leftMobile }) => showError('mobile', leftMobile(mobile.value)),
        () => undefined,
      );
    },
  };
}
