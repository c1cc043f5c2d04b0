import type { ReactNode } from 'react';
import { text } from './cardRepayment.messages.ts';

/** What is repaid: the amount and the order. */
export function PaymentHero({ amount, order }: { amount: ReactNode; order: ReactNode }) {
  return (
    <header className="hero">
      <p className="hero-label">{text.amount}</p>
      <p className="hero-amount amount">{amount}</p>
      <p className="hero-date">
        <span>{text.order}</span>
        <span className="payment-order">{order}</span>
      </p>
    </header>
  );
}
