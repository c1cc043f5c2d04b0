import type { ReactNode } from 'react';

interface AmountHeroProps {
  label: ReactNode;
  /** As the server sent it. */
  amount: ReactNode;
  dateLabel: string;
  /** Empty where nobody knows it: its label goes as well. */
  date: ReactNode;
  /** How far the date is. */
  due?: ReactNode;
}

/** An amount and its date, at the head of the pages about one. */
export function AmountHero({ label, amount, dateLabel, date, due }: AmountHeroProps) {
  return (
    <header className="hero">
      <p className="hero-label">{label}</p>
      <p className="hero-amount amount">{amount}</p>
      {(date || due) && (
        <p className="hero-date">
          {date && (
            <span>
              {dateLabel} <span className="amount">{date}</span>
            </span>
          )}
          {due && <span className="hero-due">{due}</span>}
        </p>
      )}
    </header>
  );
}
