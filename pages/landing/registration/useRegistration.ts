import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { readPhone } from '../../../shared/lib/phoneField.ts';
import { useCountdown } from '../../../shared/runtime/countdown.ts';
import { attemptName, removeAttempt } from '../../../shared/runtime/mutation/attempts.ts';
import { useMutation } from '../../../shared/runtime/mutation/useMutation.ts';
import { showLost } from '../../../shared/ui/lazy/reloadPage.ts';
import { say } from '../landing.model.ts';
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

/** The button comes back at this many seconds (spec 4, "Registration"). */
const RESTORED_AT = 1;

const SMS_ATTEMPT = () => attemptName(WRITES.sms.what);

/** Which writes are under way, from the tap to the answer: each once, whatever the other one does. */
function useBusy() {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const begun = useRef(new Set<Step>());
  const show = () => setSteps([...begun.current]);
  return {
    steps,
    /** @returns ends it; undefined while it is under way. */
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
 * The registration form's state, and what can be done with it. Fields keep their own text, so that what
 * the phone fills in silently counts and an error costs nothing that was typed.
 * @param onRegistered called when the number is registered, now or before.
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
  /** The mobile number as the field last held it. */
  const mobile = useRef('');
  // What the server has already is answered as any other reply, and the form opens again.
  const sms = useMutation(WRITES.sms, { onArrived: (): void => sms.reopen(), quiet: true });
  const register = useMutation(WRITES.register, {
    onArrived: (): void => register.reopen(),
    quiet: true,
  });
  const writes = { sms, register };
  // The countdown is the page's, not the number's.
  const countdown = useCountdown('sms');
  const { renew, status } = captcha;

  const field = (name: FieldName) =>
    form.current?.elements.namedItem(name) as HTMLInputElement | null;
  const typed = () =>
    Object.fromEntries(new FormData(form.current ?? undefined)) as unknown as Registration;

  const follow = (effect: Effect) => {
    const { toast, tone, errors: found, note: words = '', redraw, next } = effect;
    const [first] = Object.keys(found ?? {}) as FieldName[];
    if (toast) say(toast, tone);
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

  /** Does what needs the module that sends; where it cannot be fetched nothing was sent. */
  const withSending = async (work: (sending: Sending) => Promise<Effect> | Effect) => {
    const effect = await loadSending().then(work, (): Effect => {
      showLost();
      return {};
    });
    follow(effect);
  };

  const perform = async (step: Step) => {
    const done = busy.begin(step);
    if (!done) return;
    const origin = { sid: captcha.sid, appName };
    await withSending((sending) => sending.perform(step, typed(), origin, writes[step].send));
    // A code that is asked for after the countdown is a new one, not the lost request once more.
    if (step === 'sms') removeAttempt(SMS_ATTEMPT());
    done();
  };

  /** The first mobile number brings the first picture. */
  const noteTyped = (name: string, value: string) => {
    if (name !== 'mobile') return;
    mobile.current = value;
    if (status !== 'none') return;
    // Without that module nobody knows a mobile number, but a full one waits for its picture.
    const isFull = () => value.length >= phoneField().max;
    void loadSending()
      .then(({ isMobile }) => isMobile(value), isFull)
      .then((due) => (due ? renew() : undefined));
  };

  // Only a page that begins asks what the last one left.
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
      // Only where something goes: setting a value moves the caret.
      if (tidy !== value) changed.value = tidy;
      setErrors(({ [name as FieldName]: _, ...others }) => others);
      noteTyped(name, tidy);
      // One digit too many is not taken; a whole number that does not fit is refused in words.
      if (refused && value.length > tidy.length + 1)
        void withSending((sending) => sending.noMobile);
    },
  };
}
