import type { Result } from '../../api/call.ts';
import type { Agreement, Offer } from '../../api/loanConfirm.ts';
import { excessOf, type Money, sumOf } from '../../lib/moneyText.ts';
import type { ScreenContext } from '../../runtime/screenContext.ts';
import { type LabelledRow, waitingRows } from '../../ui/FoldableRows.tsx';
import type { ShownAmount } from '../order/AmountHero.tsx';
import { amountText, moneyOf, moneyText } from '../order/amountText.ts';
import { logoOf, type ShownProduct } from '../order/ProductHeader.tsx';
import { text } from './loanConfirm.messages.ts';

/** One payment of the plan. */
export interface ShownPayment {
  title: string | undefined;
  /** Small print, a line each. */
  notes: readonly string[];
  amount: string | undefined;
}

/** The repayment plan. */
export interface ShownPlan {
  payments: readonly ShownPayment[];
  /** The sum, if the server's amounts can be added up; undefined while it is not known, '' for none. */
  total: string | undefined;
  /** '' for none. */
  note: string;
}

/** The agreements of the loan, as far as they have been read. */
export type ShownAgreements =
  | { status: 'loading' | 'failed' }
  | { status: 'ready'; list: readonly Agreement[] };

/** The name of the agreement checkbox. */
export const AGREEMENT_BOX = 'agree';

/** What the page shows. */
export interface ShownConfirmation {
  hero: ShownAmount;
  product: ShownProduct | undefined;
  details: readonly LabelledRow[];
  /** Rows that only some variants have. */
  extra: readonly LabelledRow[];
  /** Undefined if the lender sends none. */
  plan: ShownPlan | undefined;
  /** The cost calculator of the public site, which is the same for everybody and learns of no borrower. */
  calculator: string;
  agreements: ShownAgreements;
  /** Whether the agreement checkbox starts checked. */
  checked: boolean;
  /** Why Next is disabled, as the page starts. */
  blocked: string | undefined;
  /** What the borrower owes after Next, to be read beside it. */
  commitment: string | undefined;
}

// As high as a payment with its date and its description.
const waitingPayment: ShownPayment = {
  title: undefined,
  notes: ['\u00a0', '\u00a0'],
  amount: undefined,
};

/** What the page shows while the offer is not known. */
const waiting = ({ config, isChecked }: ScreenContext): ShownConfirmation => ({
  hero: { label: text.amount, amount: undefined, date: undefined, due: '' },
  product: undefined,
  details: waitingRows(4),
  extra: [],
  plan: { payments: [waitingPayment, waitingPayment, waitingPayment], total: undefined, note: '' },
  calculator: `${config.basePath}#cost`,
  agreements: { status: 'loading' },
  checked: isChecked?.(AGREEMENT_BOX) ?? config.agreementStarts === 'checked',
  blocked: '',
  commitment: undefined,
});

function planOf(offer: Offer, context: ScreenContext): ShownPlan | undefined {
  if (!offer.plans.length) return undefined;
  const cost = costOf(offer, context);
  return {
    payments: offer.plans.map(({ title, description, amount, payTime }) => ({
      title,
      notes: [payTime, description].filter(Boolean),
      amount: amountText(amount, context),
    })),
    total: cost ? moneyText(cost.total, context) : '',
    note: cost?.excess ? text.more(moneyText(cost.excess, context)) : '',
  };
}

/** What the borrower owes after Next, as far as the plan says: the sum, the number of payments, the first date. */
export function commitmentOf(
  offer: Pick<Offer, 'plans' | 'amount' | 'firstPayTime'>,
  context: ScreenContext,
): string {
  const { plans, firstPayTime } = offer;
  const cost = costOf(offer, context);
  if (!cost) return text.noTotal;
  // A date is not broken at its hyphens.
  const first = (firstPayTime || plans[0]?.payTime || '').replace(/-/g, '\u2011');
  const sum = moneyText(cost.total, context);
  return first ? text.commitment(sum, plans.length, first) : `${text.total}: ${sum}`;
}

/** The agreements of a reply; undefined for none yet. */
export function agreementsOf(result: Result<readonly Agreement[]> | undefined): ShownAgreements {
  if (!result) return { status: 'loading' };
  return result.success ? { status: 'ready', list: result.data } : { status: 'failed' };
}

/**
 * What the page shows of the offer and its agreements; bars while the offer is not known.
 * @param ownRows how many rows the variant has for itself (`extraRows`), whose place is kept.
 */
export function shownConfirmation(
  offer: Offer | undefined,
  context: ScreenContext,
  agreements: ShownAgreements,
  ownRows = 0,
): ShownConfirmation {
  const start = waiting(context);
  if (!offer) return { ...start, extra: waitingRows(ownRows) };
  const { productName: name, productLogo } = offer;
  return {
    ...start,
    hero: {
      label: text.amount,
      amount: amountText(offer.amount, context),
      date: offer.firstPayTime,
      due: termOf(offer),
    },
    product: { logo: logoOf(productLogo, name, context), name },
    details: offer.details,
    extra: extraRows(offer),
    plan: planOf(offer, context),
    agreements,
    commitment: commitmentOf(offer, context),
    blocked: blockedReason(start.checked, agreements, openConfirmDialog(offer, [])),
  };
}

/** The total cost of the loan according to its plan. */
interface Cost {
  total: Money;
  /** How much the total is above the loan amount; undefined if it is not, or the two cannot be compared. */
  excess: Money | undefined;
}

/** The sum of the plan; undefined if any amount cannot be read. */
function costOf(
  { plans, amount }: Pick<Offer, 'plans' | 'amount'>,
  context: ScreenContext,
): Cost | undefined {
  const total = sumOf(plans.map((row) => moneyOf(row.amount, context)));
  return total && { total, excess: excessOf(total, moneyOf(amount, context)) };
}

/** Additional rows that only V3 has: the rate and the length of the first period. */
export function extraRows({ rate, firstPeriodDay }: Pick<Offer, 'rate' | 'firstPeriodDay'>) {
  return [
    { text: text.rate, value: rate },
    { text: text.firstPeriod, value: isTerm(firstPeriodDay) && text.days(firstPeriodDay) },
  ].flatMap(({ text, value }) => (value ? { text, value } : []));
}

/** The term of the loan as text; '' if the server sent none. */
export function termOf({ periods, termUnit }: Pick<Offer, 'periods' | 'termUnit'>): string {
  return isTerm(periods) ? `${periods} ${termUnit}`.trim() : '';
}

/** Whether a length of time is one: zero or fewer days or months are not. */
function isTerm(length: string): boolean {
  return !(Number(length) <= 0);
}

/**
 * Why Next is disabled, as text; undefined if the loan can be confirmed, and '' while the agreements load, which shows above.
 * @param own the open dialog, if any.
 */
export function blockedReason(
  checked: boolean,
  { status }: ShownAgreements,
  own: ConfirmDialog | undefined,
): string | undefined {
  if (own === 'agreement') return text.blocked.agreement;
  if (status === 'loading') return '';
  if (status === 'failed') return text.blocked.failed;
  return checked ? undefined : text.blocked.unchecked;
}

/** The dialogs that open automatically, one at a time, the blocking agreement first. */
export type ConfirmDialog = 'agreement' | 'promo';

/** The dialog to open automatically. @param closed those the borrower has closed. */
export function openConfirmDialog(
  { popAgreementUrl, promoMessage }: Pick<Offer, 'popAgreementUrl' | 'promoMessage'>,
  closed: readonly ConfirmDialog[],
): ConfirmDialog | undefined {
  if (popAgreementUrl && !closed.includes('agreement')) return 'agreement';
  return promoMessage && !closed.includes('promo') ? 'promo' : undefined;
}
