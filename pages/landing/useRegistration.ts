import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { phoneInput } from '../../shared/format/phoneField.ts';
import { showLost } from '../../shared/lazy/reloadPage.ts';
import { useCountdown } from '../../shared/page/countdown.ts';
import { isPending } from '../../shared/page/once.ts';
import { useCaptcha } from './captcha.ts';
import { say } from './landing.model.ts';
import type { Act, Effect, Errors } from './registration.model.ts';
import { type FieldName, LOCKS, loadActs, phoneField, type Registration } from './registration.ts';

type Acts = Awaited<ReturnType<typeof loadActs>>;

/** The button comes back at this many seconds (spec 4, "Registration"). */
const RESTORED_AT = 1;

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
  const [busy, setBusy] = useState<Act>();
  const [note, setNote] = useState('');
  const captcha = useCaptcha();
  // The countdown is the page's, not the number's (spec 5).
  const countdown = useCountdown(LOCKS.sms);
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

  /** Does what the acts say; where they cannot be fetched nothing was sent. */
  const withActs = async (work: (acts: Acts) => Promise<Effect | undefined> | Effect) => {
    const effect = await loadActs().then(work, (): Effect => {
      showLost();
      return {};
    });
    if (effect) follow(effect);
    return effect;
  };

  const perform = async (act: Act) => {
    setBusy(act);
    const effect = await withActs((acts) => acts.perform(act, typed(), captcha.sid, appName));
    // Without one another tap's request is still under way and speaks for both.
    if (effect) setBusy(undefined);
  };

  /** The first mobile number brings the first picture. */
  const noteTyped = (name: string, value: string) => {
    if (name !== 'mobile' || status !== 'none') return;
    // Without the acts nobody knows a mobile number, but a full one waits for its picture.
    const isFull = () => value.length >= phoneField().max;
    void loadActs()
      .then(({ isMobile }) => isMobile(value), isFull)
      .then((due) => (due ? renew() : undefined));
  };

  // Only a page that begins asks what the last one left.
  useEffect(() => {
    if (isPending(LOCKS.register, Date.now())) void withActs((acts) => acts.unanswered);
  }, []);

  return {
    errors,
    busy,
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
    refresh: () => void withActs((acts) => acts.refresh(typed())),
    warnCounting: () => void withActs((acts) => acts.counting),
    warmUp: () => void loadActs().catch(() => undefined),
    input({ target }: FormEvent<HTMLFormElement>) {
      const changed = target as HTMLInputElement;
      const { name, value } = changed;
      const tidy = name === 'mobile' ? phoneInput(value, phoneField()) : value;
      // Only where something goes: setting a value moves the caret.
      if (tidy !== value) changed.value = tidy;
      setErrors(({ [name as FieldName]: _, ...others }) => others);
      noteTyped(name, tidy);
    },
  };
}
