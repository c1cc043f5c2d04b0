import { useState } from 'react';
import { hasNoReply, type Result } from '../../shared/api/call.ts';
import type { RepaymentWay } from '../../shared/api/cardRepayment.ts';
import { startCountdown } from '../../shared/runtime/countdown.ts';
import { prerenderedChoice } from '../../shared/runtime/prerenderedForm.ts';
import { type Loaded, QueryScreen } from '../../shared/runtime/QueryScreen.tsx';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';
import { screenContext } from '../../shared/runtime/screenContext.ts';
import { showToast } from '../../shared/ui/toast.ts';
import { CARD_CHOICE, PaymentHero, screen } from './CardRepaymentView.tsx';
import { ChooseCard } from './ChooseCard.tsx';
import { CodeForm } from './CodeForm.tsx';
import { cardCommit, cardResend, commitFields } from './cardPayment.mutation.ts';
import { text } from './cardRepayment.messages.ts';
import {
  isAmount,
  ownParameters,
  type Payment,
  paymentIn,
  type ShownCardPayment,
  waysQuery,
} from './cardRepayment.model.ts';
import { countdownOf, forgetCodeStep, keepCodeStep, keptCodeStep } from './codeStep.ts';
import { useCardPayment } from './useCardPayment.ts';

/** Without a network the page shows 'error', as it does when sending. */
function sayLost(result: Result<unknown>): void {
  if (hasNoReply(result)) showToast(text.error, { tone: 'error' });
}

/** The bank cards and other ways to pay for the order in the address. */
export const pageData = queryAtoms<RepaymentWay>((send) => {
  const reply = send(waysQuery);
  void reply?.then(sayLost);
  if (reply) return reply;
  const own = ownParameters(screenContext());
  return own && !isAmount(own.amount) ? text.noAmount : undefined;
});

/** The older repayment page: amount and order, choice of bank card, and the code from an SMS. */
export function CardRepayment() {
  return (
    <QueryScreen query={pageData} {...screen} money>
      {(loaded) => {
        // The cards are only requested when the address says what to repay.
        const payment = paymentIn(screenContext());
        return payment && <Repayment payment={payment} {...loaded} />;
      }}
    </QueryScreen>
  );
}

interface RepaymentProps extends Loaded<RepaymentWay, ShownCardPayment> {
  payment: Payment;
}

function Repayment({ payment, data, shown, refresh }: RepaymentProps) {
  const [step, setStep] = useState(() => keptCodeStep(payment, Date.now()));
  // A card may have been chosen before React was there.
  const [cardId, setCardId] = useState(() => prerenderedChoice(CARD_CHOICE) ?? '');
  const [returned, setReturned] = useState(false);
  const cardPayment = useCardPayment(payment, refresh);
  const card = data.bankCards.find(({ id }) => id === (step?.cardId ?? cardId));

  /** Commits the payment with the chosen card, and opens the code step if the bank needs one. */
  const commit = async () => {
    if (!card) {
      cardPayment.showProblem(text.chooseFirst);
      return false;
    }
    const fields = commitFields(payment, card, data.repayToken);
    const result = await cardPayment.send(step ? cardResend : cardCommit, fields);
    if (!result?.success) return false;
    if (!result.data.needValid) {
      cardPayment.leave();
      return false;
    }
    const { orderId, amount } = payment;
    const { repayRecordId: repaymentRecordId } = result.data;
    const next = { orderId, amount, cardId: card.id, repaymentRecordId, sentAt: Date.now() };
    keepCodeStep(next);
    startCountdown(countdownOf(payment), next.sentAt);
    setStep(next);
    // The token is used up; another code needs a new one, which comes with the ways to pay.
    void refresh();
    return true;
  };

  const choose = (id: string) => {
    setCardId(id);
    cardPayment.showProblem('');
  };

  const cancel = () => {
    forgetCodeStep();
    setCardId(card?.id ?? '');
    setStep(undefined);
    setReturned(true);
    // The cancelled attempt has used up its token.
    void cardPayment.renew();
  };

  return (
    <>
      <PaymentHero shown={shown} />
      {step ? (
        <CodeForm
          step={step}
          card={card}
          payment={cardPayment}
          onResend={commit}
          onCancel={cancel}
        />
      ) : (
        <ChooseCard
          payment={payment}
          shown={shown}
          cardId={cardId}
          returned={returned}
          cardPayment={cardPayment}
          onChoose={choose}
          onRepay={() => void commit()}
        />
      )}
    </>
  );
}
