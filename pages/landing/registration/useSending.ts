import { type RefObject, useEffect, useRef, useState } from 'react';
import { registerCall, smsCall } from '../../../shared/api/registration.ts';
import { attemptName, writeAttempt } from '../../../shared/api/session/attempt.ts';
import { mutation } from '../../../shared/runtime/mutation/mutation.ts';
import { useMutation } from '../../../shared/runtime/mutation/useMutation.ts';
import { lazyModule } from '../../../shared/ui/lazy/lazyModule.ts';
import { showLoadError } from '../../../shared/ui/lazy/reloadPage.ts';
import { type Message, showMessage } from '../Message.tsx';
import { FIELD_NAMES, type FieldName, fieldOf, type Step, typedIn } from './fields.ts';
import type { Effect, Errors, Origin } from './registration.model.ts';

/** Loads validation, requests and messages, on the first interaction with the form. */
export const loadSending = lazyModule(() => import('./sendRegistration.ts'));

type Sending = Awaited<ReturnType<typeof loadSending>>;

/** The form can always be sent again, for another code or another number. */
const isOver = () => false;

/** The two writes of the form. If sent twice, the server replies that the number is already registered. */
const WRITES = {
  sms: mutation({ key: 'sms', call: smsCall, idempotent: true, isOver }),
  register: mutation({ key: 'registration', call: registerCall, idempotent: true, isOver }),
} as const satisfies Record<Step, unknown>;

/** A code requested after the countdown is a new request, not a retry of one without a reply. */
const forgetSms = () => writeAttempt(attemptName(WRITES.sms.key), undefined);

/** What follows from a request or a check, besides what the form shows. */
interface Following {
  /** Loads a new captcha. */
  renew: () => Promise<void>;
  /** Follows a code that was sent. */
  startCountdown: () => void;
  /** The number is registered, just now or earlier. */
  onRegistered: () => void;
}

/** The errors and the note of the form, and the functions that change them. */
function useOutcome(
  form: RefObject<HTMLFormElement | null>,
  { renew, startCountdown, onRegistered }: Following,
) {
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
    /** Runs a function of the lazy chunk and applies its effect. If the chunk fails to load, nothing was sent. */
    async apply(work: (sending: Sending) => Promise<Effect> | Effect) {
      const failed = (): Effect => {
        showLoadError();
        return {};
      };
      follow(await loadSending().then(work, failed));
    },
    /** Removes the error of a field that is being edited. */
    clearError: (name: FieldName) => setErrors(({ [name]: _, ...others }) => others),
    /** Shows an error without moving the focus, if there is one. */
    showError: (name: FieldName, error: Message | undefined) =>
      error && setErrors((others) => ({ ...others, [name]: error })),
  };
}

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

/** The two requests of the form: which are in progress, what they led to, and the function that sends one. */
export function useSending(
  form: RefObject<HTMLFormElement | null>,
  origin: Pick<Origin, 'sid' | 'appName'>,
  following: Following,
) {
  const outcome = useOutcome(form, following);
  const { apply } = outcome;
  const { steps, begin } = useBusy();
  const sms = useMutation(WRITES.sms, { quiet: true });
  const register = useMutation(WRITES.register, { quiet: true });
  const writes = { sms, register };

  // Only on mount: shows what a previous page left without a reply.
  useEffect(() => {
    const lost = (['register', 'sms'] as const).filter(
      (step) => writes[step].state.status === 'unknown',
    );
    if (lost.includes('sms')) {
      following.startCountdown();
      forgetSms();
    }
    const [step] = lost;
    if (step) void apply((sending) => sending.unanswered(step));
  }, []);

  return {
    ...outcome,
    busy: steps,
    async perform(step: Step) {
      const done = begin(step);
      if (!done) return;
      await apply((sending) =>
        sending.perform(step, typedIn(form.current), origin, (fields) =>
          writes[step].send(WRITES[step], fields),
        ),
      );
      if (step === 'sms') forgetSms();
      done();
    },
  };
}
