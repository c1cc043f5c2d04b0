import '../../ui/hero.css';
import type { ReactNode } from 'react';

interface AmountHeroProps {
  label: ReactNode;
  /** As the server sent it. */
  amount: ReactNode;
  dateLabel: string;
  /** If empty, its label is hidden too. */
  date: ReactNode;
  /** Time remaining until the date, or another note. */
  due?: ReactNode;
}

/** An amount and its date, at the top of a page. */
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
