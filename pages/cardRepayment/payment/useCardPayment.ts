import { useState } from 'react';
import type { Result } from '../../../shared/api/call.ts';
import { WayOut } from '../../../shared/features/order/WayOut.tsx';
import { clearCountdown } from '../../../shared/runtime/countdown.ts';
import type { Mutation } from '../../../shared/runtime/mutation/mutation.ts';
import type { MutationHandle } from '../../../shared/runtime/mutation/useMutation.ts';
import { useMutation } from '../../../shared/runtime/mutation/useMutation.ts';
import { goTo } from '../../../shared/runtime/navigate.ts';
import { dropErrorToasts, showToast } from '../../../shared/ui/toast.ts';
import type { Payment } from '../cardRepayment.address.ts';
import { countdownOf, forgetCodeStep, WRONG_CODE } from '../code/codeStep.model.ts';
import { failureTitle } from './cardPayment.model.ts';
import { cardCommit } from './cardPayment.mutation.ts';

/** The payment on this page, however it is made, and its messages. */
export interface CardPayment {
  mutation: MutationHandle;
  busy: boolean;
  /** Path of the call that was sent last: only the button that sent it shows as busy, the others are blocked. */
  sent: string;
  /** How a button looks while the payment is busy. @param isSender whether the button itself sent it. */
  buttonState(isSender: boolean): { busy: boolean; blocked: boolean };
  /** What the borrower must correct before sending, or `''`. */
  problem: string;
  /** Sends a step of the payment. A failure shows as a toast. @returns the result, if it was sent. */
  send<Input extends object, Output>(
    step: Mutation<Input, Output>,
    input: Input,
  ): Promise<Result<Output> | undefined>;
  /** Shows what the borrower must correct; `''` clears it. */
  showProblem(problem: string): void;
  /** Reloads the payment options, with a new token. The buttons are busy meanwhile. */
  renew(): Promise<void>;
  /** Ends the payment and opens the order, which shows the outcome. */
  leave(): void;
}

/** One payment: by card, by code, or through the payment partner. */
export function useCardPayment(payment: Payment, refresh: () => Promise<unknown>): CardPayment {
  const [renewing, setRenewing] = useState(false);
  const [problem, setProblem] = useState('');
  const [sent, setSent] = useState('');

  const leave = () => {
    forgetCodeStep();
    clearCountdown(countdownOf(payment), Date.now());
    goTo('loanDetail', {}, true);
  };
  const mutation = useMutation(cardCommit, {
    refresh,
    quiet: true,
    opening: { target: 'payment' },
    leave,
    WayOut,
  });

  const busy = mutation.disabled || renewing;

  return {
    mutation,
    busy,
    buttonState: (isSender) => ({ busy: busy && isSender, blocked: busy && !isSender }),
    sent,
    problem,
    showProblem: setProblem,
    leave,
    async send(step, input) {
      setProblem('');
      dropErrorToasts();
      setSent(step.call.path);
      const result = await mutation.send(step, input, payment.amountText);
      // A wrong code is told at its field.
      const isToast = result && !result.success && result.code !== WRONG_CODE;
      const said = isToast ? failureTitle(result) : '';
      if (said) showToast(said, { tone: 'error' });
      return result;
    },
    async renew() {
      setSent('');
      setRenewing(true);
      await refresh();
      setRenewing(false);
    },
  };
}
