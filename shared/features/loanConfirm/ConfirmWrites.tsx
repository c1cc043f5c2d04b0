import { useId } from 'react';
import { AGREEMENT_SCENE, type Agreement, type Offer } from '../../api/loanConfirm.ts';
import { commonParameters, queryText } from '../../api/session/session.ts';
import { watchTaps } from '../../lib/watchTaps.ts';
import { callNative, preloadShell, reportNative } from '../../runtime/callNative.ts';
import { MutationBar } from '../../runtime/mutation/MutationNotice.tsx';
import { type MutationHandle, useMutation } from '../../runtime/mutation/useMutation.ts';
import { goTo } from '../../runtime/navigate.ts';
import { runtimeText } from '../../runtime/runtime.messages.ts';
import { screenContext } from '../../runtime/screenContext.ts';
import { useSendOnce } from '../../runtime/sendOnce.ts';
import type { WayOut } from '../../runtime/wayOut.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonNote } from '../../ui/Notice.tsx';
import { amountText } from '../order/amountText.ts';
import { NextStep } from '../order/NextStep.tsx';
import { keepReceipt } from '../receipt/receipt.ts';
import { loanWords } from '../receipt/receiptWords.ts';
import { AgreementButton, barNote, CONFIRM_TAP } from './ConfirmView.tsx';
import type { Confirmation } from './confirmation.ts';
import { loanConfirmText } from './loanConfirm.messages.ts';
import { confirmedLoan } from './loanReceipt.model.ts';

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

/** The order shows the outcome; without an order id the home screen opens. */
function leave(way: WayOut): void {
  if (commonParameters().orderId) goTo('loanDetail', {}, { replace: true, way });
  else void callNative('goHome', {}, way);
}

/** Afterwards the server's address opens with `from=confirm`. */
export function usePush(push: Confirmation['push']) {
  return useMutation(push, { leave, NextStep, opening: { parameters: { from: 'confirm' } } });
}

interface ConfirmNextProps {
  mutation: MutationHandle;
  push: Confirmation['push'];
  offer: Offer;
  /** Why the loan cannot be confirmed yet. */
  blocked: string | undefined;
  commitment: string | undefined;
}

/** Confirms the loan, then opens the server's address. */
export function ConfirmNext({ mutation, push, offer, blocked, commitment }: ConfirmNextProps) {
  const id = useId();
  const confirm = async () => {
    preloadShell();
    const tapsEnd = watchTaps();
    const { amount, periods, termUnit } = offer;
    const { productId = '' } = commonParameters();
    const fields = { amount, periods, termUnit, productId };
    const sending = mutation.send(push, fields, amountText(amount));
    const way = mutation.wayOut();
    const result = await sending;
    if (result?.success) {
      const words = loanWords(confirmedLoan(offer, screenContext()));
      keepReceipt({ isLoan: true, words, pending: '', before: null });
      reportConfirm();
    }
    if (result && !result.success) mutation.tellFailure(result);
    await tapsEnd();
    if (result?.success) mutation.openAnswer(result.data.lendDetailsUrl, way);
  };

  return (
    <MutationBar
      mutation={mutation}
      id={id}
      note={barNote(blocked, commitment)}
      control={
        <Button
          tap={CONFIRM_TAP}
          busy={mutation.busy && loanConfirmText.confirming}
          blocked={blocked !== undefined || (mutation.disabled && !mutation.busy)}
          aria-describedby={id}
          onClick={confirm}
        >
          {loanConfirmText.next}
        </Button>
      }
    />
  );
}

interface OpenAgreementProps {
  agreement: Agreement;
  open: Confirmation['openAgreement'];
}

export function OpenAgreement({ agreement, open }: OpenAgreementProps) {
  const { position } = agreement;
  const jump = useSendOnce(open, {
    lost: () => runtimeText.unanswered,
    leaves: true,
  });
  const show = async () => {
    const { productId = '', orderId } = commonParameters();
    const result = await jump.send({ productId, scene: AGREEMENT_SCENE, position, orderId });
    if (result?.success) jump.open(result.data.contract_url);
  };
  return (
    <>
      <ButtonNote note={jump.note} />
      <AgreementButton agreement={agreement} busy={jump.busy} onOpen={show} />
    </>
  );
}
