import type { Result } from '../../api/call.ts';
import type { Agreement, Offer } from '../../api/loanConfirm.ts';
import { daysBetween, toIsoDate } from '../../lib/date.ts';
import { differenceOf, type Money, minorToDecimal, sumOf } from '../../lib/money.ts';
import type { ScreenContext } from '../../runtime/screenContext.ts';
import { waitingRows } from '../../ui/FoldableRows.tsx';
import { amountText, moneyOf, moneyText } from '../order/amountText.ts';
import { logoOf } from '../order/ProductHeader.tsx';
import { text } from './loanConfirm.messages.ts';

/** One payment of the plan. */
export interface ShownPayment {
  title?: string;
  /** Small print, a line each. */
  notes: readonly string[];
  amount?: string;
}

/** The repayment plan. */
export interface ShownPlan {
  payments: readonly ShownPayment[];
  /** The sum, if the server's amounts can be added up; undefined while it is not known, '' for none. */
  total?: string;
  /** '' for none. */
  note: string;
}

/** The agreements of the loan, as far as they have been read: a state of their query. */
export type ShownAgreements =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; data: readonly Agreement[] };

/** The name of the agreement checkbox. */
export const AGREEMENT_BOX = 'agree';

/** The content of the page. A text is undefined while it is not known. */
export type ShownConfirmation = ReturnType<typeof shownConfirmation>;

// As high as a payment with its date and its description.
const waitingPayment: ShownPayment = { notes: ['\u00a0', '\u00a0'] };

const WAITING_PLAN: ShownPlan = {
  payments: [waitingPayment, waitingPayment, waitingPayment],
  note: '',
};

/** Labels of the row with the payout, for which the reply has no field of its own. */
const PAYOUT =
  /^(you (will )?(receive|get)|(net )?(payout|proceeds)|(amount )?(received|disbursed)|matatanggap( mo)?)$/i;

/** The sum of a plan; undefined if it is less than the loan, because then payments are missing. */
function totalOf({ plans, amount: loan }: Pick<Offer, 'plans' | 'amount'>, context: ScreenContext) {
  const total = sumOf(plans.map(({ amount }) => moneyOf(amount, context)));
  const interest = differenceOf(total, moneyOf(loan, context));
  return interest && interest.minor < 0 ? undefined : total;
}

/** An amount unless it is below zero: then the figures do not mean what we take them for. */
const proved = (amount: Money | undefined) => (amount && amount.minor >= 0 ? amount : undefined);

/** The cost of the loan, as far as the reply proves it. */
function costOf(offer: Offer, context: ScreenContext) {
  const total = totalOf(offer, context);
  const loan = moneyOf(offer.amount, context);
  const [payout, another] = offer.details.filter(({ text }) => PAYOUT.test(text));
  const received = payout && !another ? moneyOf(payout.value, context) : undefined;
  return {
    total,
    // On top of the loan amount.
    interest: differenceOf(total, loan),
    // The deductions from the payout.
    fees: proved(differenceOf(loan, received)),
  };
}

/** The sum that is repaid beyond the amount that the borrower receives, as far as the reply has both. */
function noteOf({ interest, fees }: ReturnType<typeof costOf>, context: ScreenContext): string {
  const excess = fees ? sumOf([interest, fees]) : interest;
  if (!excess?.minor) return '';
  return (fees?.minor ? text.moreThanReceived : text.more)(moneyText(excess, context));
}

function planOf(offer: Offer, context: ScreenContext): ShownPlan | undefined {
  if (!offer.plans.length) return undefined;
  const cost = costOf(offer, context);
  return {
    payments: offer.plans.map(({ title, description, amount, payTime }) => ({
      title,
      notes: [payTime, description].filter(Boolean),
      amount: amountText(amount, context),
    })),
    total: cost.total ? moneyText(cost.total, context) : '',
    note: noteOf(cost, context),
  };
}

/** The days from today to the last payment, or as the term says. */
function daysOf({ plans, periods, termUnit }: Offer, { now, config }: ScreenContext) {
  if (/^days?$/i.test(termUnit)) return periods;
  const last = plans[plans.length - 1];
  return last && daysBetween(toIsoDate(now, config.timeZone), last.payTime);
}

/**
 * The address of the calculator with what the reply proves, and nothing about the borrower. It computes in the currency
 * of the market. The document does without the figures, which would cost it 400 bytes.
 */
export function calculatorOf(offer: Offer, context: ScreenContext): string {
  const { basePath, currency } = context.config;
  const { interest, fees } = costOf(offer, context);
  const loan = moneyOf(offer.amount, context);
  const decimal = (amount: Money | undefined) => amount && minorToDecimal(amount.minor);
  const figures = {
    amount: decimal(loan),
    cost: decimal(sumOf([interest, fees])),
    fees: decimal(fees),
    days: daysOf(offer, context),
    payments: offer.plans.length,
  };
  const query = new URLSearchParams();
  for (const [name, figure] of Object.entries(figures)) if (figure) query.set(name, `${figure}`);
  return `${basePath}${loan?.before === currency ? `?${query}` : ''}#cost`;
}

/** The borrower's debt after Next, as far as the plan has it: the sum, the number of payments, the first date. */
export function commitmentOf(
  offer: Pick<Offer, 'plans' | 'amount' | 'firstPayTime'>,
  context: ScreenContext,
): string {
  const { plans, firstPayTime } = offer;
  const total = totalOf(offer, context);
  if (!total) return text.noTotal;
  // A date is not broken at its hyphens.
  const first = (firstPayTime || plans[0]?.payTime || '').replace(/-/g, '\u2011');
  const sum = moneyText(total, context);
  return first ? text.commitment(sum, plans.length, first) : `${text.total}: ${sum}`;
}

/** The agreements of a reply; undefined for none yet. */
export function agreementsOf(result: Result<readonly Agreement[]> | undefined): ShownAgreements {
  if (!result) return { status: 'loading' };
  return result.success
    ? { status: 'ready', data: result.data }
    : { status: 'failed', message: result.message };
}

/**
 * The content of the page with the offer and its agreements; bars while the offer is not known.
 * @param ownRows how many rows the variant has for itself (`extraRows`), whose place is kept.
 */
export function shownConfirmation(
  offer: Offer | undefined,
  context: ScreenContext,
  agreements: ShownAgreements,
  ownRows = 0,
) {
  const { config, isChecked } = context;
  const checked = isChecked?.(AGREEMENT_BOX) ?? config.agreementStarts === 'checked';
  const read: ShownAgreements = offer ? agreements : { status: 'loading' };
  return {
    hero: {
      label: text.amount,
      amount: offer && amountText(offer.amount, context),
      date: offer?.firstPayTime,
      due: offer ? termOf(offer) : '',
    },
    product: offer && {
      logo: logoOf(offer.productLogo, offer.productName, context),
      name: offer.productName,
    },
    details: offer?.details ?? waitingRows(4),
    // Rows that only some variants have.
    extra: offer ? extraRows(offer) : waitingRows(ownRows),
    // Undefined if the lender sends none.
    plan: offer ? planOf(offer, context) : WAITING_PLAN,
    calculator: `${config.basePath}#cost`,
    agreements: read,
    checked,
    // The borrower's debt after Next, to be read beside it, and why Next is disabled as the page starts.
    commitment: offer && commitmentOf(offer, context),
    blocked: offer ? blockedReason(checked, agreements, openConfirmDialog(offer, [])) : '',
  };
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
  { status }: Pick<ShownAgreements, 'status'>,
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
