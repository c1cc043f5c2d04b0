import { ORDER_STATUS } from '../../api/loanDetails.ts';
import { excessOfMoney } from '../../lib/moneyText.ts';

/** What two readings of an order are compared by; '' where a reading does not have it. */
export interface OrderReading {
  status: string;
  /** What is due, as the server worded it. */
  amount: string;
  date: string;
  /** Everything else that the order shows. */
  rows: string;
}

/** What two readings say about the time between them. */
export type Progress = 'paid' | 'same' | 'unclear';

/** Statuses with something to repay. Time alone turns one into another. */
const OWED: readonly string[] = [ORDER_STATUS.overdue, ORDER_STATUS.due, ORDER_STATUS.dueToday];

/** Whether an order is repaid; one of these needs no code and no payment any more. */
export function isRepaid(status: string): boolean {
  return status === ORDER_STATUS.repaid;
}

/** Whether the order owed something at first, and nothing now. */
function isSettled(before: string, now: string): boolean {
  return isRepaid(now) || (OWED.includes(before) && now !== '' && !OWED.includes(now));
}

/**
 * Whether an order was paid between two readings: it owes nothing any more, the next date has come, or less
 * is due. More is due without anybody's doing (a penalty), and other rows may hold the time of day: both
 * leave it unclear, so that nobody pays twice on the strength of them.
 */
export function progressOf(before: OrderReading, now: OrderReading): Progress {
  if (isSettled(before.status, now.status)) return 'paid';
  if (before.date !== now.date) return 'paid';
  if (before.amount !== now.amount) {
    return excessOfMoney(before.amount, now.amount) ? 'paid' : 'unclear';
  }
  return before.rows === now.rows ? 'same' : 'unclear';
}
