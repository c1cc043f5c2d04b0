import { ORDER_STATUS, OWED_STATUSES } from '../../api/order.ts';
import { daysBetween } from '../../lib/date.ts';
import { differenceOf, readMoney, type Units } from '../../lib/money.ts';

/** `''` for what a reading lacks. */
export interface OrderReading {
  status: string;
  /** The amount due, as the server sent it. */
  amount: string;
  date: string;
  /** All else that the order shows. */
  rows: string;
}

export type Progress = 'paid' | 'same' | 'unclear';

/** It needs no more codes or payments. */
export function isRepaid(status: string): boolean {
  return status === ORDER_STATUS.repaid;
}

/** A payment leads from what is owed to less of it or to nothing; another status may have any other cause. */
function isElsewhere(before: string, now: string): boolean {
  return before !== now && !OWED_STATUSES.includes(now);
}

/** False if either date is missing or no date. */
function isLater(before: string, now: string): boolean {
  return (daysBetween(before, now) ?? 0) > 0;
}

/**
 * `paid`: repaid, or still owed but moved to a later date, or less. If it has another status or owes more (a penalty), its
 * date is missing, or only other rows changed (they may contain the time), the result is unclear, so that nobody is led to
 * pay twice, nor told that a payment came which did not.
 * @param units of amounts that are bare digits (`VITE_AMOUNTS`).
 */
export function progressOf(before: OrderReading, now: OrderReading, units: Units): Progress {
  if (isRepaid(now.status)) return 'paid';
  if (isElsewhere(before.status, now.status)) return 'unclear';
  if (isLater(before.date, now.date)) return 'paid';
  if (before.date !== now.date) return 'unclear';
  if (before.amount !== now.amount) {
    const [owed, owes] = [before, now].map(({ amount }) => readMoney(amount, '', units));
    const less = differenceOf(owed, owes);
    return less && less.minor > 0 ? 'paid' : 'unclear';
  }
  return before.rows === now.rows ? 'same' : 'unclear';
}
