import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { registerCall, smsCall, trackClickCall } from '../../../shared/api/landing.ts';
import { send } from '../../../shared/api/send.ts';
import { landingParameters, visitorDeviceId } from '../../../shared/api/session/landing.ts';
import { maskWithCaret } from '../../../shared/lib/mask.ts';
import { sessionStore } from '../../../shared/lib/storage.ts';
import { useCountdown } from '../../../shared/runtime/countdown.ts';
import { useOnline } from '../../../shared/runtime/resume.ts';
import { useSendOnce } from '../../../shared/runtime/sendOnce.ts';
import { NO_NOTE, type Note } from '../../../shared/ui/Notice.tsx';
import { dropErrorToasts } from '../../../shared/ui/toast.ts';
import type { Typed } from '../../../shared/ui/useTypedText.ts';
import { quotedMessage, refusedNumber, registrationText } from '../landing.messages.ts';
import { showMessage } from '../Message.tsx';
import {
  CODE_LENGTHS,
  cleaned,
  clickFields,
  type Effect,
  type Errors,
  editedCode,
  editedMobile,
  effectOf,
  FIELD_NAMES,
  type FieldName,
  fieldsOf,
  isMobile,
  phoneRule,
  refusalOf,
  type Step,
} from './registration.model.ts';
import { useCaptcha } from './useCaptcha.ts';

/** The button is enabled again when the countdown reaches this many seconds. */
const RESTORED_AT = 1;

/** Where this tab keeps the typed number until it is registered. */
const DRAFT = 'registration';

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
  const [draft] = useState(() => sessionStore.read(DRAFT));
  const [errors, setErrors] = useState<Errors>({});
  const [said, setSaid] = useState<Partial<Record<Step, Note>>>({});
  const writes = {
    // After the countdown a code is requested anew, whatever came of the request before.
    sms: useSendOnce(smsCall, { keyLifeMs: 0, quiet: true }),
    register: useSendOnce(registerCall, { quiet: true }),
  };
  /** The content of the mobile field after the last edit. */
  const lastMobile = useRef('');
  const captcha = useCaptcha();
  // One countdown for the page, not one for each number.
  const { left, start: startCountdown } = useCountdown('sms');
  const rule = phoneRule();
  useOnline(() => {
    if (Object.values(said).some(({ words }) => words === registrationText.offline)) setSaid({});
  });

  const fieldOf = (name: FieldName) =>
    form.current?.elements.namedItem(name) as HTMLInputElement | null;
  const typedIn = (name: FieldName) => fieldOf(name)?.value ?? '';

  const show = ({ toast, tone, errors: found, note, redraw, next }: Effect, step?: Step) => {
    if (toast && !tone) dropErrorToasts();
    if (toast) showMessage(toast, tone);
    if (found) setErrors(found);
    setSaid(note && step ? { [step]: note } : {});
    if (redraw) {
      const input = fieldOf('imgValidate');
      if (input) input.value = '';
      void captcha.renew();
    }
    const wrong = FIELD_NAMES.find((name) => found?.[name]);
    const focused = wrong ?? (next === 'code' ? 'smsCode' : redraw && 'imgValidate');
    if (focused) fieldOf(focused)?.focus();
    if (next === 'code') startCountdown();
    if (next === 'download') {
      sessionStore.remove(DRAFT);
      onRegistered();
    }
  };
  const refuseNumber = () => show({ errors: { mobile: refusedNumber(rule) } });

  const run = async (step: Step) => {
    const write = writes[step];
    if (write.busy) return;
    const { sid } = captcha;
    const registration = cleaned(typedIn, rule);
    const refusal = refusalOf(step, registration, rule, sid);
    if (refusal) return show(refusal);
    const given = landingParameters();
    const origin = { given, sid, deviceId: visitorDeviceId(), appName };
    const sent = write.send(fieldsOf(step, registration, origin));
    if (!sent) return;
    // Counts the tap, without waiting for the reply.
    if (step === 'register') void send(trackClickCall, clickFields(registration, given));
    const result = await sent;
    write.release();
    if (result) show({ errors: {}, ...effectOf(result, step, registration, rule) }, step);
  };

  /** Keeps the number. Loads the first captcha as soon as it is complete. */
  const noteNumber = (typed: string) => {
    lastMobile.current = typed;
    sessionStore.write(DRAFT, typed);
    if (captcha.status === 'none' && isMobile(typed, rule)) void captcha.renew();
  };

  // Only on mount: goes on with a number that was typed before.
  useEffect(() => {
    if (typedIn('mobile')) noteNumber(typedIn('mobile'));
  }, []);

  return {
    draft,
    errors,
    busy: { sms: writes.sms.busy, register: writes.register.busy },
    /** What became of the last request, above its button. */
    noteOf: (step: Step) => said[step] ?? NO_NOTE,
    captcha,
    counting: left > RESTORED_AT,
    left,
    getSms: () => void run('sms'),
    submit(event: FormEvent) {
      event.preventDefault();
      void run('register');
    },
    /** Loads a new captcha, which needs a mobile number first. */
    refresh() {
      if (isMobile(typedIn('mobile'), rule)) show({ errors: {}, redraw: true });
      else refuseNumber();
    },
    warnCounting: () => show({ toast: quotedMessage('counting'), tone: 'error' }),
    input({ control, text, caret, before }: Typed) {
      const name = FIELD_NAMES.find((one) => control === fieldOf(one));
      if (!name) return undefined;
      setErrors((others) => ({ ...others, [name]: undefined }));
      if (name !== 'mobile') return editedCode(before, text, caret, CODE_LENGTHS[name]);
      const { value, wrong } = editedMobile(lastMobile.current, text, rule, caret);
      noteNumber(value);
      if (wrong) refuseNumber();
      return maskWithCaret(() => value, text, caret);
    },
    /** A number that the rule refuses is told when its field is left. */
    leave({ target }: { target: EventTarget }) {
      const typed = typedIn('mobile');
      if (target !== fieldOf('mobile') || !typed || isMobile(typed, rule)) return;
      setErrors((others) => ({ ...others, mobile: refusedNumber(rule) }));
    },
  };
}
