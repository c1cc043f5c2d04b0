import { useEffect, useRef, useState } from 'react';
import { attemptName, writeAttempt } from '../../../shared/api/session/attempt.ts';
import { useMutation } from '../../../shared/runtime/mutation/useMutation.ts';
import type { Registration } from './formFields.ts';
import type { Origin } from './registration.model.ts';
import { type Step, WRITES } from './registration.writes.ts';
import type { Send } from './sendRegistration.ts';
import type { Outcome } from './useOutcome.ts';

const SMS_ATTEMPT = () => attemptName(WRITES.sms.key);

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
 * The two requests of the form: which are in progress, and the function that sends one.
 * @param typed gives what is typed at the time of a request.
 */
export function useSteps(
  apply: Outcome['apply'],
  startCountdown: () => void,
  typed: () => Registration,
  origin: Pick<Origin, 'sid' | 'appName'>,
) {
  const busy = useBusy();
  const sms = useMutation(WRITES.sms, { quiet: true });
  const register = useMutation(WRITES.register, { quiet: true });
  const writes = { sms, register };

  // Only on mount: shows what a previous page left without a reply.
  useEffect(() => {
    const lost = (['register', 'sms'] as const).filter(
      (step) => writes[step].state.status === 'unknown',
    );
    if (lost.includes('sms')) {
      startCountdown();
      writeAttempt(SMS_ATTEMPT(), undefined);
    }
    const [step] = lost;
    if (step) void apply((sending) => sending.unanswered(step));
  }, []);

  return {
    busy: busy.steps,
    async perform(step: Step) {
      const done = busy.begin(step);
      if (!done) return;
      const send: Send = (fields) => writes[step].send(WRITES[step], fields);
      await apply((sending) => sending.perform(step, typed(), origin, send));
      // A code requested after the countdown is a new request, not a retry of one without a reply.
      if (step === 'sms') writeAttempt(SMS_ATTEMPT(), undefined);
      done();
    },
  };
}
