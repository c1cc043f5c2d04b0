import { useState } from 'react';
import type { Result } from '../../shared/api/call.ts';
import { huichaoCall } from '../../shared/api/cardRepayment.ts';
import { commonParameters } from '../../shared/api/session/session.ts';
import { NextStep } from '../../shared/features/order/NextStep.tsx';
import { callNative } from '../../shared/runtime/callNative.ts';
import { clearCountdown } from '../../shared/runtime/countdown.ts';
import type { Mutation } from '../../shared/runtime/mutation/mutation.ts';
import { useMutation } from '../../shared/runtime/mutation/useMutation.ts';
import { goTo, openServerAddress } from '../../shared/runtime/navigate.ts';
import { useSendOnce } from '../../shared/runtime/sendOnce.ts';
import { dropErrorToasts, showToast } from '../../shared/ui/toast.ts';
import { cardCommit, cardConfirm, failureTitle } from './cardPayment.mutation.ts';
import type { Payment } from './cardRepayment.model.ts';
import { countdownOf, forgetCodeStep, WRONG_CODE } from './codeStep.ts';

/** The payment on this page, however it is made, and its messages. */
export type CardPayment = ReturnType<typeof useCardPayment>;

function showFailure(result: Result<unknown> & { success: false }): void {
  const said = failureTitle(result);
  if (said) showToast(said, { tone: 'error' });
}

/** One payment: by card, by code, or through the payment partner. */
export function useCardPayment(payment: Payment, refresh: () => Promise<unknown>) {
  const [renewing, setRenewing] = useState(false);
  const [problem, setProblem] = useState('');
  const [sent, setSent] = useState('');

  /** Ends the payment and opens the order, which shows the outcome, or the home screen if the address has no product. */
  const leave = () => {
    forgetCodeStep();
    clearCountdown(countdownOf(payment), Date.now());
    if (commonParameters().productId) goTo('loanDetail', {}, true);
    else void callNative('goHome', {});
  };
  const mutation = useMutation(cardCommit, {
    refresh,
    leave,
    NextStep,
  });

  const partner = useSendOnce(huichaoCall, { quiet: true });

  const busy = mutation.disabled || renewing || partner.busy;

  return {
    mutation,
    busy,
    /** How a button looks while the payment is busy. @param isSender whether the button itself sent it. */
    buttonState: (isSender: boolean) => ({ busy: busy && isSender, blocked: busy && !isSender }),
    /** Path of the call that was sent last: only the button that sent it shows as busy, the others are blocked. */
    sent,
    /** The correction that is needed before sending, or the outcome of the way to the partner; else `''`. */
    problem: problem || partner.note,
    showProblem: setProblem,
    leave,
    /** Sends a step of the payment. A failure shows as a toast. @returns the result, if it was sent. */
    async send<Input extends object, Output>(step: Mutation<Input, Output>, input: Input) {
      setProblem('');
      dropErrorToasts();
      setSent(step.call.path);
      const result = await mutation.send(step, input, payment.amountText);
      // A wrong code is told at its field, which only the step that confirms has.
      const isAtField = step.call.path === cardConfirm.call.path && result?.code === WRONG_CODE;
      if (result && !result.success && !isAtField) showFailure(result);
      return result;
    },
    /** Opens the payment partner's page, as another way to make the same payment. It moves no money by itself. */
    async askPartner({ userId, orderId, amount }: Payment) {
      setProblem('');
      dropErrorToasts();
      setSent(huichaoCall.path);
      const result = await partner.send({ userId, orderId, amount });
      if (!result?.success) return result && showFailure(result);
      const opened = openServerAddress(result.data.url, { target: 'payment', replace: true });
      if (opened !== 'left') partner.release();
    },
    /** Reloads the payment options, with a new token. The buttons are busy meanwhile. */
    async renew() {
      setSent('');
      setRenewing(true);
      await refresh();
      setRenewing(false);
    },
  };
}
