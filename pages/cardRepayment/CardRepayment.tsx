import '../../shared/ui/hero.css';
import './cardRepayment.css';
import { useState } from 'react';
import type { RepaymentWay } from '../../shared/api/cardRepayment.ts';
import { startCountdown } from '../../shared/runtime/deadline.ts';
import { QueryScreen } from '../../shared/runtime/QueryScreen.tsx';
import { lazyComponent } from '../../shared/ui/lazy/lazyComponent.tsx';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import { ChooseCard } from './ChooseCard.tsx';
import type { Payment } from './cardRepayment.address.ts';
import { text } from './cardRepayment.messages.ts';
import { currentPayment, pageData } from './cardRepayment.model.ts';
import {
  codeStepOf,
  countdownOf,
  forgetCodeStep,
  keepCodeStep,
  keptCodeStep,
} from './code/codeStep.model.ts';
import { PaymentHero } from './PaymentHero.tsx';
import { ASK_FOR_CODE, commitFields } from './payment/cardPayment.model.ts';
import { cardCommit, cardResend } from './payment/cardPayment.mutation.ts';
import { useCardPayment } from './payment/useCardPayment.ts';

const loadCodeForm = lazyModule(() => import('./code/CodeForm.tsx'),
  { prefetch: true },
);

const CodeForm = lazyComponent(loadCodeForm, (module) => module.CodeForm, {
  note: () => text.stepLost,
});

/** The older repayment page: amount and order, choice of bank card, and the code from an SMS. */
export function CardRepayment() {
  return (
    <QueryScreen query={pageData} money title={text.title} failedTitle={text.failed}>
      {(data, refresh) => {
        // The cards are only requested when the address says what to repay.
        const payment = currentPayment();
        return payment && <Repayment payment={payment} data={data} refresh={refresh} />;
      }}
    </QueryScreen>
  );
}

interface RepaymentProps {
  payment: Payment;
  data: RepaymentWay;
  /** Reloads the payment options, with a new token. */
  refresh: () => Promise<unknown>;
}

function Repayment({ payment, data, refresh }: RepaymentProps) {
  const [step, setStep] = useState(() => keptCodeStep(payment, Date.now()));
  const [cardId, setCardId] = useState('');
  const [returned, setReturned] = useState(false);
  const cardPayment = useCardPayment(payment, refresh);
  const card = data.bankCards.find(({ id }) => id === (step?.cardId ?? cardId));

  /** Commits the payment with the chosen card, and opens the code step if the bank needs one. */
  const commit = async () => {
    if (!card) {
      cardPayment.showProblem(text.chooseFirst);
      return false;
    }
    const fields = commitFields(payment, card, data.repayToken, ASK_FOR_CODE);
    const result = await cardPayment.send(step ? cardResend : cardCommit, fields);
    if (!result?.success) return false;
    if (!result.data.needValid) {
      cardPayment.leave();
      return false;
    }
    const next = codeStepOf(payment, card.id, result.data.repayRecordId, Date.now());
    keepCodeStep(next);
    startCountdown(countdownOf(payment), next.sentAt);
    setStep(next);
    // The token is used up; another code needs a new one.
    void refresh();
    return true;
  };

  const choose = (id: string) => {
    setCardId(id);
    cardPayment.showProblem('');
    // Preload. If it fails, it is requested again when the code step opens.
    loadCodeForm().catch(() => undefined);
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
      <PaymentHero amount={payment.amountText} order={payment.orderId} />
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
          data={data}
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
