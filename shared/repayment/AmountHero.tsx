import type { ReactNode } from 'react';

interface AmountHeroProps {
  label: ReactNode;
  /** As the server sent it. */
  amount: ReactNode;
  dateLabel: string;
  date: ReactNode;
  /** How far the date is. */
  due?: ReactNode;
}

/** What is to be paid and by when, at the head of both repayment pages (spec 2.13, 2.14). */
export function AmountHero({ label, amount, dateLabel, date, due }: AmountHeroProps) {
  return (
    <header className="hero">
      <p className="hero-label">{label}</p>
      <p className="hero-amount amount">{amount}</p>
      <p className="hero-date">
        <span>
          {dateLabel} <span className="amount">{date}</span>
        </span>
        {due && <span className="hero-due">{due}</span>}
      </p>
    </header>
  );
}
