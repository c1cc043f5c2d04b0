import '../../ui/hero.css';
import './amountHeader.css';
import { Text } from '../../ui/Text.tsx';

/** An amount and its date. A text is undefined while it is not known. */
export interface ShownAmount {
  label?: string | undefined;
  amount?: string | undefined;
  /** If '', its label is hidden too. */
  date?: string | undefined;
  /** Time remaining until the date, or another note; '' for none. */
  due?: string | undefined;
  /** The date has passed, or is today. */
  tone?: 'late' | 'today' | undefined;
}

/** An amount of so many characters has room for larger ones: ₱99,999.00. */
const SHORT = 10;

/** An amount and its date, at the top of a page. */
export function AmountHeader({ shown, dateLabel }: { shown: ShownAmount; dateLabel: string }) {
  const { label, amount, date, due, tone } = shown;
  const isShort = amount && amount.length <= SHORT;
  return (
    <header className="hero" data-tone={tone}>
      <p className="hero-label">
        <Text>{label}</Text>
      </p>
      <p className={`hero-amount amount${isShort ? ' short' : ''}`}>
        <Text>{amount}</Text>
      </p>
      {(date !== '' || due !== '') && (
        <p className="hero-date">
          {date !== '' && (
            <span>
              {dateLabel}{' '}
              <span className="amount">
                <Text size={6}>{date && <time dateTime={date}>{date}</time>}</Text>
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
