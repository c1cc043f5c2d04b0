import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { useCountdown } from '../../../shared/runtime/countdown.ts';
import { showLoadError } from '../../../shared/ui/lazy/reloadPage.ts';
import { networkError, showMessage } from '../Message.tsx';
import {
  correct,
  editedMobile,
  FIELD_NAMES,
  type FieldName,
  fieldOf,
  phoneField,
  typedIn,
} from './fields.ts';
import { loadSending, useSending } from './useSending.ts';

/** The button is enabled again when the countdown reaches this many seconds. */
const RESTORED_AT = 1;

/** The state of the image captcha. */
export interface Captcha {
  status: 'none' | 'drawn' | 'failed';
  /** Address of the image; `''` if there is none. */
  image: string;
  /** The id to send with the typed characters; `''` if there is no image. */
  sid: string;
  /** Loads a new image, under the same id as long as it works. */
  renew: () => Promise<void>;
  onError: () => void;
}

const NOTHING = { sid: '', image: '' };

/** Manages the image captcha. Its id is requested with the first image, not when the page loads. */
function useCaptcha(): Captcha {
  const [status, setStatus] = useState<Captcha['status']>('none');
  const [{ sid, image }, setDrawn] = useState(NOTHING);
  const asking = useRef(false);
  const renew = async () => {
    if (asking.current) return;
    asking.current = true;
    setStatus('drawn');
    const drawn = await loadSending()
      .then(({ drawCaptcha }) => drawCaptcha(sid, Date.now()))
      .catch(() => showLoadError());
    asking.current = false;
    setDrawn(drawn ?? NOTHING);
    if (!drawn) setStatus('failed');
  };
  // If the image fails, its id is dropped, and the next image gets a new one.
  const onError = () => {
    setDrawn(NOTHING);
    setStatus('failed');
    showMessage(networkError(), 'error');
  };
  return { status, image, sid, renew, onError };
}

/** Follows the mobile field: which edits it takes, and when its number is complete. */
function useMobileField({ status, renew }: Pick<Captcha, 'status' | 'renew'>) {
  /** What the field had after the last edit. */
  const last = useRef('');
  /** Notes the value of a field. Loads the first captcha as soon as the mobile number is complete. */
  const noteTyped = (name: string, value: string) => {
    if (name !== ('mobile' satisfies FieldName)) return;
    last.current = value;
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
      const { value, wrong } = editedMobile(last.current, field.value, phoneField());
      correct(field, value);
      noteTyped(field.name, value);
      return wrong;
    },
  };
}

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
  const { sid, renew } = captcha;
  // One countdown for the page, not one for each number.
  const { left, start: startCountdown } = useCountdown('sms');
  const following = { renew, startCountdown, onRegistered };
  const sending = useSending(form, { sid, appName }, following);
  const { errors, note, busy, apply, perform } = sending;
  const { edited, noteTyped } = useMobileField(captcha);
  const isMobile = (target: EventTarget): target is HTMLInputElement =>
    target === fieldOf(form.current, 'mobile');

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
    refresh: () => void apply(({ refresh }) => refresh(typedIn(form.current))),
    warnCounting: () => void apply(({ counting }) => counting()),
    warmUp: () => void loadSending().catch(() => undefined),
    input({ target }: FormEvent<HTMLFormElement>) {
      const name = FIELD_NAMES.find((one) => fieldOf(form.current, one) === target);
      if (name) sending.clearError(name);
      if (isMobile(target) && edited(target)) void apply(({ noMobile }) => noMobile());
    },
    leave({ target }: { target: EventTarget }) {
      if (!isMobile(target)) return;
      // Without that part the number is checked when it is sent.
      void loadSending().then(
        ({ leftMobile }) => sending.showError('mobile', leftMobile(target.value)),
        () => undefined,
      );
    },
  };
}
