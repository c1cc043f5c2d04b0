import { type FormEvent, type RefObject, useCallback, useState } from 'react';
import { groupPhone, phoneInput } from '../../shared/format/phoneRule.ts';
import { useCountdown } from '../../shared/page/countdown.ts';
import { useCaptcha } from './captcha.ts';
import { say } from './landing.model.ts';
import { quoted, type Said, text } from './landing.text.ts';
import {
  cleaned,
  type Errors,
  errorsOf,
  type FieldName,
  isMobile,
  isUnanswered,
  type Outcome,
  phoneRule,
} from './registration.model.ts';

/** The countdown is the page's, not the number's (spec 5). */
const COUNTDOWN = 'landing:sms';
/** The button comes back at this many seconds (spec 4, "Registration"). */
const RESTORED_AT = 1;

const FOR_SMS: readonly FieldName[] = ['mobile', 'imgValidate'];
const FOR_REGISTER: readonly FieldName[] = [...FOR_SMS, 'smsCode'];

type Acts = typeof import('./registrationActs.ts');

/** What is sent and understood comes with the first touch of the form. */
const loadActs = () => import('./registrationActs.ts');

/** Keeps digits only, and the caret behind the same digit. */
function tidyMobile(field: HTMLInputElement): void {
  const { value, selectionEnd } = field;
  const tidy = phoneInput(value, phoneRule);
  if (tidy === value) return;
  const caret = value.slice(0, selectionEnd ?? value.length).replace(/\D/g, '').length;
  field.value = tidy;
  field.setSelectionRange(caret, caret);
}

/**
 * The registration form's state and acts (spec 2.8, 4, 5, 8). Fields keep their own text, so that what
 * the phone fills in silently counts and an error costs nothing that was typed.
 * @param onRegistered called when the number is registered, now or before.
 */
export function useRegistration(
  form: RefObject<HTMLFormElement | null>,
  appName: string,
  onRegistered: () => void,
) {
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState<'sms' | 'register'>();
  const [note, setNote] = useState(() => (isUnanswered(Date.now()) ? text.registerUnknown : ''));
  const captcha = useCaptcha();
  const countdown = useCountdown(COUNTDOWN);
  const counting = countdown.left > RESTORED_AT;
  const { renew, status } = captcha;

  const field = (name: FieldName) =>
    form.current?.elements.namedItem(name) as HTMLInputElement | null;
  const typed = () =>
    cleaned({
      mobile: field('mobile')?.value ?? '',
      imgValidate: field('imgValidate')?.value ?? '',
      smsCode: field('smsCode')?.value ?? '',
    });
  const refuse = (found: Errors) => {
    setErrors(found);
    const [first] = Object.keys(found) as FieldName[];
    if (first) field(first)?.focus();
  };

  /** What was typed when it can be sent, else its errors are shown. */
  const checked = (names: readonly FieldName[]) => {
    const registration = typed();
    const found = errorsOf(registration, names);
    // Without a picture there is nothing that the characters could be right about.
    if (!captcha.sid && !found.mobile) {
      found.imgValidate = quoted.captcha;
      void renew();
    }
    refuse(found);
    return Object.keys(found).length ? undefined : registration;
  };

  const redraw = (said: Said | undefined) => {
    const input = field('imgValidate');
    if (input) input.value = '';
    void renew();
    refuse(said ? { imgValidate: said } : {});
    input?.focus();
  };

  const failedWith = (outcome: Outcome, unknown: string) => {
    if (outcome.step === 'captcha') {
      const said = outcome.message ? { text: outcome.message } : quoted.captcha;
      say(said, 'error');
      redraw(said);
    } else if (outcome.step === 'refused') {
      say({ text: outcome.message }, 'error');
      setNote(outcome.message);
    } else {
      say(quoted.lost, 'error');
      setNote(outcome.step === 'offline' ? text.offline : unknown);
    }
  };

  const run = async (
    kind: 'sms' | 'register',
    work: (acts: Acts) => Promise<Outcome | undefined>,
    onDone: () => void,
  ) => {
    setBusy(kind);
    setNote('');
    const outcome = await loadActs().then(work, (): Outcome => ({ step: 'offline' }));
    // Another tap's request is still under way and speaks for both.
    if (!outcome) return;
    setBusy(undefined);
    if (outcome.step === 'done') onDone();
    else if (outcome.step === 'registered') {
      say(quoted.registeredAlready);
      onRegistered();
    } else failedWith(outcome, kind === 'sms' ? text.smsUnknown : text.registerUnknown);
  };

  const getSms = () => {
    const registration = checked(FOR_SMS);
    if (!registration) return;
    const sent = () => {
      countdown.start();
      say(quoted.sent);
      setNote(text.sentTo(groupPhone(registration.mobile, phoneRule)));
      field('smsCode')?.focus();
    };
    void run('sms', (acts) => acts.requestSms(registration, captcha.sid, appName), sent);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const registration = checked(FOR_REGISTER);
    if (!registration) return;
    const done = () => {
      say(quoted.registered);
      onRegistered();
    };
    void run('register', (acts) => acts.register(registration, captcha.sid, appName), done);
  };

  /** A new picture needs a mobile number first (spec 5). */
  const refresh = () => {
    if (isMobile(typed().mobile)) redraw(undefined);
    else refuse({ mobile: phoneRule.message });
  };

  const noteTyped = useCallback(
    (name: string, value: string) => {
      if (name === 'mobile' && status === 'none' && isMobile(value)) void renew();
    },
    [renew, status],
  );

  const input = ({ target }: FormEvent<HTMLFormElement>) => {
    const changed = target as HTMLInputElement;
    if (changed.name === 'mobile') tidyMobile(changed);
    setErrors(({ [changed.name as FieldName]: _, ...others }) => others);
    noteTyped(changed.name, changed.value);
  };

  return {
    errors,
    busy,
    note,
    captcha,
    counting,
    left: countdown.left,
    getSms,
    submit,
    refresh,
    input,
    noteTyped,
    warmUp: () => void loadActs().catch(() => undefined),
    warnCounting: () => say(quoted.counting, 'error'),
  };
}
