import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { registerCall, smsCall, trackClickCall } from '../../../shared/api/landing.ts';
import { send } from '../../../shared/api/send.ts';
import { attemptName, writeAttempt } from '../../../shared/api/session/attempt.ts';
import { landingParameters, visitorDeviceId } from '../../../shared/api/session/landing.ts';
import { useCountdown } from '../../../shared/runtime/countdown.ts';
import { mutation } from '../../../shared/runtime/mutation/mutation.ts';
import { useMutation } from '../../../shared/runtime/mutation/useMutation.ts';
import { notes, quoted, refusedNumber } from '../landing.messages.ts';
import { showMessage } from '../Message.tsx';
import {
  correct,
  editedMobile,
  FIELD_NAMES,
  type FieldName,
  fieldOf,
  phoneRule,
  type Step,
  typedIn,
} from './fields.ts';
import {
  cleaned,
  clickFields,
  type Effect,
  type Errors,
  effectOf,
  isMobile,
  notSent,
  refusalOf,
  registerFields,
  smsFields,
} from './registration.model.ts';
import { useCaptcha } from './useCaptcha.ts';

/** The button is enabled again when the countdown reaches this many seconds. */
const RESTORED_AT = 1;

/** The form can always be sent again, for another code or another number. */
const isOver = () => false;

/** The two writes of the form. If sent twice, the server replies that the number is already registered. */
const WRITES = {
  sms: mutation({ key: 'sms', call: smsCall, idempotent: true, isOver }),
  register: mutation({ key: 'registration', call: registerCall, idempotent: true, isOver }),
} as const satisfies Record<Step, unknown>;

/** A code requested after the countdown is a new request, not a retry of one without a reply. */
const forgetSms = () => writeAttempt(attemptName(WRITES.sms.key), undefined);

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
  const [errors, setErrors] = useState<Errors>({});
  const [note, setNote] = useState('');
  /** The requests in progress. Each runs once at a time, independently of the other. */
  const [busy, setBusy] = useState<readonly Step[]>([]);
  const running = useRef(busy);
  /** What the mobile field had after the last edit. */
  const lastMobile = useRef('');
  const captcha = useCaptcha();
  // One countdown for the page, not one for each number.
  const { left, start: startCountdown } = useCountdown('sms');
  const sms = useMutation(WRITES.sms, { quiet: true });
  const register = useMutation(WRITES.register, { quiet: true });
  const writes = { sms, register };

  const show = ({ toast, tone, errors: found, note: words = '', redraw, next }: Effect) => {
    if (toast) showMessage(toast, tone);
    if (found) setErrors(found);
    setNote(words);
    if (redraw) {
      const input = fieldOf(form.current, 'imgValidate');
      if (input) input.value = '';
      void captcha.renew();
    }
    const wrong = FIELD_NAMES.find((name) => found?.[name]);
    const focused = wrong ?? (next === 'code' ? 'smsCode' : redraw && 'imgValidate');
    if (focused) fieldOf(form.current, focused)?.focus();
    if (next === 'code') startCountdown();
    if (next === 'download') onRegistered();
  };

  /** Requests a code or registers, if what that needs is right. */
  const perform = async (step: Step): Promise<Effect> => {
    const { sid } = captcha;
    const rule = phoneRule();
    const registration = cleaned(typedIn(form.current), rule);
    const refusal = refusalOf(step, registration, rule, sid);
    if (refusal) return refusal;
    const given = landingParameters();
    const origin = { given, sid, deviceId: visitorDeviceId(), appName };
    // Counts the tap, without waiting for the reply.
    if (step === 'register') void send(trackClickCall, clickFields(registration, given));
    const fields = { sms: smsFields, register: registerFields }[step](registration, origin);
    const result = await writes[step].send(WRITES[step], fields);
    return { errors: {}, ...(result ? effectOf(result, step, registration, rule) : notSent()) };
  };

  const run = async (step: Step) => {
    if (running.current.includes(step)) return;
    running.current = [...running.current, step];
    setBusy(running.current);
    show(await perform(step));
    if (step === 'sms') forgetSms();
    running.current = running.current.filter((one) => one !== step);
    setBusy(running.current);
  };

  // Only on mount: shows what a previous page left without a reply.
  useEffect(() => {
    const lost = (['register', 'sms'] as const).filter(
      (step) => writes[step].state.status === 'unknown',
    );
    if (lost.includes('sms')) {
      startCountdown();
      forgetSms();
    }
    if (lost[0]) setNote(notes[lost[0]]);
  }, []);

  /** Notes the value of a field. Loads the first captcha as soon as the mobile number is complete. */
  const noteTyped = (name: string, value: string) => {
    if (name !== ('mobile' satisfies FieldName)) return;
    lastMobile.current = value;
    if (captcha.status === 'none' && isMobile(value, phoneRule())) void captcha.renew();
  };

  return {
    errors,
    busy,
    note,
    captcha,
    counting: left > RESTORED_AT,
    left,
    noteTyped,
    getSms: () => void run('sms'),
    submit(event: FormEvent) {
      event.preventDefault();
      void run('register');
    },
    /** Loads a new captcha, which needs a mobile number first. */
    refresh() {
      const rule = phoneRule();
      const { mobile } = typedIn(form.current);
      if (isMobile(mobile, rule)) show({ errors: {}, redraw: true });
      else show({ errors: { mobile: refusedNumber(rule) } });
    },
    warnCounting: () => show({ toast: quoted('counting'), tone: 'error' }),
    input({ target }: FormEvent<HTMLFormElement>) {
      const name = FIELD_NAMES.find((one) => fieldOf(form.current, one) === target);
      if (!name) return;
      setErrors(({ [name]: _, ...others }) => others);
      if (name !== 'mobile') return;
      const rule = phoneRule();
      const field = target as HTMLElement as HTMLInputElement;
      const { value, wrong } = editedMobile(lastMobile.current, field.value, rule);
      correct(field, value);
      noteTyped(name, value);
      if (wrong) show({ errors: { mobile: refusedNumber(rule) } });
    },
    /** A number that the rule refuses is told when its field is left. */
    leave({ target }: { target: EventTarget }) {
      const field = fieldOf(form.current, 'mobile');
      if (target !== field || !field?.value || isMobile(field.value, phoneRule())) return;
      setErrors((others) => ({ ...others, mobile: refusedNumber(phoneRule()) }));
    },
  };
}
