import { entriesOf, fieldsOfRecord, repeat, revealWith } from '../../shared/runtime/fields.ts';
import { Bar } from '../../shared/runtime/Skeleton.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { StickyBar } from '../../shared/ui/StickyBar.tsx';
import type { CardsDerived } from './cardRepayment.derive.ts';
import { text } from './cardRepayment.messages.ts';
import type { CardPrefill } from './cardRepayment.prefill.ts';
import { PaymentHero } from './PaymentHero.tsx';

const address = fieldsOfRecord<CardPrefill>();
const bankCards = fieldsOfRecord<CardsDerived>()('bankCards');
const bankCard = entriesOf(bankCards);

/** The payment and the bank cards in the document, before React has loaded. */
export function CardRepaymentSkeleton() {
  return (
    <>
      <PaymentHero
        amount={<Bar field={address('amountText')} />}
        order={<Bar field={address('orderId')} size={6} />}
      />
      <section className="card">
        <h2 className="section-title">{text.choose}</h2>
        <div className="bank-cards" {...repeat(bankCards)}>
          {[0, 1].map((row) => (
            <CardRow key={row} />
          ))}
        </div>
      </section>
      <p className="payment-posting" {...revealWith(bankCards)}>
        {text.posting}
      </p>
      <StickyBar>
        <Button tap="cardRepay">{text.repay}</Button>
      </StickyBar>
    </>
  );
}

function CardRow() {
  return (
    <div className="bank-card">
      <span className="bank-card-name">
        <Bar field={bankCard('bankName')} />
      </span>
      <span className="bank-card-number amount" {...revealWith(bankCard('digits'))}>
        **** <Bar field={bankCard('digits')} size={4} />
      </span>
      <input type="radio" className="bank-card-waits" tabIndex={-1} aria-hidden="true" />
    </div>
  );
}
