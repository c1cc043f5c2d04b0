import { minuteText, timeText } from '../../lib/timeText.ts';
import type { ScreenContext } from '../../runtime/screenContext.ts';
import { shownTime } from '../../runtime/shownDate.ts';
import { receiptText } from './receipt.messages.ts';

/** Answered by the lender as made. */
export interface Paid {
  /** As the page showed it. */
  amount: string;
  /** The card, or ''. */
  from: string;
  /** The lender's number, or ''. */
  reference: string;
}

/** Made just now, by the clock of the market. */
export function paymentWords({ amount, from, reference }: Paid, { now, config }: ScreenContext) {
  const time = shownTime(minuteText(timeText(`${now}`, config.timeZone)));
  const lines = (what: string, last: string) =>
    [
      [what, from, time].filter(Boolean).join(' · '),
      reference && receiptText.reference(reference),
      last,
    ]
      .filter(Boolean)
      .join('\n');
  return {
    words: lines(receiptText.paid(amount), ''),
    pending: lines(receiptText.sent(amount), receiptText.notShown),
  };
}

/** Answered by the lender as confirmed. A text is '' unless it is certain. */
export interface Confirmed {
  amount: string;
  /** The amount is what the borrower gets, and not the whole loan. */
  isPayout: boolean;
  account: string;
  firstAmount: string;
  firstDate: string;
}

function moneyWords({ amount, isPayout, account }: Confirmed): string {
  if (isPayout) return account ? receiptText.goesTo(amount, account) : receiptText.receive(amount);
  return [receiptText.confirmed(amount), account && receiptText.moneyTo(account)]
    .filter(Boolean)
    .join('. ');
}

export function loanWords(loan: Confirmed): string {
  const { firstAmount, firstDate } = loan;
  const first = firstAmount && firstDate && receiptText.first(firstAmount, firstDate);
  return [moneyWords(loan), first].filter(Boolean).join('. ');
}
