import { Text } from '../../ui/Text.tsx';
import './mainAmount.css';

/** An amount of so many characters has room for larger ones: ₱99,999.00. */
const SHORT = 10;

/** The largest text of a page; a bar as tall while it is not known. */
export function MainAmount({
  amount,
  size: width = 8,
}: {
  amount: string | undefined;
  /** Of the bar, em. */
  size?: 4 | 8;
}) {
  const short = (amount ?? '').length <= SHORT ? ' short' : '';
  return (
    <p className={`main-amount amount${short}`}>
      <Text size={width}>{amount}</Text>
    </p>
  );
}
