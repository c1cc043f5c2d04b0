import { useState } from 'react';
import { hasNoReply, type Result } from '../../shared/api/call.ts';
import type { BankCard, RepaymentWay } from '../../shared/api/cardRepayment.ts';
import { startCountdown } from '../../shared/runtime/countdown.ts';
import type { LivePage } from '../../shared/runtime/mount.tsx';
import { NoticeWithoutControl } from '../../shared/runtime/mutation/MutationNotice.tsx';
import { prerenderedChoice } from '../../shared/runtime/prerenderedForm.ts';
import { type Loaded, QueryScreen } from '../../shared/runtime/QueryScreen.tsx';
import { quoteFailure } from '../../shared/runtime/queryAtoms.ts';
import { screenContext } from '../../shared/runtime/screenContext.ts';
import { useSetAtom } from '../../shared/runtime/store.ts';
import { showToast } from '../../shared/ui/toast.ts';
import { CARD_CHOICE, PaymentHero } from './CardRepaymentView.tsx';
import { ChooseCard } from './ChooseCard.tsx';
import { CodeForm } from './CodeForm.tsx';
import { cardCommit, cardResend, commitFields } from './cardPayment.mutation.ts';
import { cardRepaymentText } from './cardRepayment.messages.ts';
import {
  type CardChoice,
  cardKey,
  choiceAmong,
  isAmount,
  ownParameters,
  type Payment,
  paymentIn,
  placeOf,
  type ShownCardPayment,
} from './cardRepayment.model.ts';
import {
  type CodeStep,
  countdownOf,
  forgetCodeStep,
  keepCodeStep,
  keptCodeStep,
} from './codeStep.ts';
import type definition from './page.ts';
import { type CardPayment, useCardPayment } from './useCardPayment.ts';

/** Without a network the page shows 'error', as it does when sending. */
export function sayFailed(result: Result<unknown>): void {
  if (hasNoReply(result)) showToast(cardRepaymentText.error, { tone: 'error' });
  quoteFailure(result);
}

/** What is said of an address whose amount cannot be read. */
export function withoutAmount(): string | undefined {
  const own = ownParameters(screenContext());
  return own && !isAmount(own.amount) ? cardRepaymentText.noAmount : undefined;
}

/** The older repayment page: amount and order, choice of bank card, and the code from an SMS. */
export function CardRepayment(page: LivePage<typeof definition>) {
  const refresh = useSetAtom(page.query.reload);
  // The cards are only requested when the address says what to repay.
  const payment = paymentIn(screenContext());
  // Of the page, not of its cards: a payment that was sent may be the reason why the lender has none for it any more.
  const cardPayment = useCardPayment(payment, refresh);
  const notice = <NoticeWithoutControl mutation={cardPayment.mutation} />;
  return (
    <QueryScreen {...page} money notice={notice}>
      {(loaded) => payment && <Repayment {...{ payment, cardPayment }} {...loaded} />}
    </QueryScreen>
  );
}

/** The chosen card. @param step of a payment that waits for its code, as the page was opened. */
function useCardChoice(cards: readonly BankCard[], step: CodeStep | undefined) {
  const [choice, setChoice] = useState((): CardChoice => {
    // A card may have been chosen before React was there.
    const place = step ? placeOf(step.card, cards) : prerenderedChoice(CARD_CHOICE);
    return { cards, place: place === undefined ? place : Number(place) };
  });
  const kept = choiceAmong(cards, choice);
  if (kept !== choice) setChoice(kept);
  return [kept, setChoice] as const;
}

interface RepaymentProps extends Loaded<RepaymentWay, ShownCardPayment> {
  payment: Payment;
  cardPayment: CardPayment;
}

function Repayment({ payment, cardPayment, data, shown, refresh }: RepaymentProps) {
  const [step, setStep] = useState(() => keptCodeStep(payment, Date.now()));
  const [choice, setChoice] = useCardChoice(data.bankCards, step);
  const [returned, setReturned] = useState(false);
  const card = data.bankCards[choice.place ?? -1];

  /** Commits the payment with the chosen card, and opens the code step if the bank needs one. */
  const commit = async () => {
    if (!card) {
      cardPayment.showMissing(cardRepaymentText.chooseFirst);
      return false;
    }
    const fields = commitFields(payment, card, data.repayToken);
    const result = await cardPayment.send(step ? cardResend : cardCommit, fields);
    if (!result?.success) return false;
    if (!result.data.needValid) {
      cardPayment.finish(card, result.data.repayRecordId);
      return false;
    }
    const { orderId, amount } = payment;
    const { repayRecordId: repaymentRecordId } = result.data;
    const next = { orderId, amount, card: cardKey(card), repaymentRecordId, sentAt: Date.now() };
    keepCodeStep(next);
    startCountdown(countdownOf(payment), next.sentAt);
    setStep(next);
    // The token is used up; another code needs a new one, which comes with the ways to pay.
    void refresh();
    return true;
  };

  const choose = (place: number) => {
    // What is being sent is of the card that was chosen at the tap.
    if (cardPayment.busy) return;
    setChoice({ ...choice, place });
    cardPayment.showMissing('');
  };

  const cancel = () => {
    forgetCodeStep();
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
          chosen={choice.place}
          returned={returned}
          cardPayment={cardPayment}
          onChoose={choose}
          onRepay={() => void commit()}
        />
      )}
    </>
  );
}
