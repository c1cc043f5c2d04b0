import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { BankCard } from '../../shared/api/cardRepayment.ts';
import type { AnyText } from '../../shared/lib/messages.ts';
import { useCountdown } from '../../shared/runtime/countdown.ts';
import { MutationNotice } from '../../shared/runtime/mutation/MutationNotice.tsx';
import { isHeldBack } from '../../shared/runtime/mutation/writePage.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { OneTimeCode } from '../../shared/ui/OneTimeCode.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { dropErrorToasts, showToast } from '../../shared/ui/toast.ts';
import { cardCommit, cardConfirm } from './cardPayment.mutation.ts';
import { cardRepaymentText } from './cardRepayment.messages.ts';
import { lastFour } from './cardRepayment.model.ts';
import { type CodeStep, countdownOf, verifyCodeOf, WRONG_CODE } from './codeStep.ts';
import type { CardPayment } from './useCardPayment.ts';

interface CodeFormProps {
  step: CodeStep;
  /** Absent if the server no longer lists the card. The code can still be confirmed. */
  card: BankCard | undefined;
  payment: CardPayment;
  /** Commits again. Resolves to whether a code was sent. */
  onResend: () => Promise<boolean>;
  onCancel: () => void;
}

const FIELD = 'verifyCode';

interface CodeButtonsProps {
  payment: CardPayment;
  /** Seconds until a code can be sent again. */
  left: number;
  onResend: () => void;
  onCancel: () => void;
}

function CodeButtons({ payment, left, onResend, onCancel }: CodeButtonsProps) {
  const resending = payment.sent === cardCommit.call.path;
  const confirming = payment.buttonState(!resending);
  const again = payment.buttonState(resending);
  const { state } = payment.mutation;
  const isHeld = isHeldBack(state, cardCommit.call);
  return (
    <>
      <div className="stack">
        <Button
          type="submit"
          busy={confirming.busy}
          blocked={confirming.blocked || isHeldBack(state, cardConfirm.call)}
        >
          {cardRepaymentText.confirm}
        </Button>
        <Button
          kind="secondary"
          busy={again.busy}
          blocked={again.blocked || isHeld || left > 0}
          aria-describedby="resend-hint"
          onClick={onResend}
        >
          <Text>{cardRepaymentText.resend}</Text>
          {left > 0 && (
            <span className="amount code-seconds" aria-hidden="true">
              {cardRepaymentText.seconds(left)}
            </span>
          )}
        </Button>
        <Button kind="quiet" blocked={payment.busy} onClick={onCancel}>
          {cardRepaymentText.cancel}
        </Button>
      </div>
      <p className="note spaced" id="resend-hint">
        {isHeld ? cardRepaymentText.resendHeld : cardRepaymentText.resendHint}
      </p>
    </>
  );
}

/** The SMS confirmation step: the code, a 60-second countdown on the resend button, and Cancel. */
export function CodeForm({ step, card, payment, onResend, onCancel }: CodeFormProps) {
  const [error, setError] = useState<AnyText>();
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const countdown = useCountdown(countdownOf(step));
  const { busy, note, mutation } = payment;
  useEffect(() => {
    heading.current?.focus();
    return dropErrorToasts;
  }, []);

  const mayResend =
    mutation.offered && countdown.left === 0 && !isHeldBack(mutation.state, cardCommit.call);

  const markField = (message: AnyText) => {
    setError(message);
    field.current?.focus();
    field.current?.select();
  };
  const confirm = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || !mutation.offered) return;
    // Read on submit, because autofill on some phones fires no change event.
    const code = verifyCodeOf(`${new FormData(event.currentTarget).get(FIELD)}`);
    if (!code) return markField(cardRepaymentText.badCode);
    setError(undefined);
    const { orderId, repaymentRecordId } = step;
    const fields = { orderId, verifyCode: code, repaymentRecordId };
    const result = await payment.send(cardConfirm, fields);
    if (result?.success) payment.finish(card, repaymentRecordId);
    else if (result?.code === WRONG_CODE) {
      mutation.reopen();
      markField(cardRepaymentText.wrongCode);
    }
  };
  const resend = async () => {
    setError(undefined);
    if (!(await onResend())) return;
    countdown.start();
    showToast(cardRepaymentText.codeSent);
    field.current?.focus();
  };
  const cancel = () => {
    countdown.clear();
    onCancel();
  };

  return (
    <form className="card" onSubmit={confirm} noValidate>
      <h2 className="section-title" tabIndex={-1} ref={heading} aria-describedby="code-sent">
        {cardRepaymentText.codeTitle}
      </h2>
      {card && (
        <p className="muted">
          <Text>{card.bankName}</Text>{' '}
          <span className="amount" translate="no">{`**** ${lastFour(card)}`}</span>
        </p>
      )}
      <Text as="p" className="spaced" id="code-sent">
        {cardRepaymentText.codeSent}
      </Text>
      <OneTimeCode inputRef={field} label={cardRepaymentText.code} name={FIELD} error={error} />
      <MutationNotice mutation={mutation} note={note} />
      {mutation.offered && (
        <CodeButtons payment={payment} left={countdown.left} onResend={resend} onCancel={cancel} />
      )}
      <p className="visually-hidden" role="status">
        {mayResend && cardRepaymentText.codeAgain}
      </p>
    </form>
  );
}
