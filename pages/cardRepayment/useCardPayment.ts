import { useRef, useState } from 'react';
import type { Result } from '../../shared/api/call.ts';
import { type BankCard, huichaoCall } from '../../shared/api/cardRepayment.ts';
import { commonParameters } from '../../shared/api/session/session.ts';
import type { Snapshot } from '../../shared/api/session/writeRecord.ts';
import { NextStep } from '../../shared/features/order/NextStep.tsx';
import { keepReceipt } from '../../shared/features/receipt/receipt.ts';
import { paymentWords } from '../../shared/features/receipt/receiptWords.ts';
import { callNative } from '../../shared/runtime/callNative.ts';
import { clearCountdown } from '../../shared/runtime/countdown.ts';
import type { Mutation } from '../../shared/runtime/mutation/mutation.ts';
import { useMutation } from '../../shared/runtime/mutation/useMutation.ts';
import { goTo } from '../../shared/runtime/navigate.ts';
import { screenContext } from '../../shared/runtime/screenContext.ts';
import { useSendOnce } from '../../shared/runtime/sendOnce.ts';
import type { Note } from '../../shared/ui/Notice.tsx';
import { dropErrorToasts, showToast } from '../../shared/ui/toast.ts';
import { cardCommit, cardConfirm, failureTitle } from './cardPayment.mutation.ts';
import { cardRepaymentText } from './cardRepayment.messages.ts';
import { lastFour, type Payment } from './cardRepayment.model.ts';
import { countdownOf, forgetCodeStep, WRONG_CODE } from './codeStep.ts';

/** The payment on this page, however it is made, and its messages. */
export type CardPayment = ReturnType<typeof useCardPayment>;

function showFailure(result: Result<unknown> & { success: false }): void {
  const said = failureTitle(result);
  if (said) showToast(said, { tone: 'error' });
}

/** One payment: by card, by code, or through the payment partner. @param payment undefined if the address names none. */
export function useCardPayment(payment: Payment | undefined, refresh: () => Promise<unknown>) {
  const [renewing, setRenewing] = useState(false);
  const [missing, setMissing] = useState('');
  const [sent, setSent] = useState('');
  const before = useRef<Snapshot>(null);

  /** Ends the payment and opens the order, which shows the outcome, or the home screen if the address has no product. */
  const leave = (way = mutation.wayOut()) => {
    forgetCodeStep();
    if (payment) clearCountdown(countdownOf(payment), Date.now());
    if (way?.aborted) mutation.check();
    else if (commonParameters().productId) goTo('loanDetail', {}, { replace: true, way });
    else void callNative('goHome', {}, way);
  };
  const mutation = useMutation(cardCommit, {
    refresh,
    leave,
    NextStep,
  });

  const partner = useSendOnce(huichaoCall, {
    lost: () => cardRepaymentText.lostPartner,
    quiet: true,
    leaves: true,
  });

  const isRunning = mutation.busy || renewing || partner.busy;
  const busy = isRunning || mutation.disabled;

  return {
    mutation,
    busy,
    /** How a button looks while the payment is busy. @param isSender whether the button itself sent it. */
    buttonState(isSender: boolean) {
      const runs = isRunning && isSender;
      return { busy: runs && cardRepaymentText.sending, blocked: busy && !runs };
    },
    /** Path of the call that was sent last: only the button that sent it shows as busy, the others are blocked. */
    sent,
    /** The correction that is needed before sending; `''` for none. */
    missing,
    showMissing: setMissing,
    /** That correction, or what became of the way to the partner. */
    note: missing ? ({ tone: 'refused', words: missing } satisfies Note) : partner.note,
    /**
     * Leaves after the lender has said that the payment is done, with a receipt for the order.
     * @param card undefined if it is not known any more. @param reference the lender's number of the payment, or ''.
     */
    finish(card: BankCard | undefined, reference: string) {
      if (payment) {
        const from = card ? `${card.bankName} **** ${lastFour(card)}`.trim() : '';
        const paid = { amount: payment.amountText, from, reference };
        const words = paymentWords(paid, screenContext());
        keepReceipt({ isLoan: false, ...words, before: before.current });
      }
      leave();
    },
    /** Sends a step of the payment. A failure shows as a toast. @returns the result, if it was sent. */
    async send<Input extends object, Output>(step: Mutation<Input, Output>, input: Input) {
      setMissing('');
      dropErrorToasts();
      setSent(step.call.path);
      // What the order was before, for its page to compare.
      const read = async () => {
        const found = await step.read();
        before.current = found.data ?? null;
        return found;
      };
      const result = await mutation.send({ ...step, read }, input, payment?.amountText);
      // A wrong code is told at its field, which only the step that confirms has.
      const isAtField = step.call.path === cardConfirm.call.path && result?.code === WRONG_CODE;
      if (result && !result.success && !isAtField)
        mutation.tellFailure(result, failureTitle(result));
      return result;
    },
    /** Opens the payment partner's page, as another way to make the same payment. It moves no money by itself. */
    async askPartner({ userId, orderId, amount }: Payment) {
      setMissing('');
      dropErrorToasts();
      setSent(huichaoCall.path);
      const result = await partner.send({ userId, orderId, amount });
      if (!result?.success) return result && showFailure(result);
      partner.open(result.data.url, { target: 'payment', replace: true });
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
