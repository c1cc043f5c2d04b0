import type { Offer } from '../../api/loanConfirm.ts';
import type { ScreenContext } from '../../runtime/screenContext.ts';
import { shownDate } from '../../runtime/shownDate.ts';
import { amountText, moneyOf } from '../order/amountText.ts';
import type { Confirmed } from '../receipt/receiptWords.ts';
import { PAYOUT, rowWith } from './confirm.model.ts';

/** The reply has no field for the account of the payout, only this row. */
const ACCOUNT =
  /^(((in)?to|receiving|payout|disbursement)( your)?( bank| e-?wallet)? account( number)?|(paid|sent|transferred|goes) (in)?to( account)?|(ipapadala )?sa account( mo)?)$/i;

/** Only if the offer says when and how much, and nothing else elsewhere. */
function firstOf({ plans, firstPayTime }: Offer, context: ScreenContext) {
  const [first] = plans;
  const dates = [firstPayTime, first?.payTime].filter(Boolean);
  const [firstDate = ''] = dates;
  const isCertain = first && /\d/.test(first.amount) && dates.every((date) => date === firstDate);
  return isCertain
    ? { firstAmount: amountText(first.amount, context), firstDate: shownDate(firstDate) }
    : { firstAmount: '', firstDate: '' };
}

/** As far as the offer is certain. */
export function confirmedLoan(offer: Offer, context: ScreenContext): Confirmed {
  const payout = rowWith(offer.details, PAYOUT);
  const isPayout = moneyOf(payout, context) !== undefined;
  return {
    amount: amountText(isPayout ? payout : offer.amount, context),
    isPayout,
    account: rowWith(offer.details, ACCOUNT),
    ...firstOf(offer, context),
  };
}
