import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { isLost } from '../../../shared/api/call.ts';
import { registerCall, smsCall, trackClickCall } from '../../../shared/api/landing.ts';
import { send } from '../../../shared/api/send.ts';
import { landingParameters, visitorDeviceId } from '../../../shared/api/session/landing.ts';
import { sessionStore } from '../../../shared/lib/storage.ts';
import { useCountdown } from '../../../shared/runtime/countdown.ts';
import { sendOnce } from '../../../shared/runtime/sendOnce.ts';
import { notes, quotedMessage, refusedNumber } from '../landing.messages.ts';
import { showMessage } from '../Message.tsx';
import {
  captchaIn,
  cleaned,
  clickFields,
  type Effect,
  type Errors,
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

/** The two writes of the form. A code requested after the countdown is a new request, whatever came of the one before. */
const WRITES = {
  sms: { call: smsCall, options: { keyLifeMs: 0 } },
  register: { call: registerCall, options: {} },
} as const satisfies Record<Step, unknown>;

/** Where this tab keeps that a request has got no answer yet. */
const UNANSWERED = { sms: 'unansweredSms', register: 'unansweredRegistration' } as const;

/** Corrects what a field holds. Only if it changes, because setting a value moves the caret. */
function correct(field: HTMLInputElement, value: string): void {
  if (value !== field.value) field.value = value;
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
  const [draft] = useState(() => sessionStore.read(DRAFT));
  const [errors, setErrors] = useState<Errors>({});
  const [note, setNote] = useState('');
  /** The requests in progress. Each runs once at a time, independently of the other. */
  const [busy, setBusy] = useState<readonly Step[]>([]);
  const running = useRef(new Set<Step>());
  /** The content of the mobile field after the last edit. */
  const lastMobile = useRef('');
  const captcha = useCaptcha();
  // One countdown for the page, not one for each number.
  const { left, start: startCountdown } = useCountdown('sms');
  const rule = phoneRule();

  const fieldOf = (name: FieldName) =>
    form.current?.elements.namedItem(name) as HTMLInputElement | null;
  const typedIn = (name: FieldName) => fieldOf(name)?.value ?? '';

  const show = ({ toast, tone, errors: found, note: words = '', redraw, next }: Effect) => {
    if (toast) showMessage(toast, tone);
    if (found) setErrors(found);
    setNote(words);
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

  /** Requests a code or registers, if what that needs is right. */
  const perform = async (step: Step): Promise<Effect> => {
    const { sid } = captcha;
    const registration = cleaned(typedIn, rule);
    const refusal = refusalOf(step, registration, rule, sid);
    if (refusal) return refusal;
    const given = landingParameters();
    // Counts the tap, without waiting for the reply.
    if (step === 'register') void send(trackClickCall, clickFields(registration, given));
    const origin = { given, sid, deviceId: visitorDeviceId(), appName };
    const { call, options } = WRITES[step];
    sessionStore.write(UNANSWERED[step], '1');
    const result = await sendOnce(call, fieldsOf(step, registration, origin), options);
    // The message about a lost request for a code appears now, and disappears with the countdown.
    if (step === 'sms' || !isLost(result)) sessionStore.remove(UNANSWERED[step]);
    return { errors: {}, ...effectOf(result, step, registration, rule) };
  };

  const run = async (step: Step) => {
    if (running.current.has(step)) return;
    running.current.add(step);
    setBusy([...running.current]);
    show(await perform(step));
    running.current.delete(step);
    setBusy([...running.current]);
  };

  /** Keeps the number. Loads the first captcha as soon as it is complete. */
  const noteNumber = (typed: string) => {
    lastMobile.current = typed;
    sessionStore.write(DRAFT, typed);
    if (captcha.status === 'none' && isMobile(typed, rule)) void captcha.renew();
  };

  // Only on mount: goes on with a number that was typed before, and shows what a previous page left without a reply.
  useEffect(() => {
    if (typedIn('mobile')) noteNumber(typedIn('mobile'));
    const lost = (['register', 'sms'] as const).filter((step) =>
      sessionStore.read(UNANSWERED[step]),
    );
    if (lost.includes('sms')) {
      startCountdown();
      sessionStore.remove(UNANSWERED.sms);
    }
    if (lost[0]) setNote(notes[lost[0]]);
  }, []);

  return {
    draft,
    errors,
    busy,
    note,
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
    input(field: HTMLInputElement) {
      setErrors((others) => ({ ...others, [field.name]: undefined }));
      // Instead of `maxlength`, which would count the spaces of pasted characters.
      if (field === fieldOf('imgValidate')) correct(field, captchaIn(field.value));
      if (field !== fieldOf('mobile')) return;
      const { value, wrong } = editedMobile(lastMobile.current, field.value, rule);
      correct(field, value);
      noteNumber(value);
      if (wrong) refuseNumber();
    },
    /** A number that the rule refuses is told when its field is left. */
    leave({ target }: { target: EventTarget }) {
      const typed = typedIn('mobile');
      if (target !== fieldOf('mobile') || !typed || isMobile(typed, rule)) return;
      setErrors((others) => ({ ...others, mobile: refusedNumber(rule) }));
    },
  };
}
