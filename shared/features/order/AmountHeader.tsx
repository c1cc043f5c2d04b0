import { Text } from '../../ui/Text.tsx';
import { dayText } from './dueDate.model.ts';
import { MainAmount } from './MainAmount.tsx';
import '../../ui/hero.css';
import './amountHeader.css';

/** A text is undefined while it is not known. */
export interface ShownAmount {
  label?: string | undefined;
  amount?: string | undefined;
  /** If '', its label is hidden too. */
  date?: string | undefined;
  /** Time until the date, or another note; '' for none. */
  due?: string | undefined;
  tone?: 'late' | 'today' | undefined;
}

export function AmountHeader({ shown, dateLabel }: { shown: ShownAmount; dateLabel: string }) {
  const { label, amount, date, due, tone } = shown;
  return (
    <header className="hero" data-tone={amount === undefined ? 'waiting' : tone}>
      <p className="hero-label">
        <Text>{label}</Text>
      </p>
      <MainAmount amount={amount} />
      {(date !== '' || due !== '') && (
        <p className="hero-date hero-days">
          {date !== '' && (
            <span>
              {dateLabel}{' '}
              <span className="amount">
                <Text size={6}>{date && <time dateTime={date}>{dayText(date)}</time>}</Text>
              </span>
            </span>
          )}
          {due !== '' && (
            <span className="hero-due">
              <Text>{due}</Text>
            </span>
          )}
        </p>
      )}
    </header>
  );
}
