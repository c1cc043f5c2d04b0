import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { readPhone } from '../../../shared/lib/phoneField.ts';
import { useCountdown } from '../../../shared/runtime/countdown.ts';
import { attemptName, removeAttempt } from '../../../shared/runtime/mutation/attempt.ts';
import { useMutation } from '../../../shared/runtime/mutation/useMutation.ts';
import { showLoadError } from '../../../shared/ui/lazy/reloadPage.ts';
import { showMessage } from '../landing.model.ts';
import type { Effect, Errors } from './registration.model.ts';
import {
  type FieldName,
  loadSending,
  phoneField,
  type Registration,
  type Step,
  WRITES,
} from './registration.writes.ts';
import { useCaptcha } from './useCaptcha.ts';

type Sending = Awaited<ReturnType<typeof loadSending>>;

/** The button is enabled again when the countdown reaches this many seconds. */
const RESTORED_AT = 1;

const SMS_ATTEMPT = () => attemptName(WRITES.sms.what);

/** Tracks which requests are in progress. Each runs once at a time, independently of the other. */
function useBusy() {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const begun = useRef(new Set<Step>());
  const show = () => setSteps([...begun.current]);
  return {
    steps,
    /** @returns a function that ends it; undefined if it is already in progress. */
    begin(step: Step) {
      if (begun.current.has(step)) return undefined;
      begun.current.add(step);
      show();
      return () => {
        begun.current.delete(step);
        show();
      };
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
  const [errors, setErrors] = useState<Errors>({});
  const busy = useBusy();
  const [note, setNote] = useState('');
  const captcha = useCaptcha();
  /** The last accepted value of the mobile field. */
  const mobile = useRef('');
  const sms = useMutation(WRITES.sms, { quiet: true });
  const register = useMutation(WRITES.register, { quiet: true });
  const writes = { sms, register };
  // One countdown for the page, not one for each number.
  const countdown = useCountdown('sms');
  const { renew, status } = captcha;

  const field = (name: FieldName) =>
    form.current?.elements.namedItem(name) as HTMLInputElement | null;
  const typed = () =>
    Object.fromEntries(new FormData(form.current ?? undefined)) as unknown as Registration;

  const follow = (effect: Effect) => {
    const { toast, tone, errors: found, note: words = '', redraw, next } = effect;
    const [first] = Object.keys(found ?? {}) as FieldName[];
    if (toast) showMessage(toast, tone);
    if (found) setErrors(found);
    setNote(words);
    if (redraw) {
      const input = field('imgValidate');
      if (input) input.value = '';
      void renew();
    }
    const focused = first ?? (next === 'code' ? 'smsCode' : redraw && 'imgValidate');
    if (focused) field(focused)?.focus();
    if (next === 'code') countdown.start();
    if (next === 'download') onRegistered();
  };

  /** Runs a function of the lazy chunk and applies its effect. If the chunk fails to load, nothing was sent. */
  const withSending = async (work: (sending: Sending) => Promise<Effect> | Effect) => {
    const effect = await loadSending().then(work, (): Effect => {
      showLoadError();
      return {};
    });
    follow(effect);
  };

  const perform = async (step: Step) => {
    const done = busy.begin(step);
    if (!done) return;
    const origin = { sid: captcha.sid, appName };
    await withSending((sending) => sending.perform(step, typed(), origin, writes[step].send));
    // A code requested after the countdown is a new request, not a retry of one without a reply.
    if (step === 'sms') removeAttempt(SMS_ATTEMPT());
    done();
  };

  /** Loads the first captcha as soon as the mobile number is complete. */
  const noteTyped = (name: string, value: string) => {
    if (name !== 'mobile') return;
    mobile.current = value;
    if (status !== 'none') return;
    // If the chunk fails to load, the length alone decides.
    const isFull = () => value.length >= phoneField().max;
    void loadSending()
      .then(({ isMobile }) => isMobile(value), isFull)
      .then((due) => (due ? renew() : undefined));
  };

  // Only on mount: shows what a previous page left without a reply.
  useEffect(() => {
    const lost = (['register', 'sms'] as const).filter(
      (step) => writes[step].state.status === 'unanswered',
    );
    if (lost.includes('sms')) {
      countdown.start();
      removeAttempt(SMS_ATTEMPT());
    }
    const [step] = lost;
    if (step) void withSending((sending) => sending.unanswered(step));
  }, []);

  return {
    errors,
    busy: busy.steps,
    note,
    captcha,
    counting: countdown.left > RESTORED_AT,
    left: countdown.left,
    noteTyped,
    getSms: () => void perform('sms'),
    submit(event: FormEvent) {
      event.preventDefault();
      void perform('register');
    },
    refresh: () => void withSending((sending) => sending.refresh(typed())),
    warnCounting: () => void withSending((sending) => sending.counting),
    warmUp: () => void loadSending().catch(() => undefined),
    input({ target }: FormEvent<HTMLFormElement>) {
      const changed = target as HTMLInputElement;
      const { name, value } = changed;
      const { digits, refused } =
        name === 'mobile' ? readPhone(value, phoneField()) : { digits: value };
      const tidy = refused ? mobile.current : digits;
      // Only if it changes, because setting a value moves the caret.
      if (tidy !== value) changed.value = tidy;
      setErrors(({ [name as FieldName]: _, ...others }) => others);
      noteTyped(name, tidy);
      // One digit too many is ignored silently. A pasted number that is not valid shows an error.
      if (refused && value.length > tidy.length + 1)
        void withSending((sending) => sending.noMobile());
    },
  };
}
