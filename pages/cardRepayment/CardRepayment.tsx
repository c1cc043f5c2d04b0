import './cardRepayment.css';
// The code step's script comes when a card is chosen; its css is in the document from the start.
import '../../shared/ui/oneTimeCode.css';
import { useState } from 'react';
import type { CommitFields, RepaymentWay } from '../../shared/api/cardRepayment.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { lazyModule } from '../../shared/lazy/lazyModule.ts';
import { RemoteScreen } from '../../shared/page/RemoteScreen.tsx';
import { Bar } from '../../shared/page/Skeleton.tsx';
import { startCountdown } from '../../shared/session/deadline.ts';
import { ChooseCard, ChooseCardSkeleton } from './ChooseCard.tsx';
import type { Payment } from './cardRepayment.address.ts';
import { commitRepayment, currentPayment, ways } from './cardRepayment.model.ts';
import { text } from './cardRepayment.text.ts';
import { countdownOf, forgetCodeStep, keepCodeStep, keptCodeStep } from './codeStep.model.ts';
import { useWrites, warmUpWrites } from './useWrites.ts';

const loadCodeForm = lazyModule(
  'pages/cardRepayment/CodeForm.tsx',
  () => import('./CodeForm.tsx'),
  { ahead: true },
);

const CodeForm = lazyComponent(loadCodeForm, (module) => module.CodeForm, {
  note: () => text.stepLost,
});

/** The older repayment page (spec 2.17): amount and order, a bank card, and the code from an SMS. */
export function CardRepayment() {
  return (
    <RemoteScreen
      remote={ways}
      title={text.title}
      failedTitle={text.failed}
      skeleton={<RepaymentSkeleton />}
    >
      {(data, refresh) => {
        // The cards are only read for an address that says what to repay.
        const payment = currentPayment();
        return payment && <Repayment payment={payment} data={data} refresh={refresh} />;
      }}
    </RemoteScreen>
  );
}

function RepaymentSkeleton() {
  return (
    <div aria-busy="true">
      <PaymentHero payment={currentPayment()} />
      <ChooseCardSkeleton />
    </div>
  );
}

function PaymentHero({ payment }: { payment: Payment | undefined }) {
  return (
    <header className="hero">
      <p className="hero-label">{text.amount}</p>
      <p className="hero-amount amount">{payment?.amountText ?? <Bar field="amountText" />}</p>
      <p className="hero-date">
        <span>{text.order}</span>
        <span className="payment-order">
          {payment?.orderId ?? <Bar field="orderId" size={6} />}
        </span>
      </p>
    </header>
  );
}

interface RepaymentProps {
  payment: Payment;
  data: RepaymentWay;
  /** Reads the ways again, with a fresh token. */
  refresh: () => Promise<void>;
}

function Repayment({ payment, data, refresh }: RepaymentProps) {
  const [step, setStep] = useState(() => keptCodeStep(payment, Date.now()));
  const [cardId, setCardId] = useState('');
  const [returned, setReturned] = useState(false);
  const writes = useWrites(payment, refresh);
  const card = data.bankCards.find(({ id }) => id === (step?.cardId ?? cardId));

  const commit = async (sendMsg: CommitFields['sendMsg']) => {
    if (!card) {
      writes.say(text.chooseFirst);
      return false;
    }
    const outcome = await writes.run(() =>
      commitRepayment(payment, card, data.repayToken, sendMsg),
    );
    if (outcome?.step === 'done') writes.leave();
    if (outcome?.step !== 'code') return false;
    const { orderId, amount } = payment;
    const { repaymentRecordId } = outcome;
    const next = { orderId, amount, cardId: card.id, repaymentRecordId, sentAt: Date.now() };
    keepCodeStep(next);
    startCountdown(countdownOf(payment), next.sentAt);
    setStep(next);
    return true;
  };

  const choose = (id: string) => {
    setCardId(id);
    writes.hush();
    // Ahead of need; where it fails now it is asked for again with the code.
    loadCodeForm().catch(() => undefined);
    warmUpWrites();
  };

  const cancel = () => {
    forgetCodeStep();
    setCardId(card?.id ?? '');
    setStep(undefined);
    setReturned(true);
    // The token of the cancelled attempt is spent.
    void writes.renew();
  };

  return (
    <>
      <PaymentHero payment={payment} />
      {step ? (
        <CodeForm
          step={step}
          card={card}
          writes={writes}
          onResend={() => commit('1')}
          onCancel={cancel}
        />
      ) : (
        <ChooseCard
          payment={payment}
          data={data}
          cardId={cardId}
          returned={returned}
          writes={writes}
          onChoose={choose}
          onRepay={() => void commit('0')}
        />
      )}
    </>
  );
}
