import { useId } from 'react';
import { writeFailureText } from '../../api/envelope.ts';
import { AGREEMENT_SCENE, type Agreement, type Offer } from '../../api/loanConfirm.ts';
import { commonParameters, queryText } from '../../api/session/session.ts';
import { watchTaps } from '../../lib/watchTaps.ts';
import { callNative, preloadShell, reportNative } from '../../runtime/callNative.ts';
import { MutationBar } from '../../runtime/mutation/MutationNotice.tsx';
import { useMutation } from '../../runtime/mutation/useMutation.ts';
import { goTo, openServerAddress } from '../../runtime/navigate.ts';
import { text as words } from '../../runtime/runtime.messages.ts';
import { useSendOnce } from '../../runtime/sendOnce.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toast.ts';
import { amountText } from '../order/amountText.ts';
import { NextStep } from '../order/NextStep.tsx';
import { AgreementButton } from './ConfirmView.tsx';
import type { Confirmation } from './confirmation.ts';
import { text } from './loanConfirm.messages.ts';

/** Tells the native shell that the loan was confirmed. Leaving never waits for it. */
function reportConfirm(): void {
  const { productId = '', orderId } = commonParameters();
  const position = queryText('position');
  void reportNative('reportConfirm', {
    productId,
    ...(orderId && { orderId }),
    ...(position && { position }),
    at: Date.now(),
  });
}

/** Opens the order, which shows the outcome, or the home screen if there is no order id. */
function leave(): void {
  if (commonParameters().orderId) goTo('loanDetail', {}, true);
  else void callNative('goHome', {});
}

/** Confirming the loan; afterwards the server's address opens with `from=confirm`. */
export function usePush(push: Confirmation['push']) {
  return useMutation(push, { leave, NextStep, opening: { parameters: { from: 'confirm' } } });
}

interface ConfirmNextProps {
  mutation: ReturnType<typeof usePush>;
  push: Confirmation['push'];
  offer: Offer;
  /** Why the loan cannot be confirmed yet. */
  blocked: string | undefined;
  /** The amount that the borrower owes after Next. */
  commitment: string | undefined;
}

/** The Next button. It confirms the loan, then opens the server's address. */
export function ConfirmNext({ mutation, push, offer, blocked, commitment }: ConfirmNextProps) {
  const id = useId();
  const confirm = async () => {
    preloadShell();
    const tapsEnd = watchTaps();
    const { amount, periods, termUnit } = offer;
    const { productId = '' } = commonParameters();
    const fields = { amount, periods, termUnit, productId };
    const result = await mutation.send(push, fields, amountText(amount));
    if (result?.success) reportConfirm();
    else if (result) showToast(writeFailureText(result), { tone: 'error' });
    await tapsEnd();
    if (result?.success) mutation.openAnswer(result.data.lendDetailsUrl);
  };

  return (
    <MutationBar
      mutation={mutation}
      id={id}
      control={
        <Button
          tap="confirmLoan"
          busy={mutation.disabled}
          blocked={blocked !== undefined}
          aria-describedby={id}
          onClick={confirm}
        >
          {text.next}
        </Button>
      }
    >
      {blocked || commitment}
    </MutationBar>
  );
}

interface OpenAgreementProps {
  agreement: Agreement;
  open: Confirmation['openAgreement'];
}

/** Requests the address of an agreement and opens it. */
export function OpenAgreement({ agreement, open }: OpenAgreementProps) {
  const { position } = agreement;
  const jump = useSendOnce(open, {
    loading: () => words.opening,
    lost: () => words.unanswered,
  });
  const show = async () => {
    const { productId = '', orderId } = commonParameters();
    const result = await jump.send({ productId, scene: AGREEMENT_SCENE, position, orderId });
    if (!result?.success) return;
    // If the address was blocked this page stays, so the button has to work again.
    if (openServerAddress(result.data.contract_url) !== 'left') jump.release();
  };
  return (
    <>
      <AgreementButton agreement={agreement} busy={jump.busy} onOpen={show} />
      <p className="note" role="status">
        {jump.note}
      </p>
    </>
  );
}
